/**
 * Luck of the draw: what the tiles drawn made possible, against what a draw makes possible on
 * average. Both on the board the player then met, with the tiles the player had kept, so that neither
 * the board nor the choice of what to keep counts as luck.
 *
 *   luck = equity of the best move with the rack − mean over draws d of the same with kept + d
 *
 * Draws are taken from all tiles the player cannot have known: bag and other racks. The mean is
 * estimated from few of them, in two ways that each take variance away and no meaning:
 *
 * - Draws are dealt one after the other from the shuffled pool without putting any back, so that good
 *   tiles come up in them as often as they are there. Each for itself is a draw like any other.
 * - Of each draw, what its tiles are worth singly is subtracted, and the mean of that over all draws,
 *   which is known exactly, is added again (a control variate). Leaves are values of what tiles do
 *   for the best move later, so they go together with it, at a rate of about 1.
 */
import { createRandom, symbolsOf, type Random } from '@bestzug/core';
import { JUDGING_SEED } from './recorded-view.ts';
import type { DrawLuck } from './turn-verdict.ts';

/** A draw to be judged. */
export interface DrawQuestion {
  readonly rack: readonly number[];
  readonly kept: readonly number[];
  /** [31] tiles it was drawn from. */
  readonly pool: Uint8Array;
  /** Number of the turn: the draws tried follow from it. */
  readonly number: number;
}

/** What draws are valued with, in points. */
export interface DrawWorth {
  /** Of the best move of a rack on the board. */
  bestOf(rack: readonly number[]): number;
  /** What a tile does for it by itself, roughly: the better the guess, the smaller the error. */
  tileWorth(symbol: number): number;
}

/** Judges a draw by so many others, at least 2. */
export function luckOf(
  { rack, kept, pool, number }: DrawQuestion,
  draws: number,
  worth: DrawWorth,
): DrawLuck {
  const drawn = rack.length - kept.length;
  const actual = worth.bestOf(rack);
  if (drawn === 0) return { luck: 0, expected: actual, error: 0 };
  const deck = new Deck(symbolsOf({ counts: pool, size: 0 }), createRandom(JUDGING_SEED, number));
  const sumOf = (tiles: readonly number[]): number =>
    tiles.reduce((total, tile) => total + worth.tileWorth(tile), 0);
  const meanWorth = (drawn * sumOf(deck.tiles)) / deck.tiles.length;
  let sum = 0;
  let squares = 0;
  for (let draw = 0; draw < draws; draw++) {
    const tiles = deck.take(drawn);
    const rest = worth.bestOf([...kept, ...tiles]) - sumOf(tiles);
    sum += rest;
    squares += rest * rest;
  }
  const mean = sum / draws;
  const expected = mean + meanWorth;
  // As of independent draws. Those of one dealing agree better, so the true error is a little smaller.
  const variance = Math.max(0, squares / draws - mean * mean);
  return { luck: actual - expected, expected, error: Math.sqrt(variance / Math.max(1, draws - 1)) };
}

/** Tiles that are dealt until too few are left, and then shuffled again. */
class Deck {
  readonly tiles: number[];
  readonly #random: Random;
  #dealt: number;

  constructor(tiles: number[], random: Random) {
    this.tiles = tiles;
    this.#random = random;
    this.#dealt = tiles.length;
  }

  /** So many tiles at random, none of which comes again before the next shuffle. */
  take(count: number): number[] {
    const { tiles } = this;
    if (this.#dealt + count > tiles.length) this.#dealt = 0;
    const first = this.#dealt;
    this.#dealt += count;
    for (let place = first; place < this.#dealt; place++) {
      const other = place + this.#random.nextBelow(tiles.length - place);
      const tile = tiles[place]!;
      tiles[place] = tiles[other]!;
      tiles[other] = tile;
    }
    return tiles.slice(first, this.#dealt);
  }
}
