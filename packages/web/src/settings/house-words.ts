/** House words: what the users add to the list or cross out (R16, R67). */
import type { Settings } from './settings.ts';
import { useSettings } from './settings-store.ts';

/** What of the settings house words are. */
export type HouseWords = Pick<Settings, 'addedWords' | 'removedWords'>;

/** What is done to a word. */
export type HouseStep = 'add' | 'remove' | 'undo';

/** The house words after a step; a word is on one of the two lists at most. */
function withHouseWord(
  { addedWords, removedWords }: HouseWords,
  word: string,
  step: HouseStep,
): HouseWords {
  const others = (words: readonly string[]): string[] => words.filter((other) => other !== word);
  return {
    addedWords: step === 'add' ? [...others(addedWords), word] : others(addedWords),
    removedWords: step === 'remove' ? [...others(removedWords), word] : others(removedWords),
  };
}

/** Takes the step in the settings. */
export function changeHouseWord(word: string, step: HouseStep): void {
  const settings = useSettings.getState();
  settings.change(withHouseWord(settings, word, step));
}
