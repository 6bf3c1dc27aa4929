/** A row of positions that all threads share, to be searched again and again. */
import type { PackedPositions } from './packed-position.ts';

/** What is done at each position of a row. */
export type RowSearch = 'all' | 'ranked';

/** What was found at a position. */
export interface PlacementSummary {
  readonly count: number;
  /** Points of the best placement, 0 without one. */
  readonly top: number;
  /** Points of all placements together. */
  readonly sum: number;
}

/** Ints per position in `RowPass.summaries`: the fields of `PlacementSummary` in their order. */
const SUMMARY_SIZE = 3;

/** The positions of a row. Plain data in shared memory, so that sending it again costs nothing. */
export interface PackedRow {
  /** The same for all passes over a row and no other one: threads load its boards once. */
  readonly number: number;
  readonly positions: PackedPositions;
  /** [positions] their numbers, dearest first, in the order in which threads take them. */
  readonly order: Int32Array;
}

/** One pass over a row. Its columns lie in shared memory. */
export interface RowPass {
  readonly row: PackedRow;
  readonly search: RowSearch;
  /** [1] how many positions of the order are taken; counted up with `Atomics.add`. */
  readonly taken: Int32Array;
  /** [positions × SUMMARY_SIZE] what was found; see `summaryAt`. */
  readonly summaries: Int32Array;
}

/** A row of positions with these costs. The positions are copied. */
export function packRow(
  number: number,
  { tiles, rackCounts, openings }: PackedPositions,
  costs: readonly number[],
): PackedRow {
  const dearestFirst = Array.from(costs.keys()).sort((one, other) => costs[other]! - costs[one]!);
  const order = sharedInts(costs.length);
  order.set(dearestFirst);
  const positions = {
    tiles: sharedBytes(tiles),
    rackCounts: sharedBytes(rackCounts),
    openings: sharedBytes(openings),
  };
  return { number, positions, order };
}

/** A pass of which nothing is done yet. */
export const beginPass = (row: PackedRow, search: RowSearch): RowPass => ({
  row,
  search,
  taken: sharedInts(1),
  summaries: sharedInts(row.order.length * SUMMARY_SIZE),
});

/** Notes what was found at a position. */
export function noteSummary({ summaries }: RowPass, number: number, found: PlacementSummary): void {
  summaries.set([found.count, found.top, found.sum], number * SUMMARY_SIZE);
}

/** What was found at a position, once the pass is over. */
export function summaryAt({ summaries }: RowPass, number: number): PlacementSummary {
  const at = number * SUMMARY_SIZE;
  return { count: summaries[at]!, top: summaries[at + 1]!, sum: summaries[at + 2]! };
}

const sharedInts = (length: number): Int32Array =>
  new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));

function sharedBytes(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}
