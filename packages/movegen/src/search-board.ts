/** A board prepared for the search: lanes, cross-checks, stops, and the packed cells the recursion reads. */
import type { WordGraph } from '@bestzug/lexicon';
import {
  type Board,
  type BoardLayout,
  cellOf,
  crossingCell,
  type Direction,
  directionOfCell,
  firstCellOf,
  LaneBoard,
  MAX_RACK_SIZE,
  packedTile,
  squareOfCell,
  tileCountOf,
  type TileSet,
} from '@bestzug/core';
import { fillCrossChecks, lettersCompletingRun } from './cross-check.ts';
import { PlayHistory } from './play-history.ts';
import { StopList } from './stop.ts';

/** Ints per cell in `SearchBoard.cells`; a search addresses cells as cell × CELL_SIZE + field. */
export const CELL_SIZE = 8;
/** Field: letters allowed here; 0 on tiles and borders. */
export const CELL_CHECK = 0;
/** Field: points of the perpendicular tiles, -1 = none. */
export const CELL_CROSS_SCORE = 1;
/** Field: multiplier of a new letter. */
export const CELL_LETTER_MULTIPLIER = 2;
/** Field: multiplier of a word newly covering the cell. */
export const CELL_WORD_MULTIPLIER = 3;
/** Field: address of the next empty cell of the lane, or of its border. */
export const CELL_NEXT = 4;
/** Field: points of the block directly behind the cell. */
export const CELL_BLOCK_POINTS = 5;
/**
 * Field: numbers of further tiles that meet a block: bit d - 1 = laying d more tiles on the empty
 * cells behind this one joins a block to the word, so that it does not end with the last of them.
 */
export const CELL_OPEN = 6;

/** One loaded board. Its columns are read by the search and valid until it changes. */
export class SearchBoard {
  readonly laneBoard: LaneBoard;
  /** [cells] letters allowed on each empty cell. */
  readonly crossChecks: Int32Array;
  readonly stops: StopList;
  /** [cells × 8] fields `CELL_…`. */
  readonly cells: Int32Array;
  readonly #graph: WordGraph;
  #openingDirections: 'across' | 'both' = 'both';
  readonly #history: PlayHistory = new PlayHistory();
  /** [tiles] squares and tiles of the play being laid or taken back. */
  readonly #squares: Int32Array = new Int32Array(MAX_RACK_SIZE);
  readonly #tiles: Int32Array = new Int32Array(MAX_RACK_SIZE);

  constructor(graph: WordGraph, layout: BoardLayout, tileSet: TileSet) {
    this.#graph = graph;
    this.laneBoard = new LaneBoard(layout, tileSet);
    const { cellCount } = this.laneBoard.geometry;
    this.crossChecks = new Int32Array(cellCount);
    this.stops = new StopList(cellCount);
    this.cells = new Int32Array(cellCount * CELL_SIZE);
  }

