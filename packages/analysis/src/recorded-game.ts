/**
 * A game as analysis wants it: each turn with what its player could know. Plain data, so that turns
 * travel to threads. Racks may be unknown, as in records of games between people.
 */
import type { EndReason, Placement, RuleProfile } from '@bestzug/core';

/** A placement, whether or not it stood. */
export interface RecordedPlacement {
  readonly kind: 'placement';
  readonly placement: Placement;
  /** In capitals, main word first (R35). */
  readonly words: readonly string[];
  /** Points it brought, or would have brought if it had stood. */
  readonly points: number;
  /**
   * `stands` · `withdrawn` after a challenge (R62) · `lostTurn`: refused, and the turn gone with it
   * (R60).
   */
  readonly outcome: 'stands' | 'withdrawn' | 'lostTurn';
}

/** An exchange; which tiles went back may be unknown. */
export interface RecordedExchange {
  readonly kind: 'exchange';
  readonly count: number;
  /** As rack symbols. */
  readonly symbols: readonly number[] | undefined;
}

/** What a player did. */
export type RecordedPlay = RecordedPlacement | RecordedExchange | { readonly kind: 'pass' };

/** One turn with what was before it. */
export interface RecordedTurn {
  /** Index in the order of turns. */
  readonly player: number;
  /** [squares] tiles on the board. */
  readonly boardTiles: Uint8Array;
  /** Rack symbols; undefined = unknown. May lack tiles where only some are known. */
  readonly rack: readonly number[] | undefined;
  /** Tiles in the bag. */
  readonly bag: number;
  /** [player] points. */
  readonly scores: readonly number[];
  /** Passes in a row, and turns without points in a row (R72–R74). */
  readonly consecutivePasses: number;
  readonly scorelessTurns: number;
  /** Exchanges the player has made. */
  readonly exchangesMade: number;
  readonly play: RecordedPlay;
}

/** A game. */
export interface RecordedGame {
  readonly profile: RuleProfile;
  readonly players: readonly string[];
  readonly turns: readonly RecordedTurn[];
  /** [player] points now: with the final count if the game is over. */
  readonly scores: readonly number[];
  /** [squares] tiles on the board now. */
  readonly boardTiles: Uint8Array;
  /** Why it ended; undefined = it goes on, or the record stops. */
  readonly end: EndReason | undefined;
}
