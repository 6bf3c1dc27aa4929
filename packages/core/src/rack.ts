/** Racks: how many tiles of each symbol a player holds (rules R3, R111). Values are immutable. */
import { BLANK, characterOf, SYMBOL_COUNT } from '@bestzug/lexicon';

/** Tiles on a rack. */
export interface Rack {
  /** [31] number of tiles per symbol: 0 = blank, letters 1…29. Not to be written to. */
  readonly counts: Uint8Array;
  /** Number of tiles. */
  readonly size: number;
}

/** A rack of these symbols, in any order. */
export function rackOf(symbols: Iterable<number>): Rack {
  const counts = new Uint8Array(SYMBOL_COUNT);
  let size = 0;
  for (const symbol of symbols) {
    counts[symbol]!++;
    size++;
  }
  return { counts, size };
}

/** The rack's symbols in playing order (R2), the blank first. */
export function symbolsOf(rack: Rack): number[] {
  const symbols: number[] = [];
  rack.counts.forEach((count, symbol) => {
    for (let copy = 0; copy < count; copy++) symbols.push(symbol);
  });
  return symbols;
}

/** What remains when the symbols are taken away, or `undefined` if the rack lacks one (R28). */
export function withoutSymbols(rack: Rack, symbols: Iterable<number>): Rack | undefined {
  const counts = rack.counts.slice();
  let size = rack.size;
  for (const symbol of symbols) {
    if (counts[symbol] === 0) return undefined;
    counts[symbol]!--;
    size--;
  }
  return { counts, size };
}

/** Text of a rack in playing order, `?` for a blank. */
export const formatRack = (rack: Rack): string =>
  symbolsOf(rack)
    .map((symbol) => (symbol === BLANK ? '?' : characterOf(symbol)))
    .join('');
