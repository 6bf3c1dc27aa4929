/** Pages of analyzed games, as files. */
import { join } from 'node:path';
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { Depth } from '@bestzug/analysis';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';
import { checkOutput, writeOutput } from '../output-file.ts';
import { makeFolder } from '../output-folder.ts';
import type { AnalyzedGame } from './game-analysis.ts';
import { isFolder } from './game-source.ts';

/** Where pages go and what they are written with. */
export interface PageTarget {
  /** A file for one game, a folder for several. */
  readonly path: string;
  readonly list: LexiconIdentity;
  readonly language: Language;
  readonly depth: Depth;
}

const PAGE_ENDING = /\.html?$/iu;

/**
 * Finds out before the work whether pages can be written, and makes their folder. Names that are no page are refused, so that
 * nobody loses a game by a slip.
 *
 * @throws CliError `notHtml`, and those of `checkOutput` and `makeFolder`
 */
export function requirePageTarget(path: string | undefined, isSeries: boolean): void {
  if (path === undefined || isFolder(path)) return;
  if (isSeries) return makeFolder(path);
  if (!PAGE_ENDING.test(path)) throw new CliError({ kind: 'notHtml', file: path });
  checkOutput(path);
}

/** What has been written. */
export interface WrittenPages {
  /** File to begin with: the page of the game, or the one that leads to all of them. */
  readonly start: string;
  /** Number of games. */
  readonly pages: number;
}

/** Name of the page that leads to the others, without its ending. */
const INDEX = 'index';

/** Writes a page for each game, in folders with one that leads to them. @throws CliError those of `FileFault` */
export async function writePages(
  games: readonly AnalyzedGame[],
  { path, list, language, depth }: PageTarget,
): Promise<WrittenPages> {
  const { reportPage, seriesPage } = await import('@bestzug/report');
  const [only] = games;
  if (games.length === 1 && only !== undefined && PAGE_ENDING.test(path)) {
    const { profile } = only.source.game;
    writeOutput(path, reportPage({ report: only.report, profile, list, language }));
    return { start: path, pages: 1 };
  }
  makeFolder(path);
  const taken = new Set([INDEX]);
  const start = join(path, `${INDEX}.html`);
  const entries = games.map(({ source, report }) => {
    const name = freeName(source.name, taken);
    const { profile } = source.game;
    const page = reportPage({ report, profile, list, language, series: `${INDEX}.html` });
    writeOutput(join(path, `${name}.html`), page);
    return { name, page: `${name}.html`, report };
  });
  writeOutput(start, seriesPage({ games: entries, list, language, depth }));
  return { start, pages: games.length };
}

/** The name, or with a number behind it if it is taken. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let copy = 2; taken.has(free); copy++) free = `${name}-${copy}`;
  taken.add(free);
  return free;
}
