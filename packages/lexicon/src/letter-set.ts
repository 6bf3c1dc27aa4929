import { IN_ENDING } from './alphabet.ts';

/** Sets of letters as one int32: bit n stands for letter n. Bit 0 is free ("a blank is here" on racks). */
export type LetterSet = number;

/** The set of all 29 letters, without *IN (R99: *IN is never an ordinary letter). */
export const ALL_LETTERS: LetterSet = 0x3ffffffe;

/**
 * All letters and *IN: what a blank can stand for, and what a square without crossing word allows. By
 * rules without *IN no graph has an edge for it, so that allowing it changes nothing.
 */
export const ALL_SYMBOLS: LetterSet = ALL_LETTERS | (1 << IN_ENDING);

/** How many bits are set in an int32. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The letters of a set, rising. */
export function* lettersOf(set: LetterSet): Generator<number, void, void> {
  for (let rest = set; rest !== 0; rest &= rest - 1) yield 31 - Math.clz32(rest & -rest);
}
