/** The order in which a player has put the tiles of a rack: theirs, and never changed by the game. */
import { symbolsOf, type Rack } from '@bestzug/core';

/** Rack symbols by place; the length is the number of tiles. */
export type RackOrder = readonly number[];

/**
 * The order after the rack has changed: tiles that are still there keep their order, new ones follow.
 */
export function keptOrder(order: RackOrder, rack: Rack): RackOrder {
  const left = rack.counts.slice();
  const kept = order.filter((symbol) => {
    if (left[symbol] === undefined || left[symbol] === 0) return false;
    left[symbol]--;
    return true;
  });
  const size = left.reduce((sum, count) => sum + count, 0);
  return [...kept, ...symbolsOf({ counts: left, size })];
}

/** The order with the tile of one place moved to another. */
export function movedTile(order: RackOrder, from: number, to: number): RackOrder {
  const symbol = order[from];
  if (symbol === undefined) return order;
  const others = order.toSpliced(from, 1);
  return others.toSpliced(Math.min(to, others.length), 0, symbol);
}

/** The order mixed by a source of numbers 0 ≤ x < 1 (Fisher & Yates). */
export function shuffledOrder(order: RackOrder, chance: () => number): RackOrder {
  const mixed = [...order];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] ?? 0, mixed[last] ?? 0];
  }
  return mixed;
}

/** The order of the alphabet, blanks last. */
export const sortedOrder = (order: RackOrder): RackOrder =>
  [...order].sort((one, other) => (one === 0 ? 99 : one) - (other === 0 ? 99 : other));
