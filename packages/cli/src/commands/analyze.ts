/** `bestzug analyze`: what was good and bad in games that have been played. */
import { availableParallelism } from 'node:os';
import { searchGraphOf } from '@bestzug/answers';
import { playerTable, type Depth } from '@bestzug/analysis';
import type { RuleProfile } from '@bestzug/core';
import type { GameSetup, TurnWork } from '@bestzug/pool';
import { playersText, gameText, turnText } from '../analyze/analysis-text.ts';
import { analyzeGames, JUDGE_PLANS, type AnalyzedGame } from '../analyze/game-analysis.ts';
import {
  gameFiles,
  requireOrdinaryFile,
  isFolder,
  readSourceGame,
  type SourceGame,
} from '../analyze/game-source.ts';
import { requirePageTarget, writePages } from '../analyze/page-writer.ts';
import { NO_CACHE, reportCache } from '../analyze/report-cache.ts';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { startGameProgress } from '../match/game-progress.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { openQueue, readQueueAddress } from '../queue/queue-input.ts';
import { ruledList } from '../ruled-list.ts';
import { chooseRules } from '../rules-input.ts';
import { print, printJson, sentenceOf, tell, warn, warnAll, type Session } from '../session.ts';
import { footerOf } from '../text-output.ts';
import { loadWordList, type LoadedList } from '../word-graph-loader.ts';

/** Options of `analyze`, as typed. */
export interface AnalyzeOptions {
  readonly depth?: string;
  readonly turn?: string;
  readonly html?: string;
  readonly threads?: string;
  readonly queue?: string;
  readonly leaves?: string;
  readonly cache: boolean;
}

const DEPTHS: readonly Depth[] = ['static', 'sim'];

const MAX_THREADS = 256;

/** Most turns judged without threads, which take as long to start as so many turns to judge. */
const MAX_TURNS_HERE = 60;

/** Words of any length a board has room for. */
const MAX_WORD_LENGTH = 21;

/** Analyzes games: one in full, several as a table of their players. */
export async function runAnalyze(
  session: Session,
  paths: readonly string[],
  options: AnalyzeOptions,
): Promise<ExitCode> {
  const { messages, globals } = session;
  const depth = oneOf('--depth', options.depth, DEPTHS) ?? 'static';
  const threads = wholeNumber('--threads', options.threads, { min: 1, max: MAX_THREADS });
  const turn = wholeNumber('--turn', options.turn, { min: 1 });
  const isSeries = paths.length > 1 || paths.some(isFolder);
  if (isSeries && turn !== undefined) throw new CliError({ kind: 'turnOfMany' });
  requirePageTarget(options.html, isSeries);
  if (options.leaves !== undefined && options.queue !== undefined) {
    throw new CliError({ kind: 'conflict', options: ['--leaves', '--queue'] });
  }
  const rules = await chooseRules(globals);
  const { profile } = rules;
  const { games, skipped } = await readGames(session, gameFiles(paths), {
    profile,
    isSeries,
    named: paths,
  });
  requireTurn(games, turn);
  const list = await loadWordList(rules.list, MAX_WORD_LENGTH);
  warnAll(messages, [...rules.warnings, ...list.warnings]);

  const turns = games.reduce((sum, { game }) => sum + game.turns.length, 0);
  const progress = await startGameProgress(messages.analyze, turns);
  // A single game by static evaluation takes less time than it is worth keeping for.
  const isKept = options.cache && (isSeries || depth === 'sim');
  let analyzed: readonly AnalyzedGame[];
  try {
    const { identity } = list.lexicon;
    const { leaves } = options;
    const basis = { list: identity, judging: JUDGE_PLANS[depth], leaves };
    const cache = isKept ? reportCache(basis) : NO_CACHE;
    const address = await readQueueAddress(options.queue);
    const openWork = (games: GameSetup, turns: number): Promise<TurnWork> =>
      address === undefined
        ? workHere(list, games, { turns, depth, threads })
        : openQueue(session, { address, list: identity, games });
    analyzed = await analyzeGames(games, { depth, leaves, cache, openWork }, progress);
  } finally {
    progress.stop();
  }

  if (options.html !== undefined) {
    const { identity } = list.lexicon;
    const { language } = messages;
    const target = { path: options.html, list: identity, language, depth };
    const { start, pages } = await writePages(analyzed, target);
    tell(messages.analyze.htmlWritten(start, pages));
  }
  if (session.isJson) printJson(jsonOf(analyzed, { list, depth, isSeries }));
  else printText(session, analyzed, { list, depth, isSeries, turn });
  return skipped > 0 ? EXIT_CODE.missing : EXIT_CODE.done;
}

