/** One notation for each set of tiles (rule R39). */
import { runThrough, withTiles, type Board } from './board.ts';
import { directionOfLine } from './formed-words.ts';
import { stepOf, type Square } from './geometry.ts';
import { invariant } from './invariant.ts';
import type { NewTile, Placement } from './move.ts';
import { NO_TILE, type Tile } from './tile.ts';

/**
 * The placement of these tiles, from the first to the last letter of the main word. For one tile
 * the across word is the main word if it exists, else the down word; a tile that forms no word at
 * all stands alone, across.
 *
 * There is at least one tile, and the tiles lie on empty squares of one line without a gap.
 */
export function canonicalPlacement(board: Board, newTiles: readonly NewTile[]): Placement {
  const { size } = board.layout;
  const tileOn = new Map<Square, Tile>(newTiles.map(({ square, tile }) => [square, tile]));
  const squares = [...tileOn.keys()];
  const [anySquare] = squares;
  invariant(anySquare !== undefined, 'a placement has at least one tile');
  const after = withTiles(board, newTiles).tiles;
  const lengthOf = (direction: Placement['direction']): number => {
    const { first, last } = runThrough(after, anySquare, direction, size);
    return (last - first) / stepOf(direction, size) + 1;
  };
  const isDownWord = squares.length === 1 && lengthOf('across') === 1 && lengthOf('down') > 1;
  const direction = isDownWord ? 'down' : directionOfLine(squares, size);
  const { first } = runThrough(after, anySquare, direction, size);
  const step = stepOf(direction, size);
  const tiles = Array.from(
    { length: lengthOf(direction) },
    (_, index) => tileOn.get(first + index * step) ?? NO_TILE,
  );
  return { kind: 'placement', direction, start: first, tiles };
}
