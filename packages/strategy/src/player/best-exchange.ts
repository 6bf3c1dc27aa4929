/** The best exchange (R40): which tiles to keep, by what they are worth. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import { type Rack, type RuleProfile } from '@bestzug/core';
import { type LeaveJudge } from '@bestzug/movegen';
import { type Equity } from '../evaluate.ts';

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
  readonly #counts: Uint8Array = new Uint8Array(SYMBOL_COUNT);
  readonly #best: Uint8Array = new Uint8Array(SYMBOL_COUNT);
  /** Symbols of the rack, each once. */
  readonly #symbols: number[] = [];
  #rack!: Rack;
  #judge!: LeaveJudge;
  #limit = 0;
  #bestEquity = 0;
  #hasFound = false;

  /**
   * The exchange that keeps the most valuable leave, if it is worth more than `floor`. Among equal
   * leaves the one that keeps less of the first symbol in which they differ.
   *
   * @param limit most tiles that may be put back
   */
  find(rack: Rack, judge: LeaveJudge, limit: number, floor: Equity): JudgedExchange | undefined {
    this.#rack = rack;
    this.#judge = judge;
    this.#limit = limit;
    this.#bestEquity = floor;
    this.#hasFound = false;
    this.#symbols.length = 0;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      if (rack.counts[symbol]! > 0) this.#symbols.push(symbol);
    }
    if (limit > 0) this.#keepFrom(0, 0);
    if (!this.#hasFound) return undefined;
    const symbols: number[] = [];
    for (const symbol of this.#symbols) {
      for (let back = rack.counts[symbol]! - this.#best[symbol]!; back > 0; back--) {
        symbols.push(symbol);
      }
    }
    return { symbols, equity: this.#bestEquity };
  }

  /** Tries all numbers of tiles to keep, from the given symbol of the rack on. */
  #keepFrom(at: number, kept: number): void {
    if (at === this.#symbols.length) {
      const exchanged = this.#rack.size - kept;
      if (exchanged > 0 && exchanged <= this.#limit) this.#judgeKept();
      return;
    }
    const symbol = this.#symbols[at]!;
    const copies = this.#rack.counts[symbol]!;
    for (let count = 0; count <= copies; count++) {
      this.#counts[symbol] = count;
      this.#keepFrom(at + 1, kept + count);
    }
    this.#counts[symbol] = 0;
  }

  #judgeKept(): void {
    const equity = this.#judge.valueOf(this.#counts);
    if (equity <= this.#bestEquity) return;
    this.#bestEquity = equity;
    this.#hasFound = true;
    this.#best.set(this.#counts);
  }
}
