/**
 * A placement in two ints, as searches record it and threads exchange it.
 *
 *   letters  bits 25…29 first new tile's letter, bits 20…24 the second's … bits 0…4 the sixth's;
 *            0 = no such tile
 *   place    bits 0…9    cell of the first new tile (lane-board.ts), which also gives the direction
 *            bits 10…13  number of new tiles
 *            bits 14…21  blanks: bit 21 - n = tile n is a blank (n from 0)
 *            bits 22…26  letter of the eighth tile, bits 27…31 of the seventh
 *
 * Tiles already lying between the new ones are not part of it: the new tiles take the empty cells
 * of the lane one after the other. Letters grow from the top, so that among placements starting in
 * the same cell plain comparison of `letters` is the order of the words.
 */
import {
  cellOf,
  directionOfCell,
  squareOfCell,
  type Cell,
  type LaneBoard,
  type LaneGeometry,
} from './lane-board.ts';
import type { Placement } from './move.ts';
import { stepOf } from './geometry.ts';
import { BLANK_FLAG, isBlankTile, NO_TILE, tileLetter, type Tile } from './tile.ts';

/** Most tiles a rack may hold for the packed form (R8: the largest edition has eight). */
export const MAX_RACK_SIZE = 8;

/** Tiles whose letters lie in the first int. */
const TILES_IN_LETTERS = 6;

/** One more tile in `place`. */
export const PLACE_COUNT_UNIT: number = 1 << 10;

/** Cell of the first new tile. */
export const firstCellOf = (place: number): Cell => place & 0x3ff;

/** Number of new tiles. */
export const tileCountOf = (place: number): number => (place >>> 10) & 15;

/** The blanks: bit 7 - n = tile n is a blank. */
export const blankBitsOf = (place: number): number => (place >>> 14) & 0xff;

/** Letter of new tile n (from 0). */
export function packedLetter(letters: number, place: number, tileNumber: number): number {
  if (tileNumber < TILES_IN_LETTERS) return (letters >>> (25 - 5 * tileNumber)) & 31;
  return tileNumber === TILES_IN_LETTERS ? place >>> 27 : (place >>> 22) & 31;
}

/** Board tile n (from 0): the letter, with `BLANK_FLAG` for a blank. */
export function packedTile(letters: number, place: number, tileNumber: number): Tile {
  const isBlank = (place >>> (21 - tileNumber)) & 1;
  return packedLetter(letters, place, tileNumber) | (isBlank * BLANK_FLAG);
}

/** Packs new tiles that start in a cell. */
function packTiles(
  cell: Cell,
  tiles: readonly Tile[],
): { readonly letters: number; readonly place: number } {
  let letters = 0;
  let place = cell | (tiles.length << 10);
  tiles.forEach((tile, tileNumber) => {
    const letter = tileLetter(tile);
    if (tileNumber < TILES_IN_LETTERS) letters |= letter << (25 - 5 * tileNumber);
    else place |= letter << (tileNumber === TILES_IN_LETTERS ? 27 : 22);
    if (isBlankTile(tile)) place |= 1 << (21 - tileNumber);
  });
  return { letters, place };
}

/** Packs a placement. */
export function packPlacement(
  geometry: LaneGeometry,
  placement: Placement,
): { readonly letters: number; readonly place: number } {
  const firstNew = placement.tiles.findIndex((tile) => tile !== NO_TILE);
  const square = placement.start + firstNew * stepOf(placement.direction, geometry.size);
  return packTiles(
    cellOf(geometry, square, placement.direction),
    placement.tiles.filter((tile) => tile !== NO_TILE),
  );
}

/** The placement that two ints stand for, with its whole main word, on the board it was found on. */
export function unpackPlacement(laneBoard: LaneBoard, letters: number, place: number): Placement {
  const { geometry, wordStarts, nextEmpty } = laneBoard;
  const firstCell = firstCellOf(place);
  const tileCount = tileCountOf(place);
  const startCell = wordStarts[firstCell]!;
  const tiles: Tile[] = [];
  let cell = firstCell;
  for (let covered = startCell; covered < cell; covered++) tiles.push(NO_TILE);
  for (let tileNumber = 0; tileNumber < tileCount; tileNumber++) {
    tiles.push(packedTile(letters, place, tileNumber));
    const next = nextEmpty[cell]!;
    for (let covered = cell + 1; covered < next; covered++) tiles.push(NO_TILE);
    cell = next;
  }
  return {
    kind: 'placement',
    direction: directionOfCell(geometry, startCell),
    start: squareOfCell(geometry, startCell),
    tiles,
  };
}
