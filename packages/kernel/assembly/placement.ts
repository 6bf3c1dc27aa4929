/** Packed placements (core: packed-placement.ts), and what the search marks them with. */

/** Bits of `place` that hold the first cell. */
export const CELL_MASK: i32 = 0x3ff;
/** One more tile in `place`. */
const COUNT_UNIT: i32 = 1 << 10;
/** In `letters` while searching: a blank stands for a letter the rack holds as well. */
export const AMBIGUOUS: i32 = 1 << 30;
/** Bits of `letters` that hold letters. */
export const LETTERS_MASK: i32 = AMBIGUOUS - 1;
/** Bits of `place` that hold the blanks. */
export const BLANKS_MASK: i32 = 0xff << 14;

/** Number of new tiles. */
export function tilesOf(place: i32): i32 {
  return (place >>> 10) & 15;
}

/** Letter of a tile (from 0). */
export function letterAt(letters: i32, place: i32, tile: i32): i32 {
  if (tile < 6) return (letters >>> (25 - 5 * tile)) & 31;
  return tile === 6 ? place >>> 27 : (place >>> 22) & 31;
}

/** The bit of `place` that makes a tile a blank. */
export function blankBit(tile: i32): i32 {
  return 1 << (21 - tile);
}

/** `letters` with one more tile, as far as it holds it. */
export function withLetter(letters: i32, tile: i32, letter: i32): i32 {
  return tile < 6 ? letters | (letter << (25 - 5 * tile)) : letters;
}

/** `place` with one more tile, its letter where `letters` has no room. */
export function withTile(place: i32, tile: i32, letter: i32): i32 {
  const counted = place + COUNT_UNIT;
  return tile < 6 ? counted : counted | (letter << (tile === 6 ? 27 : 22));
}
