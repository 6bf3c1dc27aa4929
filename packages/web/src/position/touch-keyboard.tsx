/**
 * A field that nobody sees but touch keyboards write into. They compose, correct and send no usable
 * key events, so what counts is how the text in the field changes.
 */
import type { FormEvent, ReactNode, RefObject } from 'react';
import { letterOf, type Letter } from '@bestzug/lexicon';
import { useMessages } from '../texts/messages.ts';

/** Always in the field, so that erasing it can be noticed. */
const SENTINEL = '·';

interface TouchKeyboardProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onLetter: (letter: Letter) => void;
  readonly onErase: () => void;
  readonly onTurn: () => void;
}

/** The field; focus it to bring up the keyboard. */
export function TouchKeyboard({ field, onLetter, onErase, onTurn }: TouchKeyboardProps): ReactNode {
  const { position } = useMessages();
  const onInput = (event: FormEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget;
    if (!value.includes(SENTINEL)) onErase();
    for (const character of value.replace(SENTINEL, '').normalize('NFC')) {
      if (character === ' ') onTurn();
      const letter = letterOf(character.toUpperCase());
      if (letter !== undefined) onLetter(letter);
    }
    event.currentTarget.value = SENTINEL;
  };
  return (
    <input
      ref={field}
      className="visually-hidden"
      tabIndex={-1}
      aria-label={position.typeHere}
      defaultValue={SENTINEL}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onInput={onInput}
    />
  );
}
