/**
 * Units of the best-first search with their upper bounds.
 *
 * A unit is a stop with a left part of k tiles. For every number of tiles n a play of the unit may
 * lay, a bound says what it can bring at most:
 *
 *   word multipliers × (P[n] + P[a] + P[b] + P[c] + points of the tiles passed) + cross words + bonus
 *
 * with P[m] = points of the m most valuable tiles of the rack, a = number of covered squares that
 * multiply a letter at least by two, b at least by three, c by four. A square that multiplies a
 * letter by three counts its tile once in P[n], once in P[a] and once in P[b], and no assignment of
 * tiles to squares exceeds taking the best tiles in each sum, so the bound is admissible. A cross
 * word counts with the best tile its cross-check admits. To rank by equity, the best leave of the
 * remaining size is added.
 */
import { type LetterSet } from '@bestzug/lexicon';
import { MAX_RACK_SIZE, type RuleProfile } from '@bestzug/core';
import { grown } from './column.ts';
import { type RackIndex } from './rack-index.ts';
import {
  CELL_BLOCK_POINTS,
  CELL_CHECK,
  CELL_CROSS_SCORE,
  CELL_LETTER_MULTIPLIER,
  CELL_NEXT,
  CELL_SIZE,
  CELL_WORD_MULTIPLIER,
  type SearchBoard,
} from './search-board.ts';

/** Bounds of a unit: one per number of tiles, 0 … MAX_RACK_SIZE. */
export const UNIT_SIZE: number = MAX_RACK_SIZE + 1;

/** "No play": lower than any bound. */
export const NO_BOUND = -0x80000000;

/** Buckets of units, one per point; higher bounds share the last. */
const BUCKET_COUNT = 1 << 11;

/** Squares that multiply a letter by at least 2, 3, 4, counted in one int, by letter multiplier. */
const PREMIUM_COUNTS: Int32Array = Int32Array.of(0, 0, 0x1, 0x101, 0x10101);

/** What is ranked by. */
export interface BoundTerms {
  /** Multiplies points into the key: 1 to rank by points, 1000 to rank by equity. */
  readonly scale: number;
  /** [tiles kept] most that keeping so many tiles can add to the key. */
  readonly bestLeaves: Int32Array;
  /**
   * What the full rack can form at once (existence-table.ts): bit 0 alone, bit n with the letter n
   * of the board; -1 = not known.
   */
  readonly bingoLetters: LetterSet;
}

/** All units of a position, in buckets by bound; owns its columns, valid until the next `load`. */
export class UnitList {
  count = 0;
  /** [units] number of the stop. */
  stops: Int32Array = new Int32Array(1 << 8);
  /** [units] tiles of the left part. */
  levels: Int32Array = new Int32Array(1 << 8);
  /** [units × UNIT_SIZE] bound of the key by number of tiles, `NO_BOUND` = impossible. */
  bounds: Int32Array = new Int32Array((1 << 8) * UNIT_SIZE);
  /** [units] next unit of the same bucket, -1 = last. */
  next: Int32Array = new Int32Array(1 << 8);
  /** [buckets] first unit whose bound is that many points, -1 = none. */
  readonly heads: Int32Array = new Int32Array(BUCKET_COUNT).fill(-1);
  /** Highest bucket in use, -1 = none. */
  topBucket = -1;

  readonly #bonuses: Int32Array = new Int32Array(UNIT_SIZE);
  readonly #tilePoints: Uint8Array;
  readonly #fullRack: number;
  /** [tiles] P[m]: points of the m most valuable tiles of the rack. */
  readonly #topPoints: Int32Array = new Int32Array(UNIT_SIZE);
  /** The rack's letters by falling points. */
  readonly #lettersByPoints: Int32Array = new Int32Array(MAX_RACK_SIZE);
  #letterCount = 0;
  #hasBlank = false;

  // Sums over the squares right of a stop, by number of tiles laid there.
  #rightCount = 0;
  readonly #rightMultipliers: Int32Array = new Int32Array(UNIT_SIZE);
  readonly #rightPremiums: Int32Array = new Int32Array(UNIT_SIZE);
  readonly #rightPoints: Int32Array = new Int32Array(UNIT_SIZE);
  readonly #rightCross: Int32Array = new Int32Array(UNIT_SIZE);
  /** The board's letters passed: 0 = none, -1 = more than one. */
  readonly #rightLetters: Int32Array = new Int32Array(UNIT_SIZE);

