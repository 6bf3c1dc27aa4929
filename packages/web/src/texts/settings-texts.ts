/** Texts of the settings. */
import type { Language, PremiumLabels, RulesName, Theme } from '../settings/settings.ts';

/** See above. */
export interface SettingsTexts {
  readonly title: string;
  readonly rules: string;
  readonly rulesHelp: Readonly<Record<RulesName, string>>;
  readonly forNewGames: string;
  readonly inRule: string;
  readonly inRuleHelp: string;
  readonly inRuleFixed: string;
  readonly list: string;
  readonly germanList: string;
  readonly ownList: string;
  readonly chooseFile: string;
  readonly ownListHelp: string;
  ownListStored(name: string, words: string, discarded: string): string;
  readonly ownListEmpty: string;
  readonly houseWords: string;
  readonly houseHelp: string;
  readonly addWord: string;
  readonly removeWord: string;
  readonly houseWord: string;
  readonly added: string;
  readonly removed: string;
  readonly noHouseWords: string;
  undo(word: string): string;
  readonly appearance: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly language: string;
  readonly languages: Readonly<Record<Language, string>>;
  readonly premiumLabels: string;
  readonly premiumLabelNames: Readonly<Record<PremiumLabels, string>>;
  readonly keyboard: string;
  readonly arrowsTurn: string;
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
  readonly data: string;
  readonly dataHelp: string;
}

