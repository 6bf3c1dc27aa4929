/**
 * Hands: what is left of the rack a search began with, as bits.
 *
 * Every tile of that rack has a bit; copies of a symbol have neighbouring ones, and n copies are
 * always the n lowest of them. So "the placement needs no tile that is gone" is one AND, and a hand
 * is a small number that indexes tables.
 */
import { BLANK, countBits, SYMBOL_COUNT } from '@bestzug/lexicon';
import { MAX_RACK_SIZE, symbolsOf, type Rack, type TileSet } from '@bestzug/core';

/** Tiles left of the loaded rack, one bit each; 0 = none. */
export type Hand = number;

/** Number of hands of the largest rack. */
export const HAND_COUNT: number = 1 << MAX_RACK_SIZE;

/** Tables over the hands of one player; valid until the next `load`. */
export class HandTables {
  /** The whole rack. */
  full: Hand = 0;
  /** [hands] value of the tiles in points; blanks count 0 (R77). */
  readonly points: Int32Array = new Int32Array(HAND_COUNT);
  /** [hands] number of tiles. */
  readonly sizes: Uint8Array = new Uint8Array(HAND_COUNT);
  /** [hands × HAND_COUNT] hand × HAND_COUNT + tiles laid: what is left of the hand. */
  readonly rests: Uint8Array = new Uint8Array(HAND_COUNT * HAND_COUNT);
  /** [hands] set of the letters; bit 0 = a blank. */
  readonly letters: Int32Array = new Int32Array(HAND_COUNT);
  /** [31] bits of each symbol. */
  readonly #groups: Uint8Array = new Uint8Array(SYMBOL_COUNT);

  /** Takes over a rack of at most `MAX_RACK_SIZE` tiles. */
  load(rack: Rack, tileSet: TileSet): void {
    const symbols = symbolsOf(rack);
    this.#groups.fill(0);
    symbols.forEach((symbol, bit) => (this.#groups[symbol]! |= 1 << bit));
    this.full = (1 << rack.size) - 1;
    for (let hand = 0; hand <= this.full; hand++) {
      this.sizes[hand] = countBits(hand);
      this.points[hand] = 0;
      this.letters[hand] = 0;
      symbols.forEach((symbol, bit) => {
        if (((hand >>> bit) & 1) === 0) return;
        this.points[hand]! += symbol === BLANK ? 0 : tileSet.points[symbol]!;
        this.letters[hand]! |= 1 << symbol;
      });
      for (let laid = 0; laid <= this.full; laid++) {
        this.rests[hand * HAND_COUNT + laid] = this.#restOf(hand, laid);
      }
    }
  }

  /** What is left of a hand. */
  restOf(hand: Hand, laid: Hand): Hand {
    return this.rests[hand * HAND_COUNT + laid]!;
  }

  /** The tiles laid and one more of the symbol. */
  withOneMore(laid: Hand, symbol: number): Hand {
    const group = this.#groups[symbol]!;
    return laid | ((laid & group) << 1) | (group & -group);
  }

  #restOf(hand: Hand, laid: Hand): Hand {
    let rest = 0;
    for (const group of this.#groups) {
      const left = countBits(hand & group) - countBits(laid & group);
      if (left > 0) rest |= ((1 << left) - 1) * (group & -group);
    }
    return rest;
  }
}
