/** Chances of winning as reports show them. */
import { normalWinTable, type WinTable } from '@bestzug/strategy';

/** What a chance is asked for: the player to move, in a game of two. */
export interface Standing {
  /** Own points less the other's. */
  readonly lead: number;
  /** Tiles in the bag. */
  readonly bag: number;
}

/** Chance, 0 … 1, of the player to move before anything is known of the racks. */
export const chanceOnTurn = (table: WinTable, { lead, bag }: Standing): number =>
  table.chanceOf(lead, bag);

/**
 * Chance, 0 … 1, of the player who makes a move: as if the other moved next, and the lead had grown
 * by the equity of the move, as simulations take it for a start.
 *
 * @param equity points
 */
export const chanceAfterMove = (table: WinTable, { lead, bag }: Standing, equity: number): number =>
  1 - table.chanceOf(0 - lead - equity, bag);

/** Of a finished game: a draw is one half. */
export const chanceAtEnd = (spread: number): number => (Math.sign(spread) + 1) / 2;

/** By how much estimates of final spreads in endgames are taken to be off, points. */
const ESTIMATES: WinTable = normalWinTable([{ bag: 0, mean: 0, deviation: 10 }]);

/** Of an endgame calculated as far as the effort went. */
export const chanceByEstimate = (spread: number): number => ESTIMATES.chanceOf(spread, 0);
