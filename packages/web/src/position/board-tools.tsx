/** What can be done with the whole position: direction, undo, paste, clear, share. */
import { type ReactNode } from 'react';
import { DIRECTIONS } from '@bestzug/core';
import { Icon } from '../app/icon.tsx';
import { useMessages } from '../texts/messages.ts';
import { emptyContent, isEmptyContent } from './position-content.ts';
import { notify } from './position-notice.ts';
import { usePosition } from './position-store.ts';

interface BoardToolsProps {
  readonly onPaste: () => void;
}

/** The row above the board. */
export function BoardTools({ onPaste }: BoardToolsProps): ReactNode {
  const { position, board } = useMessages();
  const { content, cursor, past, future, turn, undo, redo, change } = usePosition();
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href);
    notify({ kind: 'shared' });
  };
  return (
    <div className="tools">
      <div className="choice" role="group" aria-label={position.direction}>
        {DIRECTIONS.map((direction) => (
          <button
            key={direction}
            type="button"
            className="choice__option"
            aria-pressed={cursor.direction === direction}
            onClick={() => turn(direction)}
          >
            <Icon name={direction} />
            <span className="tools__direction">{board.directions[direction]}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button button--quiet button--icon"
        aria-label={position.undo}
        title={position.undo}
        aria-keyshortcuts="Control+Z"
        disabled={past.length === 0}
        onClick={undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="button button--quiet button--icon"
        aria-label={position.redo}
        title={position.redo}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={future.length === 0}
        onClick={redo}
      >
        <Icon name="redo" />
      </button>
      <span className="tools__gap" />
      <button type="button" className="button button--quiet" onClick={onPaste}>
        {position.paste}
      </button>
      <button
        type="button"
        className="button button--quiet"
        disabled={isEmptyContent(content)}
        onClick={() => {
          change(emptyContent(content.board.layout));
          notify(undefined);
        }}
      >
        {position.clear}
      </button>
      <button type="button" className="button button--quiet" onClick={() => void share()}>
        {position.share}
      </button>
    </div>
  );
}
