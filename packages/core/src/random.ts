/**
 * The only source of chance: seeded, the same on every machine, its state a value that can be stored.
 *
 * The generator is sfc32 by Chris Doty-Humphrey (PractRand): three words of state and a counter, which
 * alone guarantees a period of at least 2³². Saved games depend on it: a change of the numbers is a
 * new version of the game record.
 */
import { invariant } from './invariant.ts';

/** Three words and the counter of the generator, each 0 … 2³² - 1. */
export type RandomState = readonly [number, number, number, number];

const WORD_RANGE = 2 ** 32;

/** Numbers thrown away after seeding until each bit of the seed has reached each word. */
const WARM_UP_ROUNDS = 16;

/** A stream of random numbers. Mutable: every number drawn moves it on. */
export class Random {
  #first: number;
  #second: number;
  #third: number;
  #counter: number;

  /** Continues where the stream that had this state stood. */
  constructor([first, second, third, counter]: RandomState) {
    this.#first = first | 0;
    this.#second = second | 0;
    this.#third = third | 0;
    this.#counter = counter | 0;
  }

  /** The present state; the stream of `new Random(state)` goes on as this one does. */
  get state(): RandomState {
    return [this.#first >>> 0, this.#second >>> 0, this.#third >>> 0, this.#counter >>> 0];
  }

  /** A whole number, 0 … 2³² - 1. */
  nextUint32(): number {
    const mixed = (((this.#first + this.#second) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#first = this.#second ^ (this.#second >>> 9);
    this.#second = (this.#third + (this.#third << 3)) | 0;
    this.#third = (((this.#third << 21) | (this.#third >>> 11)) + mixed) | 0;
    return mixed >>> 0;
  }

  /** A whole number, 0 … bound - 1, all equally likely; `bound` is 1 … 2³². */
  nextBelow(bound: number): number {
    invariant(Number.isInteger(bound) && bound >= 1 && bound <= WORD_RANGE, 'no such random bound');
    const fair = WORD_RANGE - (WORD_RANGE % bound);
    let word = this.nextUint32();
    while (word >= fair) word = this.nextUint32();
    return word % bound;
  }

  /** A number from 0 up to but not including 1, in steps of 2⁻⁵³. */
  nextUnit(): number {
    const high = this.nextUint32() >>> 5;
    return (high * 2 ** 26 + (this.nextUint32() >>> 6)) / 2 ** 53;
  }
}

/**
 * The stream of a seed. One seed has as many independent streams as wanted, for instance one for each
 * game of a match or each sample of a simulation.
 *
 * @param seed any safe integer
 * @param stream 0 … 2³² - 1
 */
export function createRandom(seed: number, stream: number = 0): Random {
  invariant(Number.isSafeInteger(seed), 'a seed is a safe integer');
  const random = new Random([seed, Math.floor(seed / WORD_RANGE), stream, 1]);
  for (let round = 0; round < WARM_UP_ROUNDS; round++) random.nextUint32();
  return random;
}

/** The values in a random order, each order equally likely; the argument stays as it is. */
export function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  const mixed = values.slice();
  for (let left = mixed.length - 1; left > 0; left--) {
    const other = random.nextBelow(left + 1);
    const value = mixed[left]!;
    mixed[left] = mixed[other]!;
    mixed[other] = value;
  }
  return mixed;
}
