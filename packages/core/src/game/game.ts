/** A game as a value: what was agreed, what lies where, whose turn it is and how it came to that. */
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { Bag } from '../bag.ts';
import type { Board } from '../board.ts';
import type { RuleProfile } from '../profile.ts';
import type { Rack } from '../rack.ts';
import type { RandomState } from '../random.ts';
import type { FinalCount } from './final-count.ts';
import type { GameEvent, PlacementEvent, PlayerIndex } from './game-event.ts';

/** Who plays. */
export interface Player {
  readonly name: string;
  /** The computer player that moves, by its name such as `level:3`; undefined = a person. */
  readonly engine: string | undefined;
}

/** What is fixed before the first turn and never changes (R20, R67). */
export interface GameAgreement {
  readonly profile: RuleProfile;
  /** The word list played with; undefined if words are not looked up. */
  readonly lexicon: LexiconIdentity | undefined;
  /** In the order of turns. */
  readonly players: readonly Player[];
}

/** Where tiles and points are before the first action: with the history all that makes the game. */
export interface Deal {
  readonly board: Board;
  /** One per player. */
  readonly racks: readonly Rack[];
  readonly bag: Bag;
  /** What mixes tiles into the bag later on; undefined: they are put at one end of the given order. */
  readonly random: RandomState | undefined;
  readonly scores: readonly number[];
  readonly toMove: PlayerIndex;
  readonly consecutivePasses: number;
  readonly scorelessTurns: number;
}

/** Why a game ended: R71, R72, R74. */
export type EndReason = 'out' | 'passes' | 'scoreless';

/** The last placement can still be challenged (R65). */
export interface ChallengeWindow {
  readonly kind: 'window';
  readonly event: PlacementEvent;
  /** Words of it that were challenged already and are words. */
  readonly judgedWords: readonly string[];
  /** Why the game ends when the window closes; undefined if it goes on. */
  readonly endReason: EndReason | undefined;
  /** The game before the placement: what a withdrawal goes back to (R62, R68). */
  readonly before: Game;
  /** `scorelessTurns` right after the placement. */
  readonly scorelessTurns: number;
}

/** The game is over and counted (R71–R80). */
export interface GameOver extends FinalCount {
  readonly kind: 'over';
  readonly endReason: EndReason;
}

/** Where in its course a game is. */
export type GamePhase = { readonly kind: 'running' } | ChallengeWindow | GameOver;

/** A game. Immutable: an action gives a new one that shares most of its parts with the old. */
export interface Game extends GameAgreement, Deal {
  /** What the history starts from. */
  readonly deal: Deal;
  readonly phase: GamePhase;
  /** Points of each player: of the moves, and when the game is over of the final count too. */
  readonly scores: readonly number[];
  /** Whose turn it is; means nothing when the game is over. */
  readonly toMove: PlayerIndex;
  /** Passes in a row up to now (R72, R73). */
  readonly consecutivePasses: number;
  /** Turns without points in a row up to now (R74). */
  readonly scorelessTurns: number;
  /** [player] exchanges made. */
  readonly exchangeCounts: readonly number[];
  /** [player] turns still to be skipped after lost challenges (R63, `double`). */
  readonly turnsToSkip: readonly number[];
  /** [player] seconds of overtime (R70). */
  readonly overtimeSeconds: readonly number[];
  /** All accepted actions, oldest first. */
  readonly history: readonly GameEvent[];
  /** The game before the last action; undefined before the first. */
  readonly previous: Game | undefined;
}

/** The game after the deal and after each event: one more than the history has entries. */
export function statesOf(game: Game): Game[] {
  const states: Game[] = [];
  for (let state: Game | undefined = game; state !== undefined; state = state.previous) {
    states.push(state);
  }
  return states.reverse();
}
