/** What can be done with the tiles of the own move. */
import type { ReactNode } from 'react';
import { Icon } from '../app/icon.tsx';
import { useMessages } from '../texts/messages.ts';
import { dropDraft } from './own-move.ts';
import { notify } from './position-notice.ts';

interface OwnMoveActionsProps {
  /** `below`: on narrow windows, in the place of the field of the rack. */
  readonly where: 'beside' | 'below';
  readonly onKeep: () => void;
}

/** Takes a place that is there anyway, so that nothing moves when a tile is laid. */
export function OwnMoveActions({ where, onKeep }: OwnMoveActionsProps): ReactNode {
  const { position } = useMessages();
  return (
    <div className={`own-actions own-actions--${where}`}>
      <button
        type="button"
        className={`button ${where === 'beside' ? 'button--icon' : ''}`}
        aria-label={position.takeBack}
        title={position.takeBack}
        aria-keyshortcuts="Escape"
        onClick={() => {
          notify(undefined);
          dropDraft();
        }}
      >
        <Icon name="back" />
        {where === 'below' ? position.takeBack : null}
      </button>
      <button
        type="button"
        className="button button--main"
        aria-keyshortcuts="Enter"
        onClick={onKeep}
      >
        {position.keep}
      </button>
    </div>
  );
}
