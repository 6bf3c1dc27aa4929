/** What can be done with the whole position: direction, undo, paste, clear, share. */
import type { ReactNode } from 'react';
import { DIRECTIONS } from '@bestzug/core';
import { Icon, type IconName } from '../app/icon.tsx';
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
      <button
        type="button"
        className="button button--quiet"
        title={position.paste}
        onClick={onPaste}
      >
        <ToolName icon="paste" name={position.paste} />
      </button>
      <button
        type="button"
        className="button button--quiet"
        title={position.clear}
        disabled={isEmptyContent(content)}
        onClick={() => {
          change(emptyContent(content.board.layout));
          notify(undefined);
        }}
      >
        <ToolName icon="clear" name={position.clear} />
      </button>
      <button
        type="button"
        className="button button--quiet"
        title={position.share}
        onClick={() => void share()}
      >
        <ToolName icon="share" name={position.share} />
      </button>
    </div>
  );
}

/** A name where there is room for it, an icon on narrow windows. */
const ToolName = ({
  icon,
  name,
}: {
  readonly icon: IconName;
  readonly name: string;
}): ReactNode => (
  <>
    <span className="tools__icon">
      <Icon name={icon} />
    </span>
    <span className="tools__name">{name}</span>
  </>
);
