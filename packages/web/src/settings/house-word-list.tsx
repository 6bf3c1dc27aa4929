/** The house words with a way to change them. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { normalizeWord, type WordFault } from '@bestzug/lexicon';
import { Icon } from '../app/icon.tsx';
import { useMessages } from '../texts/messages.ts';
import { changeHouseWord } from './house-words.ts';
import { useSettings } from './settings-store.ts';

/** A field, two buttons, two lists. */
export function HouseWordList(): ReactNode {
  const { settings: texts, word: wordTexts } = useMessages();
  const addedWords = useSettings((settings) => settings.addedWords);
  const removedWords = useSettings((settings) => settings.removedWords);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<WordFault>();

  const change = (step: 'add' | 'remove'): void => {
    const word = normalizeWord(text.trim().normalize('NFC'));
    if (!word.ok) {
      setFault(word.error);
      return;
    }
    changeHouseWord(word.value, step);
    setText('');
  };

  return (
    <>
      <form
        className="house"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          change('add');
        }}
      >
        <input
          className="field house__field"
          aria-label={texts.houseWord}
          placeholder={texts.houseWord}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
          }}
        />
        <button type="submit" className="button">
          {texts.addWord}
        </button>
        <button type="button" className="button" onClick={() => change('remove')}>
          {texts.removeWord}
        </button>
      </form>
      {fault === undefined ? null : (
        <p className="house__fault" role="alert">
          {wordTexts.fault(fault)}
        </p>
      )}
      {addedWords.length + removedWords.length === 0 ? (
        <p className="muted">{texts.noHouseWords}</p>
      ) : (
        <dl className="house__lists">
          <Words name={texts.added} words={addedWords} />
          <Words name={texts.removed} words={removedWords} />
        </dl>
      )}
    </>
  );
}

function Words({
  name,
  words,
}: {
  readonly name: string;
  readonly words: readonly string[];
}): ReactNode {
  const { settings: texts } = useMessages();
  if (words.length === 0) return null;
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd className="house__words">
        {words.map((word) => (
          <span key={word} className="house__word word">
            {word}
            <button
              type="button"
              className="button button--quiet button--icon"
              aria-label={texts.undo(word)}
              title={texts.undo(word)}
              onClick={() => changeHouseWord(word, 'undo')}
            >
              <Icon name="close" />
            </button>
          </span>
        ))}
      </dd>
    </div>
  );
}
