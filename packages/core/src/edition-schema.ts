/**
 * Editions as JSON (R8): a board as rows of signs, a set of tiles as numbers and points. Only for
 * users of the validator.
 */
import { ALPHABET, BLANK, characterOf, err, LETTER_COUNT, ok, type Result } from '@bestzug/lexicon';
import {
  array,
  exactOptional,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  pipe,
  record,
  regex,
  strictObject,
  string,
  type GenericSchema,
} from 'valibot';
import {
  createBoardLayout,
  SQUARE_SIGNS,
  STAR_SIGN,
  signOfSquare,
  type BoardLayout,
} from './board-layout.ts';
import { MAX_BOARD_SIZE, squareName } from './geometry.ts';
import { invariant } from './invariant.ts';
import { parseSquare } from './notation/coordinates.ts';
import type { EditionFault, ProfileFault } from './profile-fault.ts';
import { createTileSet, type TileRow, type TileSet } from './tile-set.ts';

/** Smaller boards have no room for a word in both directions beside the star. */
const MIN_BOARD_SIZE = 5;

const MAX_NAME_LENGTH = 80;

/** Sign of the blank among the tiles, as on racks. */
const BLANK_SIGN = '?';

/** What a board or a set is called that has no name. */
export const OWN_NAME = 'own';

/** A name that every output can show. */
export const nameSchema: GenericSchema<string> = pipe(
  string(),
  minLength(1),
  maxLength(MAX_NAME_LENGTH),
  regex(/^\P{Cc}*$/u, 'printable'),
);

/** A board as JSON. */
export interface LayoutJson {
  readonly name?: string;
  /** Signs as in R4, one string per row. */
  readonly squares: readonly string[];
  /** Name of the star's square where the map does not draw it as `*`, a 2W. */
  readonly star?: string;
}

/** Checks the shape of a board. */
export const layoutSchema: GenericSchema<unknown, LayoutJson> = strictObject({
  name: exactOptional(nameSchema),
  squares: array(string()),
  star: exactOptional(string()),
});

/** A set of tiles as JSON. */
export interface TileSetJson {
  readonly name?: string;
  /** By letter; `?` is the blank, which is worth nothing (R55). */
  readonly tiles: Readonly<Record<string, TileKindJson>>;
}

/** The tiles of one letter. */
export interface TileKindJson {
  readonly count: number;
  /** May be left out for the blank only. */
  readonly points?: number;
}

/** Checks the shape of a set. Points have to fit into a byte together with a multiplier. */
export const tileSetSchema: GenericSchema<unknown, TileSetJson> = strictObject({
  name: exactOptional(nameSchema),
  tiles: record(
    string(),
    strictObject({
      count: pipe(number(), integer(), minValue(0), maxValue(200)),
      points: exactOptional(pipe(number(), integer(), minValue(0), maxValue(60))),
    }),
  ),
});

/** The board that the JSON found at `path` describes. */
export function layoutFromJson(json: LayoutJson, path: string): Result<BoardLayout, EditionFault> {
  const rows = json.squares.map((row) => row.normalize('NFC'));
  const fault = squaresFault(rows, `${path}.squares`) ?? starFault(json, rows, path);
  if (fault !== undefined) return err(fault);
  const star = json.star === undefined ? undefined : parseSquare(json.star, rows.length);
  return ok(createBoardLayout(json.name ?? OWN_NAME, rows, star?.ok ? star.value : undefined));
}

function squaresFault(rows: readonly string[], path: string): EditionFault | undefined {
  const size = rows.length;
  if (size < MIN_BOARD_SIZE || size > MAX_BOARD_SIZE) {
    return { kind: 'boardSize', path, found: size, min: MIN_BOARD_SIZE, max: MAX_BOARD_SIZE };
  }
  for (const [index, row] of rows.entries()) {
    const place = { path: `${path}[${index}]`, row: index + 1 };
    const signs = [...row];
    const unknown = signs.findIndex((sign) => !SQUARE_SIGNS.includes(sign));
    if (unknown >= 0) {
      const found = signs[unknown] ?? '';
      return { kind: 'unknownSquare', ...place, column: unknown + 1, found, known: SQUARE_SIGNS };
    }
    if (signs.length !== size) {
      return { kind: 'squareCount', ...place, found: signs.length, expected: size };
    }
  }
  return undefined;
}

function starFault(
  { star }: LayoutJson,
  rows: readonly string[],
  path: string,
): EditionFault | undefined {
  const drawn = rows.join('').split(STAR_SIGN).length - 1;
  if (star !== undefined && !parseSquare(star, rows.length).ok) {
    return { kind: 'badStar', path: `${path}.star`, found: star };
  }
  const found = drawn + (star === undefined ? 0 : 1);
  return found === 1 ? undefined : { kind: 'starCount', path: `${path}.squares`, found };
}

/** The tiles that the JSON found at `path` describes. */
export function tileSetFromJson(json: TileSetJson, path: string): Result<TileSet, ProfileFault> {
  const rows: TileRow[] = [];
  for (const [key, { count, points }] of Object.entries(json.tiles)) {
    const sign = key.normalize('NFC');
    const place = `${path}.tiles.${key}`;
    const isBlank = sign === BLANK_SIGN;
    if (!isBlank && (sign.length !== 1 || !ALPHABET.includes(sign))) {
      return err({ kind: 'unknownTile', path: place, found: key });
    }
    if (rows.some(([, tiles]) => tiles.startsWith(sign))) {
      return err({ kind: 'doubleTile', path: place, found: sign });
    }
    if (points === undefined && !isBlank)
      return err({ kind: 'missingKey', path: `${place}.points` });
    if (isBlank && (points ?? 0) !== 0) {
      return err({ kind: 'badValue', path: `${place}.points`, expected: '0', found: `${points}` });
    }
    rows.push([points ?? 0, `${sign}${count}`]);
  }
  return ok(createTileSet(json.name ?? OWN_NAME, rows));
}

/** The JSON of a board, from which `layoutFromJson` makes an equal one. */
export function layoutAsJson(layout: BoardLayout): LayoutJson {
  const { name, size, star } = layout;
  const signs = Array.from(layout.letterMultipliers, (letter, square) => {
    const sign = signOfSquare(letter, layout.wordMultipliers[square] ?? 1);
    invariant(sign !== undefined, 'every layout comes from a map of signs');
    return sign;
  });
  const squares = Array.from({ length: size }, (_, row) =>
    signs.slice(row * size, (row + 1) * size).join(''),
  );
  return { name, squares, star: squareName(star, size) };
}

/** The JSON of a set of tiles, from which `tileSetFromJson` makes an equal one. */
export function tileSetAsJson({ name, counts, points }: TileSet): TileSetJson {
  const tiles: Record<string, TileKindJson> = {};
  for (let symbol = BLANK; symbol <= LETTER_COUNT; symbol++) {
    const sign = symbol === BLANK ? BLANK_SIGN : characterOf(symbol);
    tiles[sign] = { count: counts[symbol] ?? 0, points: points[symbol] ?? 0 };
  }
  return { name, tiles };
}
