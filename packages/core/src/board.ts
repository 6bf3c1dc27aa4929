/** A board: a layout and the tiles lying on it. Values are immutable; playing gives a new board. */
import type { BoardLayout } from './board-layout.ts';
import { stepOf, type Direction, type Square } from './geometry.ts';
import type { NewTile, Placement } from './move.ts';
import { NO_TILE, type Tile } from './tile.ts';

/** Layout and tiles. */
export interface Board {
  readonly layout: BoardLayout;
  /** [size²] tile on each square, 0 = empty. Not to be written to. */
  readonly tiles: Uint8Array;
}

/** A board without tiles. */
export const emptyBoard = (layout: BoardLayout): Board => ({
  layout,
  tiles: new Uint8Array(layout.size * layout.size),
});

/** Whether no tile lies on the board. */
export const isEmptyBoard = (board: Board): boolean =>
  board.tiles.every((tile) => tile === NO_TILE);

/** The new tiles of a placement with their squares, in playing order. */
export function newTilesOf(placement: Placement, size: number): NewTile[] {
  const step = stepOf(placement.direction, size);
  const placed: NewTile[] = [];
  placement.tiles.forEach((tile, index) => {
    if (tile !== NO_TILE) placed.push({ square: placement.start + index * step, tile });
  });
  return placed;
}

/** The board with more tiles on it. */
export function withTiles(board: Board, placed: readonly NewTile[]): Board {
  const tiles = board.tiles.slice();
  for (const { square, tile } of placed) tiles[square] = tile;
  return { layout: board.layout, tiles };
}

/** The board mirrored at its main diagonal: rows become columns. */
export function transposed(board: Board): Board {
  const { size } = board.layout;
  const tiles = new Uint8Array(size * size);
  for (let square: Square = 0; square < tiles.length; square++) {
    tiles[(square % size) * size + Math.floor(square / size)] = board.tiles[square]!;
  }
  return { layout: board.layout, tiles };
}

/** First and last square of the run of tiles through `square` (itself counted as covered). */
export function runThrough(
  tiles: ArrayLike<Tile>,
  square: Square,
  direction: Direction,
  size: number,
): { readonly first: Square; readonly last: Square } {
  const step = stepOf(direction, size);
  const place = direction === 'across' ? square % size : Math.floor(square / size);
  let before = 0;
  while (before < place && tiles[square - (before + 1) * step] !== NO_TILE) before++;
  let after = 0;
  while (after < size - 1 - place && tiles[square + (after + 1) * step] !== NO_TILE) after++;
  return { first: square - before * step, last: square + after * step };
}
