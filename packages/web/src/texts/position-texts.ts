/** Texts of the position editor. */
import type { Language } from '../settings/settings.ts';

/** See above. */
export interface PositionTexts {
  readonly title: string;
  readonly hint: string;
  readonly example: string;
  readonly direction: string;
  readonly undo: string;
  readonly redo: string;
  readonly paste: string;
  readonly clear: string;
  readonly share: string;
  readonly shared: string;
  readonly pasteTitle: string;
  readonly pasteHelp: string;
  readonly pasteLabel: string;
  readonly take: string;
  readonly taken: string;
  readonly rackInput: string;
  readonly rackHelp: string;
  unseenTitle(count: number): string;
  unseenSplit(bag: number, opponent: number): string;
  unseenTile(sign: string, count: number): string;
  tooMany(tiles: readonly string[]): string;
  floating(squares: readonly string[]): string;
  readonly enlarge: string;
  readonly wholeBoard: string;
  laid(sign: string, square: string): string;
  removed(square: string): string;
  readonly blankLetter: string;
  readonly scores: string;
  readonly own: string;
  readonly opponent: string;
  readonly blankKey: string;
  readonly typeHere: string;
  readonly rackFull: string;
  /** No tile of this sign is left to lay. */
  lacks(sign: string): string;
  readonly keep: string;
  readonly takeBack: string;
  readonly panels: Readonly<Record<'moves' | 'count' | 'tiles', string>>;
}

/** In both languages. */
export const positionTexts: Readonly<Record<Language, PositionTexts>> = {
  de: {
    title: 'Stellung',
    hint: 'Feld anwählen und tippen, Steine ziehen oder eine Stellung einfügen.',
    example: 'Beispiel laden',
    direction: 'Schreibrichtung',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    paste: 'Einfügen …',
    clear: 'Leeren',
    share: 'Teilen',
    shared: 'Die Adresse der Stellung liegt in der Zwischenablage.',
    pasteTitle: 'Stellung einfügen',
    pasteHelp:
      'Eine CGP-Stellung, eine Partie im Format GCG oder 15 Zeilen Text: „.“ ist ein leeres Feld, Kleinbuchstaben sind Blankos.',
    pasteLabel: 'Text der Stellung',
    take: 'Übernehmen',
    taken: 'Die Stellung ist übernommen.',
    rackInput: 'Bänkchen',
    rackHelp: 'Buchstaben in beliebiger Folge, ? ist ein Blanko',
    unseenTitle: (count) => `${count} ${count === 1 ? 'ungesehener Stein' : 'ungesehene Steine'}`,
    unseenSplit: (bag, opponent) => `davon ${bag} im Beutel, ${opponent} beim Gegner`,
    unseenTile: (sign, count) =>
      `${sign === '?' ? 'Blanko' : sign}: ${count < 0 ? `${-count} zu viel` : count === 0 ? 'keiner mehr' : count}`,
    tooMany: (tiles) => `Mehr als im Steinsatz: ${tiles.join(', ')}. Gerechnet wird trotzdem.`,
    floating: (squares) =>
      `Nicht mit dem Sternfeld verbunden: ${squares.join(', ')}. Gerechnet wird trotzdem.`,
    enlarge: 'Brett vergrößern',
    wholeBoard: 'Ganzes Brett zeigen',
    laid: (sign, square) => `${sign} auf ${square}`,
    removed: (square) => `${square} ist leer`,
    blankLetter: 'Buchstabe für das Blanko',
    scores: 'Spielstand',
    own: 'Eigene Punkte',
    opponent: 'Punkte des Gegners',
    blankKey: 'Blanko',
    typeHere: 'Auf das Brett schreiben',
    rackFull: 'Das Bänkchen ist voll.',
    lacks: (sign) => `Auf dem Bänkchen liegt kein ${sign} mehr. Ein Blanko legt man mit Umschalt.`,
    keep: 'Legen',
    takeBack: 'Zurücknehmen',
    panels: { moves: 'Züge', count: 'Wertung', tiles: 'Steine' },
  },
  en: {
    title: 'Position',
    hint: 'Choose a square and type, drag tiles, or paste a position.',
    example: 'Load an example',
    direction: 'Writing direction',
    undo: 'Undo',
    redo: 'Redo',
    paste: 'Paste …',
    clear: 'Clear',
    share: 'Share',
    shared: 'The address of the position is on the clipboard.',
    pasteTitle: 'Paste a position',
    pasteHelp:
      'A CGP position, a game in GCG format, or 15 lines of text: “.” is an empty square, small letters are blanks.',
    pasteLabel: 'Text of the position',
    take: 'Use it',
    taken: 'The position is on the board.',
    rackInput: 'Rack',
    rackHelp: 'Letters in any order, ? is a blank',
    unseenTitle: (count) => `${count} unseen ${count === 1 ? 'tile' : 'tiles'}`,
    unseenSplit: (bag, opponent) => `${bag} in the bag, ${opponent} with the opponent`,
    unseenTile: (sign, count) =>
      `${sign === '?' ? 'Blank' : sign}: ${count < 0 ? `${-count} too many` : count === 0 ? 'none left' : count}`,
    tooMany: (tiles) =>
      `More than the set has: ${tiles.join(', ')}. Moves are listed all the same.`,
    floating: (squares) =>
      `Not connected with the star: ${squares.join(', ')}. Moves are listed all the same.`,
    enlarge: 'Enlarge the board',
    wholeBoard: 'Show the whole board',
    laid: (sign, square) => `${sign} on ${square}`,
    removed: (square) => `${square} is empty`,
    blankLetter: 'Letter for the blank',
    scores: 'Score',
    own: 'Own points',
    opponent: 'Opponent’s points',
    blankKey: 'Blank',
    typeHere: 'Write on the board',
    rackFull: 'The rack is full.',
    lacks: (sign) => `There is no ${sign} left on the rack. Shift lays a blank.`,
    keep: 'Lay',
    takeBack: 'Take back',
    panels: { moves: 'Moves', count: 'Count', tiles: 'Tiles' },
  },
};
