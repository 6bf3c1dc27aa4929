/** Where on the board typing goes on. */
import { columnOf, rowOf, stepOf, type Direction, type Square } from '@bestzug/core';

/** Where typing goes on, and in which direction. */
export interface BoardCursor {
  readonly square: Square;
  readonly direction: Direction;
}

/** The square some steps on along a direction, at most at the edge. */
export function stepped(square: Square, direction: Direction, steps: number, size: number): Square {
  const place = direction === 'across' ? columnOf(square, size) : rowOf(square, size);
  const target = Math.min(size - 1, Math.max(0, place + steps));
  return square + (target - place) * stepOf(direction, size);
}

/**
 * The square at the cursor, or the first one behind it in the direction of writing, that has no tile;
 * undefined = all of them up to the edge have one.
 */
export function firstFree(
  { square: from, direction }: BoardCursor,
  size: number,
  isTaken: (square: Square) => boolean,
): Square | undefined {
  let square = from;
  while (isTaken(square)) {
    const next = stepped(square, direction, 1, size);
    if (next === square) return undefined;
    square = next;
  }
  return square;
}
