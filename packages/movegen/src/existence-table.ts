/**
 * Which full racks can be laid at once: a table of all tile multisets that form a word, alone or
 * with one letter of the board. It takes the bonus out of the bounds of places where no bingo is
 * possible, which is nearly everywhere.
 *
 * Key = a multiset of n or n - 1 tiles (n = rack size); value = set of letters x such that the
 * multiset with x forms a word, bit 0 = the n tiles alone form one. A key is found by two sums of
 * one constant per tile, so that adding a tile is one addition. Should two multisets share both
 * sums, the letters of both are allowed: a bound may then be too high, never too low.
 */
import {
  BLANK,
  EDGE_OFFSET_BITS,
  EDGE_OFFSET_MASK,
  LETTER_COUNT,
  SYMBOL_COUNT,
  type LetterSet,
  type WordGraph,
} from '@bestzug/lexicon';
import type { RackIndex } from './rack-index.ts';

/** Bit of a value: the tiles alone form a word. */
const ALONE = 1;

/** Distance bit of an edge that stands for all farther ones. */
const FARTHEST: number = 1 << (31 - EDGE_OFFSET_BITS);

/** No test possible: everything is allowed. */
const ANYTHING = -1;

/**
 * The table of one word graph and rack size; immutable. About 8 MB for the German list and seven
 * tiles, which take a tenth of a second.
 */
export class ExistenceTable {
  readonly rackSize: number;
  /** [slots] second sum of the key, 0 = empty. */
  readonly #checks: Int32Array;
  /** [slots] value. */
  readonly #values: Int32Array;
  readonly #firstSums: Int32Array = tileConstants(0x2545f491);
  readonly #secondSums: Int32Array = tileConstants(0x6c078965);
  readonly #letters: Uint8Array;
  readonly #slotMask: number;

  constructor(graph: WordGraph, rackSize: number) {
    this.rackSize = rackSize;
    this.#letters = new Uint8Array(rackSize + 2);
    // No more keys than entries: half of the slots or more stay empty, and every search ends.
    const slots = 1 << (32 - Math.clz32(this.#countEntries(graph.nodes, graph.root, 0)));
    this.#slotMask = slots - 1;
    this.#checks = new Int32Array(slots);
    this.#values = new Int32Array(slots);
    this.#addWords(graph.nodes, graph.root, 0, 0, 0);
  }

  /**
   * What a full rack can form: bit 0 = a word of its tiles alone, bit n = one with the letter n of
   * the board. Everything for racks of another size or with two blanks.
   */
  bingoLetters(rack: RackIndex): LetterSet {
    const blanks = rack.copies[BLANK]!;
    if (rack.size !== this.rackSize || blanks > 1) return ANYTHING;
    let first = 0;
    let second = 0;
    for (let letter = 1; letter < SYMBOL_COUNT; letter++) {
      first += Math.imul(rack.copies[letter]!, this.#firstSums[letter]!);
      second += Math.imul(rack.copies[letter]!, this.#secondSums[letter]!);
    }
    if (blanks === 0) return this.#find(first | 0, second | 0);
    // With a blank: any letter in its place, and n - 1 tiles with any letter alone.
    let letters = this.#find(first | 0, second | 0) === 0 ? 0 : ALONE;
    for (let letter = 1; letter <= LETTER_COUNT; letter++) {
      const value = this.#find(
        (first + this.#firstSums[letter]!) | 0,
        (second + this.#secondSums[letter]!) | 0,
      );
      letters |= value;
    }
    return letters;
  }

  /** Number of entries that `#addWords` makes, those with the same key counted each. */
  #countEntries(nodes: Int32Array, state: number, depth: number): number {
    const accept = nodes[state + 1]!;
    const length = depth + 1;
    let entries = 0;
    let edgeAt = state + 2;
    for (let rest = nodes[state]!; rest !== 0; rest &= rest - 1, edgeAt++) {
      if (length >= this.rackSize && (accept & rest & -rest) !== 0) entries += length + 1;
      const edge = nodes[edgeAt]!;
      if (this.#leadsOn(edge, length)) {
        entries += this.#countEntries(nodes, edge & EDGE_OFFSET_MASK, length);
      }
    }
    return entries;
  }

  /** Whether words of n or n + 1 letters lie behind an edge that ends `length` letters. */
  #leadsOn(edge: number, length: number): boolean {
    if (length > this.rackSize) return false;
    const reachable = edge >>> EDGE_OFFSET_BITS;
    const wanted = (3 << (this.rackSize - length)) >>> 1;
    return (reachable & (wanted | (wanted > FARTHEST ? FARTHEST : 0))) !== 0;
  }

  /** Visits the words of n and n + 1 letters only. */
  #addWords(nodes: Int32Array, state: number, depth: number, first: number, second: number): void {
    const accept = nodes[state + 1]!;
    const length = depth + 1;
    let edgeAt = state + 2;
    for (let rest = nodes[state]!; rest !== 0; rest &= rest - 1, edgeAt++) {
      const letter = 31 - Math.clz32(rest & -rest);
      const edge = nodes[edgeAt]!;
      const firstSum = (first + this.#firstSums[letter]!) | 0;
      const secondSum = (second + this.#secondSums[letter]!) | 0;
      this.#letters[depth] = letter;
      if (length >= this.rackSize && ((accept >>> letter) & 1) !== 0) {
        this.#addWord(length, firstSum, secondSum);
      }
      if (this.#leadsOn(edge, length)) {
        this.#addWords(nodes, edge & EDGE_OFFSET_MASK, length, firstSum, secondSum);
      }
    }
  }

  #addWord(length: number, first: number, second: number): void {
    if (length === this.rackSize) this.#add(first, second, ALONE);
    for (let at = 0; at < length; at++) {
      const letter = this.#letters[at]!;
      this.#add(
        (first - this.#firstSums[letter]!) | 0,
        (second - this.#secondSums[letter]!) | 0,
        1 << letter,
      );
    }
  }

  #add(first: number, second: number, letters: number): void {
    const slot = this.#slot(first, second);
    this.#checks[slot] = second || 1;
    this.#values[slot]! |= letters;
  }

  #find(first: number, second: number): LetterSet {
    return this.#values[this.#slot(first, second)]!;
  }

  /** The key's slot, or the empty one where it belongs. */
  #slot(first: number, second: number): number {
    // 0 marks an empty slot; the few sums that are 0 share the key 1.
    const check = second || 1;
    let slot = (first ^ (first >>> 15)) & this.#slotMask;
    while (this.#checks[slot] !== 0 && this.#checks[slot] !== check) {
      slot = (slot + 1) & this.#slotMask;
    }
    return slot;
  }
}

/** [31] well mixed constants, the same in every run. */
function tileConstants(seed: number): Int32Array {
  const constants = new Int32Array(SYMBOL_COUNT);
  let state = seed;
  for (let symbol = 1; symbol < SYMBOL_COUNT; symbol++) {
    state = Math.imul(state ^ (state >>> 16), 0x85ebca6b) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    constants[symbol] = state ^ (state >>> 16);
  }
  return constants;
}