/** In both languages. */
export const settingsTexts: Readonly<Record<Language, SettingsTexts>> = {
  de: {
    title: 'Einstellungen',
    rules: 'Regeln',
    rulesHelp: {
      'turnier-de': 'Falsches Anzweifeln kostet 10 Punkte je Wort, zwei Spieler.',
      familie: 'Ungültige Wörter werden gleich abgelehnt, zwei bis vier Spieler.',
      international: 'Ende nach sechs punktlosen Zügen, Abrechnung doppelt für den, der ausmacht.',
    },
    forNewGames: 'Gilt für Stellungen, *IN auch für neue Partien; sonst wählt jede Partie selbst.',
    inRule: 'Zusatzregel *IN',
    inRuleHelp:
      'Ein Blanko darf als Endung *IN gelegt werden (TISCHLER*IN) und zählt dann 10 Punkte.',
    inRuleFixed: 'In diesen Regeln gibt es sie nicht.',
    list: 'Wortliste',
    germanList: 'Deutsche Liste von Bestzug',
    ownList: 'Eigene Liste',
    chooseFile: 'Datei wählen …',
    ownListHelp: 'Textdatei mit einem Wort je Zeile; sie bleibt in diesem Browser.',
    ownListStored: (name, words, discarded) =>
      `„${name}“ ist geladen: ${words} ${words === '1' ? 'Wort' : 'Wörter'}, ${discarded === '1' ? '1 Zeile war kein Wort' : `${discarded} Zeilen waren keine Wörter`}.`,
    ownListEmpty: 'Die Datei enthält kein spielbares Wort.',
    houseWords: 'Hauswörter',
    houseHelp:
      'Wörter, über die sich die Runde geeinigt hat. Die Liste wird dafür neu gebaut, das dauert einige Sekunden.',
    addWord: 'Aufnehmen',
    removeWord: 'Streichen',
    houseWord: 'Wort',
    added: 'Aufgenommen',
    removed: 'Gestrichen',
    noHouseWords: 'Noch keine Hauswörter.',
    undo: (word) => `${word} aufheben`,
    appearance: 'Darstellung',
    theme: 'Farben',
    themes: { system: 'wie das System', light: 'hell', dark: 'dunkel' },
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'English' },
    premiumLabels: 'Beschriftung der Prämienfelder',
    premiumLabelNames: { L: '2L 3L 2W 3W', B: '2B 3B 2W 3W (B für Buchstabe)' },
    keyboard: 'Tastatur',
    arrowsTurn: 'Pfeiltasten quer zur Schreibrichtung drehen sie zuerst',
    keys: [
      ['Pfeile', 'Feld wählen'],
      ['A–Z Ä Ö Ü', 'Stein legen und weitergehen'],
      ['Umschalt + Buchstabe', 'Blanko als dieser Buchstabe'],
      ['A : · O : · U :', 'Ä, Ö, Ü ohne Umlauttasten'],
      ['Leertaste', 'Schreibrichtung wechseln'],
      ['Rücktaste · Entf', 'zurücknehmen · Feld leeren'],
      ['Pos1 · Ende · Strg + Pos1', 'Zeilenanfang · Zeilenende · Sternfeld'],
      ['Enter · Esc', 'zu den besten Zügen · zurück zum Brett'],
      ['Strg + Z · Strg + Umschalt + Z', 'rückgängig · wiederholen'],
      ['Strg + V', 'Stellung einfügen (CGP, GCG, 15 Zeilen)'],
    ],
    data: 'Daten',
    dataHelp:
      'Alles bleibt in diesem Browser: Einstellungen, Partien, eigene Listen. Nichts wird übertragen, niemand zählt mit. Nach dem ersten Besuch geht die Seite auch ohne Netz.',
  },
  en: {
    title: 'Settings',
    rules: 'Rules',
    rulesHelp: {
      'turnier-de': 'A lost challenge costs 10 points a word, two players.',
      familie: 'Invalid words are refused at once, two to four players.',
      international: 'Ends after six scoreless turns; going out earns the other’s rest twice.',
    },
    forNewGames: 'Applies to positions, *IN to new games too; each game chooses the rest.',
    inRule: 'Optional rule *IN',
    inRuleHelp: 'A blank may be laid as the ending *IN (TISCHLER*IN) and then counts 10 points.',
    inRuleFixed: 'These rules do not have it.',
    list: 'Word list',
    germanList: 'German list of Bestzug',
    ownList: 'Own list',
    chooseFile: 'Choose a file …',
    ownListHelp: 'A text file with one word a line; it stays in this browser.',
    ownListStored: (name, words, discarded) =>
      `“${name}” is loaded: ${words} ${words === '1' ? 'word' : 'words'}, ${discarded === '1' ? '1 line was no word' : `${discarded} lines were no words`}.`,
    ownListEmpty: 'The file holds no playable word.',
    houseWords: 'House words',
    houseHelp:
      'Words your group has agreed on. The list is built anew for them, which takes a few seconds.',
    addWord: 'Add',
    removeWord: 'Cross out',
    houseWord: 'Word',
    added: 'Added',
    removed: 'Crossed out',
    noHouseWords: 'No house words yet.',
    undo: (word) => `Undo ${word}`,
    appearance: 'Appearance',
    theme: 'Colours',
    themes: { system: 'as the system', light: 'light', dark: 'dark' },
    language: 'Language',
    languages: { de: 'Deutsch', en: 'English' },
    premiumLabels: 'Labels of premium squares',
    premiumLabelNames: { L: '2L 3L 2W 3W', B: '2B 3B 2W 3W (B for Buchstabe)' },
    keyboard: 'Keyboard',
    arrowsTurn: 'Arrow keys across the writing direction turn it first',
    keys: [
      ['Arrows', 'choose a square'],
      ['A–Z Ä Ö Ü', 'lay a tile and go on'],
      ['Shift + letter', 'blank as that letter'],
      ['A : · O : · U :', 'Ä, Ö, Ü without umlaut keys'],
      ['Space', 'turn the writing direction'],
      ['Backspace · Delete', 'take back · clear the square'],
      ['Home · End · Ctrl + Home', 'start of the row · end · star'],
      ['Enter · Esc', 'to the best moves · back to the board'],
      ['Ctrl + Z · Ctrl + Shift + Z', 'undo · redo'],
      ['Ctrl + V', 'paste a position (CGP, GCG, 15 lines)'],
    ],
    data: 'Data',
    dataHelp:
      'Everything stays in this browser: settings, games, own lists. Nothing is sent, nobody counts. After the first visit the page works without a network.',
  },
};
