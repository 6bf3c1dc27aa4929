/**
 * The board as a search reads it: every row and every column is a lane, and all lanes lie one after
 * the other in one index space, so that across and down are one piece of code.
 *
 * A cell is `direction × directionOffset + (lane + 1) × stride + place`, stride = size + 1. The
 * place after the last square of a lane is a border cell: it is empty, takes no letter and also
 * serves as "the place before the first square" of the next lane. Before the first and after the
 * last lane lies one lane of border cells.
 */
import { NO_TILE, TILE_TABLE_SIZE, tileLetter } from './tile.ts';
import type { Board } from './board.ts';
import type { BoardLayout } from './board-layout.ts';
import type { Direction, Square } from './geometry.ts';
import type { TileSet } from './tile-set.ts';

/** Index of a cell: a square seen in one direction, or a border. At most 1,011 on 21 × 21. */
export type Cell = number;

/** `crossScore` of a cell without perpendicular neighbour. */
export const NO_CROSS_WORD = -1;

/** Where lanes lie; one per board size. */
export interface LaneGeometry {
  readonly size: number;
  /** Cells from one lane to the next: size + 1. */
  readonly stride: number;
  /** Cells from an across lane to the down lane of the same number. */
  readonly directionOffset: number;
  /** Number of cells. */
  readonly cellCount: number;
}

/** The lanes of a board of this size. */
export function createLaneGeometry(size: number): LaneGeometry {
  const stride = size + 1;
  const directionOffset = (size + 2) * stride;
  return { size, stride, directionOffset, cellCount: 2 * directionOffset };
}

/** The cell of a square in a direction. */
export function cellOf(geometry: LaneGeometry, square: Square, direction: Direction): Cell {
  const { size, stride, directionOffset } = geometry;
  const row = Math.floor(square / size);
  const column = square % size;
  return direction === 'across'
    ? (row + 1) * stride + column
    : directionOffset + (column + 1) * stride + row;
}

/** The direction a cell lies in. */
export const directionOfCell = (geometry: LaneGeometry, cell: Cell): Direction =>
  cell < geometry.directionOffset ? 'across' : 'down';

/** The square of a cell; not for border cells. */
export function squareOfCell(geometry: LaneGeometry, cell: Cell): Square {
  const { size, stride, directionOffset } = geometry;
  const isDown = cell >= directionOffset;
  const within = isDown ? cell - directionOffset : cell;
  const lane = Math.floor(within / stride) - 1;
  const place = within % stride;
  return isDown ? place * size + lane : lane * size + place;
}

/** The same square in the lanes of the other direction; not for border cells. */
export function crossingCell(geometry: LaneGeometry, cell: Cell): Cell {
  const { stride, directionOffset } = geometry;
  const isDown = cell >= directionOffset;
  const within = isDown ? cell - directionOffset : cell;
  const lane = Math.floor(within / stride) - 1;
  const place = within % stride;
  return (isDown ? 0 : directionOffset) + (place + 1) * stride + lane;
}

/**
 * A loaded board. All columns are indexed by cell and belong to this object; they are valid until
 * the next `load` and not to be written to by readers.
 */
export class LaneBoard {
  readonly geometry: LaneGeometry;
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
  /** [cells] 1 where a tile can ever lie, 0 on borders. */
  readonly isSquare: Uint8Array;
  /** [cells] letter lying there, 0 = empty or border. */
  readonly letters: Uint8Array;
  /** [cells] points of the tile lying there. */
  readonly tilePoints: Uint8Array;
  /** [cells] multiplier of a new letter; 1 on borders. */
  readonly letterMultipliers: Int32Array;
  /** [cells] multiplier of a word newly covering the cell; 1 on borders. */
  readonly wordMultipliers: Int32Array;
  /** [cells] points of the tiles in the perpendicular word, `NO_CROSS_WORD` = none. Empty cells only. */
  readonly crossScores: Int32Array;
  /** [cells] of an empty cell: the next empty cell of the lane behind the block that follows, or the border. */
  readonly nextEmpty: Int32Array;
  /** [cells] of an empty cell: points of the block directly behind it. */
  readonly blockPointsAfter: Int32Array;
  /** [cells] of an empty cell: points of the block directly before it. */
  readonly blockPointsBefore: Int32Array;
  /** [cells] of an empty cell: where a word starts whose first new tile lies here. */
  readonly wordStarts: Int32Array;
  /**
   * [cells] of an empty cell: rank of the start of a word whose first new tile lies here, across
   * before down, then by row, then by column (R114).
   */
  readonly startRanks: Int32Array;
  /** Number of tiles on the board. */
  tileCount = 0;

