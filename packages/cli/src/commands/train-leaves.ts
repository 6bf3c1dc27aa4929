/** `bestzug train leaves`: what the tiles kept after a move are worth, learned from own games. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { gzipSync } from 'node:zlib';
import type { Lexicon } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import { createPool, type GameWork } from '@bestzug/pool';
import {
  encodeLeaveFile,
  encodeTraining,
  LeaveTraining,
  startOfTraining,
  type DenseLeaves,
  type TrainedLeaves,
  type TrainingState,
} from '@bestzug/strategy';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { commandOf } from '../invocation.ts';
import { readGamePlan } from '../match/game-pool.ts';
import { startGameProgress } from '../match/game-progress.ts';
import { wholeNumber, wholeNumbers } from '../options.ts';
import { checkOutput, writeOutput } from '../output-file.ts';
import { openQueue, readQueueAddress } from '../queue/queue-input.ts';
import { openRulesAndList } from '../ruled-list.ts';
import { listAndRulesOf, print, printJson, sentenceOf, tell, type Session } from '../session.ts';
import { keepState, type StateKeeper } from '../state-keeper.ts';
import { footerOf, tableOf } from '../text-output.ts';
import {
  planOf,
  readTrainingState,
  stateFileOf,
  type TrainingWishes,
} from '../train/training-state.ts';
import type { LoadedList } from '../word-graph-loader.ts';

/** Options of `train leaves`, as typed. */
export interface TrainLeavesOptions {
  readonly output: string;
  readonly games?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly resume?: true;
  readonly queue?: string;
}

/** A third generation has changed nothing, nor have more games. */
const DEFAULT_GAMES: readonly number[] = [20_000, 40_000];
const DEFAULT_SEED = 1;

/** Generations are as many as there are numbers of games. */
const MAX_GENERATIONS = 20;
const MAX_GAMES = 10_000_000;

/** Trains a table, or goes on with a training, and writes the table. */
export async function runTrainLeaves(
  session: Session,
  options: TrainLeavesOptions,
): Promise<ExitCode> {
  const { output } = options;
  const games = wholeNumbers('--games', options.games, {
    max: MAX_GAMES,
    most: MAX_GENERATIONS,
  });
  const seed = wholeNumber('--seed', options.seed, { min: 0 });
  const { threads } = readGamePlan(
    { threads: options.threads },
    { games: 1, seed: 1, threads: availableParallelism() },
  );
  checkOutput(output);
  const { profile, list } = await openRulesAndList(session);

  const { identity } = list.lexicon;
  const wishes = { profile, list: identity, seed, games };
  const training = new LeaveTraining(beginning(output, wishes, options.resume === true));
  const keeper = keepTraining(session, training, output);
  const pool = await openTrainingWork(session, list.lexicon, {
    profile,
    threads,
    queue: options.queue,
  });
  const start = performance.now();
  try {
    await train(session, training, pool, keeper);
    writeOutput(output, gzipSync(encodeLeaveFile(training.trained), { level: 9 }));
    keeper.finish('remove');
  } finally {
    await pool.close();
    keeper.close();
  }
  report(session, list, { output, threads, timeMs: performance.now() - start, training });
  return EXIT_CODE.done;
}

/** Threads here, or workers at a queue; either begins with no leaves. */
async function openTrainingWork(
  session: Session,
  { graph, identity }: Lexicon,
  place: {
    readonly profile: RuleProfile;
    readonly threads: number;
    readonly queue: string | undefined;
  },
): Promise<GameWork> {
  const { profile, threads } = place;
  const address = await readQueueAddress(place.queue);
  return address === undefined
    ? createPool({ graph, rules: profile, threads, games: { profile } })
    : openQueue(session, { address, list: identity, games: { profile } });
}

