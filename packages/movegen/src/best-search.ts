/**
 * The search for the best placements only: units in the order of their upper bounds
 * (search-unit.ts), until no bound reaches the cutoff, the key of the last placement in the list.
 *
 * The recursion is that of lane-search.ts with one thing more: the set of numbers of tiles whose
 * bound still reaches the cutoff. Only such plays are looked at, and with no block in reach an edge
 * is dropped unread when no word ends so many letters behind it (word-graph.ts, distances). Bounds
 * below the cutoff are dropped, equal ones are searched, so ties come out in the documented order.
 */
import { countBits, EDGE_OFFSET_BITS, EDGE_OFFSET_MASK, type WordGraph } from '@bestzug/lexicon';
import { firstCellOf, MAX_RACK_SIZE, PLACE_COUNT_UNIT, type RuleProfile } from '@bestzug/core';
import { NO_CUTOFF, type BestList } from './best-list.ts';
import { BlankVariants } from './blank-variants.ts';
import { leaveOf } from './leave-map.ts';
import { LeftPart } from './left-part.ts';
import { PlacementList } from './placement-list.ts';
import {
  AMBIGUOUS_BIT,
  type PrefixTable,
  ROW_LETTERS,
  ROW_PLACE,
  ROW_SIZE,
  ROW_STATE,
  ROW_SUBRACK,
} from './prefix-table.ts';
import type { RackIndex } from './rack-index.ts';
import {
  CELL_BLOCK_POINTS,
  CELL_CHECK,
  CELL_CROSS_SCORE,
  CELL_LETTER_MULTIPLIER,
  CELL_NEXT,
  CELL_OPEN,
  CELL_SIZE,
  CELL_WORD_MULTIPLIER,
  type SearchBoard,
} from './search-board.ts';
import { type BoundTerms, NO_BOUND, UnitList } from './search-unit.ts';

const COUNT_MASK = 15 << 10;
const AMBIGUOUS = 1 << AMBIGUOUS_BIT;
const LETTERS_MASK = AMBIGUOUS - 1;

/** Ranks by points, or by equity with the values of all leaves. */
export interface BestTerms extends BoundTerms {
  /** [subracks] what keeping the subrack adds to the key. */
  readonly leaves: Int32Array;
}

/** Finds the best placements; one per generator. */
export class BestSearch {
  readonly #nodes: Int32Array;
  readonly #tilePoints: Int32Array;
  readonly #bonuses: Int32Array = new Int32Array(MAX_RACK_SIZE + 1);
  readonly #prefixes: PrefixTable;
  readonly #rack: RackIndex;
  readonly #held: Int32Array;
  readonly #playable: Int32Array;
  readonly #placeValues: Int32Array;
  readonly #units: UnitList;
  readonly #variantList: PlacementList = PlacementList.ofCapacity(1 << 12);
  readonly #variants: BlankVariants;
  readonly #letterFactors: Int32Array;
  readonly #crossFactors: Int32Array;
  readonly #leftPart: LeftPart;
  readonly #best: BestList;

  #board!: SearchBoard;
  #terms!: BestTerms;
  #cells: Int32Array = new Int32Array(0);
  #boardLetters: Uint8Array = new Uint8Array(0);
  #downAt = 0;
  #heldAtFirst = 0;
  #unit = 0;
  #leftMultiplier = 1;
  /** Rank of the start of all plays of the unit. */
  #startRank = 0;
  /** The cutoff for them. */
  #cutoff = 0;
  /** Numbers of tiles still of interest in the unit being searched: bit n. */
  #wanted = 0;
  /** Points a row of the prefix table must have. */
  #rowNeed = 0;

