/**
 * Words as letter numbers in one buffer, in order of letter number (R2). Sorting half a million
 * small arrays with a comparator takes seconds; here three letters make a digit of a radix sort, and
 * five passes over an index order the words of up to 15 letters.
 */
import { ALPHABET, type Letter } from './alphabet.ts';
import { MIN_WORD_LENGTH } from './normalize.ts';

/** Letters that make one digit of the sort, 5 bits each. */
const DIGIT_LETTERS = 3;
const DIGIT_COUNT: number = 1 << (5 * DIGIT_LETTERS);

/** Letter number by UTF-16 code unit, 0 for everything that is no capital letter. */
const LETTER_OF_CODE: Uint8Array = new Uint8Array(1 << 16);
for (let index = 0; index < ALPHABET.length; index++) {
  LETTER_OF_CODE[ALPHABET.charCodeAt(index)] = index + 1;
}

/** Words in playable form, sorted by letter number, repetitions kept. */
export class SortedWords {
  /** All letters, in the order the words came in; `startOf` and `lengthOf` cut out a word. */
  readonly letters: Uint8Array;
  /** Number of words, repetitions counted. */
  readonly count: number;
  /** Letters of the longest word. */
  readonly longestWord: number;
  /** Start of word k of the input in `letters`; one entry more than words. */
  readonly #starts: Int32Array;
  /** Input numbers of the words in sorted order. */
  readonly #order: Int32Array;

  /** Throws on a word that is no row of at least two capital letters: that is a bug. */
  constructor(words: Iterable<string>) {
    let letters: Uint8Array = new Uint8Array(1 << 16);
    let starts: Int32Array = new Int32Array(1 << 12);
    let count = 0;
    let end = 0;
    let longest = 0;
    for (const word of words) {
      if (word.length < MIN_WORD_LENGTH) throw notPlayable(word);
      if (end + word.length > letters.length) letters = grown(letters, end + word.length);
      for (let index = 0; index < word.length; index++) {
        const letter: Letter = LETTER_OF_CODE[word.charCodeAt(index)]!;
        if (letter === 0) throw notPlayable(word);
        letters[end++] = letter;
      }
      longest = Math.max(longest, word.length);
      if (++count === starts.length) {
        const larger = new Int32Array(count * 2);
        larger.set(starts);
        starts = larger;
      }
      starts[count] = end;
    }
    this.letters = letters;
    this.count = count;
    this.longestWord = longest;
    this.#starts = starts;
    this.#order = this.#sort();
  }

  /** Where the word of this sorted rank begins in `letters`. */
  startOf(rank: number): number {
    return this.#starts[this.#order[rank]!]!;
  }

  /** How many letters the word of this sorted rank has. */
  lengthOf(rank: number): number {
    const word = this.#order[rank]!;
    return this.#starts[word + 1]! - this.#starts[word]!;
  }

  /** Least significant digit first; a missing letter counts 0, so shorter words come first. */
  #sort(): Int32Array {
    let order = Int32Array.from({ length: this.count }, (_, word) => word);
    let target = new Int32Array(this.count);
    const digits = new Uint16Array(this.count);
    for (let last = Math.ceil(this.longestWord / DIGIT_LETTERS) - 1; last >= 0; last--) {
      const ends = new Int32Array(DIGIT_COUNT + 1);
      for (let word = 0; word < this.count; word++) {
        const digit = this.#digit(word, last * DIGIT_LETTERS);
        digits[word] = digit;
        ends[digit + 1]!++;
      }
      for (let digit = 0; digit < DIGIT_COUNT; digit++) ends[digit + 1]! += ends[digit]!;
      for (const word of order) target[ends[digits[word]!]!++] = word;
      [order, target] = [target, order];
    }
    return order;
  }

  #digit(word: number, from: number): number {
    const start = this.#starts[word]! + from;
    const end = this.#starts[word + 1]!;
    const first = start < end ? this.letters[start]! : 0;
    const second = start + 1 < end ? this.letters[start + 1]! : 0;
    const third = start + 2 < end ? this.letters[start + 2]! : 0;
    return (first << 10) | (second << 5) | third;
  }
}

const notPlayable = (word: string): Error =>
  new Error(`bug: ${JSON.stringify(word)} is not in playable form`);

function grown(letters: Uint8Array, needed: number): Uint8Array {
  const larger = new Uint8Array(Math.max(letters.length * 2, needed));
  larger.set(letters);
  return larger;
}
