/** Tiles that go back into the bag during a game (rules R40, R62). */
import { returnTiles, type Bag } from '../bag.ts';
import { Random } from '../random.ts';
import type { Game } from './game.ts';

/**
 * Mixes tiles into the bag. Where the deal gave a bag in drawing order and no chance to mix by, they
 * go to the end said by `unmixed`: `front` = they are drawn next, in the order given.
 */
export function putBack(
  { random: state }: Pick<Game, 'random'>,
  bag: Bag,
  symbols: readonly number[],
  unmixed: 'front' | 'back',
): Pick<Game, 'bag' | 'random'> {
  if (state === undefined) {
    const tiles = [bag.symbols, symbols];
    return {
      bag: { symbols: (unmixed === 'back' ? tiles : tiles.reverse()).flat() },
      random: state,
    };
  }
  const random = new Random(state);
  return { bag: returnTiles(bag, symbols, random), random: random.state };
}
