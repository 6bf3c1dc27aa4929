/**
 * Positions in which a move leaves both players one tile, valued without making the move.
 *
 * The other player then goes out if the tile fits anywhere, else the mover does, else both pass. The
 * single placements of a tile are those of the present board that the move does not disturb, and new
 * ones on the few empty squares at the ends of the words the move forms.
 */
import { countBits, EDGE_OFFSET_MASK, type WordGraph } from '@bestzug/lexicon';
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
import type { Side } from './turn.ts';

/** Finds the best placements of single tiles after moves on the present board. */
export class LastTiles {
  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #board: EndgameBoard;
  readonly #tilePoints: Uint8Array;
  /** [tiles of the mover] where the tile alone can be laid now. */
  readonly #singles: readonly OutThreats[];
  #loaded = 0;
  #side: Side = 0;
  readonly #cells: Int32Array = new Int32Array(MAX_RACK_SIZE);
  /** Points of the best new placement of the tile last asked for, -1 = none. */
  #best = -1;

  constructor(graph: WordGraph, board: EndgameBoard, moves: LaneMoves, tilePoints: Uint8Array) {
    this.#nodes = graph.nodes;
    this.#root = graph.root;
    this.#board = board;
    this.#tilePoints = tilePoints;
    this.#singles = Array.from({ length: MAX_RACK_SIZE }, () => new OutThreats(board, moves));
  }

  /** Begins with a position; the placements of the player must be prepared. */
  start(side: Side): void {
    this.#side = side;
    this.#loaded = 0;
  }

  /** Points of the mover's best placement of the one tile left after a move, -1 = none. */
  bestOwn(letters: number, place: number, tile: Hand, letter: number): number {
    const bit = 31 - Math.clz32(tile);
    const singles = this.#singles[bit]!;
    if ((this.#loaded & tile) === 0) {
      this.#loaded |= tile;
      singles.load(this.#side, tile);
    }
    return Math.max(singles.bestAfter(place), this.bestNew(letters, place, letter));
  }

  /** Points of the best placement of a letter that a move makes possible or changes, -1 = none. */
  bestNew(letters: number, place: number, letter: number): number {
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
    this.#best = -1;
    this.#tryRunEnds(this.#cells[0]!, letter);
    for (let number = 0; number < count; number++) {
      this.#tryRunEnds(crossingCells[this.#cells[number]!]!, letter);
    }
    for (let number = 0; number < count; number++) {
      tiles[this.#cells[number]!] = 0;
      tiles[crossingCells[this.#cells[number]!]!] = 0;
    }
    return this.#best;
  }

  #tryRunEnds(cell: Cell, letter: number): void {
    const { tiles, geometry } = this.#board;
    const { isSquare } = geometry;
    let before = cell - 1;
    while (tiles[before] !== 0) before--;
    let after = cell + 1;
    while (tiles[after] !== 0) after++;
    if (isSquare[before] === 1) {
      let start = before;
      while (tiles[start - 1] !== 0) start--;
      this.#try(start, before, after, letter);
    }
    if (isSquare[after] === 1) {
      let end = after + 1;
      while (tiles[end] !== 0) end++;
      this.#try(before + 1, after, end, letter);
    }
  }

  /** Lays the letter on an empty square of the run `start` … `end` - 1. */
  #try(start: Cell, square: Cell, end: Cell, letter: number): void {
    const board = this.#board;
    if (((board.allowedAt(square) >>> letter) & 1) === 0) return;
    const { tiles } = board;
    const nodes = this.#nodes;
    let state = this.#root;
    let points = 0;
    for (let cell = start; cell < end; cell++) {
      const tile = cell === square ? letter : tiles[cell]!;
      const shown = tileLetter(tile);
      const childMask = nodes[state]!;
      if (((childMask >>> shown) & 1) === 0) return;
      if (cell === end - 1) {
        if (((nodes[state + 1]! >>> shown) & 1) === 0) return;
      } else {
        state = nodes[state + 2 + countBits(childMask & ((1 << shown) - 1))]! & EDGE_OFFSET_MASK;
      }
      if (cell !== square) points += this.#tilePoints[tile]!;
    }
    const value = this.#tilePoints[letter]! * board.letterMultipliers[square]!;
    const cross = board.crossPointsAt(square);
    const runs = points + value + (cross === NO_CROSS_WORD ? 0 : cross + value);
    const score = runs * board.wordMultipliers[square]!;
    if (score > this.#best) this.#best = score;
  }
}
