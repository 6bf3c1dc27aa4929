/**
 * Numbers for multisets of tiles, without gaps, so that a table over all of them is a plain array.
 *
 * The empty multiset is 0, then the sizes follow one after the other. Within a size the order is
 * that of the counts, symbol by symbol: fewer of the first symbol in which two multisets differ
 * comes first. A number is the sum of one table entry per symbol held. German, up to six tiles:
 * 30 + 454 + 4,625 + 35,707 + 222,983 + 1,173,857 = 1,437,656 and the empty one.
 */
import { SYMBOL_COUNT } from '@bestzug/lexicon';

/** Number of a multiset. */
export type MultisetNumber = number;

/** Returned for multisets that have no number. */
export const NO_NUMBER: MultisetNumber = -1;

/** Numbers all multisets of at most `maxSize` tiles of a tile set. Immutable. */
export class MultisetRank {
  readonly maxSize: number;
  /** [31] most tiles of each symbol. */
  readonly limits: Uint8Array;
  /** [maxSize + 2] first number of each size; the last entry is the number of multisets. */
  readonly sizeStarts: Int32Array;
  readonly #stride: number;
  /** [32 × (maxSize + 1)] multisets of exactly so many tiles of this symbol and later ones. */
  readonly #ways: Int32Array;
  /**
   * [31 × (maxSize + 1) × (maxSize + 1)] by symbol, tiles left and copies: multisets that have fewer
   * copies of the symbol.
   */
  readonly #skips: Int32Array;

  /** @param limits [31] tiles of each symbol there are */
  constructor(limits: ArrayLike<number>, maxSize: number) {
    this.maxSize = maxSize;
    this.limits = Uint8Array.from(limits);
    const stride = maxSize + 1;
    this.#stride = stride;
    this.#ways = new Int32Array((SYMBOL_COUNT + 1) * stride);
    this.#skips = new Int32Array(SYMBOL_COUNT * stride * stride);
    this.#ways[SYMBOL_COUNT * stride] = 1;
    for (let symbol = SYMBOL_COUNT - 1; symbol >= 0; symbol--) {
      for (let left = 0; left <= maxSize; left++) this.#countWays(symbol, left);
    }
    this.sizeStarts = new Int32Array(maxSize + 2);
    for (let size = 0; size <= maxSize; size++) {
      this.sizeStarts[size + 1] = this.sizeStarts[size]! + this.#ways[size]!;
    }
  }

  /** How many multisets there are, the empty one included. */
  get count(): number {
    return this.sizeStarts[this.maxSize + 1]!;
  }

  /**
   * The number of a multiset, or `NO_NUMBER` if it has too many tiles, in all or of one symbol.
   *
   * @param counts [31] tiles per symbol
   */
  numberOf(counts: ArrayLike<number>): MultisetNumber {
    const { limits, maxSize } = this;
    let size = 0;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      const copies = counts[symbol]!;
      if (copies > limits[symbol]!) return NO_NUMBER;
      size += copies;
    }
    if (size > maxSize) return NO_NUMBER;
    const stride = this.#stride;
    const skips = this.#skips;
    let number = this.sizeStarts[size]!;
    for (let symbol = 0; size > 0; symbol++) {
      const copies = counts[symbol]!;
      if (copies === 0) continue;
      number += skips[(symbol * stride + size) * stride + copies]!;
      size -= copies;
    }
    return number;
  }

  /**
   * The multiset of a number.
   *
   * @param counts [31] written over
   * @returns its size
   */
  countsOf(number: MultisetNumber, counts: Uint8Array): number {
    const size = this.sizeOf(number);
    const stride = this.#stride;
    let left = size;
    let rest = number - this.sizeStarts[size]!;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      const skips = (symbol * stride + left) * stride;
      let copies = Math.min(this.limits[symbol]!, left);
      while (this.#skips[skips + copies]! > rest) copies--;
      // Equal entries mean that no multiset has the lower number of copies and goes on.
      counts[symbol] = copies;
      rest -= this.#skips[skips + copies]!;
      left -= copies;
    }
    return size;
  }

  /** How many tiles the multiset of this number has. */
  sizeOf(number: MultisetNumber): number {
    let size = 0;
    while (number >= this.sizeStarts[size + 1]!) size++;
    return size;
  }

  #countWays(symbol: number, left: number): void {
    const stride = this.#stride;
    const later = (symbol + 1) * stride;
    const skips = (symbol * stride + left) * stride;
    let ways = 0;
    for (let copies = 0; copies <= left; copies++) {
      this.#skips[skips + copies] = ways;
      if (copies <= this.limits[symbol]!) ways += this.#ways[later + left - copies]!;
    }
    this.#ways[symbol * stride + left] = ways;
  }
}