  /**
   * Takes over a board of the same size.
   *
   * @param openingDirections lanes searched on the empty board; down is the mirror image of across
   */
  load(board: Board, openingDirections: 'across' | 'both' = 'both'): void {
    const { laneBoard, crossChecks } = this;
    const { size } = laneBoard.geometry;
    this.#openingDirections = openingDirections;
    this.#history.clear();
    laneBoard.load(board);
    fillCrossChecks(this.#graph, laneBoard, crossChecks);
    for (let lane = 0; lane < 2 * size; lane++) this.#packLane(lane);
    for (let cell = 0; cell < laneBoard.geometry.cellCount; cell++) this.#packCheck(cell);
    this.stops.load(laneBoard, openingDirections);
  }

  /**
   * Lays a legal placement (packed-placement.ts) and brings everything up to date: the lanes
   * through its tiles, and the cross-checks at the ends of the runs they lengthen.
   */
  play(letters: number, place: number): void {
    const { laneBoard } = this;
    const { geometry } = laneBoard;
    const count = tileCountOf(place);
    let cell = firstCellOf(place);
    for (let tile = 0; tile < count; tile++) {
      this.#squares[tile] = squareOfCell(geometry, cell);
      this.#tiles[tile] = packedTile(letters, place, tile);
      cell = laneBoard.nextEmpty[cell]!;
    }
    const direction = directionOfCell(geometry, firstCellOf(place));
    this.#history.push(direction, this.#squares, count);
    laneBoard.change(this.#squares, this.#tiles, count, direction);
    const isDown = direction === 'down';
    for (let tile = 0; tile < count; tile++) {
      const square = this.#squares[tile]!;
      const across = cellOf(geometry, square, 'across');
      const down = cellOf(geometry, square, 'down');
      this.#setCheck(across, 0);
      this.#setCheck(down, 0);
      this.#checkRunEnds(isDown ? across : down);
      if (tile === 0) this.#checkRunEnds(isDown ? down : across);
    }
    this.#packLanes(count, direction);
    this.stops.load(laneBoard, this.#openingDirections);
  }

  /** Takes back the last play that was laid. Throws when there is none since `load`. */
  undo(): void {
    const { laneBoard } = this;
    const history = this.#history;
    const count = history.pop(this.#squares);
    const direction = history.direction;
    this.#tiles.fill(0);
    laneBoard.change(this.#squares, this.#tiles, count, direction);
    for (let change = history.changeCount - 1; change >= 0; change--) {
      const cell = history.changedCell(change);
      this.crossChecks[cell] = history.oldCheck(change);
      this.#packCheck(cell);
    }
    this.#packLanes(count, direction);
    this.stops.load(laneBoard, this.#openingDirections);
  }

  /** Renews the cross-checks of the empty squares at both ends of the run through a tile. */
  #checkRunEnds(cell: number): void {
    const { laneBoard } = this;
    const { letters, isSquare, geometry } = laneBoard;
    let before = cell - 1;
    while (letters[before] !== 0) before--;
    let after = cell + 1;
    while (letters[after] !== 0) after++;
    for (let end = 0; end < 2; end++) {
      const empty = end === 0 ? before : after;
      if (isSquare[empty] === 0) continue;
      const allowed = lettersCompletingRun(this.#graph, laneBoard, empty);
      this.#setCheck(crossingCell(geometry, empty), allowed);
    }
  }

  #setCheck(cell: number, allowed: number): void {
    this.#history.note(cell, this.crossChecks[cell]!);
    this.crossChecks[cell] = allowed;
    this.#packCheck(cell);
  }

  #packCheck(cell: number): void {
    const at = cell * CELL_SIZE;
    this.cells[at + CELL_CHECK] = this.crossChecks[cell]!;
    this.cells[at + CELL_CROSS_SCORE] = this.laneBoard.crossScores[cell]!;
  }

  /** Packs the lanes through the tiles of a play. */
  #packLanes(count: number, direction: Direction): void {
    const { size } = this.laneBoard.geometry;
    for (let tile = 0; tile < count; tile++) {
      const square = this.#squares[tile]!;
      const row = Math.floor(square / size);
      const column = square % size;
      this.#packLane(direction === 'across' ? size + column : row);
      if (tile === 0) this.#packLane(direction === 'across' ? row : size + column);
    }
  }

  /** Packs what a lane's own tiles say, from its last cell back. */
  #packLane(lane: number): void {
    const { laneBoard, cells } = this;
    const { size, stride, directionOffset } = laneBoard.geometry;
    const first = lane < size ? (lane + 1) * stride : directionOffset + (lane - size + 1) * stride;
    // One tile more is needed from each cell farther from a block than the second one before it.
    let open = 0;
    let isBlockNext = false;
    for (let cell = first + size - 1; cell >= first; cell--) {
      const at = cell * CELL_SIZE;
      cells[at + CELL_LETTER_MULTIPLIER] = laneBoard.letterMultipliers[cell]!;
      cells[at + CELL_WORD_MULTIPLIER] = laneBoard.wordMultipliers[cell]!;
      if (laneBoard.letters[cell] !== 0) {
        open = -1;
        isBlockNext = true;
        continue;
      }
      cells[at + CELL_NEXT] = laneBoard.nextEmpty[cell]! * CELL_SIZE;
      cells[at + CELL_BLOCK_POINTS] = laneBoard.blockPointsAfter[cell]!;
      cells[at + CELL_OPEN] = open;
      if (!isBlockNext) open <<= 1;
      isBlockNext = false;
    }
  }
}
