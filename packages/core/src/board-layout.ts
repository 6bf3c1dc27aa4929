/** Board layouts: size, premium squares and star, as data (rules R4–R8). */
import type { Square } from './geometry.ts';

/** Premium squares of one board edition. Immutable. */
export interface BoardLayout {
  readonly name: string;
  /** Rows = columns. */
  readonly size: number;
  /** [size²] multiplier of a new letter on this square: 1, 2, 3 or 4. */
  readonly letterMultipliers: Uint8Array;
  /** [size²] multiplier of a word newly covering this square: 1, 2, 3 or 4. */
  readonly wordMultipliers: Uint8Array;
  /** The square the opening has to cover (R31). */
  readonly star: Square;
}

/** The star in a layout map, a 2W at the same time (R5). */
export const STAR_SIGN = '*';

/** Signs of a layout map: R4, and `Q`, `q` for the 4W and 4L of the Super board (R8). */
const SIGNS: ReadonlyMap<string, readonly [letter: number, word: number]> = new Map([
  ['.', [1, 1]],
  ['d', [2, 1]],
  ['t', [3, 1]],
  ['q', [4, 1]],
  ['D', [1, 2]],
  ['T', [1, 3]],
  ['Q', [1, 4]],
  [STAR_SIGN, [1, 2]],
]);

/** All signs of a layout map. */
export const SQUARE_SIGNS: string = [...SIGNS.keys()].join('');

/** The sign of a square that is not the star; undefined where there is none for both premiums. */
export function signOfSquare(letterMultiplier: number, wordMultiplier: number): string | undefined {
  for (const [sign, [letter, word]] of SIGNS) {
    if (sign !== STAR_SIGN && letter === letterMultiplier && word === wordMultiplier) return sign;
  }
  return undefined;
}

/**
 * Reads a layout map: one string per row, one sign per column, one star.
 *
 * @param ownStar the star of a map that does not draw it; its premium is that of its sign
 * @throws Error when the map is not square, has an unknown sign or not exactly one star; maps are
 * program data, maps from users are checked before.
 */
export function createBoardLayout(
  name: string,
  rows: readonly string[],
  ownStar?: Square,
): BoardLayout {
  const size = rows.length;
  const letterMultipliers = new Uint8Array(size * size).fill(1);
  const wordMultipliers = new Uint8Array(size * size).fill(1);
  const stars: Square[] = ownStar === undefined ? [] : [ownStar];
  rows.forEach((row, rowIndex) => {
    if (row.length !== size)
      throw new Error(`layout ${name}: row ${rowIndex + 1} has ${row.length} of ${size} squares`);
    [...row].forEach((sign, column) => {
      const multipliers = SIGNS.get(sign);
      if (multipliers === undefined) throw new Error(`layout ${name}: unknown sign ${sign}`);
      const square = rowIndex * size + column;
      letterMultipliers[square] = multipliers[0];
      wordMultipliers[square] = multipliers[1];
      if (sign === STAR_SIGN) stars.push(square);
    });
  });
  const star = stars[0];
  if (star === undefined || stars.length > 1) throw new Error(`layout ${name}: needs one star`);
  return { name, size, letterMultipliers, wordMultipliers, star };
}

/** Completes a quarter map (upper left, middle row and column included) by mirroring. */
function mirrored(quarter: readonly string[]): string[] {
  const half = quarter.map((row) => row + [...row].reverse().slice(1).join(''));
  return [...half, ...half.slice(0, -1).reverse()];
}

/** The 15 × 15 board of R4. */
export const STANDARD_15: BoardLayout = createBoardLayout(
  'standard-15',
  // prettier-ignore
  mirrored([
    'T..d...T',
    '.D...t..',
    '..D...d.',
    'd..D...d',
    '....D...',
    '.t...t..',
    '..d...d.',
    'T..d...*',
  ]),
);

/** The 21 × 21 board of R8; its inner 15 × 15 squares are the standard board. */
export const SUPER_21: BoardLayout = createBoardLayout(
  'super-21',
  // prettier-ignore
  mirrored([
    'Q..d...T..d',
    '.D..t...D..',
    '..D..q...D.',
    'd..T..d...T',
    '.t..D...t..',
    '..q..D...d.',
    '...d..D...d',
    'T......D...',
    '.D..t...t..',
    '..D..d...d.',
    'd..T..d...*',
  ]),
);

/** Layouts by name. */
export const BOARD_LAYOUTS: ReadonlyMap<string, BoardLayout> = new Map(
  [STANDARD_15, SUPER_21].map((layout) => [layout.name, layout]),
);
