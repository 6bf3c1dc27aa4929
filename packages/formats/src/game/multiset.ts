/** Sets of tiles with repetitions, as counts by rack symbol. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import { shuffled, type Random } from '@bestzug/core';

/** [31] copies of each rack symbol. Not to be written to. */
export type TileMultiset = Uint8Array;

/** No tile at all. */
export const NO_TILES: TileMultiset = new Uint8Array(SYMBOL_COUNT);

/** The multiset of these symbols. */
export function multisetOf(symbols: Iterable<number>): TileMultiset {
  const counts = new Uint8Array(SYMBOL_COUNT);
  for (const symbol of symbols) counts[symbol]!++;
  return counts;
}

/** Number of tiles. */
export const sizeOf = (tiles: TileMultiset): number => tiles.reduce((sum, count) => sum + count, 0);

/** The smallest multiset that holds both. */
export const union = (one: TileMultiset, other: TileMultiset): TileMultiset =>
  one.map((count, symbol) => Math.max(count, other[symbol]!));

/** Both together. */
export const sum = (one: TileMultiset, other: TileMultiset): TileMultiset =>
  one.map((count, symbol) => count + other[symbol]!);

/** The first without the second, as far as it has them. */
export const difference = (one: TileMultiset, other: TileMultiset): TileMultiset =>
  one.map((count, symbol) => Math.max(0, count - other[symbol]!));

/** What is in both. */
export const intersection = (one: TileMultiset, other: TileMultiset): TileMultiset =>
  one.map((count, symbol) => Math.min(count, other[symbol]!));

/** Some tiles of a multiset, fewer if it has fewer; by chance, or without it the first ones of R2. */
export function someOf(tiles: TileMultiset, count: number, random?: Random): TileMultiset {
  const symbols = symbolsIn(tiles);
  const order = random === undefined ? symbols : shuffled(symbols, random);
  return multisetOf(order.slice(0, Math.max(0, count)));
}

/** The symbols, in the order of R2. */
export const symbolsIn = (tiles: TileMultiset): number[] =>
  [...tiles].flatMap((count, symbol) => Array.from({ length: count }, () => symbol));
