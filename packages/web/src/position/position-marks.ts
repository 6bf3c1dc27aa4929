/** Tiles that show on the board without belonging to the position. */
import { newTilesOf, stepOf, type Square } from '@bestzug/core';
import type { SquareMark } from '../board/board-view.tsx';
import type { RankedMove } from '../engine/engine-protocol.ts';
import type { OwnMoveState } from './use-own-move.ts';

type Marks = ReadonlyMap<Square, SquareMark>;

/** The new tiles of a move that is looked at. */
export function ghostMarks({ move }: RankedMove, size: number): Marks {
  if (move.kind !== 'placement') return new Map();
  return new Map(
    newTilesOf(move, size).map(({ square, tile }) => [square, { tile, look: 'ghost' }]),
  );
}

/** The tiles of the own move, and words it would form that are none. */
export function ownMarks({ tiles, judgement }: OwnMoveState, size: number): Marks {
  const marks = new Map<Square, SquareMark>(
    tiles.map(({ square, tile }) => [square, { tile, look: 'provisional' }]),
  );
  const faults = judgement.kind === 'judged' ? (judgement.own.check?.faults ?? []) : [];
  for (const fault of faults) {
    if (fault.kind !== 'invalidWord') continue;
    for (const { word, start, direction } of fault.words) {
      const step = stepOf(direction, size);
      [...word].forEach((_, index) => {
        const square = start + index * step;
        marks.set(square, { ...marks.get(square), look: 'bad' });
      });
    }
  }
  return marks;
}
