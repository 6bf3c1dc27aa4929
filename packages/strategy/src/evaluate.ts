/**
 * Static evaluation: equity (Bewertung) = points + what the tiles kept are worth.
 *
 * While tiles are in the bag the leave counts. When the bag is empty, going out earns the value of
 * the other rests twice (theirs lost and, in effect, ours gained, R76, R79), and tiles kept cost
 * twice their points and ten for the move still to come.
 */
import type { Rack, TileSet } from '@bestzug/core';
import { MILLIPOINTS, type LeaveJudge } from '@bestzug/movegen';
import type { LeaveTable } from './leave/leave-table.ts';

/** Equity in integer millipoints: exact, repeatable, comparable without rounding. */
export type Equity = number;

/** Equity of whole or broken points. */
export const equityFromPoints = (points: number): Equity => Math.round(points * MILLIPOINTS);

/** Points of an equity, for display and JSON. */
export const pointsFromEquity = (equity: Equity): number => equity / MILLIPOINTS;

/** What the mover knows about the tiles not seen. */
export interface UnseenTiles {
  /** Tiles in bag and on other racks. */
  readonly count: number;
  /** Their points. */
  readonly points: number;
  /** Tiles in the bag. */
  readonly bag: number;
}

/** Cost of still having to move when the bag is empty, in points. */
const UNFINISHED = 10;

/** Tiles neither on the board nor on the rack; the other players hold full racks if they can. */
export function unseenTiles(
  boardTiles: ArrayLike<number>,
  rack: Rack,
  rules: { readonly tileSet: TileSet; readonly rackSize: number; readonly opponents?: number },
): UnseenTiles {
  const { tileSet, rackSize, opponents = 1 } = rules;
  let count = tileSet.total - rack.size;
  let points = 0;
  tileSet.counts.forEach((copies, symbol) => {
    points += (copies - rack.counts[symbol]!) * (symbol === 0 ? 0 : tileSet.points[symbol]!);
  });
  for (let square = 0; square < boardTiles.length; square++) {
    if (boardTiles[square] === 0) continue;
    count--;
    points -= tileSet.points[boardTiles[square]!]!;
  }
  return { count, points, bag: Math.max(0, count - opponents * rackSize) };
}

/** The judge for this moment: leaves from the table, or the end of the game when the bag is empty. */
export function createLeaveJudge(
  table: LeaveTable,
  unseen: UnseenTiles,
  tileSet: TileSet,
): LeaveJudge {
  if (unseen.bag > 0) return table;
  return {
    valueOf(counts) {
      let kept = 0;
      let points = 0;
      for (let symbol = 0; symbol < counts.length; symbol++) {
        kept += counts[symbol]!;
        points += symbol === 0 ? 0 : counts[symbol]! * tileSet.points[symbol]!;
      }
      return equityFromPoints(kept === 0 ? 2 * unseen.points : -UNFINISHED - 2 * points);
    },
  };
}