  constructor(layout: BoardLayout, tileSet: TileSet) {
    const geometry = createLaneGeometry(layout.size);
    const { cellCount } = geometry;
    this.geometry = geometry;
    this.layout = layout;
    this.tileSet = tileSet;
    this.isSquare = new Uint8Array(cellCount);
    this.letters = new Uint8Array(cellCount);
    this.tilePoints = new Uint8Array(cellCount);
    this.letterMultipliers = new Int32Array(cellCount).fill(1);
    this.wordMultipliers = new Int32Array(cellCount).fill(1);
    this.crossScores = new Int32Array(cellCount).fill(NO_CROSS_WORD);
    this.nextEmpty = new Int32Array(cellCount);
    this.blockPointsAfter = new Int32Array(cellCount);
    this.blockPointsBefore = new Int32Array(cellCount);
    this.wordStarts = new Int32Array(cellCount);
    this.startRanks = new Int32Array(cellCount);
    for (let square = 0; square < layout.size * layout.size; square++) {
      for (const direction of ['across', 'down'] as const) {
        const cell = cellOf(geometry, square, direction);
        this.isSquare[cell] = 1;
        this.letterMultipliers[cell] = layout.letterMultipliers[square]!;
        this.wordMultipliers[cell] = layout.wordMultipliers[square]!;
      }
    }
  }

  /** Takes over the tiles of a board of the same size and derives all columns. */
  load(board: Board): void {
    const { size } = this.geometry;
    this.tileCount = 0;
    for (let square = 0; square < size * size; square++) {
      const tile = board.tiles[square]!;
      if (tile !== NO_TILE) this.tileCount++;
      this.#setTile(square, tile);
    }
    for (let lane = 0; lane < 2 * size; lane++) this.#deriveLane(lane);
  }

  /**
   * Lays or takes up tiles that lie in one lane, and derives the lanes through them anew. Takes about
   * a microsecond.
   *
   * @param squares [count] squares of the tiles
   * @param tiles [count] board tiles, 0 = take up
   * @param direction of the lane they share
   */
  change(
    squares: ArrayLike<Square>,
    tiles: ArrayLike<number>,
    count: number,
    direction: Direction,
  ): void {
    const { size } = this.geometry;
    for (let number = 0; number < count; number++) {
      const square = squares[number]!;
      const across = this.#cellOf(square, false);
      if ((this.letters[across] !== 0) !== (tiles[number] !== NO_TILE)) {
        this.tileCount += tiles[number] === NO_TILE ? -1 : 1;
      }
      this.#setTile(square, tiles[number]!);
    }
    for (let number = 0; number < count; number++) {
      const square = squares[number]!;
      const row = Math.floor(square / size);
      const column = square % size;
      this.#deriveLane(direction === 'across' ? size + column : row);
      if (number === 0) this.#deriveLane(direction === 'across' ? row : size + column);
    }
  }

  #cellOf(square: Square, isDown: boolean): Cell {
    const { size, stride, directionOffset } = this.geometry;
    const row = Math.floor(square / size);
    const column = square % size;
    return isDown ? directionOffset + (column + 1) * stride + row : (row + 1) * stride + column;
  }

  #setTile(square: Square, tile: number): void {
    const points = this.tileSet.points[tile & (TILE_TABLE_SIZE - 1)]!;
    const across = this.#cellOf(square, false);
    const down = this.#cellOf(square, true);
    this.letters[across] = tileLetter(tile);
    this.letters[down] = tileLetter(tile);
    this.tilePoints[across] = points;
    this.tilePoints[down] = points;
  }

  /** Derives the columns of one lane (0 … size - 1 across, size … 2 size - 1 down), last square first. */
  #deriveLane(lane: number): void {
    const { size, stride, directionOffset } = this.geometry;
    const isDown = lane >= size;
    const number = isDown ? lane - size : lane;
    const first = (isDown ? directionOffset : 0) + (number + 1) * stride;
    const border = first + size;
    let empty = border;
    let points = 0;
    for (let cell = border - 1; cell >= first; cell--) {
      if (this.letters[cell] !== 0) {
        points += this.tilePoints[cell]!;
        continue;
      }
      this.nextEmpty[cell] = empty;
      this.blockPointsAfter[cell] = points;
      empty = cell;
      points = 0;
    }
    let start = first;
    points = 0;
    for (let cell = first; cell < border; cell++) {
      if (this.letters[cell] !== 0) {
        points += this.tilePoints[cell]!;
        continue;
      }
      this.wordStarts[cell] = start;
      this.startRanks[cell] = isDown ? directionOffset + crossingCell(this.geometry, start) : start;
      this.blockPointsBefore[cell] = points;
      this.#setCrossScore(cell, start !== cell || this.nextEmpty[cell] !== cell + 1);
      start = cell + 1;
      points = 0;
    }
  }

  /** The neighbours along this lane are the crossing word of the perpendicular lane. */
  #setCrossScore(cell: Cell, hasNeighbour: boolean): void {
    this.crossScores[crossingCell(this.geometry, cell)] = hasNeighbour
      ? this.blockPointsBefore[cell]! + this.blockPointsAfter[cell]!
      : NO_CROSS_WORD;
  }
}
