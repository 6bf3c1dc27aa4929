/**
 * Luck of the draw: what the tiles drawn made possible, against what a draw makes possible on
 * average. Both on the board the player then met, with the tiles the player had kept, so that neither
 * the board nor the choice of what to keep counts as luck.
 *
 *   luck = equity of the best move with the rack − mean over draws d of the same with kept + d
 *
 * Draws are taken from all tiles the player cannot have known: bag and other racks.
 */
import { createRandom, symbolsOf, type Random } from '@bestzug/core';
import { pointsFromEquity, type StaticPlayer, type TurnView } from '@bestzug/strategy';
import { JUDGING_SEED } from './recorded-view.ts';
import type { DrawLuck } from './turn-verdict.ts';

/** Values the best move of a rack on one board, in points. */
export type RackJudge = (rack: readonly number[]) => number;

/** A draw to be judged. */
export interface DrawQuestion {
  readonly rack: readonly number[];
  readonly kept: readonly number[];
  /** [31] tiles it was drawn from. */
  readonly pool: Uint8Array;
  /** Number of the turn: the draws tried follow from it. */
  readonly number: number;
}

/** Judges a draw by so many others. */
export function luckOf(
  { rack, kept, pool, number }: DrawQuestion,
  draws: number,
  judge: RackJudge,
): DrawLuck {
  const drawn = rack.length - kept.length;
  const actual = judge(rack);
  if (drawn === 0) return { luck: 0, expected: actual, error: 0 };
  const random = createRandom(JUDGING_SEED, number);
  const tiles = symbolsOf({ counts: pool, size: 0 });
  let sum = 0;
  let squares = 0;
  for (let draw = 0; draw < draws; draw++) {
    const value = judge([...kept, ...takenFrom(tiles, drawn, random)]);
    sum += value;
    squares += value * value;
  }
  const expected = sum / draws;
  const variance = Math.max(0, squares / draws - expected * expected);
  return { luck: actual - expected, expected, error: Math.sqrt(variance / Math.max(1, draws - 1)) };
}

/** So many tiles at random; mixes the front of the list, which stays the same set. */
function takenFrom(tiles: number[], count: number, random: Random): number[] {
  for (let place = 0; place < count; place++) {
    const other = place + random.nextBelow(tiles.length - place);
    const tile = tiles[place]!;
    tiles[place] = tiles[other]!;
    tiles[other] = tile;
  }
  return tiles.slice(0, count);
}

/** Points of the best move by static evaluation. */
export const bestEquity = (player: StaticPlayer, view: TurnView): number => {
  const { move, equity } = player.judgeMove(view);
  return move.kind === 'pass' ? 0 : pointsFromEquity(equity);
};
