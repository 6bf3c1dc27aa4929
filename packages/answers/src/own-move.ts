/** The user's own move among all placements. */
import {
  checkPlacement,
  formatMoveInFull,
  formatMoveText,
  formatRack,
  invariant,
  packPlacement,
  withoutSymbols,
  type MoveText,
} from '@bestzug/core';
import { pointsFromEquity } from '@bestzug/strategy/evaluation';
import { lookupsOf } from './annotated-list.ts';
import { exchangeRefusals } from './move-input.ts';
import { moveRefusal, type MoveRefusal } from './move-refusal.ts';
import {
  describeRow,
  leaveJudgeOf,
  type DescribedPlacement,
  type Query,
  type RankedPlacements,
} from './ranked-placements.ts';

/** What is to be said about the user's own move. */
export type OwnMove =
  | { readonly kind: 'refused'; readonly move: string; readonly errors: readonly MoveRefusal[] }
  /** An exchange of which nobody knows the tiles. */
  | { readonly kind: 'notRanked'; readonly move: string }
  | UnplacedMove
  | {
      readonly kind: 'ranked';
      readonly move: string;
      readonly rank: number;
      readonly described: DescribedPlacement;
      /** Points and points of equity behind the best in the order asked for. */
      readonly scoreLoss: number;
      readonly equityLoss: number;
    };

/** An exchange or a pass beside the placements. */
export interface UnplacedMove {
  readonly kind: 'unplaced';
  readonly type: 'exchange' | 'pass';
  readonly move: string;
  readonly leave: string;
  /** Points: what is kept is worth so much. */
  readonly equity: number;
  /** Behind all placements that are as good, in the order asked for. */
  readonly rank: number;
  /** Points and points of equity behind the best placement in that order; 0 without any. */
  readonly scoreLoss: number;
  readonly equityLoss: number;
  /** The same by equity: points say nothing here. Negative where it is better than all placements. */
  readonly byEquity: { readonly rank: number; readonly loss: number };
}

/** Finds the move among the placements, filtered or not, or the reasons why it is none. */
export function judgeOwnMove(move: MoveText, ranked: RankedPlacements, query: Query): OwnMove {
  const { position, rack, list } = query;
  const { board, profile } = position;
  const { layout } = board;
  if (move.kind !== 'placement') {
    const text = formatMoveText(move, layout);
    const errors = exchangeRefusals(move, position, rack);
    if (errors.length > 0) return { kind: 'refused', move: text, errors };
    if (move.kind === 'exchangeCount') return { kind: 'notRanked', move: text };
    return valueUnplaced(move, text, ranked, query);
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
  const best = ranked.all[0]!;
  return {
    kind: 'ranked',
    move: text,
    rank: index + 1,
    described,
    scoreLoss: columns.scores[best]! - described.score,
    equityLoss: pointsFromEquity(ranked.equities[best]! - ranked.equities[row]!),
  };
}

function valueUnplaced(
  move: Extract<MoveText, { readonly kind: 'exchange' | 'pass' }>,
  text: string,
  ranked: RankedPlacements,
  query: Query,
): UnplacedMove {
  const kept = move.kind === 'pass' ? query.rack : withoutSymbols(query.rack, move.symbols);
  invariant(kept !== undefined, 'an exchange that is not refused puts back tiles of the rack');
  const { equities, all, found } = ranked;
  const equity = leaveJudgeOf(query).valueOf(kept.counts);
  const countBetter = (isBetter: (row: number) => boolean): number =>
    all.reduce((count, row) => count + (isBetter(row) ? 1 : 0), 0);
  const better = countBetter((row) => equities[row]! >= equity);
  const ahead =
    query.order === 'equity' ? better : countBetter((row) => found.columns.scores[row]! >= 0);
  const [best] = all;
  const top = equities.reduce((most, other) => Math.max(most, other), -Infinity);
  return {
    kind: 'unplaced',
    type: move.kind,
    move: text,
    leave: formatRack(kept),
    equity: pointsFromEquity(equity),
    rank: ahead + 1,
    scoreLoss: best === undefined ? 0 : found.columns.scores[best]!,
    equityLoss: best === undefined ? 0 : pointsFromEquity(equities[best]! - equity),
    byEquity: {
      rank: better + 1,
      loss: best === undefined ? 0 : pointsFromEquity(top - equity),
    },
  };
}
