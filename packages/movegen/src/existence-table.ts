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
  ALL_LETTERS,
  BLANK,
  EDGE_OFFSET_BITS,
  EDGE_OFFSET_MASK,
  LETTER_COUNT,
  SYMBOL_COUNT,
  type LetterSet,
  type WordGraph,
} from '@bestzug/lexicon';
import { type RackIndex } from './rack-index.ts';

const SLOT_BITS = 20;
const SLOT_MASK: number = (1 << SLOT_BITS) - 1;

/** Bit of a value: the tiles alone form a word. */
const ALONE = 1;

/** No test possible: everything is allowed. */
const ANYTHING = -1;

/** The table of one word graph and rack size; immutable after `build`. About 8 MB. */
export class ExistenceTable {
  readonly rackSize: number;
  /** [slots] second sum of the key, 0 = empty. */
  readonly #checks: Int32Array = new Int32Array(1 << SLOT_BITS);
  /** [slots] value. */
  readonly #values: Int32Array = new Int32Array(1 << SLOT_BITS);
  readonly #firstSums: Int32Array = tileConstants(0x2545f491);
  readonly #secondSums: Int32Array = tileConstants(0x6c078965);
  readonly #letters: Uint8Array;

  /** Builds the table in about a tenth of a second. */
  constructor(graph: WordGraph, rackSize: number) {
    this.rackSize = rackSize;
    this.#letters = new Uint8Array(rackSize + 2);
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

  /** Visits the words of n and n + 1 letters only, led by the distances in the edges. */
  #addWords(nodes: Int32Array, state: number, depth: number, first: number, second: number): void {
    const childMask = nodes[state]!;
    const accept = nodes[state + 1]!;
    const length = depth + 1;
    const { rackSize } = this;
    let edgeAt = state + 2;
    for (let rest = childMask & ALL_LETTERS; rest !== 0; rest &= rest - 1, edgeAt++) {
      const letter = 31 - Math.clz32(rest & -rest);
      const edge = nodes[edgeAt]!;
      const firstSum = (first + this.#firstSums[letter]!) | 0;
      const secondSum = (second + this.#secondSums[letter]!) | 0;
      this.#letters[depth] = letter;
      if (length >= rackSize && ((accept >>> letter) & 1) !== 0) {
        this.#addWord(length, firstSum, secondSum);
      }
      if (length > rackSize) continue;
      // Distances to n and to n + 1 letters; the last bit of an edge stands for all farther ones.
      const wanted = (3 << (rackSize - length)) >> 1;
      const farthest = 1 << (31 - EDGE_OFFSET_BITS);
      const reachable = edge >>> EDGE_OFFSET_BITS;
      if ((reachable & wanted) === 0 && !(wanted >= farthest && (reachable & farthest) !== 0)) {
        continue;
      }
      this.#addWords(nodes, edge & EDGE_OFFSET_MASK, length, firstSum, secondSum);
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
    this.#checks[slot] = second;
    this.#values[slot]! |= letters;
  }

  #find(first: number, second: number): LetterSet {
    return this.#values[this.#slot(first, second)]!;
  }

  /** The key's slot, or the empty one where it belongs. */
  #slot(first: number, second: number): number {
    let slot = (first ^ (first >>> 15)) & SLOT_MASK;
    while (this.#checks[slot] !== 0 && this.#checks[slot] !== second) slot = (slot + 1) & SLOT_MASK;
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
