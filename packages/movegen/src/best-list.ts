/** The best placements found so far: at most K, in the documented order. */
import { type LaneBoard } from '@bestzug/core';
import { comparePlacements } from './ranking.ts';

/** A key no placement reaches: the list has room left. */
export const NO_CUTOFF = -0x80000000;

/**
 * A sorted list of at most `capacity` placements: by key (points, or equity in millipoints) falling,
 * then by the order of R114. Columns are valid until the next `start`.
 */
export class BestList {
  count = 0;
  scores: Int32Array = new Int32Array(1);
  letters: Int32Array = new Int32Array(1);
  places: Int32Array = new Int32Array(1);
  /** [placements] what they are ranked by. */
  keys: Int32Array = new Int32Array(1);
  /** A placement with a lower key cannot enter the list. */
  cutoff: number = NO_CUTOFF;
  #capacity = 1;
  #floor: number = NO_CUTOFF;
  #startRanks: Int32Array = new Int32Array(0);

  /**
   * Empties the list.
   *
   * @param floor placements with a lower key are of no interest
   */
  start(board: LaneBoard, capacity: number, floor: number = NO_CUTOFF): void {
    if (capacity >= this.keys.length) {
      this.scores = new Int32Array(capacity + 1);
      this.letters = new Int32Array(capacity + 1);
      this.places = new Int32Array(capacity + 1);
      this.keys = new Int32Array(capacity + 1);
    }
    this.count = 0;
    this.#capacity = capacity;
    this.#floor = floor;
    this.cutoff = floor;
    this.#startRanks = board.startRanks;
  }

  /** Takes in a placement whose key is at least the cutoff; returns whether the cutoff rose. */
  insert(key: number, score: number, letters: number, place: number): boolean {
    const { keys, scores, places } = this;
    let at = this.count;
    // The candidate first takes the row behind the last one and moves up from there.
    keys[at] = key;
    scores[at] = score;
    this.letters[at] = letters;
    places[at] = place;
    while (at > 0 && this.#precedes(at, at - 1)) this.#swap(at, --at);
    if (this.count < this.#capacity) this.count++;
    if (this.count < this.#capacity) return false;
    const cutoff = Math.max(this.#floor, keys[this.count - 1]!);
    const hasRisen = cutoff > this.cutoff;
    this.cutoff = cutoff;
    return hasRisen;
  }

  #precedes(row: number, other: number): boolean {
    const { keys } = this;
    if (keys[row] !== keys[other]) return keys[row]! > keys[other]!;
    return comparePlacements(this, row, this, other, this.#startRanks) < 0;
  }

  #swap(row: number, other: number): void {
    for (const column of [this.keys, this.scores, this.letters, this.places]) {
      const value = column[row]!;
      column[row] = column[other]!;
      column[other] = value;
    }
  }
}
