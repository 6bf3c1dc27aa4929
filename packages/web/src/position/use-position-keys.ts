/** Keys on the board of the editor. */
import type { KeyboardEvent } from 'react';
import type { Letter } from '@bestzug/lexicon';
import {
  blankTile,
  isBlankTile,
  NO_TILE,
  signOfTile,
  tileLetter,
  type Square,
} from '@bestzug/core';
import { stepped } from '../board/board-cursor.ts';
import { readBoardKey, UMLAUT_OF, type BoardKey } from '../board/board-key.ts';
import { useSettings } from '../settings/settings-store.ts';
import { obeyOwnMoveKey } from './own-move-keys.ts';
import type { OwnTile } from './own-move.ts';
import { withBoardTiles } from './position-content.ts';
import { notify } from './position-notice.ts';
import { clearSquare, eraseBack, usePosition, writeTile } from './position-store.ts';

/** What keys do that the editor cannot do by itself. */
export interface PositionKeyTargets {
  /** Tiles of the own move; while there are some, typing goes on with it. */
  readonly ownTiles: readonly OwnTile[];
  /** Makes the own move part of the position. */
  readonly keepOwnMove: () => void;
  /** Enter on a square while a tile of the rack is chosen; false = there is none. */
  readonly layHeld: () => boolean;
  /** Enter. */
  readonly toMoves: () => void;
  /** Escape. */
  readonly cancel: () => void;
}

/** The handler of keys on the board. */
export function usePositionKeys(targets: PositionKeyTargets): (event: KeyboardEvent) => void {
  const arrowsTurn = useSettings((settings) => settings.arrowsTurn);
  return (event) => {
    const { content, cursor } = usePosition.getState();
    const { size, star } = content.board.layout;
    const key = readBoardKey(event, { cursor, size, star, arrowsTurn });
    if (key === undefined) return;
    event.preventDefault();
    const { ownTiles, keepOwnMove, layHeld } = targets;
    if (key.kind === 'confirm' && layHeld()) return;
    if (ownTiles.length > 0 && obeyOwnMoveKey(key, ownTiles, keepOwnMove)) return;
    obey(key, targets);
  };
}

function obey(key: BoardKey, targets: PositionKeyTargets): void {
  const { cursor, moveTo, turn, undo, redo } = usePosition.getState();
  switch (key.kind) {
    case 'letter':
      writeLetter(key.letter, key.isBlank ? 'blank' : 'tile');
      return;
    case 'umlaut':
      makeUmlaut();
      return;
    case 'move':
      notify(undefined);
      moveTo(key.cursor.square);
      if (key.cursor.direction !== cursor.direction) announceTurn(key.cursor.direction);
      turn(key.cursor.direction);
      return;
    case 'turn':
      turn();
      announceTurn(usePosition.getState().cursor.direction);
      return;
    case 'erase':
      notify({ kind: 'removed', square: eraseBack() });
      return;
    case 'clear':
      clearSquare(cursor.square);
      notify({ kind: 'removed', square: cursor.square });
      return;
    case 'confirm':
      targets.toMoves();
      return;
    case 'cancel':
      notify(undefined);
      targets.cancel();
      return;
    case 'undo':
      undo();
      return;
    case 'redo':
      redo();
      return;
  }
}

const announceTurn = (direction: 'across' | 'down'): void =>
  notify({ kind: 'direction', direction });

/** Writes a letter at the cursor. */
export function writeLetter(letter: Letter, as: 'tile' | 'blank'): void {
  const { square } = usePosition.getState().cursor;
  const tile = as === 'blank' ? blankTile(letter) : letter;
  writeTile(tile);
  notify({ kind: 'laid', sign: signOfTile(tile), square });
}

/** Makes an umlaut of the vowel before the cursor, for keyboards without umlauts. */
function makeUmlaut(): void {
  const { content, cursor, change } = usePosition.getState();
  const { tiles, layout } = content.board;
  const before: Square = stepped(cursor.square, cursor.direction, -1, layout.size);
  const tile = tiles[before] ?? NO_TILE;
  const umlaut = UMLAUT_OF.get(tileLetter(tile));
  if (umlaut === undefined) return;
  const changed = isBlankTile(tile) ? blankTile(umlaut) : umlaut;
  change(withBoardTiles(content, [[before, changed]]));
  notify({ kind: 'laid', sign: signOfTile(changed), square: before });
}
