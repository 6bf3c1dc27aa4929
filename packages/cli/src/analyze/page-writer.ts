/** Pages of analyzed games, as files. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LexiconIdentity } from '@bestzug/lexicon';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';
import { checkOutput, writeOutput } from '../output-file.ts';
import { fileError } from '../text-file.ts';
import type { AnalyzedGame } from './game-analysis.ts';
import { isFolder } from './game-source.ts';

/** Where pages go and what they are written with. */
export interface PageTarget {
  /** A file for one game, a folder for several. */
  readonly path: string;
  readonly list: LexiconIdentity;
  readonly language: Language;
}

const PAGE_ENDING = /\.html?$/iu;

/**
 * Finds out before the work whether pages can be written. Names that are no page are refused, so that
 * nobody loses a game by a slip.
 *
 * @throws CliError `notHtml`, and those of `checkOutput`
 */
export function requirePageTarget(path: string | undefined, isSeries: boolean): void {
  if (path === undefined || isSeries || isFolder(path)) return;
  if (!PAGE_ENDING.test(path)) throw new CliError({ kind: 'notHtml', file: path });
  checkOutput(path);
}

/** Writes a page for each game. Returns the files. @throws CliError those of `FileFault` */
export async function writePages(
  games: readonly AnalyzedGame[],
  { path, list, language }: PageTarget,
): Promise<string[]> {
  const { reportPage } = await import('@bestzug/report');
  const isOne = games.length === 1 && PAGE_ENDING.test(path);
  if (!isOne) makeFolder(path);
  const taken = new Set<string>();
  return games.map(({ source, report }) => {
    const file = isOne ? path : join(path, `${freeName(source.name, taken)}.html`);
    const { profile } = source.game;
    writeOutput(file, reportPage({ report, profile, list, language }));
    return file;
  });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw fileError(folder, error);
  }
}

/** The name, or with a number behind it if it is taken. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let copy = 2; taken.has(free); copy++) free = `${name}-${copy}`;
  taken.add(free);
  return free;
}
