/**
 * From an entry as people spell it to the playable word (rules R9–R15), or the reason why not.
 *
 * ß becomes SS, accents are dropped and ligatures split, but Ä, Ö and Ü stay letters of their own
 * and AE, OE and UE are never read as umlauts (R13). Nothing is joined: an entry with a hyphen, an
 * apostrophe, a full stop, a digit or a blank space is no word (R14).
 */
import { letterOf } from './alphabet.ts';
import { err, ok, type Result } from './result.ts';

/** Letters of the shortest word (R9: a run of one letter is never a word). */
export const MIN_WORD_LENGTH = 2;

/** Letters of the longest word on the standard board (R9). */
export const MAX_WORD_LENGTH = 15;

/**
 * Why a text is no word.
 *
 * `position` counts the characters of the composed text from 1; `length` and `limit` count letters
 * after folding, so that ß counts twice; `word` is the folded form.
 */
export type WordFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bad-character'; readonly character: string; readonly position: number }
  | {
      readonly kind: 'too-short' | 'too-long';
      readonly word: string;
      readonly length: number;
      readonly limit: number;
    };

const ONLY_LETTERS = /^[A-ZÄÖÜ]+$/;

/** What upper-casing and taking the accents off does not reach: first R11 and R12, then their like. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({ ẞ: 'SS', Œ: 'OE', Æ: 'AE', Ø: 'O', Ĳ: 'IJ', Ł: 'L', Đ: 'D', Ħ: 'H', Ŧ: 'T' }),
);

const DIAERESIS = '\u0308';

const UMLAUT_OF: ReadonlyMap<string, string> = new Map([
  ['A', 'Ä'],
  ['O', 'Ö'],
  ['U', 'Ü'],
]);

/**
 * The playable form of an entry: capitals A–Z Ä Ö Ü, 2 to `maxLength` letters. Blanks around the
 * text are not taken off. Faults: `empty`, `bad-character` (found before the length is judged),
 * `too-short`, `too-long`.
 */
export function normalizeWord(
  text: string,
  maxLength: number = MAX_WORD_LENGTH,
): Result<string, WordFault> {
  if (text === '') return err({ kind: 'empty' });
  const capitals = text.toUpperCase();
  if (ONLY_LETTERS.test(capitals)) return judgeLength(capitals, maxLength);
  let word = '';
  let position = 0;
  for (const character of text.normalize('NFC')) {
    position++;
    const extended = appendFolded(word, character);
    if (extended === undefined) return err({ kind: 'bad-character', character, position });
    word = extended;
  }
  return judgeLength(word, maxLength);
}

/** `word` with one more character folded, or `undefined` if that is no letter. */
function appendFolded(word: string, character: string): string | undefined {
  let extended = word;
  for (const part of character.toUpperCase().normalize('NFD')) {
    if (isAccent(part)) {
      if (extended === '') return undefined;
      const umlaut = part === DIAERESIS ? UMLAUT_OF.get(extended.at(-1)!) : undefined;
      if (umlaut !== undefined) extended = extended.slice(0, -1) + umlaut;
    } else {
      const letters = letterOf(part) === undefined ? SPELT_OUT.get(part) : part;
      if (letters === undefined) return undefined;
      extended += letters;
    }
  }
  return extended;
}

const isAccent = (character: string): boolean => character >= '\u0300' && character <= '\u036f';

function judgeLength(word: string, maxLength: number): Result<string, WordFault> {
  const length = word.length;
  if (length < MIN_WORD_LENGTH) {
    return err({ kind: 'too-short', word, length, limit: MIN_WORD_LENGTH });
  }
  return length > maxLength ? err({ kind: 'too-long', word, length, limit: maxLength }) : ok(word);
}

/** Places that `umlautVariants` varies at most: all that 21 letters can hold. */
const MAX_VARIED_PLACES = 10;

/**
 * What a word typed without umlauts may have meant, for a hint only (R13 forbids replacing it):
 * AE, OE and UE read as Ä, Ö and Ü at every choice of places, the most replaced first, without the
 * word itself. `MAEDCHEN` gives `MÄDCHEN`.
 */
export function umlautVariants(word: string): string[] {
  const places: number[] = [];
  for (const match of word.matchAll(/[AOU]E/g)) {
    if (places.length < MAX_VARIED_PLACES) places.push(match.index);
  }
  const variants: string[] = [];
  for (let choice = (1 << places.length) - 1; choice > 0; choice--) {
    variants.push(
      word.replace(/[AOU]E/g, (pair, place: number) => {
        const index = places.indexOf(place);
        return index >= 0 && ((choice >>> index) & 1) === 1 ? UMLAUT_OF.get(pair[0]!)! : pair;
      }),
    );
  }
  return variants.sort((left, right) => left.length - right.length);
}
