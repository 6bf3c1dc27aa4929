/** `bestzug match`: which of two computer players is stronger, in paired games. */
import { availableParallelism } from 'node:os';
import {
  joinMatches,
  NO_PAIRS,
  sprtOf,
  winRateOf,
  type MatchTally,
  type SprtClaims,
} from '@bestzug/strategy';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { openGamePool, readGamePlan, readPlayer, type GameOptions } from '../match/game-pool.ts';
import { startGameProgress } from '../match/game-progress.ts';
import { summaryOf, type MatchSummary } from '../match/match-summary.ts';
import { chooseRules } from '../rules-input.ts';
import { print, printJson, warn, type Session } from '../session.ts';
import { footerOf, tableOf } from '../text-output.ts';
import { loadWordList } from '../word-graph-loader.ts';

/** Options of `match`, as typed. */
export interface MatchOptions extends GameOptions {
  readonly a: string;
  readonly b: string;
  readonly sprt?: string;
}

/** Games unless told otherwise: an interval of about ± 3 points of a hundred. */
const DEFAULT_GAMES = 1000;

/** Plays the match: half as many pairs as games, an odd number rounded up. */
export async function runMatch(session: Session, options: MatchOptions): Promise<ExitCode> {
  const { messages, globals } = session;
  const presets = { games: DEFAULT_GAMES, seed: 1, threads: availableParallelism() };
  const { games, seed, threads } = readGamePlan(options, presets);
  const players = [readPlayer('--a', options.a), readPlayer('--b', options.b)] as const;
  const claims = readClaims(options.sprt);
  const rules = await chooseRules(globals);
  const { profile, warnings } = rules;
  const list = await loadWordList(rules.list, profile.layout.size);
  for (const warning of [...warnings, ...list.warnings]) warn(messages, warning);

  const pool = await openGamePool(list.lexicon.graph, profile, players, threads);
  const pairs = Math.ceil(games / 2);
  const progress = await startGameProgress(messages.match, 2 * pairs);
  const start = performance.now();
  let tally: MatchTally = NO_PAIRS;
  try {
    for await (const pair of pool.playMatch(players, { seed, count: pairs })) {
      tally = joinMatches(tally, pair);
      progress.update(2 * tally.pairs, messages.decimal(winRateOf(tally).mean, 3));
      if (claims !== undefined && sprtOf(tally, claims).verdict !== 'open') break;
    }
  } finally {
    progress.stop();
    await pool.close();
  }
  const timeMs = performance.now() - start;

  const summary = summaryOf(tally, players, claims);
  if (session.isJson) {
    const identity = { list: list.lexicon.identity, rules: profile.name };
    printJson({ ...identity, seed, threads, ...summary, timeMs });
    return EXIT_CODE.done;
  }
  printSummary(session, summary);
  const { signature } = summary;
  print(`\n${messages.match.effort({ signature, threads, seconds: timeMs / 1000 })}`);
  print(footerOf(session, list.lexicon.identity, profile));
  return EXIT_CODE.done;
}

/** Gains over a win rate of one half, in points of a hundred: `0,2`, `-1,0.5`. */
const CLAIMS = /^\s*([+-]?\d{1,2}(?:\.\d+)?)\s*,\s*([+-]?\d{1,2}(?:\.\d+)?)\s*$/u;

/** Gains beyond it leave no win rate between 0 and 1. */
const MAX_GAIN = 0.5;

function readClaims(found: string | undefined): SprtClaims | undefined {
  if (found === undefined) return undefined;
  const [, low = '', high = ''] = CLAIMS.exec(found) ?? [];
  const lower = Number(low || Number.NaN) / 100;
  const upper = Number(high || Number.NaN) / 100;
  if (-MAX_GAIN < lower && lower < upper && upper < MAX_GAIN) return { lower, upper };
  throw new CliError({ kind: 'badClaims', option: '--sprt', found });
}

function printSummary(session: Session, summary: MatchSummary): void {
  const { messages } = session;
  const { match: texts } = messages;
  const { a, b, draws, sprt, pairs } = summary;
  const columns = [
    { title: '' },
    { title: texts.player },
    { title: texts.wins, align: 'right' },
    { title: texts.meanScore, align: 'right' },
  ] as const;
  const rows = [a, b].map(({ player, wins, meanScore }, side) => [
    side === 0 ? 'A' : 'B',
    player,
    messages.count(wins),
    messages.decimal(meanScore, 1),
  ]);
  print(`${texts.title(summary)}\n\n${tableOf(session, columns, rows)}\n`);
  print(texts.draws(draws));
  print(texts.winRate(summary));
  print(texts.spread(summary));
  if (sprt !== undefined) print(texts.sprt(sprt, pairs));
  if (summary.identicalPairs === pairs) print(texts.alike);
}
