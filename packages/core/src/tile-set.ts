/** Tile sets: how many tiles of each letter there are and what they are worth (rules R1, R8). */
import { ALPHABET, BLANK, IN_ENDING, SYMBOL_COUNT } from '@bestzug/lexicon';
import { blankTile, TILE_TABLE_SIZE } from './tile.ts';

/** Points of an *IN (R87); it is a blank, so no tile set counts it. */
export const IN_ENDING_POINTS = 10;

/** One edition's tiles. Immutable. */
export interface TileSet {
  readonly name: string;
  /** [31] number of tiles of each rack symbol: 0 = blank, letters 1…29. */
  readonly counts: Uint8Array;
  /** [64] points by board tile; 0 for blanks (R55), 10 for *IN (R87). */
  readonly points: Uint8Array;
  /** Number of tiles in all. */
  readonly total: number;
}

/** One line of a tile table: points, then `letter count` pairs; `?` is the blank. */
export type TileRow = readonly [points: number, tiles: string];

/**
 * Builds a tile set from rows such as `[2, 'H4 G3 L3 O3']`.
 *
 * @throws Error on an unknown letter; tables from users are checked before.
 */
export function createTileSet(name: string, rows: readonly TileRow[]): TileSet {
  const counts = new Uint8Array(SYMBOL_COUNT);
  const points = new Uint8Array(TILE_TABLE_SIZE);
  for (const [value, tiles] of rows) {
    for (const entry of tiles.split(' ')) {
      const character = entry[0] ?? '';
      const symbol = character === '?' ? BLANK : ALPHABET.indexOf(character) + 1;
      if (symbol === 0 && character !== '?') throw new Error(`tile set ${name}: letter ${entry}`);
      counts[symbol] = Number(entry.slice(1));
      if (symbol !== BLANK) points[symbol] = value;
    }
  }
  points[IN_ENDING] = IN_ENDING_POINTS;
  points[blankTile(IN_ENDING)] = IN_ENDING_POINTS;
  return { name, counts, points, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** The 102 tiles of R1. */
export const DE_102: TileSet = createTileSet('de-102', [
  [0, '?2'],
  [1, 'E15 N9 S7 I6 R6 T6 U6 A5 D4'],
  [2, 'H4 G3 L3 O3'],
  [3, 'M4 B2 W1 Z1'],
  [4, 'C2 F2 K2 P1'],
  [6, 'Ä1 J1 Ü1 V1'],
  [8, 'Ö1 X1'],
  [10, 'Q1 Y1'],
]);

/** The 119 tiles before 1990 (R8), played with eight on the rack. */
export const DE_119: TileSet = createTileSet('de-119', [
  [0, '?2'],
  [1, 'E16 N10 I9 S8 R7 A6 U6 D6'],
  [2, 'H5 T5 C4 L4 O4 G3 W2'],
  [3, 'M4 F3 B2 Z2 K2'],
  [4, 'P1 V1'],
  [5, 'Ü1'],
  [6, 'Ä1 J1'],
  [8, 'Ö1 X1'],
  [10, 'Q1 Y1'],
]);

/** The 200 tiles of the Super edition (R8), values as in R1. */
export const DE_SUPER_200: TileSet = createTileSet('de-super-200', [
  [0, '?4'],
  [1, 'E29 N17 S14 I11 R11 T12 U12 A10 D8'],
  [2, 'H8 G6 L6 O6'],
  [3, 'M8 B4 W2 Z2'],
  [4, 'C4 F4 K4 P2'],
  [6, 'Ä2 J2 Ü2 V2'],
  [8, 'Ö2 X2'],
  [10, 'Q2 Y2'],
]);

/** Tile sets by name. */
export const TILE_SETS: ReadonlyMap<string, TileSet> = new Map(
  [DE_102, DE_119, DE_SUPER_200].map((set) => [set.name, set]),
);
