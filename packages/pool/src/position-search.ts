/**
 * The pool's search: one position divided over the threads, many positions one after the other, or a
 * row of them that is searched again and again.
 */
import { setImmediate } from 'node:timers/promises';
import { invariant } from '@bestzug/core';
import type { PlacementColumns } from '@bestzug/movegen';
import type { CallOptions } from './game-work.ts';
import { mergeColumns } from './merge-columns.ts';
import { unpackColumns } from './packed-columns.ts';
import { packPositions, requireSearchable, type SearchPosition } from './packed-position.ts';
import {
  beginPass,
  packRow,
  summaryAt,
  type PackedRow,
  type PlacementSummary,
  type RowSearch,
} from './packed-row.ts';
import { PlacementRanker } from './placement-ranker.ts';
import { blocksOf, type Positions } from './position-block.ts';
import type { RankPartTask, RankTask, SearchRules, WorkerSetup } from './protocol.ts';
import {
  awaitPart,
  columnsOf,
  createSharedSearch,
  resetSharedSearch,
  SharedUnits,
  type SharedSearch,
} from './shared-part.ts';
import { expectedTime } from './thread-choice.ts';
import type { WorkerCrew } from './worker-crew.ts';

/** How one position is ranked. */
export interface RankOptions extends CallOptions {
  /** Threads to use, at most those of the pool (`chooseThreads`); left out: all. */
  readonly threads?: number | undefined;
}

/** Blocks under way for each thread in `rankMany`: one being searched, one waiting. */
const BLOCKS_PER_THREAD = 2;

/** Searches with the threads of a crew and, one part or all of it, on the main thread. */
export class PositionSearch {
  readonly #rules: SearchRules;
  readonly #ranker: PlacementRanker;
  readonly #crew: WorkerCrew;
  readonly #threads: number;
  /** Memory of searches that have ended, for later ones. */
  readonly #sharedSearches: SharedSearch[] = [];
  #rows = 0;

  /** @param threads of the crew */
  constructor(setup: WorkerSetup, crew: WorkerCrew, threads: number) {
    this.#rules = setup.rules;
    this.#ranker = new PlacementRanker(setup);
    this.#crew = crew;
    this.#threads = threads;
  }

  /** See `Pool`. */
  async rankPlacements(
    position: SearchPosition,
    { signal, threads = this.#threads }: RankOptions = {},
  ): Promise<PlacementColumns> {
    signal?.throwIfAborted();
    this.#crew.requireOpen();
    requireSearchable(position, this.#rules);
    const { rack } = position;
    const ranker = this.#ranker;
    const others = Math.min(threads, this.#threads) - 1;
    if (others === 0) {
      ranker.load(position);
      return unpackColumns(ranker.rank(rack));
    }
    const shared = this.#takeShared(others);
    const { taken, parts } = shared;
    const positions = packPositions([position]);
    const replies = Promise.all(
      parts.map((part) => this.#rankInThread({ kind: 'rankPart', positions, taken, part }, signal)),
    );
    // Handled below; but should the search throw, nobody comes to look at the replies.
    replies.catch(() => undefined);
    ranker.load(position);
    // A copy: while this call waits for its threads, another one may load a board.
    const startRanks = ranker.board.laneBoard.startRanks.slice();
    const own = unpackColumns(ranker.rank(rack, new SharedUnits(ranker.board, rack, taken)));
    for (const part of parts) awaitPart(part);
    const found = parts.map(columnsOf);
    const isComplete = found.every((columns) => columns !== undefined);
    const early = isComplete ? mergeColumns([own, ...found], startRanks) : undefined;
    const sent = await replies;
    const merged =
      early ??
      mergeColumns(
        [own, ...parts.flatMap((part, number) => columnsOf(part) ?? sent[number]!)],
        startRanks,
      );
    this.#sharedSearches.push(shared);
    return merged;
  }

  /** See `Pool`. */
  async *rankMany(
    positions: Positions,
    { signal }: CallOptions = {},
  ): AsyncGenerator<PlacementColumns, void, undefined> {
    signal?.throwIfAborted();
    const row = new AbortController();
    const abort = (): void => row.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    const underWay: Promise<PlacementColumns[]>[] = [];
    try {
      for await (const block of blocksOf(positions)) {
        const ranked = this.#rankBlock(block, row.signal);
        ranked.catch(() => undefined);
        underWay.push(ranked);
        if (underWay.length >= this.#threads * BLOCKS_PER_THREAD) yield* await underWay.shift()!;
      }
      for (const ranked of underWay) yield* await ranked;
    } finally {
      signal?.removeEventListener('abort', abort);
      row.abort();
    }
  }

  /** See `Pool`. */
  prepareRow(positions: readonly SearchPosition[]): PackedRow {
    const costs = positions.map((position) => {
      requireSearchable(position, this.#rules);
      this.#ranker.load(position);
      return expectedTime(this.#ranker.board, position.rack, 1);
    });
    return packRow(++this.#rows, packPositions(positions), costs);
  }

  /** See `Pool`. */
  async searchRow(
    row: PackedRow,
    search: RowSearch,
    { signal }: CallOptions = {},
  ): Promise<readonly PlacementSummary[]> {
    const pass = beginPass(row, search);
    const task = { kind: 'searchRow', pass } as const;
    await Promise.all(Array.from({ length: this.#threads }, () => this.#crew.run(task, signal)));
    return Array.from(row.order, (_, number) => summaryAt(pass, number));
  }

  async #rankBlock(
    block: readonly SearchPosition[],
    signal: AbortSignal,
  ): Promise<PlacementColumns[]> {
    signal.throwIfAborted();
    this.#crew.requireOpen();
    for (const position of block) requireSearchable(position, this.#rules);
    if (this.#threads > 1) {
      return this.#rankInThread({ kind: 'rank', positions: packPositions(block) }, signal);
    }
    // Lets signals and everything else that waits have their turn between blocks.
    await setImmediate();
    signal.throwIfAborted();
    return block.map((position) => {
      this.#ranker.load(position);
      return unpackColumns(this.#ranker.rank(position.rack));
    });
  }

  async #rankInThread(
    task: RankTask | RankPartTask,
    signal: AbortSignal | undefined,
  ): Promise<PlacementColumns[]> {
    const reply = await this.#crew.run(task, signal);
    invariant(reply.kind === 'ranked', 'a rank task is answered with ranked placements');
    return reply.columns.map(unpackColumns);
  }

  /** Memory to search one position in; whoever fails leaves it to threads that may still write. */
  #takeShared(others: number): SharedSearch {
    const at = this.#sharedSearches.findIndex(({ parts }) => parts.length === others);
    if (at < 0) return createSharedSearch(others);
    const [shared] = this.#sharedSearches.splice(at, 1);
    resetSharedSearch(shared!);
    return shared!;
  }
}
