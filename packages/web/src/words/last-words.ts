/** The words checked before, the last one first; kept in the browser. */
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

const MAX_WORDS = 12;

interface LastWords {
  readonly words: readonly string[];
  readonly note: (words: readonly string[]) => void;
}

/** See above. */
export const useLastWords = create<LastWords>()(
  persist(
    (set): LastWords => ({
      words: [],
      note: (checked) =>
        set(({ words }) => ({ words: [...new Set([...checked, ...words])].slice(0, MAX_WORDS) })),
    }),
    { name: 'bestzug.last-words', storage: createJSONStorage(() => localStorage) },
  ),
);
