/** Asks which letter a blank stands for. */
import { useEffect, useRef, type ReactNode } from 'react';
import { ALPHABET, IN_ENDING, letterOf } from '@bestzug/lexicon';
import { Icon } from '../app/icon.tsx';
import { useMessages } from '../texts/messages.ts';
import './blank-dialog.css';

interface BlankDialogProps {
  readonly title: string;
  /** Whether *IN can be chosen (R86). */
  readonly withInEnding: boolean;
  readonly onLetter: (letter: number) => void;
  readonly onCancel: () => void;
}

/** A modal dialog of all letters in the order of R2; Escape cancels, letters can be typed. */
export function BlankDialog(props: BlankDialogProps): ReactNode {
  const { title, withInEnding, onLetter, onCancel } = props;
  const { app } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="blank-title"
      onClose={onCancel}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.key.length > 1) return;
        const letter = letterOf(event.key.toUpperCase());
        if (letter !== undefined) onLetter(letter);
      }}
    >
      <div className="dialog__head">
        <h2 id="blank-title">{title}</h2>
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={app.close}
          onClick={onCancel}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="letters">
        {[...ALPHABET].map((character, index) => (
          <button
            key={character}
            type="button"
            className="button letters__letter"
            onClick={() => onLetter(index + 1)}
          >
            {character}
          </button>
        ))}
        {withInEnding ? (
          <button
            type="button"
            className="button letters__letter"
            onClick={() => onLetter(IN_ENDING)}
          >
            *IN
          </button>
        ) : null}
      </div>
    </dialog>
  );
}
