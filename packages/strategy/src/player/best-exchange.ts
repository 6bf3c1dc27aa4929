/** The best exchange (R40): which tiles to keep, by what they are worth. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import type { Rack, RuleProfile } from '@bestzug/core';
import { LeaveMap, RackIndex } from '@bestzug/movegen';
import type { Equity } from '../evaluate.ts';
import type { LeaveTable } from '../leave/leave-table.ts';

/** Number of a sub-multiset of a rack, see `RackIndex`. */
type Subrack = number;

/** An exchange and the value of the tiles kept. */
export interface JudgedExchange {
  /** Tiles put back, as rack symbols, rising. */
  readonly symbols: readonly number[];
  /** An exchange brings no points, so its equity is the value of the leave. */
  readonly equity: Equity;
}

/**
 * Most tiles that may be exchanged, 0 = none (R40, R41). A bag with fewer tiles than go back would
 * shrink the rack.
 *
 * @param made exchanges of this player in this game
 */
export function exchangeLimitOf(
  { exchangeMinBag, exchangeMaxTiles, exchangesPerGame }: RuleProfile,
  { bag, rack, made }: { readonly bag: number; readonly rack: number; readonly made: number },
): number {
  if (bag < exchangeMinBag || made >= (exchangesPerGame ?? Infinity)) return 0;
  return Math.min(exchangeMaxTiles, bag, rack);
}

/** Finds exchanges; owns its buffers. */
export class ExchangeSearch {
  readonly #rackIndex: RackIndex = new RackIndex();
  readonly #leaveMap: LeaveMap = new LeaveMap();

  /**
   * The exchange that keeps the most valuable leave, if it is worth more than `floor`. Among equal
   * leaves the one that keeps less of the last symbol in which they differ.
   *
   * @param limit most tiles that may be put back
   */
  find(rack: Rack, judge: LeaveTable, limit: number, floor: Equity): JudgedExchange | undefined {
    if (limit === 0) return undefined;
    const index = this.#rackIndex;
    const { values } = this.#leaveMap;
    index.load(rack);
    if (judge.valuesOf === undefined) this.#leaveMap.load(index, judge);
    else judge.valuesOf(index, values);
    let equity = floor;
    let best: Subrack | undefined;
    for (let kept = 0; kept < index.full; kept++) {
      if (values[kept]! <= equity || index.size - index.sizes[kept]! > limit) continue;
      equity = values[kept]!;
      best = kept;
    }
    return best === undefined ? undefined : { symbols: symbolsWithout(index, best), equity };
  }
}

/** The tiles of the rack that are not in a subrack, rising. */
function symbolsWithout({ copies, full }: RackIndex, kept: Subrack): number[] {
  const symbols: number[] = [];
  let rest = full - kept;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    const choices = copies[symbol]! + 1;
    for (let back = rest % choices; back > 0; back--) symbols.push(symbol);
    rest = Math.floor(rest / choices);
  }
  return symbols;
}
