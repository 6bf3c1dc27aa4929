/** The sentences of faults in the input, in German. */
import type { LetterFault, TooManyFault } from '@bestzug/core';
import type { InputFault, InputName } from '../input-fault.ts';
import { clipped, shortened } from './sentence-parts.ts';
import type { SentenceTerms } from './sentences.ts';

const INPUTS = {
  rack: 'Bänkchen',
  board: 'Brett',
  move: 'Zug',
  words: 'Wörter',
} as const;

/** The name of a part of the input. */
const nameOf = (input: InputName, terms: SentenceTerms): string =>
  input === 'square' || input === 'contains' ? terms[input] : INPUTS[input];

const CGP_FIELDS: Readonly<Record<string, string>> = {
  board: 'das Brett',
  racks: 'die Bänkchen',
  scores: 'die Spielstände',
  zeros: 'die Zahl der punktlosen Züge',
  np: 'die Zahl der Passzüge (np)',
};

/** One sentence for every fault. */
export function inputSentenceDe(fault: InputFault, terms: SentenceTerms): string {
  switch (fault.kind) {
    case 'missingRack':
      return terms.missingRack;
    case 'empty':
      return emptySentence(fault.input, terms);
    case 'illegalLetter':
      return `${letterPlace(fault, fault.input, terms)}: ${letterSentence(fault, fault.input)}`;
    case 'rackTooLong':
      return `${'player' in fault && fault.player > 1 ? `Bänkchen ${fault.player}` : 'Bänkchen'}: ${fault.found} Steine sind zu viele, höchstens ${fault.expected} sind erlaubt.`;
    case 'tooMany':
      return tooManySentence(fault, fault.input);
    case 'badRowCount':
      return `Brett: ${fault.found} ${fault.found === 1 ? 'Zeile' : 'Zeilen'} statt ${fault.expected}.`;
    case 'badRowLength':
      return `Brett, Zeile ${fault.row}: ${fault.found} ${fault.found === 1 ? 'Feld' : 'Felder'} statt ${fault.expected}.`;
    case 'missingField':
      return `Der CGP-Stellung fehlt ein Teil: ${CGP_FIELDS[fault.field] ?? fault.field}; sie besteht aus Brett, Bänkchen, Spielständen und punktlosen Zügen.`;
    case 'badNumber':
      return `CGP-Stellung, ${CGP_FIELDS[fault.field] ?? fault.field}: ${quoted(fault.found)} ist keine passende Zahl.`;
    case 'badPlayerCount':
      return fault.field === 'scores'
        ? `CGP-Stellung: ${fault.found} Spielstände für ${fault.expected} Bänkchen.`
        : `CGP-Stellung: Bänkchen für ${fault.found} Spieler, es müssen 2 bis 4 sein (getrennt durch /).`;
    case 'unknownCommand':
      return `Zug: ${quoted(fault.found)} ist kein Anfang eines Zuges; ein Zug sieht aus wie „8D GRÜNDE“ (waagerecht), „D8 GRÜNDE“ (senkrecht), „-QX“ (tauschen) oder „-“ (passen).`;
    case 'badCoordinate':
      return `${nameOf(fault.input, terms)}: ${quoted(fault.found)} ist kein Feld des Bretts, Zeilen gehen von 1 bis ${fault.rows}, Spalten von A bis ${fault.lastColumn}.`;
    case 'badRange':
      return fault.expected === undefined
        ? `Zug: ${quoted(fault.range)} ist keine Strecke in einer Zeile oder Spalte.`
        : `Zug: ${quoted(fault.range)} hat ${fault.expected} Felder, das Wort aber ${fault.found} Buchstaben.`;
    case 'missingTiles':
      return fault.move === 'placement'
        ? 'Zug: Hinter dem Feld fehlt das Wort, zum Beispiel „8D GRÜNDE“.'
        : 'Zug: Zum Tauschen fehlen die Steine, zum Beispiel „-QX“.';
    case 'layoutMismatch':
      return `Das Brett hat den Plan ${fault.found}, die Regeln verlangen ${fault.expected}; ${terms.layoutRemedy}.`;
    case 'floatingTiles':
      return `Brett: ${fault.squares.length === 1 ? 'Der Stein' : 'Die Steine'} auf ${shortened(fault.squares)} ${fault.squares.length === 1 ? 'hängt' : 'hängen'} nicht mit dem Sternfeld zusammen, so kann keine Partie stehen; ${terms.uncheckedRemedy}.`;
    case 'severalPositions':
      return `Brett: ${fault.found} Zeilen mit CGP-Stellungen, gebraucht wird eine.`;
  }
}

function emptySentence(input: InputName, terms: SentenceTerms): string {
  switch (input) {
    case 'rack':
      return 'Bänkchen: Es ist leer; gebraucht wird mindestens ein Stein, ein Buchstabe oder „?“ für ein Blanko.';
    case 'board':
      return 'Brett: Die Eingabe ist leer; erwartet werden eine CGP-Stellung oder Zeilen mit „.“ für leere Felder.';
    case 'move':
      return 'Zug: Die Angabe ist leer, zum Beispiel „8D GRÜNDE“ (waagerecht) oder „-“ (passen).';
    case 'words':
      return terms.noWords;
    case 'square':
    case 'contains':
      return `${terms[input]}: Die Angabe ist leer.`;
  }
}

function letterPlace(fault: LetterFault, input: InputName, terms: SentenceTerms): string {
  if (fault.row !== undefined) return `Brett, Zeile ${fault.row}, Spalte ${fault.column}`;
  const rack = /^rack(\d)$/u.exec(fault.field ?? '')?.[1];
  const part = rack === undefined ? nameOf(input, terms) : `CGP-Stellung, Bänkchen ${rack}`;
  return fault.position === undefined ? part : `${part}, Stelle ${fault.position}`;
}

function letterSentence({ found, instead }: LetterFault, input: InputName): string {
  const sign = quoted(found);
  if (instead !== undefined) return `${sign} gibt es nicht als Stein, bitte ${instead} schreiben.`;
  const blank = { rack: ', ? ist ein Blanko', board: ', Kleinbuchstaben sind Blankos' };
  const hint = input === 'rack' || input === 'board' ? blank[input] : '';
  return `${sign} ist kein Buchstabe; erlaubt sind A–Z, Ä, Ö und Ü${hint}.`;
}

function tooManySentence({ tile, found, available }: TooManyFault, input: InputName): string {
  const hint = input === 'move' && tile === '?' ? ' (Kleinbuchstaben sind Blankos)' : '';
  const supply = ['keins', 'nur eins'][available] ?? `nur ${available}`;
  return `${whose(input)} ${found} ${tileNoun(tile, found)}${hint}, im Spiel gibt es ${supply}.`;
}

function whose(input: InputName): string {
  switch (input) {
    case 'rack':
      return 'Bänkchen:';
    case 'board':
      return 'Brett und Bänkchen zusammen:';
    case 'move':
    case 'square':
    case 'contains':
    case 'words':
      return 'Zug:';
  }
}

const tileNoun = (tile: string, count: number): string => {
  if (tile !== '?') return tile === '*' ? '*IN' : tile;
  return count === 1 ? 'Blanko' : 'Blankos';
};

const quoted = (text: string): string => `„${clipped(text)}“`;
