/** Playing a series of games block by block, several at the same time, with results in order. */
import type { GameBlock } from '@bestzug/strategy';

/** Where the blocks of a row come from. */
export interface BlockSource {
  /** The next block; undefined = all are out. */
  take(): GameBlock | undefined;
  /** Takes note of how long a block took. */
  learn(block: GameBlock, milliseconds: number): void;
}

/** Blocks that are given, one after the other. */
export function givenBlocks(blocks: Iterable<GameBlock>): BlockSource {
  const open = blocks[Symbol.iterator]();
  return {
    take() {
      const next = open.next();
      return next.done === true ? undefined : next.value;
    },
    learn: () => undefined,
  };
}

/** What came of a block of games, part by part. */
export interface PlayedBlock<Tally> {
  readonly tallies: readonly Tally[];
  readonly milliseconds: number;
}

/** Has a thread play a block. */
export type PlayBlock<Tally> = (
  block: GameBlock,
  signal: AbortSignal,
) => Promise<PlayedBlock<Tally>>;

/** Blocks under way for each thread: games differ much in time, and results are taken in order. */
const BLOCKS_PER_THREAD = 4;

/**
 * The tallies of games in the order of their blocks. The first failure ends the row, and so does
 * leaving the loop: blocks still under way are aborted.
 */
export async function* playRow<Tally>(
  blocks: BlockSource,
  threads: number,
  play: PlayBlock<Tally>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Tally, void, undefined> {
  signal?.throwIfAborted();
  const row = new AbortController();
  const abort = (): void => row.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  const underWay: Promise<PlayedBlock<Tally>>[] = [];
  const handOut = (): void => {
    while (underWay.length < threads * BLOCKS_PER_THREAD) {
      const block = blocks.take();
      if (block === undefined) return;
      const played = play(block, row.signal).then((result) => {
        blocks.learn(block, result.milliseconds);
        return result;
      });
      played.catch(() => undefined);
      underWay.push(played);
    }
  };
  try {
    for (handOut(); underWay.length > 0; handOut()) {
      yield* (await underWay.shift()!).tallies;
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    row.abort();
  }
}
