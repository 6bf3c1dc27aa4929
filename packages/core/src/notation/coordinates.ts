/**
 * Coordinates (rules R107, R108): `H8` names a square; as the start of a word the number first means
 * across (`8D`), the letter first down (`D8`).
 */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  columnName,
  columnOf,
  rowOf,
  squareName,
  type Direction,
  type Square,
} from '../geometry.ts';

/** Where a word begins and how it runs. */
export interface Start {
  readonly square: Square;
  readonly direction: Direction;
}

/** A text that names no square of the board. */
export interface CoordinateFault {
  readonly kind: 'badCoordinate';
  readonly found: string;
  /** Rows of the board. */
  readonly rows: number;
  /** Name of the board's last column. */
  readonly lastColumn: string;
}

/** A coordinate at the head of a text. */
export interface CoordinateHead extends Start {
  /** What follows it. */
  readonly rest: string;
}

/**
 * Number and letter in either order. Blank space between them only where the letter stands alone,
 * so that `8 TOR` is not column T.
 */
const COORDINATE = /^(?:(\d+)(?:\s+(?=\p{L}(?!\p{L})))?(\p{L})|(\p{L})\s*(\d+))/u;

/**
 * Reads the coordinate a text begins with; letters of any case.
 *
 * `undefined` if the text does not begin like one, `badCoordinate` if it lies outside the board.
 */
export function readCoordinate(
  text: string,
  size: number,
): Result<CoordinateHead, CoordinateFault> | undefined {
  const match = COORDINATE.exec(text);
  if (match === null) return undefined;
  const [found, rowFirst, columnSecond, columnFirst, rowSecond] = match;
  const row = Number(rowFirst ?? rowSecond) - 1;
  const column = columnIndex(columnSecond ?? columnFirst ?? '');
  if (row < 0 || row >= size || column < 0 || column >= size) {
    return err(coordinateFault(found, size));
  }
  return ok({
    square: row * size + column,
    direction: rowFirst === undefined ? 'down' : 'across',
    rest: text.slice(found.length),
  });
}

/** Reads `8D` or `D8`. */
export function parseStart(text: string, size: number): Result<Start, CoordinateFault> {
  const trimmed = text.trim();
  const head = readCoordinate(trimmed, size);
  if (head === undefined) return err(coordinateFault(trimmed, size));
  if (!head.ok) return head;
  const { square, direction, rest } = head.value;
  return rest === '' ? ok({ square, direction }) : err(coordinateFault(trimmed, size));
}

/** Reads the name of a square, `H8` or `8H`. Its twin is `squareName`. */
export function parseSquare(text: string, size: number): Result<Square, CoordinateFault> {
  const start = parseStart(text, size);
  return start.ok ? ok(start.value.square) : start;
}

/** `8D` across, `D8` down. */
export const formatStart = ({ square, direction }: Start, size: number): string =>
  direction === 'down'
    ? squareName(square, size)
    : `${rowOf(square, size) + 1}${columnName(columnOf(square, size))}`;

/** The fault of a text that names no square of a board of this size. */
export const coordinateFault = (found: string, size: number): CoordinateFault => ({
  kind: 'badCoordinate',
  found,
  rows: size,
  lastColumn: columnName(size - 1),
});

/** Number of a column from 0; -1 for no single letter A–Z. */
const columnIndex = (name: string): number =>
  /^[A-Za-z]$/u.test(name) ? name.toUpperCase().charCodeAt(0) - 65 : -1;
