/** Joining ranked parts of one position into one ranked list. */
import { firstCellOf } from '@bestzug/core';
import { comparePlacements, type PlacementColumns } from '@bestzug/movegen';

/** Key of a part that has no more rows; larger than any other. */
const EXHAUSTED = 0x7fffffff;

/** Start ranks lie below this. */
const START_RANKS = 1 << 10;

/**
 * Merges parts that are each in ranked order (R114). The order is total, so the result does not
 * depend on how the placements were divided: it is what ranking all of them together gives.
 *
 * Points and start are compared as one int. Stops are never cut, so placements with the same start
 * lie in the same part, and the comparison of words is only there for other ways of dividing.
 *
 * @param startRanks of the board (`LaneBoard`)
 */
export function mergeColumns(
  parts: readonly PlacementColumns[],
  startRanks: Int32Array,
): PlacementColumns {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const merged = {
    count,
    scores: new Int32Array(count),
    letters: new Int32Array(count),
    places: new Int32Array(count),
  };
  const rows = new Int32Array(parts.length);
  const keys = Int32Array.from(parts, (part) => keyOf(part, 0, startRanks));
  let out = 0;
  while (out < count) {
    const next = firstPart(parts, rows, keys, startRanks);
    const part = parts[next]!;
    const limit = smallestOther(keys, next);
    let row = rows[next]!;
    let key = keys[next]!;
    do {
      merged.scores[out] = part.scores[row]!;
      merged.letters[out] = part.letters[row]!;
      merged.places[out] = part.places[row]!;
      out++;
      row++;
      key = keyOf(part, row, startRanks);
    } while (key < limit);
    rows[next] = row;
    keys[next] = key;
  }
  return merged;
}

/** Smaller = earlier in ranked order: points falling, then the start. */
function keyOf(
  { count, scores, places }: PlacementColumns,
  row: number,
  starts: Int32Array,
): number {
  if (row >= count) return EXHAUSTED;
  return starts[firstCellOf(places[row]!)]! - scores[row]! * START_RANKS;
}

/** The part whose next row comes first. */
function firstPart(
  parts: readonly PlacementColumns[],
  rows: Int32Array,
  keys: Int32Array,
  startRanks: Int32Array,
): number {
  let first = 0;
  for (let part = 1; part < parts.length; part++) {
    if (keys[part]! > keys[first]!) continue;
    if (keys[part]! < keys[first]!) {
      first = part;
    } else if (keys[part] !== EXHAUSTED) {
      const order = comparePlacements(
        parts[part]!,
        rows[part]!,
        parts[first]!,
        rows[first]!,
        startRanks,
      );
      if (order < 0) first = part;
    }
  }
  return first;
}

/** The smallest key of the other parts: rows below it follow without looking at them again. */
function smallestOther(keys: Int32Array, taken: number): number {
  let smallest = EXHAUSTED;
  for (let part = 0; part < keys.length; part++) {
    if (part !== taken && keys[part]! < smallest) smallest = keys[part]!;
  }
  return smallest;
}
