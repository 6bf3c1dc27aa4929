/** Ranked placements on their way from a thread: one array, so that one buffer changes hands. */
import type { PlacementColumns } from '@bestzug/movegen';

/** [3 × placements] points, letters and places (packed-placement.ts in core), one after the other. */
export type PackedColumns = Int32Array;

/**
 * Copies the rows of a list in this order into an array of exactly their size.
 *
 * @param order [placements] row numbers, such as `PlacementRanking.rank` gives
 */
export function packColumns(list: PlacementColumns, order: Int32Array): PackedColumns {
  const { count, scores, letters, places } = list;
  const packed = new Int32Array(3 * count);
  for (let rank = 0; rank < count; rank++) {
    const row = order[rank]!;
    packed[rank] = scores[row]!;
    packed[count + rank] = letters[row]!;
    packed[2 * count + rank] = places[row]!;
  }
  return packed;
}

/** The three columns as views of the packed array. */
export function unpackColumns(packed: PackedColumns): PlacementColumns {
  const count = packed.length / 3;
  return {
    count,
    scores: packed.subarray(0, count),
    letters: packed.subarray(count, 2 * count),
    places: packed.subarray(2 * count),
  };
}
