/**
 * The squares of a left part: what their premiums make of the rows of the prefix table. Free squares
 * have no cross words, so points and multipliers are all there is.
 */
import { MAX_RACK_SIZE, packedLetter } from '@bestzug/core';
import type { BlankVariants } from './blank-variants.ts';
import { type PrefixTable, ROW_LETTERS, ROW_PLACE, ROW_POINTS } from './prefix-table.ts';
import { CELL_LETTER_MULTIPLIER, CELL_SIZE, CELL_WORD_MULTIPLIER } from './search-board.ts';

/** The left part a search works on; valid until the next `prepare`. */
export class LeftPart {
  /** Product of the word multipliers of its squares. */
  wordMultiplier = 1;
  #premiumCount = 0;
  /** [premiums] tile number × 8 + letter multiplier - 1. */
  readonly #premiums: Int32Array = new Int32Array(MAX_RACK_SIZE);
  readonly #prefixes: PrefixTable;
  readonly #variants: BlankVariants;
  readonly #tilePoints: Int32Array;

  constructor(prefixes: PrefixTable, variants: BlankVariants, tilePoints: Int32Array) {
    this.#prefixes = prefixes;
    this.#variants = variants;
    this.#tilePoints = tilePoints;
  }

  /** Looks at the `level` free squares before the cell `stop`. */
  prepare(cells: Int32Array, stop: number, level: number): void {
    const { letterFactors, crossFactors } = this.#variants;
    this.wordMultiplier = 1;
    this.#premiumCount = 0;
    for (let tile = 0; tile < level; tile++) {
      const at = (stop - level + tile) * CELL_SIZE;
      this.wordMultiplier *= cells[at + CELL_WORD_MULTIPLIER]!;
      const letterMultiplier = cells[at + CELL_LETTER_MULTIPLIER]!;
      letterFactors[tile] = letterMultiplier;
      crossFactors[tile] = 0;
      if (letterMultiplier > 1) {
        this.#premiums[this.#premiumCount++] = (tile << 3) | (letterMultiplier - 1);
      }
    }
  }

  /** Points of a row's tiles on these squares. @param base address of the row */
  pointsOf(base: number): number {
    const { rows } = this.#prefixes;
    const count = this.#premiumCount;
    let points = rows[base + ROW_POINTS]!;
    if (count === 0) return points;
    const letters = rows[base + ROW_LETTERS]!;
    const place = rows[base + ROW_PLACE]!;
    for (let premium = 0; premium < count; premium++) {
      const entry = this.#premiums[premium]!;
      const tile = entry >>> 3;
      const blank = ((place >>> (21 - tile)) & 1) << 5;
      points += this.#tilePoints[packedLetter(letters, place, tile) | blank]! * (entry & 7);
    }
    return points;
  }
}
