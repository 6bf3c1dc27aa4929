/** One place of fixed height for what happens on the board: previews, steps, refusals. */
import { useEffect, useState, type ReactNode } from 'react';
import type { Board } from '@bestzug/core';
import { useEngineState } from '../engine/engine-client.ts';
import type { RankedMove } from '../engine/engine-protocol.ts';
import { moveName } from '../moves/move-name.ts';
import { ownMoveText } from '../moves/own-move-text.ts';
import { useMessages } from '../texts/messages.ts';
import { isRefusal, noticeText } from './notice-text.ts';
import { useNotice } from './position-notice.ts';
import type { OwnMoveState } from './use-own-move.ts';

/** Milliseconds without a change before screen readers are told. */
const SETTLING = 500;

interface StatusLineProps {
  readonly preview: RankedMove | undefined;
  readonly own: OwnMoveState;
  readonly board: Board;
  /** Shown when there is nothing else to say. */
  readonly hint: ReactNode;
}

/** See above. */
export function StatusLine({ preview, own, board, hint }: StatusLineProps): ReactNode {
  const messages = useMessages();
  const notice = useNotice((state) => state.notice);
  const list = useEngineState((state) => (state.kind === 'ready' ? state.list.name : ''));
  const { moves: texts } = messages;
  const isBad = preview === undefined && notice !== undefined && isRefusal(notice);
  const ownText =
    own.tiles.length === 0 || isBad
      ? undefined
      : ownMoveText(own.judgement, { messages, board, list });
  const text =
    preview !== undefined
      ? texts.preview(moveName(preview, texts.exchange), preview.score, preview.leave)
      : (ownText ?? (notice && noticeText(notice, messages, board.layout.size)));
  const spoken = useSettled(isBad ? '' : (text ?? ''));
  return (
    <div className={`status-line${isBad ? ' status-line--bad' : ''}`}>
      {text === undefined ? (
        hint
      ) : (
        <p className="status-line__text" role={isBad ? 'alert' : undefined}>
          {text}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}

/** The text once it has stayed the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLING);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
