/**
 * Tiles as small ints. On a board 0 is an empty square, 1…29 a letter, 30 the ending *IN, and a set
 * bit 5 says that a blank stands for the letter (rules R54, R91). On a rack 0 is the blank.
 */
import type { Letter } from '@bestzug/lexicon';

/** A tile on the board: letter, or letter + `BLANK_FLAG`. 0 = no tile, or "played through" in a play. */
export type Tile = number;

/** Added to the letter a blank stands for. */
export const BLANK_FLAG = 32;

/** Empty square; in the tiles of a placement: the tile that already lies there. */
export const NO_TILE: Tile = 0;

/** Size of tables indexed by tile. */
export const TILE_TABLE_SIZE = 64;

/** The letter a tile shows. */
export const tileLetter = (tile: Tile): Letter => tile & (BLANK_FLAG - 1);

/** Whether a blank stands for the letter. */
export const isBlankTile = (tile: Tile): boolean => (tile & BLANK_FLAG) !== 0;

/** The blank standing for a letter. */
export const blankTile = (letter: Letter): Tile => letter | BLANK_FLAG;

/** Symbol the tile takes from a rack: the letter, or 0 for a blank. */
export const rackSymbol = (tile: Tile): number => (isBlankTile(tile) ? 0 : tile);
