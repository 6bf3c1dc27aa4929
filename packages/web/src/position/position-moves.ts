/** Steps of the editor that move tiles between rack and board. */
import { BLANK } from '@bestzug/lexicon';
import { blankTile, NO_TILE, rackSymbol, signOfTile, type Square, type Tile } from '@bestzug/core';
import type { TilePlace } from '../board/tile-place.ts';
import { withBoardTiles } from './position-content.ts';
import { notify } from './position-notice.ts';
import { usePosition } from './position-store.ts';

/** A blank on its way from the rack to a square, which needs its letter first. */
export interface BlankOnTheWay {
  readonly place: number;
  readonly square: Square;
}

/**
 * Moves a tile. Onto a tile that lies there nothing goes; it stays where it was.
 *
 * @returns a blank whose letter has to be asked for
 */
export function moveTile(
  from: TilePlace,
  to: TilePlace,
  rackSize: number,
): BlankOnTheWay | undefined {
  if (from.kind === 'rack') {
    if (to.kind === 'rack') {
      reorderRack(from.place, to.place);
      return undefined;
    }
    return layFromRack(from.place, to.square);
  }
  if (to.kind === 'rack') takeToRack(from.square, to.place, rackSize);
  else moveOnBoard(from.square, to.square);
  return undefined;
}

/** Lays the blank that was on its way. */
export function layBlank({ place, square }: BlankOnTheWay, letter: number): void {
  lay(place, square, blankTile(letter));
}

function layFromRack(place: number, square: Square): BlankOnTheWay | undefined {
  const { content } = usePosition.getState();
  const symbol = content.rack[place];
  if (symbol === undefined || content.board.tiles[square] !== NO_TILE) return undefined;
  if (symbol === BLANK) return { place, square };
  lay(place, square, symbol);
  return undefined;
}

function lay(place: number, square: Square, tile: Tile): void {
  const { content, change, moveTo } = usePosition.getState();
  const rack = content.rack.filter((_, at) => at !== place);
  change(withBoardTiles({ ...content, rack }, [[square, tile]]));
  moveTo(square);
  notify({ kind: 'laid', sign: signOfTile(tile), square });
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
