/**
 * Numbers for multisets of tiles, without gaps, so that a table over all of them is a plain array.
 *
 * The empty multiset is 0, then the sizes follow one after the other. Within a size the order is
 * that of the counts, the last symbol deciding first: fewer of the last symbol in which two
 * multisets differ comes first. So the number is a sum of one table entry per symbol held, which
 * depends on this symbol and those before it only, and can be built up symbol by symbol. German, up
 * to six tiles: 30 + 454 + 4,625 + 35,707 + 222,983 + 1,173,857 = 1,437,656 and the empty one.
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
  /**
   * [31 × (maxSize + 1) × (maxSize + 1)] by symbol, tiles up to this symbol, and copies of it:
   * multisets that have fewer copies of it and are the same behind it.
   */
  readonly #skips: Int32Array;

  /** @param limits [31] tiles of each symbol there are */
  constructor(limits: ArrayLike<number>, maxSize: number) {
    this.maxSize = maxSize;
    this.limits = Uint8Array.from(limits);
    const stride = maxSize + 1;
    this.#stride = stride;
    this.#skips = new Int32Array(SYMBOL_COUNT * stride * stride);
    // Multisets of exactly so many tiles of the symbols up to now.
    let ways = Int32Array.from({ length: stride }, (_, size) => (size === 0 ? 1 : 0));
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) ways = this.#addSymbol(symbol, ways);
    this.sizeStarts = new Int32Array(maxSize + 2);
    for (let size = 0; size <= maxSize; size++) {
      this.sizeStarts[size + 1] = this.sizeStarts[size]! + ways[size]!;
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
    const stride = this.#stride;
    const skips = this.#skips;
    let size = 0;
    let number = 0;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      const copies = counts[symbol]!;
      if (copies === 0) continue;
      size += copies;
      if (copies > limits[symbol]! || size > maxSize) return NO_NUMBER;
      number += skips[(symbol * stride + size) * stride + copies]!;
    }
    return number + this.sizeStarts[size]!;
  }

  /**
   * What a symbol adds to the number of a multiset: the number is the sum of this over the symbols
   * held, and the first number of the size.
   *
   * @param size tiles up to this symbol, its copies included; at most `maxSize`
   */
  shareOf(symbol: number, copies: number, size: number): number {
    return this.#skips[(symbol * this.#stride + size) * this.#stride + copies]!;
  }

  /**
   * The multiset of a number.
   *
   * @param counts [31] written over
   * @returns its size
   */
  countsOf(number: MultisetNumber, counts: Uint8Array): number {
    const size = this.sizeOf(number);
    let left = size;
    let rest = number - this.sizeStarts[size]!;
    for (let symbol = SYMBOL_COUNT - 1; symbol >= 0; symbol--) {
      // Equal shares mean that the lower number of copies is none the symbols before can fill up.
      let copies = Math.min(this.limits[symbol]!, left);
      while (this.shareOf(symbol, copies, left) > rest) copies--;
      counts[symbol] = copies;
      rest -= this.shareOf(symbol, copies, left);
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

  /** Fills in the shares of a symbol; returns the ways with it from those without it. */
  #addSymbol(symbol: number, before: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
    const stride = this.#stride;
    const ways = new Int32Array(stride);
    for (let size = 0; size < stride; size++) {
      const skips = (symbol * stride + size) * stride;
      let fewer = 0;
      for (let copies = 0; copies <= size; copies++) {
        this.#skips[skips + copies] = fewer;
        if (copies <= this.limits[symbol]!) fewer += before[size - copies]!;
      }
      ways[size] = fewer;
    }
    return ways;
  }
}
