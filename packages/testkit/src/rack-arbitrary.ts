/** Random racks for fast-check. */
import fc from 'fast-check';
import { BLANK } from '@bestzug/lexicon';
import { DE_102, rackOf, symbolsOf, type Rack, type TileSet } from '@bestzug/core';

/** Which racks to draw. */
export interface RackWish {
  /** Tiles to draw from: a whole set by default, or what a position leaves. */
  readonly tiles?: Rack | undefined;
  /** Number of tiles on the rack, 7 by default; all there are if there are fewer. */
  readonly size?: number | undefined;
  /** Number of blanks among them; left out: as chance has it. */
  readonly blanks?: number | undefined;
}

/** All tiles of a set, as one big rack to draw from. */
export const allTilesOf = (tileSet: TileSet): Rack => ({
  counts: tileSet.counts,
  size: tileSet.total,
});

/** A rack drawn without putting back, so no letter is there more often than `tiles` has it. */
export function rackArbitrary(wish: RackWish = {}): fc.Arbitrary<Rack> {
  const { tiles = allTilesOf(DE_102), size = 7, blanks } = wish;
  const symbols = symbolsOf(tiles);
  if (blanks === undefined) return drawFrom(symbols, size).map(rackOf);
  const letters = symbols.filter((symbol) => symbol !== BLANK);
  const blankCount = Math.min(blanks, tiles.counts[BLANK]!, size);
  const blankSymbols = Array.from({ length: blankCount }, () => BLANK);
  return drawFrom(letters, size - blankCount).map((drawn) => rackOf([...blankSymbols, ...drawn]));
}

function drawFrom(symbols: number[], size: number): fc.Arbitrary<number[]> {
  const length = Math.min(size, symbols.length);
  return fc.shuffledSubarray(symbols, { minLength: length, maxLength: length });
}
