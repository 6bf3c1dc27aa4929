/** What plays changed on a search board, so that they can be taken back in reverse order. */
import { invariant, MAX_RACK_SIZE, type Direction, type Square } from '@bestzug/core';
import { grown } from './column.ts';

/**
 * A frame holds one play: direction (0 across, 1 down), number of tiles, number of changed
 * cross-checks, the squares, then cell and old cross-check of each change. A play of n tiles
 * changes two filled cells and two run ends per tile, and two run ends more.
 */
const SQUARES = 3;
const CHANGES: number = SQUARES + MAX_RACK_SIZE;
const FRAME_SIZE: number = CHANGES + 2 * (4 * MAX_RACK_SIZE + 2);

/** A stack of plays; owns its frames. */
export class PlayHistory {
  #frames: Int32Array = new Int32Array(FRAME_SIZE * 32);
  #depth = 0;

  /** Forgets all plays. */
  clear(): void {
    this.#depth = 0;
  }

  /** Begins the frame of a play. */
  push(direction: Direction, squares: ArrayLike<Square>, count: number): void {
    const base = this.#depth * FRAME_SIZE;
    if (base + FRAME_SIZE > this.#frames.length) {
      this.#frames = grown(this.#frames, this.#frames.length * 2);
    }
    this.#depth++;
    this.#frames[base] = direction === 'across' ? 0 : 1;
    this.#frames[base + 1] = count;
    this.#frames[base + 2] = 0;
    for (let tile = 0; tile < count; tile++) this.#frames[base + SQUARES + tile] = squares[tile]!;
  }

  /** Notes in the latest frame what a cross-check was before. */
  note(cell: number, oldCheck: number): void {
    const base = (this.#depth - 1) * FRAME_SIZE;
    const at = base + CHANGES + 2 * this.#frames[base + 2]!++;
    this.#frames[at] = cell;
    this.#frames[at + 1] = oldCheck;
  }

  /**
   * Takes the latest frame off and copies its squares; its other facts can then be read.
   *
   * @returns number of tiles
   */
  pop(squares: Int32Array): number {
    invariant(this.#depth > 0, 'no play to take back');
    this.#depth--;
    const base = this.#depth * FRAME_SIZE;
    const count = this.#frames[base + 1]!;
    for (let tile = 0; tile < count; tile++) squares[tile] = this.#frames[base + SQUARES + tile]!;
    return count;
  }

  /** Direction of the play last taken off. */
  get direction(): Direction {
    return this.#frames[this.#depth * FRAME_SIZE] === 0 ? 'across' : 'down';
  }

  /** Number of changes of the play last taken off. */
  get changeCount(): number {
    return this.#frames[this.#depth * FRAME_SIZE + 2]!;
  }

  /** Cell of a change of the play last taken off. */
  changedCell(change: number): number {
    return this.#frames[this.#depth * FRAME_SIZE + CHANGES + 2 * change]!;
  }

  /** What the cross-check was before a change of the play last taken off. */
  oldCheck(change: number): number {
    return this.#frames[this.#depth * FRAME_SIZE + CHANGES + 2 * change + 1]!;
  }
}
