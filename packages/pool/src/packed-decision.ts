/** A turn to simulate on its way to threads: plain data of about a kilobyte, sent with each block. */
import { invariant, type Board, type Rack } from '@bestzug/core';
import type {
  Objective,
  PackedMove,
  RolloutPlan,
  SimulatedTurn,
  TurnView,
  UnseenTiles,
} from '@bestzug/strategy';

/** What a simulation has to know of a turn; the board has the layout of the pool's games. */
export type DecisionTurn = Omit<SimulatedTurn, 'profile' | 'searchBoard'> & Pick<TurnView, 'board'>;

/** What is computed for the turn. */
export interface DecisionPlan {
  readonly moves: readonly PackedMove[];
  readonly rollouts: RolloutPlan;
  readonly objective: Objective;
  /** Of the decision, any safe integer. */
  readonly seed: number;
}

/** A turn and its candidates. Plain data. */
export interface PackedDecision extends DecisionPlan {
  /** The same for all blocks of a decision and no other one: threads load it once. */
  readonly number: number;
  readonly tiles: Uint8Array;
  readonly rackCounts: Uint8Array;
  readonly unseenCounts: Uint8Array;
  readonly unseen: UnseenTiles;
  readonly score: number;
  readonly opponentScore: number;
  readonly consecutivePasses: number;
  readonly scorelessTurns: number;
}

/** Packs a decision; everything is copied, so the turn may change afterwards. */
export function packDecision(
  number: number,
  turn: DecisionTurn,
  { moves, rollouts, objective, seed }: DecisionPlan,
): PackedDecision {
  const { board, rack, unseenCounts, unseen, score, opponentScore } = turn;
  const { consecutivePasses, scorelessTurns } = turn;
  return {
    number,
    tiles: board.tiles.slice(),
    rackCounts: Uint8Array.from(rack.counts),
    unseenCounts: unseenCounts.slice(),
    unseen: { count: unseen.count, points: unseen.points, bag: unseen.bag },
    score,
    opponentScore,
    consecutivePasses,
    scorelessTurns,
    moves,
    rollouts,
    objective,
    seed,
  };
}

/** The turn of a decision. */
export function turnOf(
  packed: PackedDecision,
  layout: Board['layout'],
): DecisionTurn & { readonly rack: Rack } {
  const { tiles, rackCounts, ...facts } = packed;
  invariant(tiles.length === layout.size * layout.size, 'the board is that of the games');
  const size = rackCounts.reduce((sum, count) => sum + count, 0);
  return { ...facts, board: { layout, tiles }, rack: { counts: rackCounts, size } };
}
