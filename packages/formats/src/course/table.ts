/** The table while a record is replayed: what every event does to board, points and turns. */
import {
  emptyBoard,
  NO_TILE,
  tileCountsOf,
  type Board,
  type PlayerIndex,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import type { CourseState } from './game-course.ts';

/** What changes from event to event; racks are known by looking ahead and so not part of it. */
export interface Table {
  readonly board: Board;
  /** [player] */
  readonly scores: readonly number[];
  readonly toMove: PlayerIndex;
  readonly consecutivePasses: number;
  readonly scorelessTurns: number;
}

/** Before the first turn. */
export const emptyTable = (profile: RuleProfile, players: number): Table => ({
  board: emptyBoard(profile.layout),
  scores: Array.from({ length: players }, () => 0),
  toMove: 0,
  consecutivePasses: 0,
  scorelessTurns: 0,
});

/** The table as part of a course. */
export const stateOf = (
  table: Table,
  racks: readonly Rack[],
  profile: RuleProfile,
): CourseState => ({ ...table, racks, bagCount: bagCountOf(table, profile) });

/** Tiles in the bag, if every rack is as full as it can be. */
export function bagCountOf({ board, scores }: Table, profile: RuleProfile): number {
  return Math.max(0, unseenCount(board, profile) - profile.rackSize * scores.length);
}

/** Tiles that do not lie on the board. */
export function unseenCount(board: Board, profile: RuleProfile): number {
  const all = tileCountsOf(profile).reduce((sum, count) => sum + count, 0);
  return all - board.tiles.reduce((sum, tile) => (tile === NO_TILE ? sum : sum + 1), 0);
}

/** The table after a turn that brought these points; placements pass the new board. */
export function afterTurn(
  table: Table,
  player: PlayerIndex,
  turn: { readonly points: number; readonly board?: Board; readonly consecutivePasses: number },
): Table {
  return {
    board: turn.board ?? table.board,
    scores: withPoints(table.scores, player, turn.points),
    toMove: (player + 1) % table.scores.length,
    consecutivePasses: turn.consecutivePasses,
    scorelessTurns: turn.points === 0 ? table.scorelessTurns + 1 : 0,
  };
}

/** The scores with points added to one player's. */
export const withPoints = (
  scores: readonly number[],
  player: PlayerIndex,
  points: number,
): readonly number[] => scores.with(player, scores[player]! + points);
