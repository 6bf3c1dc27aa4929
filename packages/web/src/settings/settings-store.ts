/** The settings: kept in the browser, nowhere else. */
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { languageOf, type Settings } from './settings.ts';

interface SettingsStore extends Settings {
  readonly change: (changes: Partial<Settings>) => void;
}

/** Key in the local storage; theme.js reads it too. */
const STORAGE_KEY = 'bestzug.settings';

const INITIAL: Settings = {
  language: languageOf(navigator.languages),
  theme: 'system',
  rules: 'turnier-de',
  edition: 'standard',
  inRule: false,
  list: 'de',
  addedWords: [],
  removedWords: [],
  premiumLabels: 'L',
  arrowsTurn: true,
};

/** The settings and how to change them; a change is kept at once. */
export const useSettings = create<SettingsStore>()(
  persist(
    (set): SettingsStore => ({
      ...INITIAL,
      change: (changes) => set(changes),
    }),
    {
      name: STORAGE_KEY,
      version: 1,
      storage: createJSONStorage(() => localStorage),
    },
  ),
);
