/**
 * The bag: undrawn tiles in the order in which they will be drawn (rules R3, R24, R40, R62, R81).
 * Nobody sees the order. It is fixed beforehand so that a game can be replayed; tiles that go back
 * are mixed in, each at a random place, which keeps every order equally likely.
 */
import { IN_ENDING } from '@bestzug/lexicon';
import type { RuleProfile } from './profile.ts';
import { shuffled, type Random } from './random.ts';

/** Undrawn tiles. Immutable. */
export interface Bag {
  /** Rack symbols, 0 = blank, the first is drawn first. */
  readonly symbols: readonly number[];
}

/** Tiles drawn and the bag afterwards. */
export interface Draw {
  /** Rack symbols in the order drawn. */
  readonly drawn: readonly number[];
  readonly bag: Bag;
}

/**
 * [31] how many tiles of each rack symbol a game has (R1, R8), with the printed extra tile *IN where
 * the profile plays with it (R104).
 */
export function tileCountsOf({ tileSet, inRule }: RuleProfile): Uint8Array {
  const counts = tileSet.counts.slice();
  if (inRule.enabled && inRule.extraTile && counts[IN_ENDING] === 0) counts[IN_ENDING] = 1;
  return counts;
}

/** All tiles of the game, mixed. */
export function shuffledBag(profile: RuleProfile, random: Random): Bag {
  const symbols: number[] = [];
  tileCountsOf(profile).forEach((count, symbol) => {
    for (let copy = 0; copy < count; copy++) symbols.push(symbol);
  });
  return { symbols: shuffled(symbols, random) };
}

/** Takes the next tiles, fewer if the bag runs out: that is no fault (R81). */
export const drawTiles = ({ symbols }: Bag, count: number): Draw => ({
  drawn: symbols.slice(0, count),
  bag: { symbols: symbols.slice(count) },
});

/** Puts tiles back, one after the other, each at a random place. */
export function returnTiles(bag: Bag, returned: readonly number[], random: Random): Bag {
  const symbols = bag.symbols.slice();
  for (const symbol of returned) symbols.splice(random.nextBelow(symbols.length + 1), 0, symbol);
  return { symbols };
}
