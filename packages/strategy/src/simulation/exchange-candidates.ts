/** The exchanges worth a try: not only the best one, since static values hardly tell them apart. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import type { Rack } from '@bestzug/core';
import type { LeaveJudge } from '@bestzug/movegen';
import type { JudgedExchange } from '../player/best-exchange.ts';

/** Which exchanges are wanted. */
export interface ExchangeWish {
  /** Most tiles that may be put back (R41). */
  readonly limit: number;
  /** Most exchanges. */
  readonly count: number;
}

/**
 * The exchanges with the most valuable leaves, the best first; among equal ones fewer tiles, then
 * the order of the tiles (R2).
 */
export function exchangeCandidates(
  rack: Rack,
  judge: LeaveJudge,
  { limit, count }: ExchangeWish,
): JudgedExchange[] {
  const kept = rack.counts.slice();
  const found: JudgedExchange[] = [];
  const goOn = (symbol: number, symbols: readonly number[]): void => {
    if (symbol === SYMBOL_COUNT) {
      if (symbols.length > 0) found.push({ symbols, equity: judge.valueOf(kept) });
      return;
    }
    const copies = rack.counts[symbol]!;
    // Downwards, so that among exchanges of equal length the order is that of the tiles.
    for (let back = Math.min(copies, limit - symbols.length); back > 0; back--) {
      kept[symbol] = copies - back;
      goOn(symbol + 1, [...symbols, ...Array<number>(back).fill(symbol)]);
    }
    kept[symbol] = copies;
    goOn(symbol + 1, symbols);
  };
  if (limit > 0 && count > 0) goOn(0, []);
  // Shorter ones first; the search finds those of equal length in the order of the tiles.
  found.sort(
    (one, other) => other.equity - one.equity || one.symbols.length - other.symbols.length,
  );
  return found.slice(0, count);
}
