/**
 * Reports of games that were finished, in the user's cache folder: an interrupted run goes on where it
 * was. A file is named by everything its report follows from, so it never has to be thrown away for
 * being old; it may be at any time.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { GameReport, JudgePlan, RecordedGame } from '@bestzug/analysis';
import { GERMAN_LEAVES_FILE } from '../german-leaves.ts';
import { PERSON_NOUNS_FILE } from '../in-words.ts';
import { replaceFile } from '../output-file.ts';
import { makeFolder } from '../output-folder.ts';
import { readBytes } from '../text-file.ts';
import { WIN_TABLE_FILE } from '../win-chances.ts';
import { codeHash } from './code-hash.ts';

/** Keeps reports. */
export interface ReportCache {
  /** Undefined if none is kept, or only a damaged one. */
  read(game: RecordedGame): GameReport | undefined;
  /** A report that cannot be kept is no reason to stop. */
  write(game: RecordedGame, report: GameReport): void;
}

/** Keeps nothing. */
export const NO_CACHE: ReportCache = { read: () => undefined, write: () => undefined };

/** What reports follow from, besides the game. */
export interface ReportBasis {
  readonly list: LexiconIdentity;
  readonly judging: JudgePlan;
  /** File of leaves; undefined: those that come with the program. */
  readonly leaves: string | undefined;
}

/** The packages whose code judges. */
const JUDGING_PACKAGES = ['lexicon', 'core', 'movegen', 'strategy', 'analysis'] as const;

const MAX_DATA_BYTES = 50_000_000;

/**
 * The cache in the folder of the user.
 *
 * @throws CliError of the kinds of `FileFault` if the leaves cannot be read
 */
export function reportCache(basis: ReportBasis, folder: string = cacheFolder()): ReportCache {
  const ground = hashOfBasis(basis);
  const fileOf = (game: RecordedGame): string =>
    join(folder, `${sha256Of(JSON.stringify({ ground, game }))}.json`);
  return {
    read(game) {
      try {
        const [sum, text = ''] = readFileSync(fileOf(game), 'utf8').split('\n');
        if (sum !== sha256Of(text)) return undefined;
        const report: GameReport = JSON.parse(text);
        return report;
      } catch {
        return undefined;
      }
    },
    write(game, report) {
      try {
        makeFolder(folder);
        const text = JSON.stringify(report);
        replaceFile(fileOf(game), `${sha256Of(text)}\n${text}\n`);
      } catch {
        // Full or read-only disks: the game is just analyzed again next time.
      }
    },
  };
}

/** Of the wishes, the data and the code: whoever changes one of them need not think of the cache. */
function hashOfBasis({ list, judging, leaves }: ReportBasis): string {
  const files = [leaves ?? GERMAN_LEAVES_FILE, WIN_TABLE_FILE, PERSON_NOUNS_FILE];
  const data = files.map((file) =>
    existsSync(file) ? sha256Of(readBytes(file, MAX_DATA_BYTES)) : '',
  );
  const folders = JUDGING_PACKAGES.map((name) =>
    fileURLToPath(new URL(`../../../${name}/dist/`, import.meta.url)),
  );
  return sha256Of(JSON.stringify({ list: list.sha256, judging, data, code: codeHash(folders) }));
}

/** XDG_CACHE_HOME, LOCALAPPDATA on Windows. */
function cacheFolder(): string {
  const { env, platform } = process;
  const xdg = env['XDG_CACHE_HOME'] ?? '';
  if (xdg !== '') return join(xdg, 'bestzug', 'analysis');
  const local = env['LOCALAPPDATA'] ?? '';
  if (platform === 'win32' && local !== '') return join(local, 'bestzug', 'cache', 'analysis');
  return join(homedir(), '.cache', 'bestzug', 'analysis');
}

const sha256Of = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');
