/**
 * The documented order of placements (rules R114): points falling, across before down, row, column,
 * then the word letter by letter, a blank directly after the real tile. It is total, so a ranked
 * list does not depend on how the search ran or on how many threads shared it.
 *
 * Two stable counting sorts, by start and then by points, leave only placements that start on the
 * same square with the same points to be ordered by their words.
 */
import { firstCellOf, packedLetter, type LaneBoard } from '@bestzug/core';
import { crossingCell } from './cross-check.ts';

/** Columns of placements, as a `PlacementList` holds them or a thread sends them. */
export interface PlacementColumns {
  readonly count: number;
  readonly scores: Int32Array;
  readonly letters: Int32Array;
  readonly places: Int32Array;
}

/** Groups up to this size are sorted by insertion. */
const SMALL_GROUP = 12;

/** Ranks lists; owns its buffers. */
export class PlacementRanking {
  #order: Int32Array = new Int32Array(0);
  #byStart: Int32Array = new Int32Array(0);
  #wordKeys: Float64Array = new Float64Array(0);
  #bucketEnds: Int32Array = new Int32Array(1 << 11);
  #startKeys: Int32Array = new Int32Array(0);

  /** Row numbers of the list in ranked order; valid until the next call. */
  rank(list: PlacementColumns, board: LaneBoard): Int32Array {
    const { count } = list;
    if (this.#order.length < count) {
      this.#order = new Int32Array(count * 2);
      this.#byStart = new Int32Array(count * 2);
      this.#wordKeys = new Float64Array(count * 2);
    }
    this.#startKeys = startKeysOf(board);
    this.#sortByStart(list);
    this.#sortByScore(list);
    this.#sortTies(list);
    return this.#order.subarray(0, count);
  }

  /**
   * Row numbers by equity falling, then in ranked order; valid until the next call.
   *
   * @param equities [placements] millipoints, see `equitiesOf`
   */
  rankByEquity(list: PlacementColumns, board: LaneBoard, equities: Int32Array): Int32Array {
    return this.rank(list, board).sort((left, right) => equities[right]! - equities[left]!);
  }

  #sortByStart({ count, places }: PlacementColumns): void {
    const startKeys = this.#startKeys;
    const ends = this.#clearedBuckets(startKeys.length);
    for (let row = 0; row < count; row++) ends[startKeys[places[row]! & 0x3ff]!]!++;
    accumulate(ends, startKeys.length);
    for (let row = count - 1; row >= 0; row--) {
      this.#byStart[--ends[startKeys[places[row]! & 0x3ff]!]!] = row;
    }
  }

  #sortByScore({ count, scores }: PlacementColumns): void {
    let top = 0;
    for (let row = 0; row < count; row++) if (scores[row]! > top) top = scores[row]!;
    const ends = this.#clearedBuckets(top + 1);
    for (let row = 0; row < count; row++) ends[top - scores[row]!]!++;
    accumulate(ends, top + 1);
    for (let at = count - 1; at >= 0; at--) {
      const row = this.#byStart[at]!;
      this.#order[--ends[top - scores[row]!]!] = row;
    }
  }

  #sortTies({ count, scores, letters, places }: PlacementColumns): void {
    const order = this.#order;
    const startKeys = this.#startKeys;
    let first = 0;
    while (first < count) {
      const row = order[first]!;
      const score = scores[row]!;
      const start = startKeys[places[row]! & 0x3ff]!;
      let end = first + 1;
      while (
        end < count &&
        scores[order[end]!] === score &&
        startKeys[places[order[end]!]! & 0x3ff] === start
      ) {
        end++;
      }
      if (end - first > 1) {
        for (let at = first; at < end; at++) {
          this.#wordKeys[order[at]!] = wordKey(letters[order[at]!]!, places[order[at]!]!);
        }
        this.#sortGroup(first, end);
      }
      first = end;
    }
  }

  #sortGroup(first: number, end: number): void {
    const order = this.#order;
    const keys = this.#wordKeys;
    if (end - first > SMALL_GROUP) {
      order.subarray(first, end).sort((left, right) => keys[left]! - keys[right]!);
      return;
    }
    for (let at = first + 1; at < end; at++) {
      const row = order[at]!;
      const key = keys[row]!;
      let hole = at;
      while (hole > first && keys[order[hole - 1]!]! > key) {
        order[hole] = order[hole - 1]!;
        hole--;
      }
      order[hole] = row;
    }
  }

  #clearedBuckets(size: number): Int32Array {
    if (this.#bucketEnds.length < size) this.#bucketEnds = new Int32Array(size * 2);
    else this.#bucketEnds.fill(0, 0, size);
    return this.#bucketEnds;
  }
}

/** Counts per bucket → end of each bucket. */
function accumulate(buckets: Int32Array, size: number): void {
  let sum = 0;
  for (let bucket = 0; bucket < size; bucket++) {
    sum += buckets[bucket]!;
    buckets[bucket] = sum;
  }
}

/**
 * Rank of the start of a word by the cell of its first new tile: across before down, then row, then
 * column. [cells]
 */
export function startKeysOf(board: LaneBoard): Int32Array {
  const { geometry, wordStarts } = board;
  const keys = new Int32Array(geometry.cellCount);
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    if (board.isSquare[cell] === 0) continue;
    const start = wordStarts[cell]!;
    keys[cell] =
      start < geometry.directionOffset
        ? start
        : geometry.directionOffset + crossingCell(geometry, start);
  }
  return keys;
}

/**
 * Order of words that start on the same square: six bits for each new tile, letter × 2 + blank, the
 * first tile highest. 48 bits, exact in a double. Tiles already lying there are the same in both.
 */
export function wordKey(letters: number, place: number): number {
  let key = 0;
  for (let tile = 0; tile < 8; tile++) {
    const blank = (place >>> (21 - tile)) & 1;
    key = key * 64 + ((packedLetter(letters, place, tile) << 1) | blank);
  }
  return key;
}

/** Compares two placements of one board in ranked order; negative = the left one comes first. */
export function comparePlacements(
  left: PlacementColumns,
  leftRow: number,
  right: PlacementColumns,
  rightRow: number,
  startKeys: Int32Array,
): number {
  const byScore = right.scores[rightRow]! - left.scores[leftRow]!;
  if (byScore !== 0) return byScore;
  const leftPlace = left.places[leftRow]!;
  const rightPlace = right.places[rightRow]!;
  const byStart = startKeys[firstCellOf(leftPlace)]! - startKeys[firstCellOf(rightPlace)]!;
  if (byStart !== 0) return byStart;
  return wordKey(left.letters[leftRow]!, leftPlace) - wordKey(right.letters[rightRow]!, rightPlace);
}
