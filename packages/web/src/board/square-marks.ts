/** Marks of a board, made move by move and word by word. */
import { newTilesOf, stepOf, type InvalidWord, type Placement, type Square } from '@bestzug/core';
import type { SquareMark } from './board-view.tsx';
import type { TileLook } from './tile-view.tsx';

/** Marks by square; who makes them owns them. */
export type SquareMarks = Map<Square, SquareMark>;

/** Shows the new tiles of a placement. */
export function markPlacement(
  marks: SquareMarks,
  placement: Placement,
  look: TileLook,
  size: number,
): void {
  for (const { square, tile } of newTilesOf(placement, size)) marks.set(square, { tile, look });
}

/** Shows words that are none; tiles marked before keep their letters. */
export function markBadWords(
  marks: SquareMarks,
  words: readonly InvalidWord[],
  size: number,
): void {
  for (const { word, start, direction } of words) {
    const step = stepOf(direction, size);
    [...word].forEach((_, index) => {
      const square = start + index * step;
      marks.set(square, { ...marks.get(square), look: 'bad' });
    });
  }
}
