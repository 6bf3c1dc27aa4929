/**
 * Reports of games that were finished, in the user's cache folder: an interrupted run goes on where it
 * was. A file is named by everything its report follows from, so it never has to be thrown away for
 * being old; it may be at any time.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { GameReport } from '@bestzug/analysis';
import { replaceFile } from '../output-file.ts';
import { makeFolder } from '../output-folder.ts';

/** Counts up whenever reports of the same game come out differently. */
const REPORT_VERSION = 2;

/** Keeps reports. */
export interface ReportCache {
  read(key: string): GameReport | undefined;
  /** A report that cannot be kept is no reason to stop. */
  write(key: string, report: GameReport): void;
}

/** Keeps nothing. */
export const NO_CACHE: ReportCache = { read: () => undefined, write: () => undefined };

/** The name for what a report follows from. */
export const cacheKey = (facts: Readonly<Record<string, unknown>>): string =>
  sha256Of(JSON.stringify({ ...facts, version: REPORT_VERSION }));

/** The cache in the folder of the user. */
export const reportCache = (folder: string = cacheFolder()): ReportCache => ({
  read(key) {
    try {
      const [sum, text = ''] = readFileSync(join(folder, `${key}.json`), 'utf8').split('\n');
      if (sum !== sha256Of(text)) return undefined;
      const report: GameReport = JSON.parse(text);
      return report;
    } catch {
      return undefined;
    }
  },
  write(key, report) {
    try {
      makeFolder(folder);
      const text = JSON.stringify(report);
      replaceFile(join(folder, `${key}.json`), `${sha256Of(text)}\n${text}\n`);
    } catch {
      // Full or read-only disks: the game is just analyzed again next time.
    }
  },
});

/** XDG_CACHE_HOME, LOCALAPPDATA on Windows. */
function cacheFolder(): string {
  const { env, platform } = process;
  const xdg = env['XDG_CACHE_HOME'] ?? '';
  if (xdg !== '') return join(xdg, 'bestzug', 'analysis');
  const local = env['LOCALAPPDATA'] ?? '';
  if (platform === 'win32' && local !== '') return join(local, 'bestzug', 'cache', 'analysis');
  return join(homedir(), '.cache', 'bestzug', 'analysis');
}

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
