/**
 * Signatures: hashes over every move of games, to see at a glance that a change of the program has
 * changed no move, and that threads play what one thread plays.
 */
import type { PackedMove } from '../player/player.ts';

/** Two words of 32 bits, each 0 … 2³² - 1. */
export type Signature = readonly [high: number, low: number];

/** Of no games. */
export const NO_SIGNATURE: Signature = [0, 0];

/** Odd constants with well mixed bits: the golden ratio, and the steps of MurmurHash3 (Appleby). */
const GOLDEN = 0x9e3779b1;
const FIRST_STEP = 0x85ebca6b;
const SECOND_STEP = 0xc2b2ae35;

/** Kinds of moves in the hash. */
const KIND_NUMBERS = { placement: 1, exchange: 2, pass: 3 } as const;

/** Hashes the moves of one game. */
export class GameHash {
  #high = 0;
  #low = GOLDEN;

  /** Begins a new game. */
  start(): void {
    this.#high = 0;
    this.#low = GOLDEN;
  }

  /** Takes in a move. */
  addMove(move: PackedMove): void {
    this.addNumber(KIND_NUMBERS[move.kind]);
    if (move.kind === 'placement') {
      this.addNumber(move.letters);
      this.addNumber(move.place);
    } else if (move.kind === 'exchange') {
      for (const symbol of move.symbols) this.addNumber(symbol + 1);
    }
  }

  /** Takes in a number of at most 32 bits. */
  addNumber(number: number): void {
    this.#low = mixed((this.#low ^ number) + GOLDEN);
    this.#high = mixed((this.#high ^ this.#low) + number);
  }

  /** The hash up to now. */
  get value(): Signature {
    return [this.#high >>> 0, this.#low >>> 0];
  }
}

function mixed(word: number): number {
  let mix = Math.imul(word ^ (word >>> 16), FIRST_STEP);
  mix = Math.imul(mix ^ (mix >>> 13), SECOND_STEP);
  return mix ^ (mix >>> 16);
}

/**
 * The signature of more games. The number of the game goes into its hash and hashes are added up, so
 * the sum says which game was played how and does not depend on the order of adding.
 */
export function withGame(signature: Signature, gameNumber: number, game: Signature): Signature {
  const hash = new GameHash();
  hash.addNumber(gameNumber);
  hash.addNumber(game[0]);
  hash.addNumber(game[1]);
  return joinSignatures(signature, hash.value);
}

/** The signature of the games of both. */
export const joinSignatures = (one: Signature, other: Signature): Signature => [
  (one[0] + other[0]) >>> 0,
  (one[1] + other[1]) >>> 0,
];

/** 16 hex digits. */
export const formatSignature = (signature: Signature): string =>
  signature.map((word) => word.toString(16).padStart(8, '0')).join('');
