/**
 * Leave values as a sum over single tiles and pairs: small enough to read, and close in strength to
 * a full table (singles and pairs carry nearly all of what self-play can tell).
 *
 * The numbers are averages over German self-play with the 102 tiles.
 */
import { letterOf, SYMBOL_COUNT } from '@bestzug/lexicon';
import type { LeaveTable } from './leave-table.ts';

/** Points of one tile kept alone. */
const SINGLES: Readonly<Record<string, number>> = {
  '?': 24.9, E: 4.1, R: 2.9, T: 2.8, S: 2.3, A: 2.2, Y: 2.1, N: 1.7, L: 1.5, I: 1.1, K: 0.4,
  Ö: 0.3, B: 0.1, M: -1.4, Ä: -1.6, G: -1.6, H: -1.8, F: -2.3, O: -2.8, P: -3.0, U: -3.1, X: -4.1,
  C: -4.8, D: -5.1, Z: -6.8, V: -7.4, Ü: -8.5, W: -9.5, J: -10.0, Q: -11.8,
}; // prettier-ignore

/** Points beyond the sum of the two tiles. */
const PAIRS: Readonly<Record<string, number>> = {
  CH: 12.4, QU: 9.8, CK: 7.0, BÜ: 5.2, XY: 5.0, '??': -10.0, II: -9.8, UU: -9.3, RR: -9.1,
  AA: -9.0, LL: -8.7, GG: -8.3, HH: -8.2, EE: -4.9,
}; // prettier-ignore

/** What a doubled letter without a number of its own costs. */
const DOUBLED_LETTER = -8;

const MILLIPOINTS = 1000;

/** The table of singles and pairs. */
export function createPairLeaves(): LeaveTable {
  const singles = new Int32Array(SYMBOL_COUNT);
  const pairs = new Int32Array(SYMBOL_COUNT * SYMBOL_COUNT);
  for (const [tile, points] of Object.entries(SINGLES)) {
    singles[symbolOf(tile)] = Math.round(points * MILLIPOINTS);
  }
  for (let symbol = 1; symbol < SYMBOL_COUNT; symbol++) {
    pairs[symbol * SYMBOL_COUNT + symbol] = DOUBLED_LETTER * MILLIPOINTS;
  }
  for (const [tiles, points] of Object.entries(PAIRS)) {
    const [first = '', second = ''] = tiles;
    const low = Math.min(symbolOf(first), symbolOf(second));
    const high = Math.max(symbolOf(first), symbolOf(second));
    pairs[low * SYMBOL_COUNT + high] = Math.round(points * MILLIPOINTS);
  }
  return {
    valueOf(counts) {
      let value = 0;
      for (let low = 0; low < SYMBOL_COUNT; low++) {
        const copies = counts[low] ?? 0;
        if (copies === 0) continue;
        value += copies * singles[low]! + (copies - 1) * pairs[low * SYMBOL_COUNT + low]!;
        for (let high = low + 1; high < SYMBOL_COUNT; high++) {
          if ((counts[high] ?? 0) > 0) value += pairs[low * SYMBOL_COUNT + high]!;
        }
      }
      return value;
    },
  };
}

const symbolOf = (tile: string): number => letterOf(tile) ?? 0;
