/** Keys and touch typing while an own move lies on the board: its tiles come from the rack. */
import { BLANK, type Letter } from '@bestzug/lexicon';
import { blankTile, NO_TILE, signOfTile, type Square } from '@bestzug/core';
import { firstFree, stepped } from '../board/board-cursor.ts';
import type { BoardKey } from '../board/board-key.ts';
import {
  dropDraft,
  freePlace,
  lastAsUmlaut,
  layOwnTile,
  takeOwnTile,
  type OwnTile,
} from './own-move.ts';
import { notify } from './position-notice.ts';
import { usePosition } from './position-store.ts';

/**
 * Does what a key means for the own move.
 *
 * @param tiles at least one
 * @param keep makes the move part of the position
 * @returns whether the key meant something for it
 */
export function obeyOwnMoveKey(
  key: BoardKey,
  tiles: readonly OwnTile[],
  keep: () => void,
): boolean {
  const { cursor, content } = usePosition.getState();
  switch (key.kind) {
    case 'letter':
      typeOwnLetter(key.letter, key.isBlank ? 'blank' : 'tile', tiles);
      return true;
    case 'umlaut': {
      const umlaut = lastAsUmlaut(content.rack, tiles);
      if (umlaut !== undefined) lay(umlaut, tiles);
      return true;
    }
    case 'erase':
    case 'undo':
      takeLastOwnTile(tiles);
      return true;
    case 'clear':
      takeBack(cursor.square, tiles);
      return true;
    case 'confirm':
      keep();
      return true;
    case 'cancel':
      notify(undefined);
      dropDraft();
      return true;
    case 'move':
    case 'turn':
    case 'redo':
      return false;
  }
}

/** Lays a tile of the rack at the cursor, or on the next empty square behind it, and steps on. */
export function typeOwnLetter(
  letter: Letter,
  as: 'tile' | 'blank',
  tiles: readonly OwnTile[],
): void {
  const { content, cursor, moveTo } = usePosition.getState();
  const symbol = as === 'blank' ? BLANK : letter;
  const place = freePlace(symbol, content.rack, tiles);
  const { layout, tiles: lying } = content.board;
  const square = firstFree(
    cursor,
    layout.size,
    (at) => lying[at] !== NO_TILE || tiles.some((own) => own.square === at),
  );
  if (square === undefined) return;
  if (place === undefined) {
    notify({ kind: 'lacksTile', symbol });
    return;
  }
  lay({ square, tile: as === 'blank' ? blankTile(letter) : letter, place }, tiles);
  moveTo(stepped(square, cursor.direction, 1, layout.size));
}

/** Takes back the tile that was laid last, and goes to its square. */
export function takeLastOwnTile(tiles: readonly OwnTile[]): void {
  const last = tiles.at(-1);
  if (last === undefined) return;
  takeBack(last.square, tiles);
  usePosition.getState().moveTo(last.square);
}

function takeBack(square: Square, tiles: readonly OwnTile[]): void {
  takeOwnTile(square, tiles);
  notify({ kind: 'removed', square });
}

function lay(own: OwnTile & { readonly place: number }, tiles: readonly OwnTile[]): void {
  layOwnTile(own, tiles);
  notify({ kind: 'laid', sign: signOfTile(own.tile), square: own.square });
}