  constructor(rules: Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus'>) {
    this.#tilePoints = rules.tileSet.points;
    this.#bonuses[rules.rackSize] = rules.bingoBonus;
    this.#fullRack = rules.rackSize;
  }

  /** Makes the units of a rack on a board. */
  load(board: SearchBoard, rack: RackIndex, terms: BoundTerms): void {
    if (this.topBucket >= 0) this.heads.fill(-1, 0, this.topBucket + 1);
    this.topBucket = -1;
    this.count = 0;
    this.#loadRack(rack);
    const { stops } = board;
    for (let stop = 0; stop < stops.count; stop++) {
      this.#walkRight(board, stop, rack.size);
      this.#addUnits(board, stop, rack.size, terms);
    }
  }

  /**
   * Points a row of the prefix table must have, premiums included, for any play of the unit to reach
   * the cutoff with one of the wanted numbers of tiles.
   */
  rowNeed(
    board: SearchBoard,
    unit: number,
    wanted: number,
    cutoff: number,
    rackSize: number,
    terms: BoundTerms,
    leftMultiplier: number,
  ): number {
    this.#walkRight(board, this.stops[unit]!, rackSize);
    const top = this.#topPoints;
    const level = this.levels[unit]!;
    let need = 0x7fffffff;
    for (let tiles = Math.max(level, 1); tiles <= rackSize; tiles++) {
      if (((wanted >>> tiles) & 1) === 0) continue;
      const right = tiles - level;
      const premiums = this.#rightPremiums[right]!;
      const fixed = this.#rightCross[right]! + this.#bonuses[tiles]!;
      const missing = cutoff - terms.bestLeaves[rackSize - tiles]! - fixed * terms.scale;
      const main = Math.ceil(
        missing / (terms.scale * leftMultiplier * this.#rightMultipliers[right]!),
      );
      const rest =
        top[right]! + top[premiums & 0xff]! + top[(premiums >>> 8) & 0xff]! + top[premiums >>> 16]!;
      const rowNeed = main - rest - this.#rightPoints[right]!;
      if (rowNeed < need) need = rowNeed;
    }
    return need;
  }

  #loadRack(rack: RackIndex): void {
    const points = this.#tilePoints;
    const letters = this.#lettersByPoints;
    const top = this.#topPoints;
    let count = 0;
    for (let symbol = 1; symbol < rack.copies.length; symbol++) {
      if (rack.copies[symbol] === 0) continue;
      let at = count++;
      while (at > 0 && points[letters[at - 1]!]! < points[symbol]!) {
        letters[at] = letters[at - 1]!;
        at--;
      }
      letters[at] = symbol;
    }
    this.#letterCount = count;
    this.#hasBlank = rack.copies[0]! > 0;
    top[0] = 0;
    let tiles = 0;
    for (let at = 0; at < count; at++) {
      const letter = letters[at]!;
      for (let copy = 0; copy < rack.copies[letter]!; copy++, tiles++) {
        top[tiles + 1] = top[tiles]! + points[letter]!;
      }
    }
    for (; tiles + 1 < UNIT_SIZE; tiles++) top[tiles + 1] = top[tiles]!;
  }

