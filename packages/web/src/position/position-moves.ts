/** Steps of the editor that move tiles of the position. */
import { NO_TILE, rackSymbol, signOfTile, type Square } from '@bestzug/core';
import type { TilePlace } from '../board/tile-place.ts';
import { withBoardTiles } from './position-content.ts';
import { notify } from './position-notice.ts';
import { usePosition } from './position-store.ts';

/**
 * Moves a tile of the position. Onto a tile that lies there nothing goes; it stays where it was. From
 * the rack to the board goes the own move only, see own-move.ts.
 */
export function moveTile(from: TilePlace, to: TilePlace, rackSize: number): void {
  if (from.kind === 'rack') {
    if (to.kind === 'rack') reorderRack(from.place, to.place);
  } else if (to.kind === 'rack') takeToRack(from.square, to.place, rackSize);
  else moveOnBoard(from.square, to.square);
}

function moveOnBoard(from: Square, to: Square): void {
  const { content, change, moveTo } = usePosition.getState();
  const { tiles } = content.board;
  const tile = tiles[from] ?? NO_TILE;
  if (from === to || tile === NO_TILE || tiles[to] !== NO_TILE) return;
  change(
    withBoardTiles(content, [
      [from, NO_TILE],
      [to, tile],
    ]),
  );
  moveTo(to);
  notify({ kind: 'laid', sign: signOfTile(tile), square: to });
}

function takeToRack(square: Square, place: number, rackSize: number): void {
  const { content, change } = usePosition.getState();
  const tile = content.board.tiles[square] ?? NO_TILE;
  if (tile === NO_TILE) return;
  if (content.rack.length >= rackSize) {
    notify({ kind: 'rackFull' });
    return;
  }
  const rack = content.rack.toSpliced(place, 0, rackSymbol(tile));
  change(withBoardTiles({ ...content, rack }, [[square, NO_TILE]]));
  notify({ kind: 'removed', square });
}

function reorderRack(from: number, to: number): void {
  const { content, change } = usePosition.getState();
  const symbol = content.rack[from];
  if (symbol === undefined || from === to) return;
  const rack = content.rack.toSpliced(from, 1);
  change({ ...content, rack: rack.toSpliced(Math.min(to, rack.length), 0, symbol) });
}
