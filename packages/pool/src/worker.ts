/**
 * What runs in a thread: takes a task, has it done, moves the answer out. Loaded by piscina, which
 * wants a default export; the work itself lives in files of its own.
 */
import { workerData } from 'node:worker_threads';
import { invariant } from '@bestzug/core';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { AnswerHost } from './answer-host.ts';
import type { GameHost } from './game-host.ts';
import type { JudgeHost } from './judge-host.ts';
import { countPositions, positionAt } from './packed-position.ts';
import type { PackedColumns } from './packed-columns.ts';
import { PlacementRanker } from './placement-ranker.ts';
import { RowSearcher } from './row-searcher.ts';
import { beginPart, finishPart, SharedUnits } from './shared-part.ts';
import type {
  AnsweredReply,
  AnswerTask,
  JudgedReply,
  JudgeTask,
  MatchedReply,
  MatchTask,
  PongReply,
  RankPartTask,
  RankTask,
  SampledReply,
  SampleTask,
  SelfPlayedReply,
  SelfPlayTask,
  SwingTask,
  SwungReply,
  ThrownReply,
  TrainedReply,
  TrainTask,
  WorkerReply,
  WorkerSetup,
  WorkerTask,
} from './protocol.ts';

const setup: WorkerSetup = workerData;
const ranker = new PlacementRanker(setup);
let rowSearcher: RowSearcher | undefined;
let host: GameHost | undefined;
let judgeHost: JudgeHost | undefined;
let answerHost: AnswerHost | undefined;

/** Does one task. Never throws: what a task throws becomes an answer. */
export default async function answer(task: WorkerTask): Promise<unknown> {
  try {
    const reply = await perform(task);
    return move({ [transferableSymbol]: buffersOf(reply), [valueSymbol]: reply });
  } catch (error) {
    return thrownReply(error);
  }
}

function perform(task: WorkerTask): WorkerReply | Promise<WorkerReply> {
  switch (task.kind) {
    case 'ping':
      return getReady();
    case 'rank':
      return { kind: 'ranked', columns: rank(task) };
    case 'rankPart':
      return { kind: 'ranked', columns: rankPart(task) };
    case 'searchRow':
      (rowSearcher ??= new RowSearcher(setup)).search(task.pass);
      return { kind: 'rowSearched' };
    case 'selfPlay':
    case 'match':
    case 'swings':
    case 'train':
      return play(task);
    case 'judge':
      return judge(task);
    case 'answer':
      return answerQuestion(task);
    case 'sample':
      return sample(task);
  }
}

async function judge({ question, plan }: JudgeTask): Promise<JudgedReply> {
  judgeHost ??= await createJudgeHost();
  return { kind: 'judged', verdict: judgeHost.judge(question, plan) };
}

/** Whoever answers questions has what that takes at hand before the first one. */
async function getReady(): Promise<PongReply> {
  if (setup.answers !== undefined) answerHost ??= await createAnswerHost();
  return { kind: 'pong' };
}

async function answerQuestion({ question }: AnswerTask): Promise<AnsweredReply> {
  answerHost ??= await createAnswerHost();
  return { kind: 'answered', answer: answerHost.answer(question) };
}

async function createAnswerHost(): Promise<AnswerHost> {
  const { graph, answers } = setup;
  invariant(answers !== undefined, 'the pool was made for answers');
  const module = await import('./answer-host.ts');
  return new module.AnswerHost(graph, answers);
}

async function createJudgeHost(): Promise<JudgeHost> {
  const { graph, games, answers } = setup;
  invariant(games !== undefined, 'the pool was made for games');
  const module = await import('./judge-host.ts');
  // Whoever answers questions searches the bare list and has that of the rules beside it.
  return new module.JudgeHost(answers?.inWords?.graph ?? graph, games);
}

async function play(
  task: SelfPlayTask | MatchTask | SwingTask | TrainTask,
): Promise<SelfPlayedReply | MatchedReply | SwungReply | TrainedReply> {
  host ??= await createHost();
  const start = performance.now();
  switch (task.kind) {
    case 'selfPlay': {
      const tally = host.playSelf(task.player, task.block);
      return { kind: 'selfPlayed', tally, milliseconds: performance.now() - start };
    }
    case 'match': {
      const pairs = host.playPairs(task.players, task.block, task.notes);
      return { kind: 'matched', pairs, milliseconds: performance.now() - start };
    }
    case 'swings': {
      const swings = host.countSwings(task.player, task.block);
      return { kind: 'swung', swings, milliseconds: performance.now() - start };
    }
    case 'train': {
      const sightings = host.train(task.leaves, task.block);
      return { kind: 'trained', sightings, milliseconds: performance.now() - start };
    }
  }
}

async function sample({ decision, block }: SampleTask): Promise<SampledReply> {
  host ??= await createHost();
  return { kind: 'sampled', sums: host.sample(decision, block) };
}

/** Players and all they need are loaded only where there are games. */
async function createHost(): Promise<GameHost> {
  const { graph, games } = setup;
  invariant(games !== undefined, 'the pool was made for games');
  const module = await import('./game-host.ts');
  return new module.GameHost(graph, games);
}

function rank({ positions }: RankTask): PackedColumns[] {
  return Array.from({ length: countPositions(positions) }, (_, number) => {
    const position = positionAt(positions, number, setup.rules.layout);
    ranker.load(position);
    return ranker.rank(position.rack);
  });
}

/** Leaves the part in shared memory, or returns it if there is no room. */
function rankPart({ positions, taken, part }: RankPartTask): PackedColumns[] {
  beginPart(part);
  const position = positionAt(positions, 0, setup.rules.layout);
  ranker.load(position);
  const units = new SharedUnits(ranker.board, position.rack, taken);
  const found = ranker.rank(position.rack, units);
  return finishPart(part, found) ? [] : [found];
}

/** The memory an answer owns and gives away. */
function buffersOf(reply: WorkerReply): ArrayBufferLike[] {
  if (reply.kind === 'ranked') return reply.columns.map((columns) => columns.buffer);
  if (reply.kind === 'trained') {
    return [reply.sightings.racks.buffer, reply.sightings.equities.buffer];
  }
  return reply.kind === 'answered' && reply.answer.ok ? [reply.answer.value.buffer] : [];
}

const thrownReply = (error: unknown): ThrownReply => ({
  kind: 'thrown',
  message: error instanceof Error ? error.message : String(error),
  stack: (error instanceof Error ? error.stack : undefined) ?? '',
});
