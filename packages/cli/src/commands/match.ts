/** `bestzug match`: which of two computer players is stronger, in paired games. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { GameWork } from '@bestzug/pool';
import { joinMatches, NO_PAIRS, winRateOf, type SprtClaims } from '@bestzug/strategy';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { commandOf } from '../invocation.ts';
import { openGameFiles, type GameFiles } from '../match/game-files.ts';
import {
  hashOfData,
  openGameWork,
  readGamePlan,
  readPlayer,
  type GameOptions,
} from '../match/game-pool.ts';
import { gameSetup } from '../match/game-setup.ts';
import { startGameProgress } from '../match/game-progress.ts';
import { RunningMatch } from '../match/running-match.ts';
import {
  encodeMatchState,
  hashOfRules,
  readMatchState,
  requireSameBasis,
} from '../match/match-state.ts';
import { summaryOf, type MatchSummary } from '../match/match-summary.ts';
import { openRulesAndList } from '../ruled-list.ts';
import { listAndRulesOf, print, printJson, sentenceOf, tell, type Session } from '../session.ts';
import { keepState, type StateKeeper } from '../state-keeper.ts';
import { footerOf, tableOf } from '../text-output.ts';

/** Options of `match`, as typed. */
export interface MatchOptions extends GameOptions {
  readonly a?: string;
  readonly b?: string;
  readonly sprt?: string;
  readonly gcg?: string;
  readonly save?: string;
  readonly resume?: string;
}

/** Games unless told otherwise: an interval of about ± 3 points of a hundred. */
const DEFAULT_GAMES = 1000;

/** Plays the match: half as many pairs as games, an odd number rounded up. */
export async function runMatch(session: Session, options: MatchOptions): Promise<ExitCode> {
  const { messages } = session;
  const file = stateFileOf(options);
  const begun = options.resume === undefined ? undefined : readMatchState(options.resume);
  const { games, seed, threads } = readGamePlan(options, {
    games: begun?.games ?? DEFAULT_GAMES,
    seed: begun?.seed ?? 1,
    threads: availableParallelism(),
  });
  const players = [
    begun !== undefined && options.a === undefined ? begun.players[0] : readSide('--a', options.a),
    begun !== undefined && options.b === undefined ? begun.players[1] : readSide('--b', options.b),
  ] as const;
  const claims = readClaims(options.sprt) ?? begun?.claims ?? undefined;
  const { profile, list } = await openRulesAndList(session);

  const { identity } = list.lexicon;
  const setup = gameSetup(profile, players);
  const basis = {
    players,
    seed,
    list: identity,
    rules: profile.name,
    rulesHash: hashOfRules(profile),
    data: hashOfData(setup),
  };
  if (begun !== undefined) requireSameBasis(options.resume ?? '', begun, basis);
  const match = new RunningMatch({
    ...basis,
    games,
    claims: claims ?? null,
    tally: begun?.tally ?? NO_PAIRS,
    milliseconds: begun?.milliseconds ?? 0,
  });
  const keeper =
    file === undefined ? undefined : keepMatch(session, match, { file, gcg: options.gcg });
  const gameFiles =
    options.gcg === undefined
      ? undefined
      : openGameFiles(
          options.gcg,
          { players, profile, listName: identity.name, seed },
          match.tally.pairs,
        );
  const place = { list, setup, players, threads, queue: options.queue };
  const pool = await openGameWork(session, place);
  try {
    await play(session, match, { pool, gameFiles, keeper });
    keeper?.finish('keep');
  } finally {
    await pool.close();
    keeper?.close();
  }

  const timeMs = match.milliseconds;
  const summary = summaryOf(match.tally, players, claims);
  if (session.isJson) {
    printJson({ list: identity, rules: profile.name, seed, threads, ...summary, timeMs });
    return EXIT_CODE.done;
  }
  printSummary(session, summary);
  const { signature } = summary;
  print(`\n${messages.match.effort({ signature, threads, seconds: timeMs / 1000 })}`);
  print(footerOf(session, identity, profile));
  return EXIT_CODE.done;
}

function stateFileOf({ save, resume }: MatchOptions): string | undefined {
  if (save !== undefined && resume !== undefined) {
    throw new CliError({ kind: 'conflict', options: ['--save', '--resume'] });
  }
  if (save !== undefined && existsSync(save)) {
    throw new CliError({ kind: 'stateExists', file: save });
  }
  return save ?? resume;
}

function readSide(option: string, found: string | undefined): string {
  if (found === undefined) throw new CliError({ kind: 'missingOption', option });
  return readPlayer(option, found);
}

function keepMatch(
  session: Session,
  match: RunningMatch,
  { file, gcg }: { readonly file: string; readonly gcg: string | undefined },
): StateKeeper {
  const { messages, globals } = session;
  return keepState(file, {
    encode: () => encodeMatchState(match.state),
    tellBrokenOff: () => {
      const folder = gcg === undefined ? [] : ['--gcg', gcg];
      const command = commandOf(['match', '--resume', file, ...folder, ...listAndRulesOf(globals)]);
      const done = 2 * match.tally.pairs;
      tell(messages.match.brokenOff({ done, total: 2 * match.pairs, command }));
    },
    tellTrouble: (error) => tell(messages.match.notSaved(sentenceOf(messages, error))),
  });
}

interface MatchEquipment {
  readonly pool: GameWork;
  readonly gameFiles: GameFiles | undefined;
  readonly keeper: StateKeeper | undefined;
}

async function play(
  { messages }: Session,
  match: RunningMatch,
  { pool, gameFiles, keeper }: MatchEquipment,
): Promise<void> {
  const { players, seed } = match.state;
  const first = match.tally.pairs;
  if (first >= match.pairs || match.isSettled) return;
  const progress = await startGameProgress(messages.match, 2 * match.pairs, 2 * first);
  match.start();
  const series = { seed, first, count: match.pairs - first };
  try {
    for await (const pair of pool.playMatch(players, series, { notes: gameFiles !== undefined })) {
      // The games first: what is counted is also written.
      if (pair.games !== undefined) gameFiles?.write(match.tally.pairs, pair.games);
      match.tally = joinMatches(match.tally, pair.tally);
      keeper?.note();
      progress.update(2 * match.tally.pairs, messages.decimal(winRateOf(match.tally).mean, 3));
      if (match.isSettled) break;
    }
  } finally {
    progress.stop();
  }
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
