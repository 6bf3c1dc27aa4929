/** The best placements found so far: at most K, in the documented order. */
import { firstCellOf, tileCountOf, type LaneBoard } from '@bestzug/core';
import { leaveOf } from './leave-map.ts';
import type { ListColumns } from './placement-list.ts';
import type { RackIndex } from './rack-index.ts';
import { comparePlacements, type PlacementColumns } from './ranking.ts';

/** A key no placement reaches: the list has room left. */
export const NO_CUTOFF = -0x80000000;

/** Points told apart when placements are counted by them. */
const COUNTED_POINTS = 1 << 11;

/** Four columns of the same length. */
export interface BestColumns extends ListColumns {
  readonly keys: Int32Array;
}

const newColumns = (length: number): BestColumns => ({
  scores: new Int32Array(length),
  letters: new Int32Array(length),
  places: new Int32Array(length),
  keys: new Int32Array(length),
});

/**
 * A sorted list of at most `capacity` placements: by key (points, or equity in millipoints) falling,
 * then by the order of R114. Columns are valid until the next `start`.
 */
export class BestList {
  count = 0;
  scores: Int32Array;
  letters: Int32Array;
  places: Int32Array;
  /** [placements] what they are ranked by. */
  keys: Int32Array;
  /** A placement with a lower key cannot enter the list. */
  cutoff: number = NO_CUTOFF;
  #capacity = 1;
  #floor: number = NO_CUTOFF;
  #startRanks: Int32Array = new Int32Array(0);
  /** [points] number of placements, the last one of all with more; empty between calls. */
  readonly #counts: Int32Array = new Int32Array(COUNTED_POINTS);

  /** @param columns of one length, less one the room of the list; left out: as needed */
  constructor(columns: BestColumns = newColumns(1)) {
    this.scores = columns.scores;
    this.letters = columns.letters;
    this.places = columns.places;
    this.keys = columns.keys;
  }

  /**
   * Empties the list.
   *
   * @param floor placements with a lower key are of no interest
   */
  start(board: LaneBoard, capacity: number, floor: number = NO_CUTOFF): void {
    if (capacity >= this.keys.length) {
      const columns = newColumns(capacity + 1);
      this.scores = columns.scores;
      this.letters = columns.letters;
      this.places = columns.places;
      this.keys = columns.keys;
    }
    this.count = 0;
    this.#capacity = capacity;
    this.#floor = floor;
    this.cutoff = floor;
    this.#startRanks = board.startRanks;
  }

  /**
   * A placement with a lower key that starts there cannot enter the list either. Points only: ties of
   * equity are first decided by points.
   *
   * @param startRank of the board's `startRanks`
   */
  cutoffFrom(startRank: number): number {
    const last = this.count - 1;
    const isFull = this.count === this.#capacity && this.keys[last] === this.cutoff;
    if (!isFull || startRank <= this.#startRanks[firstCellOf(this.places[last]!)]!) {
      return this.cutoff;
    }
    return this.cutoff + 1;
  }

  /** Takes in a placement whose key is at least the cutoff. */
  insert(key: number, score: number, letters: number, place: number): void {
    const { keys } = this;
    // The candidate first takes the row behind the last one, where it can be compared.
    const end = this.count;
    this.#write(end, key, score, letters, place);
    let at = end;
    while (at > 0 && keys[at - 1]! < key) at--;
    while (at > 0 && keys[at - 1] === key && this.#precedes(end, at - 1)) at--;
    if (at < end) {
      for (let row = end; row > at; row--) this.#move(row - 1, row);
      this.#write(at, key, score, letters, place);
    }
    if (this.count < this.#capacity) this.count++;
    if (this.count < this.#capacity) return;
    this.cutoff = Math.max(this.#floor, keys[this.count - 1]!);
  }

  /**
   * Takes in the best of a list of all placements.
   *
   * @param scale multiplies points into the key
   * @param leaves [subracks] what keeping the subrack adds to the key
   * @param bestLeaves [tiles kept] the highest of them by number of tiles
   */
  pick(
    list: PlacementColumns,
    rack: RackIndex,
    scale: number,
    leaves: Int32Array,
    bestLeaves: Int32Array,
  ): void {
    const { count, scores, letters, places } = list;
    if (scale === 1) this.cutoff = Math.max(this.#floor, this.#leastOfBest(list));
    for (let row = 0; row < count; row++) {
      const place = places[row]!;
      const points = scores[row]! * scale;
      if (points + bestLeaves[rack.size - tileCountOf(place)]! < this.cutoff) continue;
      const key = points + leaves[leaveOf(rack, letters[row]!, place)]!;
      if (key >= this.cutoff) this.insert(key, scores[row]!, letters[row]!, place);
    }
  }

  /** Points that as many placements reach as the list has room for; 0 when there are not so many. */
  #leastOfBest({ count, scores }: PlacementColumns): number {
    const counts = this.#counts;
    let top = 0;
    for (let row = 0; row < count; row++) {
      const points = Math.min(scores[row]!, COUNTED_POINTS - 1);
      counts[points]!++;
      if (points > top) top = points;
    }
    let points = top;
    for (let best = counts[top]!; best < this.#capacity && points > 0;) best += counts[--points]!;
    counts.fill(0, 0, top + 1);
    return points;
  }

  /** Whether a row comes before another one of the same key. */
  #precedes(row: number, other: number): boolean {
    return comparePlacements(this, row, this, other, this.#startRanks) < 0;
  }

  #write(row: number, key: number, score: number, letters: number, place: number): void {
    this.keys[row] = key;
    this.scores[row] = score;
    this.letters[row] = letters;
    this.places[row] = place;
  }

  #move(from: number, to: number): void {
    this.#write(to, this.keys[from]!, this.scores[from]!, this.letters[from]!, this.places[from]!);
  }
}
