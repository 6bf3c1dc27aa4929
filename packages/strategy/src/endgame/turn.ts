/** Whose turn it is and with which tiles, as one int: all of a position but the board. */
import type { EndClock } from './end-clock.ts';
import type { Hand } from './hand.ts';

/** Number of one of the two players; 0 is on turn where the search begins. */
export type Side = 0 | 1;

/**
 * bits 0…7    hand of the player on turn      bits 16…23  clock (end-clock.ts)
 * bits 8…15   hand of the other               bit  24     the player on turn
 */
export type Turn = number;

/** Packs a turn. */
export const turnOf = (side: Side, mine: Hand, theirs: Hand, clock: EndClock): Turn =>
  mine | (theirs << 8) | (clock << 16) | (side << 24);

/** The player on turn. */
export const sideOf = (turn: Turn): Side => (turn >>> 24 === 0 ? 0 : 1);

/** The other player. */
export const opponentOf = (side: Side): Side => (side === 0 ? 1 : 0);

/** Hand of the player on turn. */
export const mineOf = (turn: Turn): Hand => turn & 255;

/** Hand of the other player. */
export const theirsOf = (turn: Turn): Hand => (turn >>> 8) & 255;

/** Turns missing to the end. */
export const clockOf = (turn: Turn): EndClock => (turn >>> 16) & 255;
