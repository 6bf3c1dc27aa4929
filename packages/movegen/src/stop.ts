/**
 * Stops: where plays of a lane take hold.
 *
 * A *stop* is a block of tiles or an empty square with a perpendicular neighbour (on the empty
 * board: the star). All other squares are free: nothing limits the letters there. Every play covers
 * at least one stop and belongs to the first one it covers, so the tiles it puts before that stop,
 * its left part, lie on free squares and depend on the rack alone. This refines the anchors of
 * Appel & Jacobson 1988: an anchor beside a block tries all letters before meeting the block, a stop
 * asks the prefix table for left parts that the block's first letter continues.
 */
import { MAX_RACK_SIZE, type LaneBoard } from '@bestzug/core';

/**
 * Left parts a stop is numbered for. A *unit*, a stop with a left part of so many tiles, has the
 * number stop × UNIT_LEVELS + tiles. All plays of a unit start on the same square, and no play of
 * another unit does.
 */
export const UNIT_LEVELS: number = MAX_RACK_SIZE + 1;

/** Hands out the units that one of several searches of a position is to look at. */
export interface UnitSource {
  /** Number of the next unit, -1 = none is left. */
  next(): number;
}

/** Units that can be handed out once more: what was taken from a source is taken for good. */
export class RewindableUnits implements UnitSource {
  readonly #source: UnitSource;
  readonly #units: number[] = [];
  #next = 0;

  constructor(source: UnitSource) {
    this.#source = source;
  }

  next(): number {
    if (this.#next < this.#units.length) return this.#units[this.#next++]!;
    const unit = this.#source.next();
    if (unit >= 0) this.#next = this.#units.push(unit);
    return unit;
  }

  /** Begins with the first unit again. */
  rewind(): void {
    this.#next = 0;
  }
}

/** The stops of a loaded board, in lane order. Columns belong to this object. */
export class StopList {
  /** Number of stops. */
  count = 0;
  /** Longest left part any stop has room for. */
  longestLeftPart = 0;
  /** [stops] first cell of the block, or the empty cell. */
  readonly cells: Int32Array;
  /** [stops] most tiles a left part may have. */
  readonly leftLimits: Int32Array;

  constructor(capacity: number) {
    this.cells = new Int32Array(capacity);
    this.leftLimits = new Int32Array(capacity);
  }

  /**
   * Finds the stops of all lanes.
   *
   * @param directions lanes to look at on the empty board; otherwise always both
   */
  load(board: LaneBoard, directions: 'across' | 'both'): void {
    this.count = 0;
    this.longestLeftPart = 0;
    const { size, stride, directionOffset } = board.geometry;
    if (board.tileCount === 0) {
      this.#addOpening(board, 0);
      if (directions === 'both') this.#addOpening(board, directionOffset);
      return;
    }
    for (let lane = 0; lane < 2 * size; lane++) {
      const first =
        (lane < size ? 0 : directionOffset) + ((lane < size ? lane : lane - size) + 1) * stride;
      this.#addLane(board, first);
    }
  }

  #add(cell: number, leftLimit: number): void {
    this.cells[this.count] = cell;
    this.leftLimits[this.count] = leftLimit;
    this.count++;
    if (leftLimit > this.longestLeftPart) this.longestLeftPart = leftLimit;
  }

  #addOpening(board: LaneBoard, directionOffset: number): void {
    const { size, stride } = board.geometry;
    const row = Math.floor(board.layout.star / size);
    const column = board.layout.star % size;
    const lane = directionOffset === 0 ? row : column;
    const place = directionOffset === 0 ? column : row;
    this.#add(directionOffset + (lane + 1) * stride + place, place);
  }

  #addLane(board: LaneBoard, first: number): void {
    const border = first + board.geometry.size;
    // Free squares since the last stop; one fewer counts behind a block, whose next square would
    // join it to the play.
    let free = 0;
    for (let cell = first; cell < border; cell++) {
      if (board.letters[cell] !== 0) {
        this.#add(cell, Math.max(free, 0));
        while (cell + 1 < border && board.letters[cell + 1] !== 0) cell++;
        free = -1;
      } else if (board.crossScores[cell]! >= 0) {
        if (free >= 0) this.#add(cell, free);
        free = 0;
      } else {
        free++;
      }
    }
  }
}
