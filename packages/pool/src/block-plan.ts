/** Cutting a series of games into blocks that are worth a hand-off and still soon done. */
import type { GameBlock } from '@bestzug/strategy';

/** Games or pairs of a series by their numbers. */
export interface GameSeries {
  /** What all chance follows from, any safe integer. */
  readonly seed: number;
  /** Number of the first one; left out: 0. */
  readonly first?: number | undefined;
  readonly count: number;
}

/** Milliseconds a block is meant to take: a thousand times the hand-off, and no wait for a person. */
const BLOCK_TIME = 100;

/** Most games in a block. */
const MAX_BLOCK = 256;

/** Blocks still to come for each thread at which they get smaller, so that all end together. */
const LAST_BLOCKS = 2;

/** How large blocks are to be. */
export interface BlockSize {
  /** Milliseconds a block is meant to take. */
  readonly blockTime: number;
  /** Most games in a block. */
  readonly maxBlock: number;
}

const THREAD_BLOCKS: BlockSize = { blockTime: BLOCK_TIME, maxBlock: MAX_BLOCK };

/**
 * The blocks of a series, one after the other. Their size follows the time that games take, which no
 * result depends on: tallies of blocks add up to the same however they are cut.
 */
export class BlockPlan {
  readonly #seed: number;
  readonly #end: number;
  readonly #threads: number;
  readonly #blocks: BlockSize;
  #next: number;
  #size = 1;

  constructor(
    { seed, first = 0, count }: GameSeries,
    threads: number,
    blocks: BlockSize = THREAD_BLOCKS,
  ) {
    this.#seed = seed;
    this.#next = first;
    this.#end = first + count;
    this.#threads = threads;
    this.#blocks = blocks;
  }

  /** The next block; undefined = all are out. */
  take(): GameBlock | undefined {
    const rest = this.#end - this.#next;
    if (rest <= 0) return undefined;
    const count = Math.min(this.#size, Math.ceil(rest / (this.#threads * LAST_BLOCKS)));
    const block = { seed: this.#seed, first: this.#next, count };
    this.#next += count;
    return block;
  }

  /** Takes note of how long a block took. */
  learn({ count }: GameBlock, milliseconds: number): void {
    const { blockTime, maxBlock } = this.#blocks;
    const fitting = Math.floor((blockTime * count) / Math.max(milliseconds, 0.1));
    this.#size = Math.min(maxBlock, Math.max(1, fitting));
  }
}
