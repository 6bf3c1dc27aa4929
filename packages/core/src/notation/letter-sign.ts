/**
 * Signs that people write for tiles: capital = tile, small letter = blank with that letter, `*` =
 * blank as *IN, `?` = blank without a letter, `.` = no tile (rules R15, R54, R106, R109).
 */
import { ALPHABET, BLANK, characterOf, IN_ENDING, letterOf, type Letter } from '@bestzug/lexicon';
import { BLANK_FLAG, blankTile, isBlankTile, NO_TILE, tileLetter, type Tile } from '../tile.ts';

/** A sign that stands for no tile, with its place in what was read. */
export interface LetterFault {
  readonly kind: 'illegalLetter';
  /** The sign as written; a whole `[..]` group where one cannot be read. */
  readonly found: string;
  /** Letters to write instead: SS for ß, E for É. */
  readonly instead?: string;
  /** Part of the input, where it has several. */
  readonly field?: string;
  /** Place in the word, rack or field, from 1, in composed characters. */
  readonly position?: number;
  /** Row of a board, from 1. */
  readonly row?: number;
  /** Name of the column of a board. */
  readonly column?: string;
}

/** Where an unreadable sign stood. */
export type LetterPlace = Omit<LetterFault, 'kind' | 'found' | 'instead'>;

/** Only the 29 letters fold their case: full case mapping would make SS of ß and I of ı (R15). */
const SMALL_LETTERS: ReadonlyMap<string, Letter> = new Map(
  [...ALPHABET].map((capital, index) => [capital.toLowerCase(), index + 1]),
);

/** The tile a sign on a board or in a play stands for (capital, small letter, `*`), if any. */
export function tileOfSign(sign: string): Tile | undefined {
  if (sign === '*') return blankTile(IN_ENDING);
  const small = SMALL_LETTERS.get(sign);
  return small === undefined ? letterOf(sign) : blankTile(small);
}

/** Sign of a board tile; `.` for no tile, `?` for a blank that was given no letter. */
export function signOfTile(tile: Tile): string {
  if (tile === NO_TILE) return '.';
  if (tile === BLANK_FLAG) return '?';
  const character = characterOf(tileLetter(tile));
  return isBlankTile(tile) ? character.toLowerCase() : character;
}

/** The rack symbol of a sign: letters of either case, `?` for the blank, `*` for an extra *IN. */
export function rackSymbolOfSign(sign: string): number | undefined {
  if (sign === '?') return BLANK;
  return sign === '*' ? IN_ENDING : (SMALL_LETTERS.get(sign) ?? letterOf(sign));
}

/** Sign of a rack symbol. */
export const signOfRackSymbol = (symbol: number): string =>
  symbol === BLANK ? '?' : characterOf(symbol);

/** The fault of a sign that cannot be read, with the letters to write instead where there are. */
export function letterFault(found: string, place: LetterPlace): LetterFault {
  const instead = lettersInsteadOf(found);
  return { kind: 'illegalLetter', found, ...(instead === undefined ? {} : { instead }), ...place };
}

/** ß → SS (R11), accented letters → base letter (R12); nothing for other signs. */
function lettersInsteadOf(found: string): string | undefined {
  if (found === 'ß' || found === 'ẞ') return 'SS';
  const [base, ...marks] = found.normalize('NFD');
  if (base === undefined || marks.length === 0) return undefined;
  const letter = SMALL_LETTERS.get(base) ?? letterOf(base);
  return letter === undefined ? undefined : characterOf(letter);
}
