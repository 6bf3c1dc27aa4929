/**
 * The 29 German letters and their numbers (rules R2, R10, R13).
 *
 * Letters are numbered in playing order, umlauts directly after their base letter: 1 = A, 2 = Ä,
 * 3 = B … 29 = Z. Number 0 is free for "blank" (on racks) and "empty" (on boards); number 30 is the
 * ending *IN of the optional rule (R91), which only a blank can be.
 */

/** A letter's number, 1…29, or 30 for *IN. */
export type Letter = number;

/** The letters in order; letter n is `ALPHABET[n - 1]`. */
export const ALPHABET: string = 'AÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ';

/** How many letters there are, without blank and *IN. */
export const LETTER_COUNT = 29;

/** Number of the blank on a rack. */
export const BLANK = 0;

/** Number of the thirtieth symbol, the ending *IN (R91); written `*` in plays (R106). */
export const IN_ENDING: Letter = 30;

/** Size of tables indexed by rack symbol: blank, 29 letters, *IN. */
export const SYMBOL_COUNT = 31;

const LETTER_OF_CHARACTER: ReadonlyMap<string, Letter> = new Map(
  [...ALPHABET].map((character, index) => [character, index + 1]),
);

/** Number of a capital letter, or `undefined` for any other character. */
export const letterOf = (character: string): Letter | undefined =>
  LETTER_OF_CHARACTER.get(character);

/** Capital of a letter number 1…29; `*` for *IN. */
export const characterOf = (letter: Letter): string =>
  letter === IN_ENDING ? '*' : (ALPHABET[letter - 1] ?? '');

/** Letter numbers of a word in capitals, or `undefined` if a character is no letter. */
export function encodeWord(word: string): Uint8Array | undefined {
  const letters = new Uint8Array(word.length);
  let length = 0;
  for (const character of word) {
    const letter = LETTER_OF_CHARACTER.get(character);
    if (letter === undefined) return undefined;
    letters[length++] = letter;
  }
  return letters.subarray(0, length);
}

/** The word in capitals that a row of letter numbers spells. */
export function decodeWord(letters: Iterable<Letter>): string {
  let word = '';
  for (const letter of letters) word += characterOf(letter);
  return word;
}

/** Order of words by letter number (R2), shorter words before their extensions. */
export function compareLetters(left: ArrayLike<Letter>, right: ArrayLike<Letter>): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    const difference = left[index]! - right[index]!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
