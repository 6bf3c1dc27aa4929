/** Texts around the views: tabs, header, loading. */
import type { ViewName } from '../app/route.ts';
import type { EditionName } from '../settings/edition.ts';
import type { Language, RulesName } from '../settings/settings.ts';

/** See above. */
export interface AppTexts {
  readonly skipToContent: string;
  readonly views: Readonly<Record<ViewName, string>>;
  /** For the bar at the bottom of a phone. */
  readonly shortViews: Readonly<Record<ViewName, string>>;
  readonly viewsLabel: string;
  readonly rules: Readonly<Record<RulesName, string>>;
  readonly edition: string;
  readonly editions: Readonly<Record<EditionName, string>>;
  readonly editionSentences: Readonly<Record<EditionName, string>>;
  /** Which list decides: `587.473` words. */
  listName(list: string, words: string): string;
  readonly toLight: string;
  readonly toDark: string;
  readonly loadingList: string;
  loadingListSoFar(loaded: string, total: string): string;
  readonly retry: string;
  readonly updateReady: string;
  readonly reload: string;
  readonly later: string;
  readonly crashed: string;
  readonly close: string;
  readonly cancel: string;
}

/** In both languages. */
export const appTexts: Readonly<Record<Language, AppTexts>> = {
  de: {
    skipToContent: 'Zum Inhalt springen',
    views: {
      stellung: 'Stellung',
      spielen: 'Spielen',
      wort: 'Wort prüfen',
      einstellungen: 'Einstellungen',
    },
    shortViews: {
      stellung: 'Stellung',
      spielen: 'Spielen',
      wort: 'Wort',
      einstellungen: 'Optionen',
    },
    viewsLabel: 'Bereiche',
    rules: {
      'turnier-de': 'Turnier DE',
      familie: 'Familie',
      international: 'International',
    },
    edition: 'Brett und Steine',
    editions: { standard: 'Üblich', super: 'Super', 'de-119': 'Vor 1990' },
    editionSentences: {
      standard: '15 × 15 Felder, 102 Steine.',
      super: '21 × 21 Felder, 200 Steine; Wörter mit bis zu 15 Buchstaben.',
      'de-119': '15 × 15 Felder, 119 Steine, acht auf dem Bänkchen.',
    },
    listName: (list, words) => `Liste „${list}“, ${words} Wörter`,
    toLight: 'Zu heller Darstellung wechseln',
    toDark: 'Zu dunkler Darstellung wechseln',
    loadingList: 'Wortliste wird geladen …',
    loadingListSoFar: (loaded, total) => `Wortliste wird geladen, ${loaded} von ${total} …`,
    retry: 'Erneut laden',
    updateReady: 'Eine neue Fassung der Seite liegt bereit. Brett und Partie bleiben erhalten.',
    reload: 'Neu laden',
    later: 'Später',
    crashed:
      'Hier ist ein Fehler passiert. Brett, Partie und Einstellungen sind gesichert; neu laden hilft meistens.',
    close: 'Schließen',
    cancel: 'Abbrechen',
  },
  en: {
    skipToContent: 'Skip to content',
    views: {
      stellung: 'Position',
      spielen: 'Play',
      wort: 'Check a word',
      einstellungen: 'Settings',
    },
    shortViews: {
      stellung: 'Position',
      spielen: 'Play',
      wort: 'Word',
      einstellungen: 'Options',
    },
    viewsLabel: 'Sections',
    rules: {
      'turnier-de': 'Tournament DE',
      familie: 'Family',
      international: 'International',
    },
    edition: 'Board and tiles',
    editions: { standard: 'Usual', super: 'Super', 'de-119': 'Before 1990' },
    editionSentences: {
      standard: '15 × 15 squares, 102 tiles.',
      super: '21 × 21 squares, 200 tiles; words of up to 15 letters.',
      'de-119': '15 × 15 squares, 119 tiles, eight on the rack.',
    },
    listName: (list, words) => `List “${list}”, ${words} words`,
    toLight: 'Switch to the light theme',
    toDark: 'Switch to the dark theme',
    loadingList: 'Loading the word list …',
    loadingListSoFar: (loaded, total) => `Loading the word list, ${loaded} of ${total} …`,
    retry: 'Try again',
    updateReady: 'A new version of the page is ready. Board and game are kept.',
    reload: 'Reload',
    later: 'Later',
    crashed:
      'Something went wrong here. Board, game and settings are saved; reloading helps most of the time.',
    close: 'Close',
    cancel: 'Cancel',
  },
};
