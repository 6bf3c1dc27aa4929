/** All beginnings of the words of a graph, spelt backwards and sorted: what a GADDAG is built from. */
import {
  accepts,
  countBits,
  EDGE_OFFSET_MASK,
  lettersOf,
  type WordGraph,
  type WordState,
} from '@bestzug/lexicon';

const FIRST_PREFIXES = 1 << 14;

/** Letters that make a digit of the radix sort, 5 bits each. */
const DIGIT_LETTERS = 2;
const DIGITS = 1 << (5 * DIGIT_LETTERS);

/** Every beginning of a word once, in the order of letter numbers of its reversal. */
export class ReversedPrefixes {
  /** Number of beginnings. */
  count = 0;
  /** Letters of the longest one. */
  readonly stride: number;
  /** [count x stride] letters from the last to the first, then zeros. */
  #letters: Uint8Array;
  #lengths: Uint8Array = new Uint8Array(FIRST_PREFIXES);
  /** [count] state of the graph behind the beginning. */
  #states: Int32Array = new Int32Array(FIRST_PREFIXES);
  #areWords: Uint8Array = new Uint8Array(FIRST_PREFIXES);
  #order: Int32Array = new Int32Array(0);

  constructor(graph: WordGraph) {
    this.stride = Math.max(1, graph.longestWord);
    this.#letters = new Uint8Array(FIRST_PREFIXES * this.stride);
    this.#collect(graph, graph.root, []);
    this.#sort();
  }

  /** Letter at a place of the reversed beginning with this rank; 0 beyond its end. */
  letterAt(rank: number, place: number): number {
    return this.#letters[this.#order[rank]! * this.stride + place]!;
  }

  /** Letters of the beginning with this rank. */
  lengthOf(rank: number): number {
    return this.#lengths[this.#order[rank]!]!;
  }

  /** State of the graph behind the beginning. */
  stateOf(rank: number): WordState {
    return this.#states[this.#order[rank]!]!;
  }

  /** Whether the beginning is a word already. */
  isWord(rank: number): boolean {
    return this.#areWords[this.#order[rank]!] === 1;
  }

  #collect(graph: WordGraph, state: WordState, prefix: number[]): void {
    const childMask = graph.nodes[state]!;
    for (const letter of lettersOf(childMask)) {
      const edge = state + 2 + countBits(childMask & ((1 << letter) - 1));
      const child = graph.nodes[edge]! & EDGE_OFFSET_MASK;
      prefix.push(letter);
      this.#add(prefix, child, accepts(graph, state, letter));
      this.#collect(graph, child, prefix);
      prefix.pop();
    }
  }

  #add(prefix: readonly number[], state: WordState, isWord: boolean): void {
    if (this.count === this.#lengths.length) this.#grow();
    const start = this.count * this.stride;
    const { length } = prefix;
    for (let place = 0; place < length; place++) {
      this.#letters[start + place] = prefix[length - 1 - place]!;
    }
    this.#lengths[this.count] = length;
    this.#states[this.count] = state;
    this.#areWords[this.count] = isWord ? 1 : 0;
    this.count++;
  }

  #grow(): void {
    const size = this.count * 2;
    const letters = new Uint8Array(size * this.stride);
    letters.set(this.#letters);
    this.#letters = letters;
    const lengths = new Uint8Array(size);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
    const states = new Int32Array(size);
    states.set(this.#states);
    this.#states = states;
    const areWords = new Uint8Array(size);
    areWords.set(this.#areWords);
    this.#areWords = areWords;
  }

  /** Least significant digit first; a missing letter counts 0, so shorter ones come first. */
  #sort(): void {
    let order = Int32Array.from({ length: this.count }, (_, index) => index);
    let target = new Int32Array(this.count);
    for (let digit = Math.ceil(this.stride / DIGIT_LETTERS) - 1; digit >= 0; digit--) {
      const ends = new Int32Array(DIGITS + 1);
      for (let index = 0; index < this.count; index++) ends[this.#digitOf(index, digit) + 1]!++;
      for (let value = 0; value < DIGITS; value++) ends[value + 1]! += ends[value]!;
      for (const index of order) target[ends[this.#digitOf(index, digit)]!++] = index;
      [order, target] = [target, order];
    }
    this.#order = order;
  }

  #digitOf(index: number, digit: number): number {
    const place = digit * DIGIT_LETTERS;
    const start = index * this.stride + place;
    const second = place + 1 < this.stride ? this.#letters[start + 1]! : 0;
    return (this.#letters[start]! << 5) | second;
  }
}
