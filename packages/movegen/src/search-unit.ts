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
import type { LetterSet } from '@bestzug/lexicon';
import { MAX_RACK_SIZE, type RuleProfile } from '@bestzug/core';
import { grown } from './column.ts';
import type { RackIndex } from './rack-index.ts';
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

/** Length of tables by number of tiles: 0 … MAX_RACK_SIZE. */
const TILE_COUNTS: number = MAX_RACK_SIZE + 1;

/** "No play": lower than any bound. */
export const NO_BOUND = -0x80000000;

/** Buckets of units, one per point; higher bounds share the last. */
const BUCKET_COUNT = 1 << 11;

/** Squares that multiply a letter by at least 2, 3, 4, counted in one int, by letter multiplier. */
const PREMIUM_COUNTS: Int32Array = Int32Array.of(0, 0, 0x1, 0x101, 0x10101);

/** Ints per number of tiles in the sums right of a stop. */
const RIGHT_SIZE = 8;
/** Ints per stop in these sums. */
const WALK_SIZE: number = TILE_COUNTS * RIGHT_SIZE;
/** Product of the word multipliers. */
const RIGHT_MULTIPLIER = 0;
/** Letter premiums, counted as in `PREMIUM_COUNTS`. */
const RIGHT_PREMIUMS = 1;
/** Points of the board's tiles passed. */
const RIGHT_POINTS = 2;
/** Those points and what the premiums add at most, with a left part without premiums. */
const RIGHT_EXTRA = 3;
/** Points of the cross words at most. */
const RIGHT_CROSS = 4;
/** The board's letter passed: 0 = none, -1 = more than one. */
const RIGHT_LETTERS = 5;

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
  /** [tiles] bounds of the unit last opened, by number of tiles; `NO_BOUND` = impossible. */
  readonly bounds: Int32Array = new Int32Array(TILE_COUNTS);
  /** [units] next unit of the same bucket, -1 = last. */
  next: Int32Array = new Int32Array(1 << 8);
  /** [buckets] first unit whose bound is that many points, -1 = none. */
  readonly heads: Int32Array = new Int32Array(BUCKET_COUNT).fill(-1);
  /** Highest bucket in use, -1 = none. */
  topBucket = -1;

  /** Product of the word multipliers of the open unit's left part. */
  leftMultiplier = 1;

  readonly #bonuses: Int32Array = new Int32Array(TILE_COUNTS);
  readonly #tilePoints: Uint8Array;
  readonly #fullRack: number;
  /** [tiles] P[m]: points of the m most valuable tiles of the rack. */
  readonly #topPoints: Int32Array = new Int32Array(TILE_COUNTS);
  /** The rack's letters by falling points. */
  readonly #lettersByPoints: Int32Array = new Int32Array(MAX_RACK_SIZE);
  #letterCount = 0;
  #hasBlank = false;

  /** [stops × WALK_SIZE] fields `RIGHT_…` by tiles: sums over the squares right of each stop. */
  #right: Int32Array = new Int32Array(WALK_SIZE << 7);
  /** [stops] most tiles that can be laid there. */
  #rightCounts: Int32Array = new Int32Array(1 << 7);
  /** Where the sums of the open unit's stop begin. */
  #openAt = 0;

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
    if (stops.count > this.#rightCounts.length) {
      this.#rightCounts = new Int32Array(stops.count * 2);
      this.#right = new Int32Array(stops.count * 2 * WALK_SIZE);
    }
    for (let stop = 0; stop < stops.count; stop++) {
      this.#walkRight(board, stop, rack.size);
      this.#addUnits(board, stop, rack.size, terms);
    }
  }

  /** Makes a unit the one that `bounds` and `rowNeed` speak of. */
  open(board: SearchBoard, unit: number, rackSize: number, terms: BoundTerms): void {
    const level = this.levels[unit]!;
    const stop = this.stops[unit]!;
    const sums = this.#right;
    const walkAt = stop * WALK_SIZE;
    this.#openAt = walkAt;
    let premiums = 0;
    let multiplier = 1;
    for (let tile = 1; tile <= level; tile++) {
      const at = (board.stops.cells[stop]! - tile) * CELL_SIZE;
      multiplier *= board.cells[at + CELL_WORD_MULTIPLIER]!;
      premiums += PREMIUM_COUNTS[board.cells[at + CELL_LETTER_MULTIPLIER]!]!;
    }
    this.leftMultiplier = multiplier;
    this.bounds.fill(NO_BOUND);
    const first = this.#firstRight(board, stop, level);
    const most = Math.min(this.#rightCounts[stop]!, rackSize - level);
    for (let right = first; right <= most; right++) {
      const tiles = level + right;
      const at = walkAt + right * RIGHT_SIZE;
      if (tiles === this.#fullRack && !this.#canBeBingo(at, terms.bingoLetters)) continue;
      const points = this.#pointsBound(at, tiles, premiums) * multiplier;
      const fixed = sums[at + RIGHT_CROSS]! + this.#bonuses[tiles]!;
      const main = points * sums[at + RIGHT_MULTIPLIER]!;
      this.bounds[tiles] = (main + fixed) * terms.scale + terms.bestLeaves[rackSize - tiles]!;
    }
  }

  /**
   * Points a row of the prefix table must have, premiums included, for any play of the open unit to
   * reach the cutoff with one of the wanted numbers of tiles.
   */
  rowNeed(
    unit: number,
    wanted: number,
    cutoff: number,
    rackSize: number,
    terms: BoundTerms,
  ): number {
    const level = this.levels[unit]!;
    const multiplier = terms.scale * this.leftMultiplier;
    const sums = this.#right;
    let need = 0x7fffffff;
    for (let tiles = Math.max(level, 1); tiles <= rackSize; tiles++) {
      if (((wanted >>> tiles) & 1) === 0) continue;
      const right = tiles - level;
      const at = this.#openAt + right * RIGHT_SIZE;
      const fixed = sums[at + RIGHT_CROSS]! + this.#bonuses[tiles]!;
      const missing = cutoff - terms.bestLeaves[rackSize - tiles]! - fixed * terms.scale;
      const main = Math.ceil(missing / (multiplier * sums[at + RIGHT_MULTIPLIER]!));
      const rowNeed = main - this.#topPoints[right]! - sums[at + RIGHT_EXTRA]!;
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
    for (; tiles + 1 < TILE_COUNTS; tiles++) top[tiles + 1] = top[tiles]!;
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
    const top = this.#topPoints;
    const sums = this.#right;
    const walkAt = stop * WALK_SIZE;
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
      const base = walkAt + tiles * RIGHT_SIZE;
      sums[base + RIGHT_MULTIPLIER] = multiplier;
      sums[base + RIGHT_PREMIUMS] = premiums;
      sums[base + RIGHT_POINTS] = points;
      sums[base + RIGHT_EXTRA] =
        premiums === 0 ? points : points + top[premiums & 0xff]! + this.#higherPremiums(premiums);
      sums[base + RIGHT_CROSS] = cross;
      sums[base + RIGHT_LETTERS] = passed;
      if (tiles === rackSize) break;
      const check = cells[at + CELL_CHECK]!;
      const crossScore = cells[at + CELL_CROSS_SCORE]!;
      const letterMultiplier = cells[at + CELL_LETTER_MULTIPLIER]!;
      const wordMultiplier = cells[at + CELL_WORD_MULTIPLIER]!;
      if (crossScore >= 0) {
        const best = this.#bestAdmitted(check);
        if (best < 0) break;
        cross += (crossScore + best * letterMultiplier) * wordMultiplier;
      } else if (check === 0) {
        break;
      }
      multiplier *= wordMultiplier;
      premiums += PREMIUM_COUNTS[letterMultiplier]!;
      points += cells[at + CELL_BLOCK_POINTS]!;
      const nextAt = cells[at + CELL_NEXT]!;
      if (nextAt !== at + CELL_SIZE) {
        const isSingle = passed === 0 && nextAt === at + 2 * CELL_SIZE;
        passed = isSingle ? letters[at / CELL_SIZE + 1]! : -1;
      }
      at = nextAt;
      tiles++;
    }
    this.#rightCounts[stop] = tiles;
  }

  /** P[b] + P[c] for squares that multiply a letter by three or four. */
  #higherPremiums(premiums: number): number {
    if (premiums < 0x100) return 0;
    return this.#topPoints[(premiums >>> 8) & 0xff]! + this.#topPoints[premiums >>> 16]!;
  }

  /**
   * Most that the letters of the main word count, before its word multipliers.
   *
   * @param at address of the sums for the tiles right of the stop
   */
  #pointsBound(at: number, tiles: number, leftPremiums: number): number {
    const top = this.#topPoints;
    const sums = this.#right;
    if (leftPremiums === 0) return top[tiles]! + sums[at + RIGHT_EXTRA]!;
    const premiums = leftPremiums + sums[at + RIGHT_PREMIUMS]!;
    return (
      top[tiles]! +
      top[premiums & 0xff]! +
      this.#higherPremiums(premiums) +
      sums[at + RIGHT_POINTS]!
    );
  }

  /** Fewest tiles a play of a stop lays to the right of its left part. */
  #firstRight(board: SearchBoard, stop: number, level: number): number {
    const isBlock = board.laneBoard.letters[board.stops.cells[stop]!] !== 0;
    return isBlock && level > 0 ? 0 : 1;
  }

  #addUnits(board: SearchBoard, stop: number, rackSize: number, terms: BoundTerms): void {
    const { cells } = board;
    const cell = board.stops.cells[stop]!;
    const isBlock = board.laneBoard.letters[cell] !== 0;
    const longest = Math.min(board.stops.leftLimits[stop]!, rackSize - (isBlock ? 0 : 1));
    const sums = this.#right;
    const walkAt = stop * WALK_SIZE;
    const { scale, bestLeaves, bingoLetters } = terms;
    let multiplier = 1;
    let premiums = 0;
    for (let level = 0; level <= longest; level++) {
      if (level > 0) {
        const at = (cell - level) * CELL_SIZE;
        multiplier *= cells[at + CELL_WORD_MULTIPLIER]!;
        premiums += PREMIUM_COUNTS[cells[at + CELL_LETTER_MULTIPLIER]!]!;
      }
      let highest = NO_BOUND;
      const most = Math.min(this.#rightCounts[stop]!, rackSize - level);
      for (let right = isBlock && level > 0 ? 0 : 1; right <= most; right++) {
        const tiles = level + right;
        const at = walkAt + right * RIGHT_SIZE;
        let points =
          this.#pointsBound(at, tiles, premiums) * multiplier * sums[at + RIGHT_MULTIPLIER]! +
          sums[at + RIGHT_CROSS]!;
        if (tiles === this.#fullRack) {
          if (!this.#canBeBingo(at, bingoLetters)) continue;
          points += this.#bonuses[tiles]!;
        }
        const bound = points * scale + bestLeaves[rackSize - tiles]!;
        if (bound > highest) highest = bound;
      }
      if (highest !== NO_BOUND) this.#add(stop, level, Math.floor(highest / scale));
    }
  }

  /** Whether all tiles of a full rack can form a word through the letters passed in the sums at `at`. */
  #canBeBingo(at: number, bingoLetters: LetterSet): boolean {
    const passed = this.#right[at + RIGHT_LETTERS]!;
    return passed < 0 || ((bingoLetters >>> passed) & 1) !== 0;
  }

  #add(stop: number, level: number, points: number): void {
    const unit = this.count++;
    if (unit === this.stops.length) {
      this.stops = grown(this.stops, unit * 2);
      this.levels = grown(this.levels, unit * 2);
      this.next = grown(this.next, unit * 2);
    }
    const bucket = Math.max(0, Math.min(points, BUCKET_COUNT - 1));
    this.stops[unit] = stop;
    this.levels[unit] = level;
    this.next[unit] = this.heads[bucket]!;
    this.heads[bucket] = unit;
    if (bucket > this.topBucket) this.topBucket = bucket;
  }
}
