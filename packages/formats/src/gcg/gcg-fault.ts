/** Why a text is no GCG game, and what is odd about one that is (rule R118). */
import type { CoordinateFault } from '@bestzug/core';
import type { GcgEvent } from './gcg-game.ts';

/** A place in a text. */
export interface TextPlace {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
}

/**
 * What should have stood in a place: `line` = a line that begins with `#` or `>` · `player` = nick
 * and name · `colon` = the colon behind the nick · `move` = coordinate, `-…`, or `(…)` · `tiles` = the
 * tiles of a placement or exchange · `rest` = the letters left over and `)` · `points`, `total` =
 * numbers · `lineEnd` = nothing more.
 */
export type GcgExpectation =
  'line' | 'player' | 'colon' | 'move' | 'tiles' | 'rest' | 'points' | 'total' | 'lineEnd';

/** Why a text is no GCG game. */
export type GcgFault = TextPlace &
  (
    | { readonly kind: 'empty' }
    /** R117: neither UTF-8 nor ISO-8859-1. */
    | { readonly kind: 'unsupportedEncoding'; readonly found: string }
    /** Declared as UTF-8, but it is not. */
    | { readonly kind: 'notUtf8' }
    /** `found` is '' at the end of a line. */
    | { readonly kind: 'unreadable'; readonly expected: GcgExpectation; readonly found: string }
    /** A player line for a second time, or a nick of another player. */
    | { readonly kind: 'doublePlayer'; readonly found: string }
    /** Fewer than two players, or more than four. */
    | { readonly kind: 'gcgPlayers'; readonly found: number }
    | { readonly kind: 'unknownNick'; readonly found: string; readonly known: readonly string[] }
    /** A sign that is no tile; `instead` are letters to write for it. */
    | { readonly kind: 'illegalLetter'; readonly found: string; readonly instead?: string }
    | (CoordinateFault & TextPlace)
    /** The tiles run over the edge of the board. */
    | { readonly kind: 'offBoard' }
    /** Another tile lies on the square, or none where `.` is written. */
    | {
        readonly kind: 'occupied';
        readonly square: string;
        /** Sign of what lies there, `.` for nothing. */
        readonly lying: string;
        readonly found: string;
      }
    /** Nothing but tiles that lie there. */
    | { readonly kind: 'noTiles' }
    /** `--` without a placement of this player right before it. */
    | { readonly kind: 'nothingToWithdraw' }
  );

/** What is odd about a game that can be read. */
export type GcgWarning = { readonly line: number } & (
  | {
      /**
       * A written number is not what follows from the rules, or from the lines above. The computed
       * one counts.
       */
      readonly kind: 'pointsMismatch' | 'totalMismatch';
      readonly written: number;
      readonly computed: number;
    }
  /** Signs of tiles the rack as written lacks. */
  | { readonly kind: 'notOnRack'; readonly tiles: string }
  /** The rack lacks tiles that were kept in the turn before. */
  | { readonly kind: 'rackChanged'; readonly tiles: string }
  /** Board and rack hold more copies of a tile than the set has. */
  | {
      readonly kind: 'tooMany';
      readonly tile: string;
      readonly found: number;
      readonly available: number;
    }
  /** The placement breaks a rule of where tiles may lie (R31–R33). */
  | { readonly kind: 'firstMoveOffStar' | 'firstMoveTooShort' | 'notConnected' }
  /** Not the player whose turn it was. */
  | { readonly kind: 'outOfTurn'; readonly event: GcgEvent['kind'] }
  /** The file names no players; they are taken from the events. */
  | { readonly kind: 'playersMissing' }
  /** A word that the given list lacks (R20). */
  | { readonly kind: 'notInLexicon'; readonly word: string }
);
