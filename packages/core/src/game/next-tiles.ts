/** Draws that are known beforehand: games from records of games between people. */
import type { Bag } from '../bag.ts';
import type { Game } from './game.ts';

/**
 * The game with these tiles, in this order, as the next ones to be drawn; undefined if the bag lacks
 * one of them. The order of the others stays.
 *
 * @param symbols rack symbols
 */
export function withNextTiles(game: Game, symbols: readonly number[]): Game | undefined {
  const rest = bagWithout(game.bag, symbols);
  return rest && { ...game, bag: { symbols: [...symbols, ...rest] } };
}

function bagWithout(bag: Bag, taken: readonly number[]): number[] | undefined {
  const rest = [...bag.symbols];
  for (const symbol of taken) {
    const place = rest.indexOf(symbol);
    if (place < 0) return undefined;
    rest.splice(place, 1);
  }
  return rest;
}