  /** Points of the best tile that a cross-check admits, -1 = none. */
  #bestAdmitted(check: number): number {
    for (let at = 0; at < this.#letterCount; at++) {
      const letter = this.#lettersByPoints[at]!;
      if (((check >>> letter) & 1) !== 0) return this.#tilePoints[letter]!;
    }
    return this.#hasBlank && check !== 0 ? 0 : -1;
  }

  #walkRight(board: SearchBoard, stop: number, rackSize: number): void {
    const { cells } = board;
    const { letters, tilePoints } = board.laneBoard;
    let cell = board.stops.cells[stop]!;
    let points = 0;
    let passed = 0;
    while (letters[cell] !== 0) {
      passed = passed === 0 ? letters[cell]! : -1;
      points += tilePoints[cell++]!;
    }
    let at = cell * CELL_SIZE;
    let multiplier = 1;
    let premiums = 0;
    let cross = 0;
    let tiles = 0;
    for (;;) {
      this.#rightMultipliers[tiles] = multiplier;
      this.#rightPremiums[tiles] = premiums;
      this.#rightPoints[tiles] = points;
      this.#rightCross[tiles] = cross;
      this.#rightLetters[tiles] = passed;
      if (tiles === rackSize) break;
      const crossScore = cells[at + CELL_CROSS_SCORE]!;
      const best = this.#bestAdmitted(cells[at + CELL_CHECK]!);
      if (best < 0) break;
      const letterMultiplier = cells[at + CELL_LETTER_MULTIPLIER]!;
      const wordMultiplier = cells[at + CELL_WORD_MULTIPLIER]!;
      multiplier *= wordMultiplier;
      premiums += PREMIUM_COUNTS[letterMultiplier]!;
      points += cells[at + CELL_BLOCK_POINTS]!;
      if (crossScore >= 0) cross += (crossScore + best * letterMultiplier) * wordMultiplier;
      const nextAt = cells[at + CELL_NEXT]!;
      if (nextAt !== at + CELL_SIZE) {
        const isSingle = passed === 0 && nextAt === at + 2 * CELL_SIZE;
        passed = isSingle ? letters[at / CELL_SIZE + 1]! : -1;
      }
      at = nextAt;
      tiles++;
    }
    this.#rightCount = tiles;
  }

  #addUnits(board: SearchBoard, stop: number, rackSize: number, terms: BoundTerms): void {
    const { cells } = board;
    const cell = board.stops.cells[stop]!;
    const firstRight = board.laneBoard.letters[cell] === 0 ? 1 : 0;
    const longest = Math.min(board.stops.leftLimits[stop]!, rackSize - firstRight);
    const top = this.#topPoints;
    let multiplier = 1;
    let premiums = 0;
    for (let level = 0; level <= longest; level++) {
      if (level > 0) {
        const at = (cell - level) * CELL_SIZE;
        multiplier *= cells[at + CELL_WORD_MULTIPLIER]!;
        premiums += PREMIUM_COUNTS[cells[at + CELL_LETTER_MULTIPLIER]!]!;
      }
      const unit = this.#reserve();
      const base = unit * UNIT_SIZE;
      for (let tiles = 0; tiles < UNIT_SIZE; tiles++) this.bounds[base + tiles] = NO_BOUND;
      let highest = NO_BOUND;
      const most = Math.min(this.#rightCount, rackSize - level);
      for (let right = level === 0 ? 1 : firstRight; right <= most; right++) {
        const tiles = level + right;
        if (tiles === this.#fullRack && !this.#canBeBingo(right, terms.bingoLetters)) continue;
        const counts = premiums + this.#rightPremiums[right]!;
        const letters =
          top[tiles]! +
          top[counts & 0xff]! +
          top[(counts >>> 8) & 0xff]! +
          top[counts >>> 16]! +
          this.#rightPoints[right]!;
        const points =
          letters * multiplier * this.#rightMultipliers[right]! +
          this.#rightCross[right]! +
          this.#bonuses[tiles]!;
        const bound = points * terms.scale + terms.bestLeaves[rackSize - tiles]!;
        this.bounds[base + tiles] = bound;
        if (bound > highest) highest = bound;
      }
      if (highest !== NO_BOUND) this.#add(unit, stop, level, Math.floor(highest / terms.scale));
    }
  }

  /** Whether all tiles of a full rack can form a word through the letters passed. */
  #canBeBingo(right: number, bingoLetters: LetterSet): boolean {
    const passed = this.#rightLetters[right]!;
    return passed < 0 || ((bingoLetters >>> passed) & 1) !== 0;
  }

  #add(unit: number, stop: number, level: number, points: number): void {
    const bucket = Math.max(0, Math.min(points, BUCKET_COUNT - 1));
    this.stops[unit] = stop;
    this.levels[unit] = level;
    this.next[unit] = this.heads[bucket]!;
    this.heads[bucket] = unit;
    if (bucket > this.topBucket) this.topBucket = bucket;
    this.count = unit + 1;
  }

  /** Number of a new unit; there is room for it. */
  #reserve(): number {
    const capacity = this.stops.length;
    if (this.count === capacity) {
      this.stops = grown(this.stops, capacity * 2);
      this.levels = grown(this.levels, capacity * 2);
      this.next = grown(this.next, capacity * 2);
      this.bounds = grown(this.bounds, capacity * 2 * UNIT_SIZE);
    }
    return this.count;
  }
}
