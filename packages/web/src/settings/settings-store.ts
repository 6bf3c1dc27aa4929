/** The settings: kept in the browser, nowhere else. */
import { create } from 'zustand';
import { languageOf, type Settings } from './settings.ts';

interface SettingsStore extends Settings {
  readonly change: (changes: Partial<Settings>) => void;
}

/** Key in the local storage; theme.js reads it too. */
const STORAGE_KEY = 'bestzug.settings';

/** Of the form in which they are kept. */
const VERSION = 1;

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
export const useSettings = create<SettingsStore>()((set) => ({
  ...INITIAL,
  ...readKept(),
  change: (changes) => set(changes),
}));

useSettings.subscribe((state) => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ state, version: VERSION }));
  } catch {
    // The browser keeps nothing (full, or forbidden): the settings hold for this visit.
  }
});

/** What was kept, read as it is: those who use a setting know what to do with an unknown value. */
function readKept(): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null || !('state' in kept)) return {};
    return typeof kept.state === 'object' && kept.state !== null ? kept.state : {};
  } catch {
    return {};
  }
}
