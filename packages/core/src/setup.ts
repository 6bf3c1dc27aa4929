/**
 * Setup: the contents of a position text, well formed but not yet compared with a rule profile.
 * Only `positionFromSetup` makes a `Position` of it.
 */
import type { Board } from './board.ts';
import type { Rack } from './rack.ts';

/** What a position text says. Immutable. */
export interface Setup {
  readonly board: Board;
  /** One per player, the player on turn first; a rack may be empty = unknown. */
  readonly racks: readonly Rack[];
  /** Points, in the order of the racks; may be negative. */
  readonly scores: readonly number[];
  /** Consecutive turns without points up to now: the `zeros` field of CGP (R121). */
  readonly scorelessTurns: number;
  /** Consecutive passes (R72); 0 is an assumption if `ops` has no `np` (R122). */
  readonly consecutivePasses: number;
  /** The further parameters of a CGP text, by name, in the order written. */
  readonly ops: ReadonlyMap<string, string>;
}

/** The setup of a board and its racks, at the score 0 : 0 with nothing else known. */
export const setupOf = (board: Board, racks: readonly Rack[]): Setup => ({
  board,
  racks,
  scores: racks.map(() => 0),
  scorelessTurns: 0,
  consecutivePasses: 0,
  ops: new Map(),
});
