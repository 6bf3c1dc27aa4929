/** One place of fixed height for what happens on the board: previews, steps, refusals. */
import { useEffect, useState, type ReactNode } from 'react';
import type { RankedMove } from '../engine/engine-protocol.ts';
import { moveName } from '../moves/move-name.ts';
import { useMessages } from '../texts/messages.ts';
import { isRefusal, noticeText } from './notice-text.ts';
import { useNotice } from './position-notice.ts';

/** Milliseconds without a change before screen readers are told. */
const SETTLING = 500;

interface StatusLineProps {
  readonly preview: RankedMove | undefined;
  readonly size: number;
  /** Shown when there is nothing else to say. */
  readonly hint: ReactNode;
}

/** See above. */
export function StatusLine({ preview, size, hint }: StatusLineProps): ReactNode {
  const messages = useMessages();
  const notice = useNotice((state) => state.notice);
  const { moves: texts } = messages;
  const isBad = preview === undefined && notice !== undefined && isRefusal(notice);
  const text =
    preview !== undefined
      ? texts.preview(moveName(preview, texts.exchange), preview.score, preview.leave)
      : notice === undefined
        ? undefined
        : noticeText(notice, messages, size);
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
