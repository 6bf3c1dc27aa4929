/** A button that asks once, in its own place, before it does what cannot be undone. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../texts/messages.ts';

interface AskedButtonProps {
  readonly label: string;
  readonly question: string;
  readonly onConfirm: () => void;
  readonly isDisabled?: boolean;
}

/** See above. The focus goes to the question and back. */
export function AskedButton(props: AskedButtonProps): ReactNode {
  const { label, question, onConfirm, isDisabled = false } = props;
  const { app } = useMessages();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (isAsking || hasAsked.current) button.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        ref={button}
        type="button"
        className="button"
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && setAsking(true)}
      >
        {label}
      </button>
    );
  }
  return (
    // Escape is one more way to say no; the buttons within have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      className="asked"
      role="group"
      aria-label={question}
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
    >
      <span>{question}</span>
      <button
        ref={button}
        type="button"
        className="button button--main"
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {label}
      </button>
      <button type="button" className="button" onClick={() => setAsking(false)}>
        {app.cancel}
      </button>
    </span>
  );
}
