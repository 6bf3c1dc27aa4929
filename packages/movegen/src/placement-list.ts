/** Placements as columns, in the order of the search. */
import { type LaneBoard, type Placement, unpackPlacement } from '@bestzug/core';

/** Enough for nearly every position; the richest one measured has 57,605 placements. */
const INITIAL_CAPACITY = 1 << 16;

/** Three columns of the same length. */
export interface ListColumns {
  readonly scores: Int32Array;
  readonly letters: Int32Array;
  readonly places: Int32Array;
}

const newColumns = (capacity: number): ListColumns => ({
  scores: new Int32Array(capacity),
  letters: new Int32Array(capacity),
  places: new Int32Array(capacity),
});

/**
 * A list of placements, three numbers each (packed-placement.ts). The search writes without looking
 * at the capacity: what does not fit is lost but counted, and the generator then enlarges the list
 * and searches again. Valid until the next search.
 */
export class PlacementList {
  /** Number of placements. */
  count = 0;
  /** [placements] points. */
  scores: Int32Array;
  /** [placements] letters of the new tiles. */
  letters: Int32Array;
  /** [placements] first cell, number of tiles, blanks. */
  places: Int32Array;

  constructor(columns: ListColumns = newColumns(INITIAL_CAPACITY)) {
    this.scores = columns.scores;
    this.letters = columns.letters;
    this.places = columns.places;
  }

  /** A list that has room for so many placements. */
  static ofCapacity(capacity: number): PlacementList {
    return new PlacementList(newColumns(capacity));
  }

  /** Whether the last search found more than fits. */
  get hasOverflowed(): boolean {
    return this.count > this.scores.length;
  }

  /** Makes room for `count` placements and forgets the present ones. */
  enlarge(): void {
    let capacity = this.scores.length;
    while (capacity < this.count) capacity *= 2;
    ({ scores: this.scores, letters: this.letters, places: this.places } = newColumns(capacity));
  }

  /** The placement of one row, on the board the list was made for. */
  placementAt(row: number, laneBoard: LaneBoard): Placement {
    return unpackPlacement(laneBoard, this.letters[row]!, this.places[row]!);
  }
}
