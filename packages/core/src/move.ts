/** What fills a turn (rules R23): a placement, an exchange or a pass. */
import type { Direction, Square } from './geometry.ts';
import type { Tile } from './tile.ts';

/**
 * Tiles laid along one lane. `tiles` spans the whole main word, from `start` on; 0 marks a tile
 * that already lies there. Canonical form (R39): `start` is the first letter of the main word; for
 * one tile the across word is the main word if it exists.
 */
export interface Placement {
  readonly kind: 'placement';
  readonly direction: Direction;
  readonly start: Square;
  /** [word length] board tile of each new tile, 0 = played through. */
  readonly tiles: readonly Tile[];
}

/** Tiles to put back, as rack symbols (0 = blank); `undefined` entries never occur (R40). */
export interface Exchange {
  readonly kind: 'exchange';
  readonly symbols: readonly number[];
}

/** No action, no points (R43). */
export interface Pass {
  readonly kind: 'pass';
}

/** One turn. */
export type Move = Placement | Exchange | Pass;

/** One tile on one square: the direction-free form of a placement (R39). */
export interface NewTile {
  readonly square: Square;
  readonly tile: Tile;
}
