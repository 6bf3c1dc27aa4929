/**
 * What has happened in a game, one entry per accepted action. An event holds what was decided, words
 * included, so that a game can be rebuilt without asking a word list again (rule R20).
 */
import type { Placement } from '../move.ts';

/** Index of a player in the order of turns, from 0. */
export type PlayerIndex = number;

/** A placement that stands, or stands until it is challenged (R24, R62). */
export interface PlacementEvent {
  readonly kind: 'placement';
  readonly player: PlayerIndex;
  /** Canonical form (R39). */
  readonly placement: Placement;
  /** Formed words in capitals, main word first, cross words in board order (R35). */
  readonly words: readonly string[];
  /** Points in all, bonus included. */
  readonly points: number;
  /** The part of the points that is bonus (R50). */
  readonly bonus: number;
  /** Rack symbols in the order drawn. */
  readonly drawn: readonly number[];
}

/** A placement refused under `void` that cost its turn because of `loseTurn` (R60). */
export interface LostTurnEvent {
  readonly kind: 'lostTurn';
  readonly player: PlayerIndex;
  readonly placement: Placement;
  readonly words: readonly string[];
  /** The inadmissible ones among the words, each once, in the order of R2. */
  readonly invalidWords: readonly string[];
}

/** An exchange (R40). */
export interface ExchangeEvent {
  readonly kind: 'exchange';
  readonly player: PlayerIndex;
  /** Rack symbols put back into the bag, in the order of R2. */
  readonly symbols: readonly number[];
  readonly drawn: readonly number[];
}

/** A pass (R43). */
export interface PassEvent {
  readonly kind: 'pass';
  readonly player: PlayerIndex;
}

/** A decided challenge (R62, R63). */
export interface ChallengeEvent {
  readonly kind: 'challenge';
  /** The challenger. */
  readonly player: PlayerIndex;
  /** The challenged words in capitals, each once. */
  readonly words: readonly string[];
  /** The inadmissible ones among them; any means that the placement was withdrawn. */
  readonly invalidWords: readonly string[];
  /** The player who loses the points: who placed, if the challenge is upheld, else the challenger. */
  readonly loser: PlayerIndex;
  /** What the loser loses, 0 or negative; the lost turn under `double` is not in it. */
  readonly points: number;
}

/** The time for challenging the last placement is over, or it was accepted (R65). */
export interface CloseWindowEvent {
  readonly kind: 'closeWindow';
  /** Who accepted; whoever reports it, if the time ran out. */
  readonly player: PlayerIndex;
}

/** What the clock says about a player's overtime up to now (R70). */
export interface OvertimeEvent {
  readonly kind: 'overtime';
  readonly player: PlayerIndex;
  /** Seconds beyond the player's time, in all. */
  readonly seconds: number;
}

/** One entry of the history. */
export type GameEvent =
  | PlacementEvent
  | LostTurnEvent
  | ExchangeEvent
  | PassEvent
  | ChallengeEvent
  | CloseWindowEvent
  | OvertimeEvent;
