/**
 * The documented order of placements (rules R114): points falling, across before down, row, column,
 * then the word letter by letter, a blank directly after the real tile. It is total, so a ranked
 * list does not depend on how the search ran or on how many threads shared it.
 *
 * The search finds all placements with the same start one after the other, in a *run*. The runs are
 * few and quickly put in order; walking them in that order, one stable counting sort by points
 * leaves only placements with the same start and points to be ordered by their words.
 */
import { firstCellOf, type LaneBoard } from '@bestzug/core';
import { grown } from './column.ts';

/** Columns of placements, as a `PlacementList` holds them or a thread sends them. */
export interface PlacementColumns {
  readonly count: number;
  readonly scores: Int32Array;
  readonly letters: Int32Array;
  readonly places: Int32Array;
}

/** Bits of `place` that hold the first cell. */
const CELL_MASK = 0x3ff;
/** Bits of `place` that hold the blanks. */
const BLANKS_MASK = 0xff << 14;
/** Groups up to this size are sorted by insertion, larger ones first parted by a symbol. */
const SMALL_GROUP = 20;
/** Symbols a tile of a word can be: letter × 2 + blank. */
const SYMBOLS = 64;
/** Tiles whose letters lie in the first int; words alike in all of them are sorted by insertion. */
const PARTED_TILES = 6;

/** Ranks lists; owns its buffers. */
export class PlacementRanking {
  #order: Int32Array = new Int32Array(0);
  /** [scores] number of placements, then where the next one goes. */
  #buckets: Int32Array = new Int32Array(1 << 11);
  #topScore = 0;
  #startRanks: Int32Array = new Int32Array(0);
  /** [runs] first row; one more entry than runs. */
  #runStarts: Int32Array = new Int32Array(1 << 10);
  /** [runs] next run with the same start, -1 = last. */
  #nextRuns: Int32Array = new Int32Array(1 << 10);
  /** [start ranks] first run with that start, -1 = none. */
  #firstRuns: Int32Array = new Int32Array(0);
  #runCount = 0;
  /** [members] rows and symbols of the group being parted. */
  #groupRows: Int32Array = new Int32Array(0);
  #groupSymbols: Uint8Array = new Uint8Array(0);
  /** [tiles × SYMBOLS] ends of the parts a group falls into, one row per tile number. */
  readonly #partEnds: Int32Array = new Int32Array(PARTED_TILES * SYMBOLS);

  /** Row numbers of the list in ranked order; valid until the next call. */
  rank(list: PlacementColumns, board: LaneBoard): Int32Array {
    const { count } = list;
    if (this.#order.length < count) this.#order = new Int32Array(count * 2);
    this.#startRanks = board.startRanks;
    this.#findRuns(list);
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

  /** One pass over the list: where runs begin, and how many placements have each score. */
  #findRuns({ count, scores, places }: PlacementColumns): void {
    this.#buckets.fill(0, 0, this.#topScore + 1);
    let buckets = this.#buckets;
    let top = 0;
    let runs = 0;
    let cell = -1;
    for (let row = 0; row < count; row++) {
      const score = scores[row]!;
      if (score > top) {
        top = score;
        if (top >= buckets.length) {
          this.#buckets = grown(buckets, top * 2);
          buckets = this.#buckets;
        }
      }
      buckets[score]!++;
      const first = places[row]! & CELL_MASK;
      if (first === cell) continue;
      cell = first;
      if (runs + 1 >= this.#runStarts.length) {
        this.#runStarts = grown(this.#runStarts, this.#runStarts.length * 2);
        this.#nextRuns = grown(this.#nextRuns, this.#nextRuns.length * 2);
      }
      this.#runStarts[runs++] = row;
    }
    this.#runStarts[runs] = count;
    this.#runCount = runs;
    this.#topScore = top;
  }

  #sortByScore({ scores, places }: PlacementColumns): void {
    const buckets = this.#buckets;
    let sum = 0;
    for (let score = this.#topScore; score >= 0; score--) {
      const size = buckets[score]!;
      buckets[score] = sum;
      sum += size;
    }
    const order = this.#order;
    const starts = this.#runStarts;
    this.#chainRuns(places);
    for (let rank = 0; rank < this.#firstRuns.length; rank++) {
      for (let run = this.#firstRuns[rank]!; run >= 0; run = this.#nextRuns[run]!) {
        const end = starts[run + 1]!;
        for (let row = starts[run]!; row < end; row++) order[buckets[scores[row]!]!++] = row;
      }
    }
  }

