/**
 * A game record in GCG as it stands in the file (rules R115–R120): players, what is said about the
 * game, and its events line by line. Whether it fits a board is for `replayGcg` to find out.
 */
import type { Direction, PlayerIndex, Square, Tile } from '@bestzug/core';

/** A player of a GCG game. */
export interface GcgPlayer {
  /** Short name the events use; without blank space and colon. */
  readonly nick: string;
  /** Full name; the nick where the file gives none. */
  readonly name: string;
}

/** A line `#name value` that is neither a player, nor the encoding, nor a note. */
export interface GcgPragma {
  /** Without `#`. */
  readonly name: string;
  /** May be empty; several lines where a description runs on. */
  readonly value: string;
  /** Line of the file, from 1; 0 for what was not read from one. */
  readonly line: number;
}

/** What all events have. */
export interface GcgEventHead {
  readonly player: PlayerIndex;
  /** Rack symbols before the event in the order written, perhaps not all; undefined: not written. */
  readonly rack: readonly number[] | undefined;
  /** Points as written. */
  readonly points: number;
  /** The player's score after the event as written. */
  readonly total: number;
  /** Text of the notes below the event, one line each; '' for none. */
  readonly note: string;
  /** Line of the file, from 1; 0 for what was not read from one. */
  readonly line: number;
}

/** Tiles laid. */
export interface GcgPlacement extends GcgEventHead {
  readonly kind: 'placement';
  readonly direction: Direction;
  readonly start: Square;
  /** Over the whole word: the tile, or 0 where `.` is written for one that lies there (R116). */
  readonly signs: readonly Tile[];
  /** Column of the line where the tiles begin, from 1. */
  readonly column: number;
}

/** Tiles exchanged: which, or where nobody noted them, how many. */
export interface GcgExchange extends GcgEventHead {
  readonly kind: 'exchange';
  /** Rack symbols; undefined if only their number is known. */
  readonly symbols: readonly number[] | undefined;
  readonly count: number;
}

/** What is left over at the end: gained (R119: who went out) or lost. */
export interface GcgRest extends GcgEventHead {
  readonly kind: 'rest';
  /** Rack symbols left over. */
  readonly symbols: readonly number[];
}

/** An event that says no more than its numbers. */
export interface GcgMark<Kind extends string> extends GcgEventHead {
  readonly kind: Kind;
}

/**
 * One line that begins with `>`. `withdrawn`: the player's last placement is taken back (R62) ·
 * `challenge`: points for the opponent's lost challenge, or taken off for the player's own (R120) ·
 * `time`: taken off for overtime.
 */
export type GcgEvent =
  | GcgPlacement
  | GcgExchange
  | GcgMark<'pass'>
  | GcgMark<'withdrawn'>
  | GcgMark<'challenge'>
  | GcgMark<'time'>
  | GcgRest;

/** How the bytes of a file were read. */
export interface GcgEncoding {
  readonly name: 'UTF-8' | 'ISO-8859-1';
  /** Whether the file says so itself, by a header line or a byte order mark. */
  readonly isDeclared: boolean;
}

/** A game record. Immutable. */
export interface GcgGame {
  /** In the order of turns, 2–4. */
  readonly players: readonly GcgPlayer[];
  /** In the order of the file, unknown ones included (R118). */
  readonly pragmas: readonly GcgPragma[];
  readonly events: readonly GcgEvent[];
}

/** The value of the first pragma of this name (small letters), if there is one. */
export const pragmaOf = ({ pragmas }: Pick<GcgGame, 'pragmas'>, name: string): string | undefined =>
  pragmas.find((pragma) => pragma.name.toLowerCase() === name)?.value;
