/** A board prepared for the search: lanes, cross-checks, stops, and the packed cells the recursion reads. */
import { type WordGraph } from '@bestzug/lexicon';
import { type Board, type BoardLayout, LaneBoard, type TileSet } from '@bestzug/core';
import { fillCrossChecks } from './cross-check.ts';
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
 * cells behind this one reaches a block, so the word does not end with them.
 */
export const CELL_OPEN = 6;

/** One loaded board. Its columns are read by the search and valid until the next `load`. */
export class SearchBoard {
  readonly laneBoard: LaneBoard;
  /** [cells] letters allowed on each empty cell. */
  readonly crossChecks: Int32Array;
  readonly stops: StopList;
  /** [cells × 8] fields `CELL_…`. */
  readonly cells: Int32Array;
  readonly #graph: WordGraph;

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
    const { laneBoard, crossChecks, cells } = this;
    laneBoard.load(board);
    fillCrossChecks(this.#graph, laneBoard, crossChecks);
    this.stops.load(laneBoard, openingDirections);
    for (let cell = 0; cell < laneBoard.geometry.cellCount; cell++) {
      const at = cell * CELL_SIZE;
      cells[at + CELL_CHECK] = crossChecks[cell]!;
      cells[at + CELL_CROSS_SCORE] = laneBoard.crossScores[cell]!;
      cells[at + CELL_LETTER_MULTIPLIER] = laneBoard.letterMultipliers[cell]!;
      cells[at + CELL_WORD_MULTIPLIER] = laneBoard.wordMultipliers[cell]!;
      cells[at + CELL_NEXT] = laneBoard.nextEmpty[cell]! * CELL_SIZE;
      cells[at + CELL_BLOCK_POINTS] = laneBoard.blockPointsAfter[cell]!;
    }
    this.#fillOpen();
  }

  /** From the last cell of a lane back: a block in distance d is in distance d + 1 one cell before. */
  #fillOpen(): void {
    const { cells } = this;
    const { geometry, isSquare, letters } = this.laneBoard;
    let open = 0;
    for (let cell = geometry.cellCount - 1; cell >= 0; cell--) {
      if (isSquare[cell] === 0) open = 0;
      else if (letters[cell] !== 0) open = -1;
      else {
        cells[cell * CELL_SIZE + CELL_OPEN] = open;
        open <<= 1;
      }
    }
  }
}
