/**
 * Positions in which a move leaves both players one tile, valued without making the move.
 *
 * The other player then goes out if the tile fits anywhere, else the mover does, else both pass. The
 * single placements of a tile are those of the present board that the move does not disturb, and new
 * ones on the few empty squares at the ends of the words the move forms.
 */
import {
  BLANK,
  countBits,
  EDGE_OFFSET_MASK,
  type LetterSet,
  type WordGraph,
} from '@bestzug/lexicon';
import {
  firstCellOf,
  MAX_RACK_SIZE,
  NO_CROSS_WORD,
  packedTile,
  tileCountOf,
  tileLetter,
  type Cell,
} from '@bestzug/core';
import type { EndgameBoard } from './endgame-board.ts';
import type { Hand } from './hand.ts';
import type { LaneMoves } from './lane-moves.ts';
import { OutThreats } from './out-threats.ts';
import { lettersCompleting } from './run-completion.ts';
import type { Side } from './turn.ts';

/** No symbol. */
export const NONE = -1;

/** Finds the best placements of single tiles after moves on the present board. */
export class LastTiles {
  /** Points of the best new placements, -1 = none; set by `findNew`. */
  newTheirs = -1;
  newOwn = -1;
  /** Moves looked at by `findNew` since it was set. */
  lookCount = 0;
  readonly #graph: WordGraph;
  readonly #board: EndgameBoard;
  readonly #tilePoints: Uint8Array;
  /** [tiles of the mover] where the tile alone can be laid now. */
  readonly #singles: readonly OutThreats[];
  #loaded = 0;
  #side: Side = 0;
  readonly #cells: Int32Array = new Int32Array(MAX_RACK_SIZE);

  constructor(graph: WordGraph, board: EndgameBoard, moves: LaneMoves, tilePoints: Uint8Array) {
    this.#graph = graph;
    this.#board = board;
    this.#tilePoints = tilePoints;
    this.#singles = Array.from({ length: MAX_RACK_SIZE }, () => new OutThreats(board, moves));
  }

  /** Begins with a position; the placements of the player must be prepared. */
  start(side: Side): void {
    this.#side = side;
    this.#loaded = 0;
  }

  /**
   * Points of the mover's best placement of one tile that a move leaves standing, -1 = none, undefined
   * = too many to tell.
   */
  standing(place: number, tile: Hand): number | undefined {
    const singles = this.singlesOf(tile);
    return singles.isComplete ? singles.bestAfter(place) : undefined;
  }

  /** The mover's placements of one tile on the board that `start` was asked for. */
  singlesOf(tile: Hand): OutThreats {
    const singles = this.#singles[31 - Math.clz32(tile)]!;
    if ((this.#loaded & tile) === 0) {
      this.#loaded |= tile;
      singles.load(this.#side, tile);
    }
    return singles;
  }

  /**
   * Finds the best placements that a move makes possible or changes, of two symbols at once; `NONE`
   * asks for none.
   */
  findNew(letters: number, place: number, theirs: number, own: number): void {
    const { tiles, geometry } = this.#board;
    const { crossingCells } = geometry;
    const count = tileCountOf(place);
    let cell = firstCellOf(place);
    for (let number = 0; number < count; number++) {
      while (tiles[cell] !== 0) cell++;
      const tile = packedTile(letters, place, number);
      tiles[cell] = tile;
      tiles[crossingCells[cell]!] = tile;
      this.#cells[number] = cell;
    }
    this.lookCount++;
    this.newTheirs = -1;
    this.newOwn = -1;
    this.#tryRunEnds(this.#cells[0]!, theirs, own);
    for (let number = 0; number < count; number++) {
      this.#tryRunEnds(crossingCells[this.#cells[number]!]!, theirs, own);
    }
    for (let number = 0; number < count; number++) {
      tiles[this.#cells[number]!] = 0;
      tiles[crossingCells[this.#cells[number]!]!] = 0;
    }
  }

  #tryRunEnds(cell: Cell, theirs: number, own: number): void {
    const { tiles, geometry } = this.#board;
    const { isSquare } = geometry;
    let before = cell - 1;
    while (tiles[before] !== 0) before--;
    let after = cell + 1;
    while (tiles[after] !== 0) after++;
    if (isSquare[before] === 1) {
      const allowed = this.#board.allowedAt(before);
      let start = before;
      if (allowed !== 0) while (tiles[start - 1] !== 0) start--;
      if (mayTake(allowed, theirs)) {
        const score = this.#scoreOf(start, before, after, theirs, allowed);
        if (score > this.newTheirs) this.newTheirs = score;
      }
      if (mayTake(allowed, own)) {
        const score = this.#scoreOf(start, before, after, own, allowed);
        if (score > this.newOwn) this.newOwn = score;
      }
    }
    if (isSquare[after] === 1) {
      const allowed = this.#board.allowedAt(after);
      let end = after + 1;
      if (allowed !== 0) while (tiles[end] !== 0) end++;
      if (mayTake(allowed, theirs)) {
        const score = this.#scoreOf(before + 1, after, end, theirs, allowed);
        if (score > this.newTheirs) this.newTheirs = score;
      }
      if (mayTake(allowed, own)) {
        const score = this.#scoreOf(before + 1, after, end, own, allowed);
        if (score > this.newOwn) this.newOwn = score;
      }
    }
  }

  /** Points of a symbol on an empty square of the run `start` … `end` - 1, -1 = it does not fit. */
  #scoreOf(start: Cell, square: Cell, end: Cell, symbol: number, allowed: LetterSet): number {
    const board = this.#board;
    if (symbol === BLANK) {
      const letters = lettersCompleting(this.#graph, board.tiles, start, square, end);
      if ((letters & allowed) === 0) return -1;
    } else if (!this.#isWord(start, square, end, symbol)) {
      return -1;
    }
    let points = 0;
    for (let cell = start; cell < end; cell++) points += this.#tilePoints[board.tiles[cell]!]!;
    const value = this.#tilePoints[symbol]! * board.letterMultipliers[square]!;
    const cross = board.crossPointsAt(square);
    const runs = points + value + (cross === NO_CROSS_WORD ? 0 : cross + value);
    return runs * board.wordMultipliers[square]!;
  }

  #isWord(start: Cell, square: Cell, end: Cell, letter: number): boolean {
    const { tiles } = this.#board;
    const { nodes } = this.#graph;
    let state = this.#graph.root;
    for (let cell = start; ; cell++) {
      const shown = cell === square ? letter : tileLetter(tiles[cell]!);
      const childMask = nodes[state]!;
      if (((childMask >>> shown) & 1) === 0) return false;
      if (cell === end - 1) return ((nodes[state + 1]! >>> shown) & 1) !== 0;
      state = nodes[state + 2 + countBits(childMask & ((1 << shown) - 1))]! & EDGE_OFFSET_MASK;
    }
  }
}

/** Whether a square takes a symbol, as far as its crossing word is concerned. */
const mayTake = (allowed: LetterSet, symbol: number): boolean =>
  symbol === BLANK ? allowed !== 0 : symbol !== NONE && ((allowed >>> symbol) & 1) === 1;
