/** Tiles that show on the board without belonging to the position. */
import { markBadWords, markPlacement, type SquareMarks } from '../board/square-marks.ts';
import type { RankedMove } from '../engine/engine-protocol.ts';
import type { OwnMoveState } from './use-own-move.ts';

/** The new tiles of a move that is looked at. */
export function ghostMarks({ move }: RankedMove, size: number): SquareMarks {
  const marks: SquareMarks = new Map();
  if (move.kind === 'placement') markPlacement(marks, move, 'ghost', size);
  return marks;
}

/** The tiles of the own move, and words it would form that are none. */
export function ownMarks({ tiles, judgement }: OwnMoveState, size: number): SquareMarks {
  const marks: SquareMarks = new Map(
    tiles.map(({ square, tile }) => [square, { tile, look: 'provisional' }]),
  );
  const faults = judgement.kind === 'judged' ? (judgement.own.check?.faults ?? []) : [];
  for (const fault of faults) {
    if (fault.kind === 'invalidWord') markBadWords(marks, fault.words, size);
  }
  return marks;
}
