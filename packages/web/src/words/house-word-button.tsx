/** Adds a word to the house words or crosses it out, next to its verdict. */
import type { ReactNode } from 'react';
import { changeHouseWord } from '../settings/house-words.ts';
import { useSettings } from '../settings/settings-store.ts';
import { useMessages } from '../texts/messages.ts';

/** One button for the one thing that makes sense. */
export function HouseWordButton({
  word,
  isWord,
}: {
  readonly word: string;
  readonly isWord: boolean;
}): ReactNode {
  const { word: texts } = useMessages();
  const isHouseWord = useSettings(
    ({ addedWords, removedWords }) => addedWords.includes(word) || removedWords.includes(word),
  );
  const step = isHouseWord ? 'undo' : isWord ? 'remove' : 'add';
  const names = { undo: texts.undoHouse, remove: texts.removeHouse, add: texts.addHouse };
  return (
    <button
      type="button"
      className="button verdict__house"
      onClick={() => changeHouseWord(word, step)}
    >
      {names[step]}
    </button>
  );
}