function beginning(output: string, wishes: TrainingWishes, isResumed: boolean): TrainingState {
  const file = stateFileOf(output);
  if (isResumed) return readTrainingState(file, wishes);
  if (existsSync(file)) throw new CliError({ kind: 'stateExists', file });
  const { profile, list, seed = DEFAULT_SEED, games = DEFAULT_GAMES } = wishes;
  return startOfTraining(profile, list, planOf(seed, games));
}

function keepTraining(
  { messages, globals }: Session,
  training: LeaveTraining,
  output: string,
): StateKeeper {
  const { train: texts } = messages;
  const command = commandOf([
    'train',
    'leaves',
    '-o',
    output,
    '--resume',
    ...listAndRulesOf(globals),
  ]);
  return keepState(stateFileOf(output), {
    encode: () => encodeTraining(training.state()),
    tellBrokenOff: () =>
      tell(texts.brokenOff({ done: playedOf(training), total: totalOf(training), command })),
    tellTrouble: (error) => tell(texts.notSaved(sentenceOf(messages, error))),
  });
}

const totalOf = ({ plan }: LeaveTraining): number =>
  plan.games.reduce((sum, games) => sum + games, 0);

/** Games of all generations that are in. */
const playedOf = ({ plan, generation, gamesDone }: LeaveTraining): number =>
  plan.games.slice(0, generation).reduce((sum, games) => sum + games, gamesDone);

async function train(
  { messages }: Session,
  training: LeaveTraining,
  pool: GameWork,
  keeper: StateKeeper,
): Promise<void> {
  const total = totalOf(training);
  const progress = await startGameProgress(messages.match, total, playedOf(training));
  try {
    while (!training.isDone) {
      await playGeneration(training, pool, () => {
        keeper.note();
        const { generation, plan } = training;
        const note = messages.train.generation(generation + 1, plan.games.length);
        progress.update(playedOf(training), note);
      });
      training.finishGeneration();
      keeper.note();
    }
  } finally {
    progress.stop();
  }
}

async function playGeneration(
  training: LeaveTraining,
  pool: GameWork,
  notePlayed: () => void,
): Promise<void> {
  const open = training.openBlocks();
  const blocks = open.map(({ games }) => games);
  let next = 0;
  for await (const sightings of pool.playTraining(training.trained.leaves.values, blocks)) {
    training.addBlock(open[next++]!.block, sightings);
    notePlayed();
  }
}

/** All leaves but the empty one, which is worth nothing. */
const countOf = ({ values }: DenseLeaves): number => values.length - 1;

interface TrainingOutcome {
  readonly output: string;
  readonly threads: number;
  readonly timeMs: number;
  readonly training: LeaveTraining;
}

function report(
  session: Session,
  list: LoadedList,
  { output, threads, timeMs, training }: TrainingOutcome,
): void {
  const { messages } = session;
  const { facts, leaves }: TrainedLeaves = training.trained;
  const { identity } = list.lexicon;
  if (session.isJson) {
    const generations = facts.generations.map(({ games, seed, sightings, meanScore }) => ({
      games,
      seed,
      sightings,
      meanScore,
    }));
    const { profile: rules } = facts;
    const values = countOf(leaves);
    printJson({ list: identity, rules, file: output, values, generations, threads, timeMs });
    return;
  }
  const { train: texts } = messages;
  const columns = [
    { title: texts.generationTitle, align: 'right' },
    { title: texts.gamesTitle, align: 'right' },
    { title: texts.seedTitle, align: 'right' },
    { title: texts.racksTitle, align: 'right' },
    { title: messages.match.meanScore, align: 'right' },
  ] as const;
  const rows = facts.generations.map(({ games, seed, sightings, meanScore }, generation) => [
    String(generation + 1),
    messages.count(games),
    String(seed),
    messages.count(sightings),
    messages.decimal(meanScore, 1),
  ]);
  print(`${tableOf(session, columns, rows)}\n`);
  print(texts.written({ output, values: countOf(leaves), seconds: timeMs / 1000, threads }));
  print(footerOf(session, identity, { name: facts.profile }));
}
