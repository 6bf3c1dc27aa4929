/** The user's own move among all placements. */
import {
  checkPlacement,
  formatMoveInFull,
  formatMoveText,
  packPlacement,
  type MoveText,
} from '@bestzug/core';
import { lookupsOf } from './annotated-list.ts';
import { exchangeRefusals } from './move-input.ts';
import { moveRefusal, type MoveRefusal } from './move-refusal.ts';
import {
  describeRow,
  type DescribedPlacement,
  type Query,
  type RankedPlacements,
} from './ranked-placements.ts';

/** What is to be said about the user's own move. */
export type OwnMove =
  | { readonly kind: 'refused'; readonly move: string; readonly errors: readonly MoveRefusal[] }
  /** An exchange or a pass. */
  | { readonly kind: 'notRanked'; readonly move: string }
  | {
      readonly kind: 'ranked';
      readonly move: string;
      readonly rank: number;
      readonly described: DescribedPlacement;
      /** Points and points of equity behind the best in the order asked for. */
      readonly scoreLoss: number;
      readonly equityLoss: number;
    };

/** Finds the move among the placements, filtered or not, or the reasons why it is none. */
export function judgeOwnMove(move: MoveText, ranked: RankedPlacements, query: Query): OwnMove {
  const { position, rack, list } = query;
  const { board, profile } = position;
  const { layout } = board;
  if (move.kind !== 'placement') {
    const text = formatMoveText(move, layout);
    const errors = exchangeRefusals(move, position, rack);
    return errors.length > 0
      ? { kind: 'refused', move: text, errors }
      : { kind: 'notRanked', move: text };
  }
  const check = checkPlacement({ board, move, rack, ...lookupsOf(list), profile });
  const text = formatMoveInFull(check.placement ?? move, board);
  if (!check.valid || check.placement === undefined) {
    const errors = check.faults.map((fault) => moveRefusal(fault, layout.size));
    return { kind: 'refused', move: text, errors };
  }
  const { columns, laneBoard } = ranked.found;
  const { letters, place } = packPlacement(laneBoard.geometry, check.placement);
  const index = ranked.all.findIndex(
    (row) => columns.letters[row] === letters && columns.places[row] === place,
  );
  const row = ranked.all[index];
  if (row === undefined) return { kind: 'notRanked', move: text };
  const described = describeRow(row, ranked, query);
  const best = describeRow(ranked.all[0]!, ranked, query);
  return {
    kind: 'ranked',
    move: text,
    rank: index + 1,
    described,
    scoreLoss: best.score - described.score,
    equityLoss: best.equity - described.equity,
  };
}