  /** Chains the runs of each start: one, unless the list was put together from parts. */
  #chainRuns(places: Int32Array): void {
    const startRanks = this.#startRanks;
    if (this.#firstRuns.length < startRanks.length) {
      this.#firstRuns = new Int32Array(startRanks.length);
    }
    this.#firstRuns.fill(-1);
    for (let run = this.#runCount - 1; run >= 0; run--) {
      const rank = startRanks[places[this.#runStarts[run]!]! & CELL_MASK]!;
      this.#nextRuns[run] = this.#firstRuns[rank]!;
      this.#firstRuns[rank] = run;
    }
  }

  #sortTies(list: PlacementColumns): void {
    const { count, scores, places } = list;
    const order = this.#order;
    let first = 0;
    let firstRow = count > 0 ? order[0]! : 0;
    for (let at = 1; at <= count; at++) {
      const row = at < count ? order[at]! : -1;
      if (
        row >= 0 &&
        scores[row] === scores[firstRow] &&
        ((places[row]! ^ places[firstRow]!) & CELL_MASK) === 0
      ) {
        continue;
      }
      if (at - first > 1) this.#sortGroup(list, first, at, 0);
      first = at;
      firstRow = row;
    }
  }

  /** Sorts rows with the same start and points by their words, which are alike before `tile`. */
  #sortGroup(list: PlacementColumns, first: number, end: number, tile: number): void {
    if (end - first <= SMALL_GROUP || tile === PARTED_TILES) {
      this.#sortByInsertion(list, first, end);
      return;
    }
    const { letters, places } = list;
    const order = this.#order;
    if (this.#groupRows.length < end - first) {
      this.#groupRows = new Int32Array(order.length);
      this.#groupSymbols = new Uint8Array(order.length);
    }
    const rows = this.#groupRows;
    const symbols = this.#groupSymbols;
    const ends = this.#partEnds;
    const base = tile * SYMBOLS;
    const letterShift = 25 - 5 * tile;
    const blankShift = 21 - tile;
    ends.fill(0, base, base + SYMBOLS);
    for (let at = first; at < end; at++) {
      const row = order[at]!;
      const letter = (letters[row]! >>> letterShift) & 31;
      const symbol = (letter << 1) | ((places[row]! >>> blankShift) & 1);
      rows[at - first] = row;
      symbols[at - first] = symbol;
      ends[base + symbol]!++;
    }
    let sum = first;
    for (let symbol = base; symbol < base + SYMBOLS; symbol++) {
      const size = ends[symbol]!;
      ends[symbol] = sum;
      sum += size;
    }
    for (let member = 0; member < end - first; member++) {
      order[ends[base + symbols[member]!]!++] = rows[member]!;
    }
    let partStart = first;
    for (let symbol = base; symbol < base + SYMBOLS; symbol++) {
      const partEnd = ends[symbol]!;
      if (partEnd - partStart > 1) this.#sortGroup(list, partStart, partEnd, tile + 1);
      partStart = partEnd;
    }
  }

  #sortByInsertion({ letters, places }: PlacementColumns, first: number, end: number): void {
    const order = this.#order;
    for (let at = first + 1; at < end; at++) {
      const row = order[at]!;
      const rowLetters = letters[row]!;
      const rowPlace = places[row]!;
      let hole = at;
      while (hole > first) {
        const other = order[hole - 1]!;
        if (compareWords(rowLetters, rowPlace, letters[other]!, places[other]!) >= 0) break;
        order[hole] = other;
        hole--;
      }
      order[hole] = row;
    }
  }
}

/**
 * Order of two words that start on the same square, negative = the first one comes first: the first
 * tile in which they differ decides, by its letter, or else by the real tile going first. A word
 * comes before its extensions, whose further letters meet zeros.
 */
function compareWords(
  letters: number,
  place: number,
  otherLetters: number,
  otherPlace: number,
): number {
  const letterBits = letters ^ otherLetters;
  const blankBits = (place ^ otherPlace) & BLANKS_MASK;
  if (blankBits !== 0) {
    const blankTile = Math.clz32(blankBits) - 10;
    // (x × 13) >>> 6 is x / 5 for the 30 bits of six letters.
    let letterTile = ((Math.clz32(letterBits) - 2) * 13) >>> 6;
    if (letterBits === 0) {
      const seventhAlike = place >>> 27 === otherPlace >>> 27;
      letterTile = seventhAlike ? (place >>> 22 === otherPlace >>> 22 ? 8 : 7) : 6;
    }
    if (blankTile < letterTile) return ((place >>> (21 - blankTile)) & 1) === 1 ? 1 : -1;
  }
  if (letterBits !== 0) return letters - otherLetters;
  return (place >>> 22) - (otherPlace >>> 22);
}

/**
 * Compares two placements of one board in ranked order; negative = the left one comes first.
 *
 * @param startRanks of the board, see `LaneBoard`
 */
export function comparePlacements(
  left: PlacementColumns,
  leftRow: number,
  right: PlacementColumns,
  rightRow: number,
  startRanks: Int32Array,
): number {
  const byScore = right.scores[rightRow]! - left.scores[leftRow]!;
  if (byScore !== 0) return byScore;
  const leftPlace = left.places[leftRow]!;
  const rightPlace = right.places[rightRow]!;
  const byStart = startRanks[firstCellOf(leftPlace)]! - startRanks[firstCellOf(rightPlace)]!;
  if (byStart !== 0) return byStart;
  return compareWords(left.letters[leftRow]!, leftPlace, right.letters[rightRow]!, rightPlace);
}