/** Work to be done on this machine. */
interface LocalWork {
  readonly turns: number;
  readonly depth: Depth;
  /** As asked for. */
  readonly threads: number | undefined;
}

/** A game or two are judged here by static evaluation before other threads are up. */
async function workHere(
  list: LoadedList,
  games: GameSetup,
  { turns, depth, threads }: LocalWork,
): Promise<TurnWork> {
  const { profile } = games;
  const graph = searchGraphOf(ruledList(list, profile));
  if (threads === undefined && depth === 'static' && turns <= MAX_TURNS_HERE) {
    const { judgeHere } = await import('@bestzug/pool/turn-judging');
    return judgeHere(graph, games);
  }
  const { createPool } = await import('@bestzug/pool');
  const used = Math.max(1, Math.min(threads ?? availableParallelism(), turns));
  return createPool({ graph, rules: profile, threads: used, games });
}

/** How files are read. */
interface Reading {
  readonly profile: RuleProfile;
  readonly isSeries: boolean;
  /** Paths as typed; the other files were found in folders. */
  readonly named: readonly string[];
}

/** The games; among several a file that is none is only remarked on. */
async function readGames(
  { messages }: Session,
  files: readonly string[],
  { profile, isSeries, named }: Reading,
): Promise<{ readonly games: readonly SourceGame[]; readonly skipped: number }> {
  const games: SourceGame[] = [];
  let last: CliError | undefined;
  let skipped = 0;
  for (const file of files) {
    try {
      if (!named.includes(file)) requireOrdinaryFile(file);
      const game = await readSourceGame(file, profile);
      warnAll(messages, game.warnings);
      games.push(game);
    } catch (error) {
      if (!(error instanceof CliError) || !isSeries) throw error;
      last = error;
      skipped++;
      warn(messages, { kind: 'gameSkipped', sentence: sentenceOf(messages, error) });
    }
  }
  if (games.length === 0 && last !== undefined) throw last;
  return { games, skipped };
}

function requireTurn(games: readonly SourceGame[], turn: number | undefined): void {
  const count = games[0]?.game.turns.length ?? 0;
  if (turn !== undefined && turn > count) throw new CliError({ kind: 'noTurn', turn, count });
}

/** What a run is about. */
interface Scope {
  readonly list: LoadedList;
  readonly depth: Depth;
  readonly isSeries: boolean;
}

function jsonOf(analyzed: readonly AnalyzedGame[], { list, depth, isSeries }: Scope): unknown {
  const games = analyzed.map(({ source, report }) => ({ file: source.file, ...report }));
  const { identity } = list.lexicon;
  return isSeries
    ? { list: identity, depth, players: playerTable(analyzed.map(({ report }) => report)), games }
    : { list: identity, ...games[0] };
}

function printText(
  session: Session,
  analyzed: readonly AnalyzedGame[],
  { list, depth, isSeries, turn }: Scope & { readonly turn: number | undefined },
): void {
  const { analyze: texts } = session.messages;
  const [first] = analyzed;
  if (first === undefined) return;
  const { source, report } = first;
  const { profile } = source.game;
  const shown = turn === undefined ? undefined : report.turns[turn - 1];
  if (isSeries) {
    for (const game of analyzed)
      print(`${texts.title(game.report)}  ${session.colors.dim(game.source.name)}`);
    const rows = playerTable(analyzed.map((game) => game.report));
    print(`\n${playersText(session, rows, analyzed.length)}`);
  } else if (shown === undefined) print(gameText(session, report));
  else print(turnText(session, report, shown, profile));
  const note = depth === 'sim' ? texts.simNote : texts.staticNote;
  print(`\n${footerOf(session, list.lexicon.identity, profile, [note])}`);
}