  constructor(
    graph: WordGraph,
    prefixes: PrefixTable,
    rack: RackIndex,
    best: BestList,
    rules: Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus'>,
  ) {
    this.#nodes = graph.nodes;
    this.#prefixes = prefixes;
    this.#rack = rack;
    this.#held = rack.held;
    this.#playable = rack.playable;
    this.#placeValues = rack.placeValues;
    this.#bonuses[rules.rackSize] = rules.bingoBonus;
    this.#tilePoints = Int32Array.from(rules.tileSet.points);
    this.#units = new UnitList(rules);
    this.#variants = new BlankVariants(rack, this.#variantList, this.#tilePoints);
    this.#leftPart = new LeftPart(prefixes, this.#variants, this.#tilePoints);
    this.#letterFactors = this.#variants.letterFactors;
    this.#crossFactors = this.#variants.crossFactors;
    this.#best = best;
  }

  /** Fills the best list with placements of the rack now in rack index and prefix table. */
  run(board: SearchBoard, terms: BestTerms): void {
    this.#board = board;
    this.#terms = terms;
    this.#cells = board.cells;
    this.#boardLetters = board.laneBoard.letters;
    this.#downAt = board.laneBoard.geometry.directionOffset * CELL_SIZE;
    this.#heldAtFirst = this.#held[this.#rack.full]!;
    const units = this.#units;
    units.load(board, this.#rack, terms);
    for (let bucket = units.topBucket; bucket >= 0; bucket--) {
      // A bucket holds bounds of less than (bucket + 1) points; the last one anything above.
      const isOpenEnded = bucket === units.heads.length - 1;
      if (!isOpenEnded && (bucket + 1) * terms.scale <= this.#best.cutoff) break;
      for (let unit = units.heads[bucket]!; unit >= 0; unit = units.next[unit]!) {
        this.#searchUnit(unit);
      }
    }
  }

  #searchUnit(unit: number): void {
    this.#unit = unit;
    this.#units.open(this.#board, unit, this.#rack.size, this.#terms);
    const { stops, laneBoard } = this.#board;
    const cell = stops.cells[this.#units.stops[unit]!]!;
    const level = this.#units.levels[unit]!;
    let first = cell - level;
    while (this.#boardLetters[first] !== 0) first++;
    this.#startRank = laneBoard.startRanks[first]!;
    this.#findWanted();
    if (this.#wanted === 0) return;
    this.#prefixes.extendTo(level);
    this.#leftPart.prepare(this.#cells, cell, level);
    this.#leftMultiplier = this.#leftPart.wordMultiplier;
    this.#findRowNeed();
    if (this.#boardLetters[cell] === 0) this.#searchSquareStop(cell, level);
    else this.#searchBlockStop(cell, level);
  }

  /** Numbers of tiles whose bound reaches the cutoff. */
  #findWanted(): void {
    const { bounds } = this.#units;
    const best = this.#best;
    const cutoff = this.#terms.scale === 1 ? best.cutoffFrom(this.#startRank) : best.cutoff;
    this.#cutoff = cutoff;
    let wanted = 0;
    for (let tiles = 1; tiles <= this.#rack.size; tiles++) {
      const bound = bounds[tiles]!;
      if (bound >= cutoff && bound !== NO_BOUND) wanted |= 1 << tiles;
    }
    this.#wanted = wanted;
  }

  #findRowNeed(): void {
    this.#rowNeed =
      this.#best.cutoff === NO_CUTOFF
        ? NO_CUTOFF
        : this.#units.rowNeed(this.#unit, this.#wanted, this.#cutoff, this.#rack.size, this.#terms);
  }

  #searchSquareStop(stop: number, level: number): void {
    const check = this.#cells[stop * CELL_SIZE + CELL_CHECK]!;
    if (check === 0) return;
    const prefixes = this.#prefixes;
    const { playable, distances, rows } = prefixes;
    const firstCell = stop - level;
    const open = this.#openBehind(stop * CELL_SIZE);
    const end = prefixes.levelStarts[level + 1]!;
    for (let row = prefixes.levelStarts[level]!; row < end; row++) {
      const rest = playable[row]! & check;
      if (rest === 0) continue;
      if (((distances[row]! | open) & (this.#wanted >>> (level + 1))) === 0) continue;
      const base = row * ROW_SIZE;
      const points = this.#leftPart.pointsOf(base);
      const letters = rows[base + ROW_LETTERS]!;
      if (points < this.#rowNeed && (letters & AMBIGUOUS) === 0) continue;
      this.#extend(
        rest,
        rows[base + ROW_STATE]!,
        stop * CELL_SIZE,
        rows[base + ROW_SUBRACK]!,
        letters,
        rows[base + ROW_PLACE]! | firstCell,
        points,
        this.#leftMultiplier,
        0,
      );
      if (this.#wanted === 0) return;
    }
  }

  #searchBlockStop(stop: number, level: number): void {
    const prefixes = this.#prefixes;
    const following = prefixes.following;
    const rows = prefixes.rows;
    const boardLetters = this.#boardLetters;
    const tilePoints = this.#board.laneBoard.tilePoints;
    const nodes = this.#nodes;
    const firstLetter = boardLetters[stop]!;
    let blockEnd = stop;
    let blockPoints = 0;
    while (boardLetters[blockEnd] !== 0) blockPoints += tilePoints[blockEnd++]!;
    const lastLetter = boardLetters[blockEnd - 1]!;
    const check = this.#cells[blockEnd * CELL_SIZE + CELL_CHECK]!;
    const firstCell = level === 0 ? blockEnd : stop - level;
    const at = blockEnd * CELL_SIZE;
    const open = this.#openBehind(at);
    const end = prefixes.levelStarts[level + 1]!;
    for (let row = prefixes.levelStarts[level]!; row < end; row++) {
      if (((following[row]! >>> firstLetter) & 1) === 0) continue;
      const base = row * ROW_SIZE;
      const rowPoints = this.#leftPart.pointsOf(base);
      const letters = rows[base + ROW_LETTERS]!;
      if (rowPoints < this.#rowNeed && (letters & AMBIGUOUS) === 0) continue;
      let state = rows[base + ROW_STATE]!;
      for (let cell = stop; cell < blockEnd - 1 && state !== 0; cell++) {
        state = childOf(nodes, state, boardLetters[cell]!);
      }
      if (((nodes[state]! >>> lastLetter) & 1) === 0) continue;
      const subrack = rows[base + ROW_SUBRACK]!;
      const place = rows[base + ROW_PLACE]! | firstCell;
      const points = rowPoints + blockPoints;
      const isWanted = ((this.#wanted >>> level) & 1) !== 0;
      if (isWanted && level > 0 && ((nodes[state + 1]! >>> lastLetter) & 1) !== 0) {
        const score = points * this.#leftMultiplier + this.#bonuses[level]!;
        this.#consider(letters, place, subrack, score, this.#leftMultiplier);
      }
      const edge = edgeOf(nodes, state, lastLetter);
      if ((((edge >>> EDGE_OFFSET_BITS) | open) & (this.#wanted >>> (level + 1))) === 0) continue;
      state = edge & EDGE_OFFSET_MASK;
      const rest = nodes[state]! & check & this.#playable[subrack]!;
      if (rest === 0) continue;
      this.#extend(rest, state, at, subrack, letters, place, points, this.#leftMultiplier, 0);
    }
  }

  /**
   * Numbers of tiles that meet a block when laid from an empty cell on: bit d - 1 = d tiles, the cell's
   * own included (compare `CELL_OPEN`).
   */
  #openBehind(at: number): number {
    const isBlockNext = this.#cells[at + CELL_NEXT] !== at + CELL_SIZE;
    return (this.#cells[at + CELL_OPEN]! << 1) | (isBlockNext ? 1 : 0);
  }

  /** Offers a placement, and its other ways of using blanks, to the best list. */
  #consider(
    letters: number,
    place: number,
    subrack: number,
    score: number,
    wordMultiplier: number,
  ): void {
    const { scale, leaves } = this.#terms;
    const isAmbiguous = (letters & AMBIGUOUS) !== 0;
    if (!isAmbiguous) {
      const tiles = (place & COUNT_MASK) >>> 10;
      const most = score * scale + this.#terms.bestLeaves[this.#rack.size - tiles]!;
      if (most < this.#cutoff) return;
      if ((this.#held[subrack]! & 1) === 0) {
        this.#offer(score * scale + leaves[subrack]!, score, letters, place);
        return;
      }
    }
    this.#findFactors(place);
    const list = this.#variantList;
    list.count = 0;
    this.#variants.record(letters, place, subrack, score, wordMultiplier);
    for (let row = 0; row < list.count; row++) {
      const leave = leaveOf(this.#rack, list.letters[row]!, list.places[row]!);
      const key = list.scores[row]! * scale + leaves[leave]!;
      this.#offer(key, list.scores[row]!, list.letters[row]!, list.places[row]!);
    }
  }

  /** What the squares of a placement make of its tiles, for its other ways of using blanks. */
  #findFactors(place: number): void {
    const cells = this.#cells;
    const tileCount = (place & COUNT_MASK) >>> 10;
    let at = firstCellOf(place) * CELL_SIZE;
    for (let tile = 0; tile < tileCount; tile++) {
      const hasCross = cells[at + CELL_CROSS_SCORE]! >= 0;
      this.#letterFactors[tile] = cells[at + CELL_LETTER_MULTIPLIER]!;
      this.#crossFactors[tile] = hasCross ? cells[at + CELL_WORD_MULTIPLIER]! : 0;
      at = cells[at + CELL_NEXT]!;
    }
  }

  #offer(key: number, score: number, letters: number, place: number): void {
    if (key < this.#cutoff) return;
    this.#best.insert(key, score, letters & LETTERS_MASK, place);
    this.#findWanted();
    if (this.#wanted !== 0) this.#findRowNeed();
  }

  /** See lane-search.ts, `#extend`. */
  #extend(
    rest: number,
    state: number,
    at: number,
    subrack: number,
    letters: number,
    place: number,
    main: number,
    wordMultiplier: number,
    side: number,
  ): void {
    const nodes = this.#nodes;
    const cells = this.#cells;
    const nextAt = cells[at + CELL_NEXT]!;
    const isBlockNext = nextAt !== at + CELL_SIZE;
    const childMask = nodes[state]!;
    const tileNumber = (place & COUNT_MASK) >>> 10;
    const open = cells[at + CELL_OPEN]!;
    const crossScore = cells[at + CELL_CROSS_SCORE]!;
    let accept = ((this.#wanted >>> (tileNumber + 1)) & 1) !== 0 ? nodes[state + 1]! : 0;
    if (tileNumber === 0 && crossScore >= 0 && at >= this.#downAt) accept = 0;
    const letterMultiplier = cells[at + CELL_LETTER_MULTIPLIER]!;
    const multiplier = cells[at + CELL_WORD_MULTIPLIER]!;
    const mainMultiplier = wordMultiplier * multiplier;
    const nextCheck = cells[nextAt + CELL_CHECK]!;
    const placed = place + PLACE_COUNT_UNIT;
    const shift = tileNumber < 6 ? 25 - 5 * tileNumber : tileNumber === 6 ? 27 : 22;
    const heldLetters = this.#held[subrack]!;
    const more = this.#wanted >>> (tileNumber + 2);
    // With one tile to go and nothing behind it, only letters that end a word are worth a visit.
    const mask = more === 1 && !isBlockNext && (open & 1) === 0 ? 1 : 0;
    const blockLetter = isBlockNext ? this.#boardLetters[at / CELL_SIZE + 1]! : 0;
    for (; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const edge = nodes[state + 2 + countBits(childMask & (bit - 1))]!;
      const child = edge & EDGE_OFFSET_MASK;
      const letter = 31 - Math.clz32(bit);
      const isReal = (heldLetters >>> letter) & 1;
      const left = subrack - this.#placeValues[isReal * letter]!;
      let next = 0;
      if (isBlockNext) {
        if (((nodes[child]! >>> blockLetter) & 1) === 0) continue;
      } else {
        const goesOn =
          (((edge >>> EDGE_OFFSET_BITS) | open) & (this.#wanted >>> (tileNumber + 2))) !== 0;
        if (goesOn) next = nodes[child + mask]! & nextCheck & this.#playable[left]!;
        if (next === 0 && (accept & bit) === 0) continue;
      }
      const value = isReal * this.#tilePoints[letter]! * letterMultiplier;
      let nextLetters = tileNumber < 6 ? letters | (letter << shift) : letters;
      let nextPlace = tileNumber < 6 ? placed : placed | (letter << shift);
      if (isReal === 0) {
        nextLetters |= ((this.#heldAtFirst >>> letter) & 1) << AMBIGUOUS_BIT;
        nextPlace |= 1 << (21 - tileNumber);
      }
      const nextMain = main + value;
      const nextSide = crossScore >= 0 ? side + (crossScore + value) * multiplier : side;
      if (isBlockNext) {
        this.#passBlock(
          child,
          at,
          left,
          nextLetters,
          nextPlace,
          nextMain,
          mainMultiplier,
          nextSide,
        );
        continue;
      }
      if ((accept & bit) !== 0) {
        const score = nextMain * mainMultiplier + nextSide + this.#bonuses[tileNumber + 1]!;
        this.#consider(nextLetters, nextPlace, left, score, mainMultiplier);
      }
      if (next !== 0) {
        this.#extend(
          next,
          child,
          nextAt,
          left,
          nextLetters,
          nextPlace,
          nextMain,
          mainMultiplier,
          nextSide,
        );
      }
    }
  }

  /** See lane-search.ts, `#passBlock`. */
  #passBlock(
    state: number,
    at: number,
    subrack: number,
    letters: number,
    place: number,
    main: number,
    wordMultiplier: number,
    side: number,
  ): void {
    const nodes = this.#nodes;
    const boardLetters = this.#boardLetters;
    const nextAt = this.#cells[at + CELL_NEXT]!;
    const blockLast = nextAt / CELL_SIZE - 1;
    const lastLetter = boardLetters[blockLast]!;
    let inner = state;
    for (let cell = at / CELL_SIZE + 1; cell < blockLast && inner !== 0; cell++) {
      inner = childOf(nodes, inner, boardLetters[cell]!);
    }
    if (((nodes[inner]! >>> lastLetter) & 1) === 0) return;
    const nextMain = main + this.#cells[at + CELL_BLOCK_POINTS]!;
    const tileCount = (place & COUNT_MASK) >>> 10;
    const isWanted = ((this.#wanted >>> tileCount) & 1) !== 0;
    if (isWanted && ((nodes[inner + 1]! >>> lastLetter) & 1) !== 0) {
      const isCountedAcross =
        tileCount === 1 && at >= this.#downAt && this.#cells[at + CELL_CROSS_SCORE]! >= 0;
      if (!isCountedAcross) {
        const score = nextMain * wordMultiplier + side + this.#bonuses[tileCount]!;
        this.#consider(letters, place, subrack, score, wordMultiplier);
      }
    }
    const edge = edgeOf(nodes, inner, lastLetter);
    const reachable = (edge >>> EDGE_OFFSET_BITS) | this.#openBehind(nextAt);
    if ((reachable & (this.#wanted >>> (tileCount + 1))) === 0) return;
    const child = edge & EDGE_OFFSET_MASK;
    const next = nodes[child]! & this.#cells[nextAt + CELL_CHECK]! & this.#playable[subrack]!;
    if (next !== 0) {
      this.#extend(next, child, nextAt, subrack, letters, place, nextMain, wordMultiplier, side);
    }
  }
}

function childOf(nodes: Int32Array, state: number, letter: number): number {
  const childMask = nodes[state]!;
  if (((childMask >>> letter) & 1) === 0) return 0;
  return nodes[state + 2 + countBits(childMask & ((1 << letter) - 1))]! & EDGE_OFFSET_MASK;
}

/** The edge of a letter that the state has. */
function edgeOf(nodes: Int32Array, state: number, letter: number): number {
  return nodes[state + 2 + countBits(nodes[state]! & ((1 << letter) - 1))]!;
}
