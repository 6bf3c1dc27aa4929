/**
 * The search for all placements of a rack on a loaded board.
 *
 * load → search → collect: `load` copies what the search reads into typed arrays, the recursion
 * passes ints only, and rows of a `PlacementList` are what it leaves behind. Nothing is allocated
 * and nothing has to be put back.
 */
import { countBits, EDGE_OFFSET_MASK, type WordGraph } from '@bestzug/lexicon';
import { MAX_RACK_SIZE, PLACE_COUNT_UNIT, type RuleProfile } from '@bestzug/core';
import { BlankVariants } from './blank-variants.ts';
import { LeftPart } from './left-part.ts';
import type { PlacementList } from './placement-list.ts';
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
  CELL_SIZE,
  CELL_WORD_MULTIPLIER,
  type SearchBoard,
} from './search-board.ts';
import { type StopList, UNIT_LEVELS, type UnitSource } from './stop.ts';

/** Bits of `place` that count the tiles. */
const COUNT_MASK = 15 << 10;
const AMBIGUOUS = 1 << AMBIGUOUS_BIT;

/** Finds all placements; one per generator. */
export class LaneSearch {
  readonly #nodes: Int32Array;
  readonly #tilePoints: Int32Array;
  readonly #bonuses: Int32Array;
  readonly #prefixes: PrefixTable;
  readonly #rack: RackIndex;
  readonly #held: Int32Array;
  readonly #playable: Int32Array;
  readonly #placeValues: Int32Array;
  readonly #variants: BlankVariants;
  readonly #letterFactors: Int32Array;
  readonly #crossFactors: Int32Array;
  readonly #leftPart: LeftPart;

  #cells: Int32Array = new Int32Array(0);
  #boardLetters: Uint8Array = new Uint8Array(0);
  #boardPoints: Uint8Array = new Uint8Array(0);
  #downAt = 0;
  #heldAtFirst = 0;
  #list: PlacementList;

  constructor(
    graph: WordGraph,
    prefixes: PrefixTable,
    rack: RackIndex,
    list: PlacementList,
    rules: Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus'>,
  ) {
    this.#nodes = graph.nodes;
    this.#prefixes = prefixes;
    this.#rack = rack;
    this.#held = rack.held;
    this.#playable = rack.playable;
    this.#placeValues = rack.placeValues;
    this.#bonuses = new Int32Array(MAX_RACK_SIZE + 1);
    this.#bonuses[rules.rackSize] = rules.bingoBonus;
    this.#tilePoints = Int32Array.from(rules.tileSet.points);
    this.#list = list;
    this.#variants = new BlankVariants(rack, list, this.#tilePoints);
    this.#leftPart = new LeftPart(prefixes, this.#variants, this.#tilePoints);
    this.#letterFactors = this.#variants.letterFactors;
    this.#crossFactors = this.#variants.crossFactors;
  }

  /**
   * Finds the placements of the rack now in rack index and prefix table.
   *
   * @param source of the units to search; left out: all
   */
  run(board: SearchBoard, source?: UnitSource): void {
    this.#list.count = 0;
    this.#cells = board.cells;
    this.#boardLetters = board.laneBoard.letters;
    this.#boardPoints = board.laneBoard.tilePoints;
    this.#downAt = board.laneBoard.geometry.directionOffset * CELL_SIZE;
    this.#heldAtFirst = this.#held[this.#rack.full]!;
    if (source === undefined) this.#searchAll(board.stops);
    else this.#searchFrom(source, board.stops);
  }

