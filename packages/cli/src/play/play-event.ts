/**
 * What happens while a game is played, as facts: a line of JSON each for scripts, sentences for
 * people. Nothing in them tells a player what only another may know.
 */
import type { MoveRefusal } from '@bestzug/answers';
import type { EndReason } from '@bestzug/core';
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { LevelReason } from '@bestzug/strategy';
import type { CliFault } from '../cli-fault.ts';

/** A word and its arithmetic. */
export interface CountedWord {
  readonly word: string;
  readonly points: number;
  /** `(2·2 + 1) · 2 = 10`. */
  readonly formula: string;
  /** Whether it is in the list; null where nobody asked. */
  readonly inList: boolean | null;
}

/** A move judged by its equity. */
export interface JudgedMoveFacts {
  /** `8D GRÜNDE`, `-QX`. */
  readonly move: string;
  readonly score: number;
  readonly leave: string;
  /** Points. */
  readonly equity: number;
}

/** Why a computer player moved as it did; see `LevelExplanation`. */
export interface ReasonFacts {
  readonly level: number;
  readonly reason: LevelReason;
  readonly knownWords: number;
  readonly knownPlacements: number;
  /** The placement it liked best. */
  readonly favourite: { readonly move: string; readonly points: number } | null;
  /** The most points, with words it does not know. */
  readonly unknown: { readonly move: string; readonly points: number } | null;
}

/** Why the game does not do something, beyond the refusals of moves. */
export type GameRefusal =
  | { readonly kind: 'tooManyExchanged'; readonly found: number; readonly limit: number }
  | { readonly kind: 'noExchangeLeft'; readonly limit: number }
  /** A number of tiles, where the tiles themselves must be said. */
  | { readonly kind: 'exchangeTilesNeeded' }
  | {
      readonly kind: 'nothingToChallenge';
      readonly reason:
        'policy' | 'noPlacement' | 'ownPlacement' | 'notFormed' | 'alreadyJudged' | 'noLexicon';
      readonly words: readonly string[];
    }
  | { readonly kind: 'gameOver' }
  /** A player has gone out; the others may challenge or accept. */
  | { readonly kind: 'challengeOrAccept' }
  /** Nobody has gone out, so there is nothing to accept. */
  | { readonly kind: 'nothingToAccept' }
  | { readonly kind: 'nothingToUndo' }
  | { readonly kind: 'nothingToRedo' }
  /** `best` before the first own move. */
  | { readonly kind: 'noOwnMove' }
  /** `why` before anything has happened. */
  | { readonly kind: 'nothingToExplain' };

/** Why something is not done. Nothing has changed. */
export type PlayRefusal =
  | MoveRefusal
  | GameRefusal
  /** A text that is no move, or a file that cannot be written. */
  | { readonly kind: 'fault'; readonly fault: CliFault };

/** One of the players, as `start` and `resume` name them. */
export interface SeatFacts {
  readonly name: string;
  readonly engine: string | null;
}

/** What all tables have in common. */
export interface TableFacts {
  readonly players: readonly SeatFacts[];
  readonly rules: string;
  /** The list words are looked up in now. */
  readonly list: LexiconIdentity;
  readonly save: string;
}

/** How a turn is counted at the end, one player. */
export interface CountedSeat {
  readonly name: string;
  /** Points of the moves. */
  readonly moves: number;
  /** Tiles left over, and their points. */
  readonly rest: string;
  readonly restPoints: number;
  readonly adjustment: number;
  readonly score: number;
}

/** One line of the summary. */
export interface TurnSummary {
  readonly player: string;
  readonly move: string;
  readonly kind: 'placement' | 'exchange' | 'pass' | 'lostTurn' | 'challenge';
  readonly score: number;
  /** Points of the player after it. */
  readonly total: number;
}

/** A hint about the best move. */
export interface HintEvent {
  readonly kind: 'hint';
  /** How much people are told: 1 points, 2 place, 3 the move. */
  readonly stage: 1 | 2 | 3;
  readonly best: JudgedMoveFacts;
  /** Where a placement starts: `8D`. */
  readonly square: string | null;
  /** Tiles that are laid or put back. */
  readonly tiles: number;
}

/** One thing that happened. */
export type PlayEvent =
  | (TableFacts & {
      readonly kind: 'start';
      readonly seed: number;
      /** Rounds of the drawing for the start (R22). */
      readonly draw: readonly (readonly { readonly player: string; readonly tile: string }[])[];
      readonly first: string;
    })
  | (TableFacts & {
      readonly kind: 'resume';
      readonly turns: number;
      /** The list of the game, where it is another one; and its words missing now (R20). */
      readonly gameList: LexiconIdentity | null;
      readonly missingWords: readonly string[];
    })
  | {
      readonly kind: 'placement';
      readonly player: string;
      readonly move: string;
      readonly words: readonly CountedWord[];
      readonly bonus: number;
      readonly score: number;
      readonly total: number;
    }
  | {
      readonly kind: 'lostTurn';
      readonly player: string;
      readonly move: string;
      readonly invalidWords: readonly string[];
    }
  /** `tiles` null: they are another player's. */
  | {
      readonly kind: 'exchange';
      readonly player: string;
      readonly count: number;
      readonly tiles: string | null;
    }
  | {
      readonly kind: 'pass';
      readonly player: string;
      readonly inARow: number;
      readonly untilEnd: number | null;
    }
  | {
      readonly kind: 'challenge';
      readonly player: string;
      readonly words: readonly string[];
      readonly invalidWords: readonly string[];
      readonly loser: string;
      readonly points: number;
      readonly losesTurn: boolean;
    }
  | { readonly kind: 'accept'; readonly player: string }
  | {
      readonly kind: 'refused';
      readonly input: string;
      readonly errors: readonly PlayRefusal[];
      readonly hint: string | null;
    }
  | { readonly kind: 'undo' | 'redo'; readonly events: number }
  | { readonly kind: 'save'; readonly file: string; readonly isCopy: boolean }
  | HintEvent
  | {
      readonly kind: 'best';
      readonly player: string;
      /** Null for a pass, a lost turn and a withdrawn placement. */
      readonly own: JudgedMoveFacts | null;
      readonly ownText: string;
      /** The best moves, whether better than the own one or not. */
      readonly moves: readonly JudgedMoveFacts[];
      readonly loss: number | null;
    }
  | {
      readonly kind: 'why';
      readonly player: string;
      readonly move: string;
      readonly isAttempt: boolean;
      readonly errors: readonly PlayRefusal[];
      readonly words: readonly CountedWord[];
      readonly bonus: number;
      /** Null where nothing can be counted. */
      readonly score: number | null;
      readonly reason: ReasonFacts | null;
    }
  | { readonly kind: 'help' }
  | {
      readonly kind: 'rack';
      readonly player: string;
      readonly rack: string;
      readonly unseen: Readonly<Record<string, number>>;
      readonly bag: number;
    }
  | {
      readonly kind: 'over';
      readonly endReason: EndReason;
      /** Who went out. */
      readonly out: string | null;
      readonly endCount: 'plusMinus' | 'doubleOpponent';
      readonly seats: readonly CountedSeat[];
      readonly winner: string | null;
      readonly turns: readonly TurnSummary[];
    }
  /** `command` goes on with the saved game; both null where nothing is worth keeping. */
  | { readonly kind: 'quit'; readonly save: string | null; readonly command: string | null };

/** An event of one kind. */
export type PlayEventOf<Kind extends PlayEvent['kind']> = Extract<
  PlayEvent,
  { readonly kind: Kind }
>;
