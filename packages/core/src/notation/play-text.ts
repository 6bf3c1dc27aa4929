/**
 * The tiles of a play as text: `.` or a letter in brackets for a tile that lies there, capitals for
 * tiles, small letters for blanks, `*` or `*IN` for a blank as *IN (rules R15, R106, R109).
 */
import { err, IN_ENDING, ok, type Result } from '@bestzug/lexicon';
import { blankTile, isBlankTile, NO_TILE, tileLetter, type Tile } from '../tile.ts';
import { UNLETTERED_BLANK } from '../written-placement.ts';
import { letterFault, signOfTile, tileOfSign, type LetterFault } from './letter-sign.ts';

/** One square of a play as written. */
export interface PlaySign {
  /** The tile, 0 for `.`, `UNLETTERED_BLANK` for `?`. */
  readonly tile: Tile;
  /** Written in brackets: the writer says that it lies there already. */
  readonly isBracketed: boolean;
}

const IN_TILE: Tile = blankTile(IN_ENDING);
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
]);

/** Longest first: `[*IN]` is the ending as one tile, `*IN` too, anything else a single sign. */
const SIGN = /\[\*IN\]|\*IN|./gisu;

/**
 * Reads the tiles of a play. `LEHRER*INNEN` has the ending and N, E, N behind it: nothing else can
 * follow the ending (R98), so `*IN` is never a `*` with an I and an N.
 *
 * Faults: `illegalLetter` with the position in the text, from 1; also for a bracket without partner.
 */
export function readPlaySigns(text: string): Result<PlaySign[], LetterFault> {
  const signs: PlaySign[] = [];
  let closing: string | undefined;
  let opened = 0;
  let position = 1;
  for (const [sign] of text.normalize('NFC').matchAll(SIGN)) {
    if (sign === closing) {
      closing = undefined;
    } else if (closing === undefined && CLOSING.has(sign)) {
      closing = CLOSING.get(sign);
      opened = position;
    } else {
      const tile = tileOfPlaySign(sign);
      if (tile === undefined) return err(letterFault(sign, { position }));
      signs.push({ tile, isBracketed: closing !== undefined });
    }
    position += [...sign].length;
  }
  if (closing === undefined) return ok(signs);
  return err(letterFault([...text.normalize('NFC')][opened - 1] ?? '', { position: opened }));
}

function tileOfPlaySign(sign: string): Tile | undefined {
  if (sign === '.') return NO_TILE;
  if (sign === '?') return UNLETTERED_BLANK;
  return sign.length > 1 && sign.includes('*') ? IN_TILE : tileOfSign(sign);
}

/** Text of tiles, `.` for 0; `[*in]` where a plain `*` would be read together with I and N. */
export function formatPlaySigns(tiles: readonly Tile[]): string {
  return tiles
    .map(signOfTile)
    .join('')
    .replace(/\*(?=IN)/giu, '[*in]');
}

/** The capitals of a play whose small letters were not meant as blanks. */
export const withoutBlanks = (tiles: readonly Tile[]): Tile[] =>
  tiles.map((tile) =>
    isBlankTile(tile) && tile !== IN_TILE && tile !== UNLETTERED_BLANK ? tileLetter(tile) : tile,
  );
