/**
 * Sub-multisets of one rack, numbered in mixed radix: a number is the sum over the symbols of
 * (tiles left × place value), so taking a tile subtracts its place value. At most 2⁸ numbers.
 */
import { ALL_SYMBOLS, BLANK, SYMBOL_COUNT, type LetterSet } from '@bestzug/lexicon';
import { MAX_RACK_SIZE, type Rack } from '@bestzug/core';

/** Number of tables entries; all eight tiles different. */
const MAX_SUBRACKS = 1 << MAX_RACK_SIZE;

/** Number of a sub-multiset of the rack now loaded; 0 = no tile left. */
export type Subrack = number;

/** The tables of a rack index. */
export interface RackTables {
  /** [32] place value of each symbol; 0 = not on the rack. */
  readonly placeValues: Int32Array;
  /** [subracks] letters left as real tiles; bit 0 = a blank is left. */
  readonly held: Int32Array;
  /** [subracks] letters that can be laid: the held ones, or all with a blank. */
  readonly playable: Int32Array;
  /** [subracks] number of tiles left. */
  readonly sizes: Uint8Array;
  /** [subracks] number of blanks left. */
  readonly blanks: Uint8Array;
  /** [32] tiles of each symbol on the whole rack. */
  readonly copies: Uint8Array;
}

const newTables = (): RackTables => ({
  placeValues: new Int32Array(SYMBOL_COUNT + 1),
  held: new Int32Array(MAX_SUBRACKS),
  playable: new Int32Array(MAX_SUBRACKS),
  sizes: new Uint8Array(MAX_SUBRACKS),
  blanks: new Uint8Array(MAX_SUBRACKS),
  copies: new Uint8Array(SYMBOL_COUNT + 1),
});

/** Tables over all sub-multisets of a rack; valid until the next `load`. */
export class RackIndex implements RackTables {
  readonly placeValues: Int32Array;
  readonly held: Int32Array;
  readonly playable: Int32Array;
  readonly sizes: Uint8Array;
  readonly blanks: Uint8Array;
  readonly copies: Uint8Array;
  /** The whole rack; also one less than the number of subracks. */
  full: Subrack = 0;
  /** Number of tiles of the whole rack. */
  size = 0;

  /** @param tables to fill; left out: new ones */
  constructor(tables: RackTables = newTables()) {
    this.placeValues = tables.placeValues;
    this.held = tables.held;
    this.playable = tables.playable;
    this.sizes = tables.sizes;
    this.blanks = tables.blanks;
    this.copies = tables.copies;
  }

  /** Takes over a rack of at most `MAX_RACK_SIZE` tiles. */
  load(rack: Rack): void {
    const { placeValues, held, playable, sizes, blanks } = this;
    this.copies.set(rack.counts);
    placeValues.fill(0);
    held[0] = 0;
    sizes[0] = 0;
    blanks[0] = 0;
    let count = 1;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      const copies = rack.counts[symbol]!;
      if (copies === 0) continue;
      placeValues[symbol] = count;
      for (let number = count; number < count * (copies + 1); number++) {
        held[number] = held[number % count]! | (1 << symbol);
        sizes[number] = sizes[number - count]! + 1;
        blanks[number] = symbol === BLANK ? sizes[number]! : blanks[number % count]!;
      }
      count *= copies + 1;
    }
    for (let number = 0; number < count; number++) {
      const letters: LetterSet = held[number]!;
      playable[number] = (letters & (1 << BLANK)) !== 0 ? ALL_SYMBOLS : letters;
    }
    this.full = count - 1;
    this.size = rack.size;
  }
}
