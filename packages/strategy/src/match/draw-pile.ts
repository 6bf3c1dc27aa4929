/**
 * The bag of a paired game: mixed once, one seat draws from the front, the other from the back, so
 * that two games with the same order stay comparable even when their moves differ.
 */
import { invariant, type Random } from '@bestzug/core';

/** Which end of the pile a seat draws from. */
export type PileEnd = 'front' | 'back';

/** Undrawn tiles, as rack symbols. Mutable; one per table. */
export class DrawPile {
  #symbols: Uint8Array = new Uint8Array(0);
  #first = 0;
  #end = 0;

  /** Tiles left. */
  get size(): number {
    return this.#end - this.#first;
  }

  /** Takes over all tiles in a mixed order. */
  start(order: ArrayLike<number>): void {
    if (this.#symbols.length !== order.length) this.#symbols = new Uint8Array(order.length);
    this.#symbols.set(order);
    this.#first = 0;
    this.#end = order.length;
  }

  /** The next tile; the pile must not be empty. */
  draw(end: PileEnd): number {
    invariant(this.size > 0, 'nobody draws from an empty pile');
    return end === 'front' ? this.#symbols[this.#first++]! : this.#symbols[--this.#end]!;
  }

  /**
   * Mixes in a tile at a random place. The end that has drawn before makes room, so the order the
   * other seat draws in changes as little as can be.
   */
  putBack(symbol: number, end: PileEnd, random: Random): void {
    const symbols = this.#symbols;
    const depth = random.nextBelow(this.size + 1);
    if (end === 'front') {
      invariant(this.#first > 0, 'more tiles come back than were drawn');
      symbols.copyWithin(this.#first - 1, this.#first, this.#first + depth);
      this.#first--;
      symbols[this.#first + depth] = symbol;
    } else {
      invariant(this.#end < symbols.length, 'more tiles come back than were drawn');
      symbols.copyWithin(this.#end - depth + 1, this.#end - depth, this.#end);
      this.#end++;
      symbols[this.#end - 1 - depth] = symbol;
    }
  }

  /** Adds the tiles left to `counts` [31]. */
  countInto(counts: Uint8Array): void {
    for (let at = this.#first; at < this.#end; at++) counts[this.#symbols[at]!]!++;
  }

  /** The tiles left, from front to back. */
  toArray(): number[] {
    return [...this.#symbols.subarray(this.#first, this.#end)];
  }
}
