/** The start page: set up a position, see its best moves. */
import { type KeyboardEvent, type ReactNode } from 'react';
import { DndContext } from '@dnd-kit/core';
import { blankTile } from '@bestzug/core';
import { BoardView } from '../board/board-view.tsx';
import { RackView } from '../board/rack-view.tsx';
import { profileOf } from '../settings/rule-profile.ts';
import { useSettings } from '../settings/settings-store.ts';
import { useMessages } from '../texts/messages.ts';
import { clearSquare, eraseBack, usePosition, writeTile } from './position-store.ts';
import { readBoardKey } from './typing.ts';
import './position.css';

/** See above. */
export function PositionView(): ReactNode {
  const messages = useMessages();
  const settings = useSettings();
  const { content, cursor, moveTo, turn, undo, redo } = usePosition();
  const profile = profileOf(settings);
  const { layout, tiles } = content.board;

  const onKeyDown = (event: KeyboardEvent): void => {
    const { size, star } = layout;
    const key = readBoardKey(event, { cursor, size, star, arrowsTurn: settings.arrowsTurn });
    if (key === undefined) return;
    event.preventDefault();
    switch (key.kind) {
      case 'letter':
        writeTile(key.isBlank ? blankTile(key.letter) : key.letter);
        break;
      case 'move':
        moveTo(key.cursor.square);
        turn(key.cursor.direction);
        break;
      case 'turn':
        turn();
        break;
      case 'erase':
        eraseBack();
        break;
      case 'clear':
        clearSquare(cursor.square);
        break;
      case 'undo':
        undo();
        break;
      case 'redo':
        redo();
        break;
      case 'umlaut':
      case 'confirm':
      case 'cancel':
        break;
    }
  };

  return (
    <DndContext>
      <h1 className="visually-hidden">{messages.position.title}</h1>
      <BoardView
        label={messages.board.label}
        layout={layout}
        tileSet={profile.tileSet}
        tiles={tiles}
        cursor={cursor}
        onSquare={(square) => (square === cursor.square ? turn() : moveTo(square))}
        onKeyDown={onKeyDown}
      />
      <RackView
        label={messages.board.rackLabel}
        tileSet={profile.tileSet}
        size={profile.rackSize}
        symbols={content.rack}
      />
    </DndContext>
  );
}
