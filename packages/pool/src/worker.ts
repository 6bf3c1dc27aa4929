/**
 * What runs in a thread: takes a task, has it done, moves the answer out. Loaded by piscina, which
 * wants a default export; the work itself lives in files of its own.
 */
import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { countPositions, positionAt } from './packed-position.ts';
import { type PackedColumns } from './packed-columns.ts';
import { PlacementRanker } from './placement-ranker.ts';
import {
  type RankTask,
  type ThrownReply,
  type WorkerReply,
  type WorkerSetup,
  type WorkerTask,
} from './protocol.ts';

const setup: WorkerSetup = workerData;
const ranker = new PlacementRanker(setup);

/** Does one task. Never throws: what a task throws becomes an answer. */
export default function answer(task: WorkerTask): unknown {
  try {
    const reply = perform(task);
    return move({ [transferableSymbol]: buffersOf(reply), [valueSymbol]: reply });
  } catch (error) {
    return thrownReply(error);
  }
}

function perform(task: WorkerTask): WorkerReply {
  switch (task.kind) {
    case 'ping':
      return { kind: 'pong' };
    case 'rank':
      return { kind: 'ranked', columns: rank(task) };
  }
}

function rank({ positions, stops }: RankTask): PackedColumns[] {
  return Array.from({ length: countPositions(positions) }, (_, number) => {
    const position = positionAt(positions, number, setup.rules.layout);
    ranker.load(position);
    return ranker.rank(position.rack, stops);
  });
}

/** The memory an answer owns and gives away. */
function buffersOf(reply: WorkerReply): ArrayBufferLike[] {
  return reply.kind === 'ranked' ? reply.columns.map((columns) => columns.buffer) : [];
}

const thrownReply = (error: unknown): ThrownReply => ({
  kind: 'thrown',
  message: error instanceof Error ? error.message : String(error),
  stack: (error instanceof Error ? error.stack : undefined) ?? '',
});
