/** The words checked before, the last one first; kept in the browser. */
import { create } from 'zustand';
import { keep, readKept } from '../app/kept.ts';

const MAX_WORDS = 12;

const STORAGE_KEY = 'bestzug.last-words';

interface LastWords {
  readonly words: readonly string[];
  readonly note: (words: readonly string[]) => void;
}

/** See above. */
export const useLastWords = create<LastWords>()((set) => ({
  words: keptWords(),
  note: (checked) =>
    set(({ words }) => ({ words: [...new Set([...checked, ...words])].slice(0, MAX_WORDS) })),
}));

useLastWords.subscribe(({ words }) => keep(STORAGE_KEY, words));

function keptWords(): readonly string[] {
  const kept = readKept(STORAGE_KEY);
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
}
