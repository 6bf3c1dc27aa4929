/** What a record of version 1 holds. */

/** What tells a record from other JSON. */
export const RECORD_FORMAT = 'bestzug-game';

/** Counts up whenever an old reader would get something wrong, the random numbers included. */
export const RECORD_VERSION = 1;

/** Where the game starts from. Tiles are rack signs, `?` for the blank. */
export interface DealRecord {
  /** Whether board, racks and bag are the whole tile set (R44) or, in a constructed position, a part. */
  readonly tiles: 'complete' | 'partial';
  /** The board field of CGP (R121). */
  readonly board: string;
  /** One per player. */
  readonly racks: readonly string[];
  /** In drawing order, as far as that is known; see `random`. */
  readonly bag: string;
  /** State of the random numbers; null: tiles go back unmixed, and are drawn as the events say. */
  readonly random: readonly [number, number, number, number] | null;
  readonly scores: readonly number[];
  readonly toMove: number;
  readonly consecutivePasses: number;
  readonly scorelessTurns: number;
}

/** What placements and lost turns have in common. */
export interface LaidRecord {
  readonly player: number;
  /** In normal form, `8D .E.T`. */
  readonly move: string;
  /** The *IN of the move is the printed extra tile (R104). */
  readonly extraTile?: true;
  readonly words: readonly string[];
}

/** One event, see `GameEvent`. Draws and exchanged tiles are rack signs. */
export type EventRecord =
  | (LaidRecord & {
      readonly kind: 'placement';
      readonly points: number;
      readonly bonus: number;
      readonly drawn: string;
    })
  | (LaidRecord & { readonly kind: 'lostTurn'; readonly invalidWords: readonly string[] })
  | {
      readonly kind: 'exchange';
      readonly player: number;
      readonly tiles: string;
      readonly drawn: string;
    }
  | { readonly kind: 'pass'; readonly player: number }
  | {
      readonly kind: 'challenge';
      readonly player: number;
      readonly words: readonly string[];
      readonly invalidWords: readonly string[];
      readonly loser: number;
      readonly points: number;
    }
  | { readonly kind: 'closeWindow'; readonly player: number }
  | { readonly kind: 'overtime'; readonly player: number; readonly seconds: number };

/** A game as plain JSON. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  /** All parameters as `parseProfile` reads them, tile set and layout by name (R67). */
  readonly profile: unknown;
  /** The word list played with (R20); null if words were not looked up. */
  readonly lexicon: {
    readonly name: string;
    readonly words: number;
    readonly sha256: string;
  } | null;
  /** `engine` null: a person. */
  readonly players: readonly { readonly name: string; readonly engine: string | null }[];
  readonly deal: DealRecord;
  readonly events: readonly EventRecord[];
  /** Present scores, for readers that do not replay. */
  readonly scores: readonly number[];
  /** Over all the rest; see `checksumOf`. */
  readonly checksum: string;
}
