/** A word of a move: new letters strong, letters that lay already quiet, blanks small and dotted. */
import type { ReactNode } from 'react';
import type { MoveLetter } from '../engine/engine-protocol.ts';
import './word-letters.css';

/** The word; read out as one. */
export function WordLetters({ letters }: { readonly letters: readonly MoveLetter[] }): ReactNode {
  return (
    <span className="letters-of">
      <span className="visually-hidden">{letters.map(({ sign }) => sign).join('')}</span>
      <span aria-hidden="true">
        {letters.map(({ sign, isNew }, index) => (
          <span
            // The letters of a word have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={`${isNew ? 'letters-of__new' : 'letters-of__old'}${isBlankSign(sign) ? ' letters-of__blank' : ''}`}
          >
            {sign === '*' ? '*IN' : sign}
          </span>
        ))}
      </span>
    </span>
  );
}

const isBlankSign = (sign: string): boolean => sign !== '?' && sign !== sign.toUpperCase();
