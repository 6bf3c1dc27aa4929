/** `bestzug train wins`: how often a lead wins, counted in games of the static player against itself. */
import { availableParallelism } from 'node:os';
import { gzipSync } from 'node:zlib';
import { searchGraphOf } from '@bestzug/answers';
import {
  countedWinTable,
  encodeWinTable,
  joinSwings,
  noSwings,
  type SwingCounts,
  type WinTable,
} from '@bestzug/strategy';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { openGamePool, readGamePlan, type GameOptions, type GamePlan } from '../match/game-pool.ts';
import { gameSetup } from '../match/game-setup.ts';
import { startGameProgress } from '../match/game-progress.ts';
import { checkOutput, writeOutput } from '../output-file.ts';
import { openRulesAndList } from '../ruled-list.ts';
import { print, printJson, type Session } from '../session.ts';
import { footerOf, tableOf } from '../text-output.ts';

/** Options of `train wins`, as typed. */
export interface TrainWinsOptions extends GameOptions {
  readonly output: string;
}

/** Chances are then known to about a quarter of a percent. */
const DEFAULT_GAMES = 40_000;

/** Who plays: it does not look at the score, so every game tells something about every lead. */
const PLAYER = 'static';

/** Leads and tiles in the bag shown at the end. */
const SHOWN_LEADS: readonly number[] = [-100, -50, -20, 0, 20, 50, 100];
const SHOWN_BAGS: readonly number[] = [80, 60, 40, 20, 10, 5, 1, 0];

/** Plays the games and writes the table. */
export async function runTrainWins(session: Session, options: TrainWinsOptions): Promise<ExitCode> {
  const { messages } = session;
  const { output } = options;
  const presets: GamePlan = { games: DEFAULT_GAMES, seed: 1, threads: availableParallelism() };
  const { games, seed, threads } = readGamePlan(options, presets);
  checkOutput(output);
  const { profile, list } = await openRulesAndList(session);

  const { identity } = list.lexicon;
  const setup = gameSetup(profile, [PLAYER]);
  const pool = await openGamePool(searchGraphOf(list), setup, [PLAYER], threads);
  const progress = await startGameProgress(messages.match, games);
  const start = performance.now();
  let swings: SwingCounts = noSwings(profile);
  try {
    for await (const block of pool.countSwings(PLAYER, { seed, count: games })) {
      swings = joinSwings(swings, block);
      progress.update(swings.games, '');
    }
  } finally {
    progress.stop();
    await pool.close();
  }
  const table = countedWinTable(swings);
  const { tileSet, rackSize, name } = profile;
  const facts = {
    tileCounts: tileSet.counts,
    rackSize,
    profile: name,
    list: identity,
    player: PLAYER,
    games,
    seed,
  };
  writeOutput(output, gzipSync(encodeWinTable({ table, facts }), { level: 9 }));
  const timeMs = performance.now() - start;
  if (session.isJson) {
    printJson({ list: identity, rules: name, file: output, games, seed, threads, timeMs });
    return EXIT_CODE.done;
  }
  print(`${chancesTable(session, table)}\n`);
  print(messages.train.winsWritten({ output, games, seconds: timeMs / 1000, threads }));
  print(footerOf(session, identity, profile));
  return EXIT_CODE.done;
}

function chancesTable(session: Session, table: WinTable): string {
  const { messages } = session;
  const columns = [
    { title: messages.train.bagTitle, align: 'right' },
    ...SHOWN_LEADS.map((lead) => ({ title: `${lead}`.replace('-', '−'), align: 'right' }) as const),
  ] as const;
  const rows = SHOWN_BAGS.map((bag) => [
    `${bag}`,
    ...SHOWN_LEADS.map((lead) => messages.decimal(table.chanceOf(lead, bag) * 100, 1)),
  ]);
  return tableOf(session, columns, rows);
}
