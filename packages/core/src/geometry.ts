/**
 * Squares, directions and coordinates of a square board of any size (rules R8, R107).
 *
 * A square is `row * size + column`, both counted from 0; people count rows from 1 and name columns
 * with letters from A.
 */

/** Index of a square, 0 … size² - 1. */
export type Square = number;

/** `across` = waagerecht, `down` = senkrecht. */
export type Direction = 'across' | 'down';

/** Both directions in the order of the documented tie-break (R114). */
export const DIRECTIONS: readonly Direction[] = ['across', 'down'];

/** Largest board the packed formats have room for (Super Scrabble, R8). */
export const MAX_BOARD_SIZE = 21;

/** Row of a square, from 0. */
export const rowOf = (square: Square, size: number): number => Math.floor(square / size);

/** Column of a square, from 0. */
export const columnOf = (square: Square, size: number): number => square % size;

/** Distance between neighbouring squares of a lane of this direction. */
export const stepOf = (direction: Direction, size: number): number =>
  direction === 'across' ? 1 : size;

/** The other direction. */
export const perpendicular = (direction: Direction): Direction =>
  direction === 'across' ? 'down' : 'across';

/** Name of a column: 0 → A, 20 → U. */
export const columnName = (column: number): string => String.fromCharCode(65 + column);

/** Name of a square, column first: `H8`. */
export const squareName = (square: Square, size: number): string =>
  `${columnName(columnOf(square, size))}${rowOf(square, size) + 1}`;

/** How many squares lie from `square` to the end of its lane, itself included. */
export const squaresToEnd = (square: Square, direction: Direction, size: number): number =>
  size - (direction === 'across' ? columnOf(square, size) : rowOf(square, size));
