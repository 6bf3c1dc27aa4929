/** The board of a running game: lying tiles, laid tiles, and what keys and clicks do. */
import type { KeyboardEvent, ReactNode } from 'react';
import {
  blankTile,
  isBlankTile,
  NO_TILE,
  perpendicular,
  tileLetter,
  type Square,
} from '@bestzug/core';
import type { TurnReport } from '@bestzug/analysis';
import { firstFree, stepped } from '../board/board-cursor.ts';
import { readBoardKey, UMLAUT_OF, type BoardKey } from '../board/board-key.ts';
import { BoardView } from '../board/board-view.tsx';
import { markBadWords, markPlacement, type SquareMarks } from '../board/square-marks.ts';
import { ZoomFrame } from '../board/zoom-frame.tsx';
import { useSettings } from '../settings/settings-store.ts';
import { useMessages } from '../texts/messages.ts';
import { playLaid } from './game-play.ts';
import {
  canLay,
  layTile,
  moveCursor,
  nameBlank,
  notify,
  setZoomed,
  takeBack,
  type TableState,
} from './game-store.ts';
import { laidOn, squaresOf } from './laid-tile.ts';
import { betterPlacement, reviewedReport, reviewedTurn } from './game-review.ts';
import { lastTurn, type TurnEntry } from './turn-entry.ts';

/** See above. */
export function TableBoard({ table }: { readonly table: TableState }): ReactNode {
  const messages = useMessages();
  const arrowsTurn = useSettings((settings) => settings.arrowsTurn);
  const { game, cursor, laid } = table;
  const { layout, tileSet } = game.profile;

  const onKeyDown = (event: KeyboardEvent): void => {
    const key = readBoardKey(event, { cursor, size: layout.size, star: layout.star, arrowsTurn });
    if (key === undefined) return;
    event.preventDefault();
    obeyKey(key, table);
  };

  return (
    <ZoomFrame isZoomed={table.isZoomed} onZoom={setZoomed} square={cursor.square}>
      <BoardView
        label={messages.board.label}
        layout={layout}
        tileSet={tileSet}
        tiles={(reviewedTurn(table)?.before ?? game).board.tiles}
        marks={marksOf(table)}
        cursor={cursor}
        showsDirection={canLay(table)}
        draggable={(square) => laidOn(laid, square) !== undefined}
        onSquare={(square) => onSquare(square, table)}
        onKeyDown={onKeyDown}
      />
    </ZoomFrame>
  );
}

/** Laid tiles, the last move, and words that were refused. */
function marksOf(table: TableState): SquareMarks {
  const { game, laid, notice, hint } = table;
  const { size } = game.profile.layout;
  const reviewed = reviewedTurn(table);
  if (reviewed !== undefined) return reviewMarks(reviewed, reviewedReport(table), size);
  const marks: SquareMarks = new Map();
  if (hint !== undefined && hint !== 'pass' && hint.move.kind === 'placement') {
    markPlacement(marks, hint.move, 'ghost', size);
  }
  const last = lastTurn(game);
  if (last?.event.kind === 'placement' && laid.length === 0) {
    for (const square of squaresOf(last.event.placement, size)) {
      if (game.board.tiles[square] !== NO_TILE) marks.set(square, { look: 'last' });
    }
  }
  for (const { square, tile } of laid) marks.set(square, { tile, look: 'provisional' });
  if (notice?.kind === 'refused' && notice.fault.kind === 'invalidWord') {
    markBadWords(marks, notice.fault.words, size);
  }
  return marks;
}

/** The move that was made, and the one that would have been better where it leaves room. */
function reviewMarks(
  { before, event }: TurnEntry,
  report: TurnReport | undefined,
  size: number,
): SquareMarks {
  const marks: SquareMarks = new Map();
  const better = betterPlacement(report, before);
  if (better !== undefined) markPlacement(marks, better, 'ghost', size);
  if (event.kind === 'placement' || event.kind === 'lostTurn') {
    markPlacement(marks, event.placement, 'last', size);
  }
  return marks;
}

function onSquare(square: Square, { game, cursor, laid, chosen, mode }: TableState): void {
  const [place] = chosen;
  if (mode === 'lay' && place !== undefined && game.board.tiles[square] === NO_TILE) {
    layTile(place, square);
    moveCursor({ ...cursor, square });
  } else if (laidOn(laid, square) !== undefined) {
    takeBack(square);
  } else if (square === cursor.square) {
    moveCursor({ ...cursor, direction: perpendicular(cursor.direction) });
  } else {
    moveCursor({ ...cursor, square });
  }
}

function obeyKey(key: BoardKey, table: TableState): void {
  const { cursor, laid } = table;
  switch (key.kind) {
    case 'move':
      return moveCursor(key.cursor);
    case 'turn':
      return moveCursor({ ...cursor, direction: perpendicular(cursor.direction) });
    case 'letter':
      return typeLetter(key.letter, key.isBlank, table);
    case 'umlaut':
      return typeUmlaut(table);
    case 'erase': {
      const last = laidOn(laid, cursor.square) ?? laid.at(-1);
      if (last === undefined) return;
      takeBack(last.square);
      return moveCursor({ ...cursor, square: last.square });
    }
    case 'clear':
      return takeBack(cursor.square);
    case 'confirm':
      void playLaid();
      return undefined;
    case 'cancel':
    case 'undo':
      return takeBack();
    case 'redo':
      return undefined;
  }
}

/** Lays a tile of the rack at the cursor, or on the next empty square behind it. */
function typeLetter(letter: number, isBlank: boolean, table: TableState): void {
  if (!canLay(table)) return;
  const { game, cursor, laid } = table;
  const { size } = game.profile.layout;
  const place = freePlace(isBlank ? 0 : letter, table);
  const square = firstFree(
    cursor,
    size,
    (at) => game.board.tiles[at] !== NO_TILE || laidOn(laid, at) !== undefined,
  );
  if (square === undefined) return;
  if (place === undefined) return notify({ kind: 'lacksTile', letter: isBlank ? 0 : letter });
  layTile(place, square, isBlank ? blankTile(letter) : letter);
  moveCursor({ ...cursor, square: stepped(square, cursor.direction, 1, size) });
}

/** Makes an umlaut of the vowel typed last, for keyboards without them. */
function typeUmlaut(table: TableState): void {
  const last = table.laid.at(-1);
  const umlaut = last && UMLAUT_OF.get(tileLetter(last.tile));
  if (last === undefined || umlaut === undefined) return;
  if (isBlankTile(last.tile)) return nameBlank(last.square, blankTile(umlaut));
  const place = freePlace(umlaut, table);
  if (place === undefined) return notify({ kind: 'lacksTile', letter: umlaut });
  layTile(place, last.square, umlaut);
}

/** A place of the rack that holds this symbol and is not on the board yet. */
function freePlace(symbol: number, { game, orders, laid }: TableState): number | undefined {
  const place = orders[game.toMove]!.findIndex(
    (held, index) => held === symbol && !laid.some((one) => one.place === index),
  );
  return place < 0 ? undefined : place;
}