  #searchAll(stops: StopList): void {
    const rackSize = this.#rack.size;
    this.#prefixes.extendTo(Math.min(stops.longestLeftPart, rackSize));
    for (let stop = 0; stop < stops.count; stop++) {
      const cell = stops.cells[stop]!;
      const limit = stops.leftLimits[stop]!;
      if (this.#boardLetters[cell] === 0) {
        const longest = Math.min(limit, rackSize - 1);
        for (let level = 0; level <= longest; level++) this.#searchSquareStop(cell, level);
      } else {
        const longest = Math.min(limit, rackSize);
        for (let level = 0; level <= longest; level++) this.#searchBlockStop(cell, level);
      }
    }
  }

  #searchFrom(source: UnitSource, stops: StopList): void {
    for (let unit = source.next(); unit >= 0; unit = source.next()) {
      const level = unit % UNIT_LEVELS;
      const stop = (unit - level) / UNIT_LEVELS;
      const cell = stops.cells[stop]!;
      const most = this.#boardLetters[cell] === 0 ? this.#rack.size - 1 : this.#rack.size;
      if (level > Math.min(stops.leftLimits[stop]!, most)) continue;
      this.#prefixes.extendTo(level);
      if (this.#boardLetters[cell] === 0) this.#searchSquareStop(cell, level);
      else this.#searchBlockStop(cell, level);
    }
  }

  #searchSquareStop(stop: number, level: number): void {
    const check = this.#cells[stop * CELL_SIZE + CELL_CHECK]!;
    if (check === 0) return;
    const prefixes = this.#prefixes;
    const playable = prefixes.playable;
    const rows = prefixes.rows;
    const leftPart = this.#leftPart;
    leftPart.prepare(this.#cells, stop, level);
    const { wordMultiplier } = leftPart;
    const firstCell = stop - level;
    const end = prefixes.levelStarts[level + 1]!;
    for (let row = prefixes.levelStarts[level]!; row < end; row++) {
      const rest = playable[row]! & check;
      if (rest === 0) continue;
      const base = row * ROW_SIZE;
      this.#start(
        rest,
        rows[base + ROW_STATE]!,
        stop * CELL_SIZE,
        rows[base + ROW_SUBRACK]!,
        rows[base + ROW_LETTERS]!,
        rows[base + ROW_PLACE]! | firstCell,
        leftPart.pointsOf(base),
        wordMultiplier,
        0,
      );
    }
  }

  #searchBlockStop(stop: number, level: number): void {
    const prefixes = this.#prefixes;
    const following = prefixes.following;
    const rows = prefixes.rows;
    const letters = this.#boardLetters;
    const nodes = this.#nodes;
    const firstLetter = letters[stop]!;
    const leftPart = this.#leftPart;
    leftPart.prepare(this.#cells, stop, level);
    const { wordMultiplier } = leftPart;
    let blockEnd = stop;
    let blockPoints = 0;
    while (letters[blockEnd] !== 0) blockPoints += this.#boardPoints[blockEnd++]!;
    const lastLetter = letters[blockEnd - 1]!;
    const check = this.#cells[blockEnd * CELL_SIZE + CELL_CHECK]!;
    const firstCell = level === 0 ? blockEnd : stop - level;
    const bonus = this.#bonuses[level]!;
    const end = prefixes.levelStarts[level + 1]!;
    for (let row = prefixes.levelStarts[level]!; row < end; row++) {
      if (((following[row]! >>> firstLetter) & 1) === 0) continue;
      const base = row * ROW_SIZE;
      let state = rows[base + ROW_STATE]!;
      for (let cell = stop; cell < blockEnd - 1 && state !== 0; cell++) {
        state = childOf(nodes, state, letters[cell]!);
      }
      if (((nodes[state]! >>> lastLetter) & 1) === 0) continue;
      const subrack = rows[base + ROW_SUBRACK]!;
      const place = rows[base + ROW_PLACE]! | firstCell;
      const points = leftPart.pointsOf(base) + blockPoints;
      if (level > 0 && ((nodes[state + 1]! >>> lastLetter) & 1) !== 0) {
        const score = points * wordMultiplier + bonus;
        this.#record(rows[base + ROW_LETTERS]!, place, subrack, score, wordMultiplier);
      }
      state = childOf(nodes, state, lastLetter);
      const rest = nodes[state]! & check & this.#playable[subrack]!;
      if (rest === 0) continue;
      this.#start(
        rest,
        state,
        blockEnd * CELL_SIZE,
        subrack,
        rows[base + ROW_LETTERS]!,
        place,
        points,
        wordMultiplier,
        0,
      );
    }
  }

  /** `#extend` or `#extendWithBlank`, as the rack asks for. */
  #start(
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
    if (((this.#held[subrack]! & 1) | (letters & AMBIGUOUS)) === 0) {
      this.#extend(rest, state, at, subrack, letters, place, main, wordMultiplier, side);
    } else {
      this.#extendWithBlank(rest, state, at, subrack, letters, place, main, wordMultiplier, side);
    }
  }

  /** Records a placement and, with a blank left or exchangeable, its other ways of using blanks. */
  #record(
    letters: number,
    place: number,
    subrack: number,
    score: number,
    wordMultiplier: number,
  ): void {
    const blanks = this.#held[subrack]! & 1;
    if (blanks !== 0 || (letters & AMBIGUOUS) !== 0) {
      this.#variants.record(letters, place, subrack, score, wordMultiplier);
      return;
    }
    const list = this.#list;
    const row = list.count++;
    list.scores[row] = score;
    list.letters[row] = letters;
    list.places[row] = place;
  }

  /**
   * Lays each letter of `rest` on an empty cell and goes on to the right, by recursion for all
   * letters but the last, for which it loops: most cells admit one letter only.
   *
   * For racks with real tiles only, where each word stands for one placement.
   *
   * @param rest non-empty set of letters that follow in the graph, pass the cross-check and can be laid
   * @param at address of the cell: cell × CELL_SIZE
   * @param main points of the main word so far
   * @param side points of the cross words so far
   */
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
    const list = this.#list;
    for (;;) {
      const nextAt = cells[at + CELL_NEXT]!;
      const isBlockNext = nextAt !== at + CELL_SIZE;
      const childMask = nodes[state]!;
      const crossScore = cells[at + CELL_CROSS_SCORE]!;
      const letterMultiplier = cells[at + CELL_LETTER_MULTIPLIER]!;
      const multiplier = cells[at + CELL_WORD_MULTIPLIER]!;
      const nextCheck = cells[nextAt + CELL_CHECK]!;
      const tileNumber = (place & COUNT_MASK) >>> 10;
      // A one-tile play with words in both directions counts once, as an across play.
      const isCountedAcross = tileNumber === 0 && crossScore >= 0 && at >= this.#downAt;
      const accept = isCountedAcross ? 0 : nodes[state + 1]!;
      const shift = tileNumber < 6 ? 25 - 5 * tileNumber : tileNumber === 6 ? 27 : 22;
      const bonus = this.#bonuses[tileNumber + 1]!;
      const placed = place + PLACE_COUNT_UNIT;
      wordMultiplier *= multiplier;
      if (isBlockNext) main += cells[at + CELL_BLOCK_POINTS]!;
      for (;;) {
        const letter = 31 - Math.clz32(rest & -rest);
        rest &= rest - 1;
        let child =
          nodes[state + 2 + countBits(childMask & ((1 << letter) - 1))]! & EDGE_OFFSET_MASK;
        let isAccepted = (accept >>> letter) & 1;
        if (isBlockNext) {
          const passed = this.#passBlock(child, at, nextAt);
          child = passed & EDGE_OFFSET_MASK;
          isAccepted = isCountedAcross ? 0 : passed >>> 31;
        }
        const nextLetters = tileNumber < 6 ? letters | (letter << shift) : letters;
        const nextPlace = tileNumber < 6 ? placed : placed | (letter << shift);
        const value = this.#tilePoints[letter]! * letterMultiplier;
        const nextMain = main + value;
        const nextSide = crossScore >= 0 ? side + (crossScore + value) * multiplier : side;
        if (isAccepted !== 0) {
          const row = list.count++;
          list.scores[row] = nextMain * wordMultiplier + nextSide + bonus;
          list.letters[row] = nextLetters;
          list.places[row] = nextPlace;
        }
        const left = subrack - this.#placeValues[letter]!;
        const next = nodes[child]! & nextCheck & this.#playable[left]!;
        if (rest === 0) {
          if (next === 0) return;
          rest = next;
          state = child;
          at = nextAt;
          subrack = left;
          letters = nextLetters;
          place = nextPlace;
          main = nextMain;
          side = nextSide;
          break;
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
            wordMultiplier,
            nextSide,
          );
        }
      }
    }
  }

  /** As `#extend` for racks with a blank left, or one that can change places with a real tile. */
  #extendWithBlank(
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
    const crossScore = cells[at + CELL_CROSS_SCORE]!;
    const letterMultiplier = cells[at + CELL_LETTER_MULTIPLIER]!;
    const multiplier = cells[at + CELL_WORD_MULTIPLIER]!;
    const nextCheck = cells[nextAt + CELL_CHECK]!;
    const tileNumber = (place & COUNT_MASK) >>> 10;
    const isCountedAcross = tileNumber === 0 && crossScore >= 0 && at >= this.#downAt;
    const accept = isCountedAcross ? 0 : nodes[state + 1]!;
    const shift = tileNumber < 6 ? 25 - 5 * tileNumber : tileNumber === 6 ? 27 : 22;
    const bonus = this.#bonuses[tileNumber + 1]!;
    const placed = place + PLACE_COUNT_UNIT;
    const heldLetters = this.#held[subrack]!;
    this.#letterFactors[tileNumber] = letterMultiplier;
    this.#crossFactors[tileNumber] = crossScore >= 0 ? multiplier : 0;
    wordMultiplier *= multiplier;
    if (isBlockNext) main += cells[at + CELL_BLOCK_POINTS]!;
    // Real tiles first: a blank, or one that can change places, is still there afterwards.
    for (let real = rest & heldLetters; real !== 0; real &= real - 1) {
      const letter = 31 - Math.clz32(real & -real);
      let child = nodes[state + 2 + countBits(childMask & ((1 << letter) - 1))]! & EDGE_OFFSET_MASK;
      let isAccepted = (accept >>> letter) & 1;
      if (isBlockNext) {
        const passed = this.#passBlock(child, at, nextAt);
        child = passed & EDGE_OFFSET_MASK;
        isAccepted = isCountedAcross ? 0 : passed >>> 31;
      }
      const nextLetters = tileNumber < 6 ? letters | (letter << shift) : letters;
      const nextPlace = tileNumber < 6 ? placed : placed | (letter << shift);
      const value = this.#tilePoints[letter]! * letterMultiplier;
      const nextMain = main + value;
      const nextSide = crossScore >= 0 ? side + (crossScore + value) * multiplier : side;
      const left = subrack - this.#placeValues[letter]!;
      if (isAccepted !== 0) {
        const score = nextMain * wordMultiplier + nextSide + bonus;
        this.#variants.record(nextLetters, nextPlace, left, score, wordMultiplier);
      }
      const next = nodes[child]! & nextCheck & this.#playable[left]!;
      if (next !== 0) {
        this.#extendWithBlank(
          next,
          child,
          nextAt,
          left,
          nextLetters,
          nextPlace,
          nextMain,
          wordMultiplier,
          nextSide,
        );
      }
    }
    rest &= ~heldLetters;
    if (rest === 0) return;
    const left = subrack - this.#placeValues[0]!;
    const nextAllowed = nextCheck & this.#playable[left]!;
    const nextSide = crossScore >= 0 ? side + crossScore * multiplier : side;
    const score = main * wordMultiplier + nextSide + bonus;
    const blankPlaced = placed | (1 << (21 - tileNumber));
    const blankLeft = (this.#held[left]! & 1) << AMBIGUOUS_BIT;
    for (; rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      let child = nodes[state + 2 + countBits(childMask & ((1 << letter) - 1))]! & EDGE_OFFSET_MASK;
      let isAccepted = (accept >>> letter) & 1;
      if (isBlockNext) {
        const passed = this.#passBlock(child, at, nextAt);
        child = passed & EDGE_OFFSET_MASK;
        isAccepted = isCountedAcross ? 0 : passed >>> 31;
      }
      const flagged = letters | (((this.#heldAtFirst >>> letter) & 1) << AMBIGUOUS_BIT);
      const nextLetters = tileNumber < 6 ? flagged | (letter << shift) : flagged;
      const nextPlace = tileNumber < 6 ? blankPlaced : blankPlaced | (letter << shift);
      if (isAccepted !== 0) this.#record(nextLetters, nextPlace, left, score, wordMultiplier);
      const next = nodes[child]! & nextAllowed;
      if (next === 0) continue;
      if (((flagged | blankLeft) & AMBIGUOUS) === 0) {
        this.#extend(
          next,
          child,
          nextAt,
          left,
          nextLetters,
          nextPlace,
          main,
          wordMultiplier,
          nextSide,
        );
      } else {
        this.#extendWithBlank(
          next,
          child,
          nextAt,
          left,
          nextLetters,
          nextPlace,
          main,
          wordMultiplier,
          nextSide,
        );
      }
    }
  }

  /**
   * Walks the block behind a cell just filled.
   *
   * @returns state behind the block, 0 = no word goes on; bit 31 = a word ends with the block
   */
  #passBlock(state: number, at: number, nextAt: number): number {
    const nodes = this.#nodes;
    const boardLetters = this.#boardLetters;
    const blockLast = nextAt / CELL_SIZE - 1;
    const lastLetter = boardLetters[blockLast]!;
    let inner = state;
    for (let cell = at / CELL_SIZE + 1; cell < blockLast && inner !== 0; cell++) {
      inner = childOf(nodes, inner, boardLetters[cell]!);
    }
    const accepted = (nodes[inner + 1]! >>> lastLetter) << 31;
    return childOf(nodes, inner, lastLetter) | accepted;
  }
}

function childOf(nodes: Int32Array, state: number, letter: number): number {
  const childMask = nodes[state]!;
  if (((childMask >>> letter) & 1) === 0) return 0;
  return nodes[state + 2 + countBits(childMask & ((1 << letter) - 1))]! & EDGE_OFFSET_MASK;
}
