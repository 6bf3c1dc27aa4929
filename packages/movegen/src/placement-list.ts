/** Placements as columns, in the order of the search. */
import { type LaneBoard, type Placement, unpackPlacement } from '@bestzug/core';

/** Enough for nearly every position; the richest one measured has 57,605 placements. */
const INITIAL_CAPACITY = 1 << 16;

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

  constructor(capacity: number = INITIAL_CAPACITY) {
    this.scores = new Int32Array(capacity);
    this.letters = new Int32Array(capacity);
    this.places = new Int32Array(capacity);
  }

  /** Whether the last search found more than fits. */
  get hasOverflowed(): boolean {
    return this.count > this.scores.length;
  }

  /** Makes room for `count` placements and forgets the present ones. */
  enlarge(): void {
    let capacity = this.scores.length;
    while (capacity < this.count) capacity *= 2;
    this.scores = new Int32Array(capacity);
    this.letters = new Int32Array(capacity);
    this.places = new Int32Array(capacity);
  }

  /** The placement of one row, on the board the list was made for. */
  placementAt(row: number, laneBoard: LaneBoard): Placement {
    return unpackPlacement(laneBoard, this.letters[row]!, this.places[row]!);
  }
}
