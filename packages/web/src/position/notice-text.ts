/** Remarks about the position in words. */
import { BLANK } from '@bestzug/lexicon';
import { signOfRackSymbol, squareName } from '@bestzug/core';
import type { Messages } from '../texts/messages.ts';
import type { PositionNotice } from './position-notice.ts';

/** The sentence of a remark. */
export function noticeText(
  notice: PositionNotice,
  { position, faults, board }: Messages,
  size: number,
): string {
  switch (notice.kind) {
    case 'unreadable':
      return faults.position(notice.fault);
    case 'unreadableGcg':
      return faults.gcg(notice.fault);
    case 'taken':
      return position.taken;
    case 'shared':
      return position.shared;
    case 'laid':
      return position.laid(
        notice.sign === notice.sign.toUpperCase()
          ? notice.sign
          : board.blankAs(notice.sign.toUpperCase()),
        squareName(notice.square, size),
      );
    case 'removed':
      return position.removed(squareName(notice.square, size));
    case 'direction':
      return board.directionIs(notice.direction);
    case 'rackFull':
      return position.rackFull;
    case 'lacksTile':
      return position.lacks(
        notice.symbol === BLANK ? board.blank : signOfRackSymbol(notice.symbol),
      );
  }
}

/** Whether a remark says that something did not go. */
export const isRefusal = ({ kind }: PositionNotice): boolean =>
  kind === 'unreadable' || kind === 'unreadableGcg' || kind === 'rackFull' || kind === 'lacksTile';
