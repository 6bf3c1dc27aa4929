/** The settings: kept in the browser, nowhere else. */
import { create } from 'zustand';
import { keep, readKept } from '../app/kept.ts';
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
  ...keptSettings(),
  change: (changes) => set(changes),
}));

// Where nothing can be kept the settings hold for this visit.
useSettings.subscribe((state) => keep(STORAGE_KEY, { state, version: VERSION }));

/** What was kept, read as it is: those who use a setting know what to do with an unknown value. */
function keptSettings(): object {
  const kept = readKept(STORAGE_KEY);
  if (typeof kept !== 'object' || kept === null || !('state' in kept)) return {};
  return typeof kept.state === 'object' && kept.state !== null ? kept.state : {};
}
