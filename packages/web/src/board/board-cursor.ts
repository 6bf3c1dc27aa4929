/** Where on the board typing goes on. */
import type { Direction, Square } from '@bestzug/core';

/** Where typing goes on, and in which direction. */
export interface BoardCursor {
  readonly square: Square;
  readonly direction: Direction;
}
