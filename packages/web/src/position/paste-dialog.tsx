/** Takes a position as text. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { RuleProfile } from '@bestzug/core';
import { Icon } from '../app/icon.tsx';
import { useMessages } from '../texts/messages.ts';
import { noticeText } from './notice-text.ts';
import { takeEdition } from './position-edition.ts';
import { notify, type PositionNotice } from './position-notice.ts';
import { readPositionText } from './position-reading.ts';
import { usePosition } from './position-store.ts';

interface PasteDialogProps {
  readonly profile: RuleProfile;
  readonly onClose: () => void;
}

/** A modal dialog with a text field; a text that cannot be read stays, with the reason. */
export function PasteDialog({ profile, onClose }: PasteDialogProps): ReactNode {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<PositionNotice>();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const content = await readPositionText(text, profile);
    if (!content.ok) {
      setFault(content.error);
      return;
    }
    usePosition.getState().change(content.value);
    takeEdition(text, content.value);
    notify({ kind: 'taken' });
    onClose();
  };

  const { position, app } = messages;
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="paste-title" onClose={onClose}>
      <div className="dialog__head">
        <h2 id="paste-title">{position.pasteTitle}</h2>
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={app.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <form className="paste" onSubmit={(event) => void take(event)}>
        <p className="muted" id="paste-help">
          {position.pasteHelp}
        </p>
        <label className="visually-hidden" htmlFor="paste-text">
          {position.pasteLabel}
        </label>
        <textarea
          id="paste-text"
          className="field paste__text"
          rows={9}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          aria-describedby="paste-help"
          aria-invalid={fault !== undefined}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
          }}
        />
        {fault === undefined ? null : (
          <p className="note note--bad" role="alert">
            {noticeText(fault, messages, profile.layout.size)}
          </p>
        )}
        <div className="paste__buttons">
          <button type="button" className="button" onClick={onClose}>
            {app.cancel}
          </button>
          <button type="submit" className="button button--main">
            {position.take}
          </button>
        </div>
      </form>
    </dialog>
  );
}
