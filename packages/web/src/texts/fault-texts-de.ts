/** Sentences of faults in German. */
import type { BoardTextFault, CgpFault, PlacementFault } from '@bestzug/core';
import {
  countedSymbols,
  letterName,
  listed,
  placeName,
  squareNames,
  wordPlace,
} from './fault-place.ts';
import type { FaultTexts, PlacementPlace } from './fault-texts.ts';

function placement(fault: PlacementFault, { size, list }: PlacementPlace): string {
  switch (fault.kind) {
    case 'malformed':
      return 'Die Angabe ist kein Zug.';
    case 'offBoard':
      return `Das Wort ragt über das Brett hinaus, ab ${placeName(fault.places[0] ?? { row: 0, column: 0 })}.`;
    case 'illegalLetter':
      return fault.letters.some(({ reason }) => reason === 'notALetter')
        ? `${listed(
            fault.letters.map(({ sign }) => sign),
            'und',
          )} gibt es nicht als Stein, auch nicht als Blanko; ß wird SS geschrieben.`
        : '*IN ist in diesen Regeln nicht erlaubt; einschalten lässt es sich in den Einstellungen.';
    case 'blankLetterMissing':
      return `Für das Blanko auf ${listed(fault.places.map(placeName), 'und')} fehlt noch der Buchstabe.`;
    case 'occupied': {
      const [first] = fault.squares;
      if (first === undefined) return 'Ein Feld ist schon belegt.';
      const [square] = squareNames([first.square], size);
      if (first.reason === 'nothingToPlayThrough') return `Auf ${square} liegt kein Stein.`;
      if (first.reason === 'laidTwice') return `Auf ${square} liegen zwei neue Steine.`;
      return `Auf ${square} liegt schon ein ${letterName(first.lying)}.`;
    }
    case 'noTiles':
      return 'Der Zug legt keinen neuen Stein.';
    case 'notOnRack':
      return `Auf dem Bänkchen ${missingTilesDe(fault.missing)}.`;
    case 'notInLine':
      return 'Alle neuen Steine müssen in einer Zeile oder in einer Spalte liegen.';
    case 'gap':
      return `Auf ${listed(squareNames(fault.squares, size), 'und')} liegt nichts: Die neuen Steine bilden kein zusammenhängendes Wort.`;
    case 'firstMoveOffStar':
      return `Der erste Zug muss das Sternfeld ${squareNames([fault.star], size)[0]} bedecken.`;
    case 'firstMoveTooShort':
      return 'Der erste Zug braucht mindestens zwei Steine.';
    case 'notConnected':
      return 'Mindestens ein neuer Stein muss an einen liegenden grenzen; über Eck zählt nicht.';
    case 'invalidWord': {
      const words = fault.words.map(
        (word) => `${word.word.replace('*', '*IN')} (${wordPlace(word, size)})`,
      );
      return words.length === 1
        ? `${words[0]} steht nicht in der Liste „${list}“.`
        : `${listed(words, 'und')} stehen nicht in der Liste „${list}“.`;
    }
  }
}

function missingTilesDe(missing: readonly number[]): string {
  const names = countedSymbols(missing).map(({ sign, isBlank, count }) => {
    const name = isBlank ? (count === 1 ? 'Blanko' : 'Blankos') : sign;
    return count === 1 ? `ein ${name}` : `${count} ${name}`;
  });
  return missing.length === 1 ? `fehlt ${names[0]}` : `fehlen ${listed(names, 'und')}`;
}

const CGP_FIELDS: Readonly<Record<string, string>> = {
  board: 'das Brett',
  racks: 'die Bänkchen',
  scores: 'die Spielstände',
  zeros: 'die Zahl der punktlosen Züge',
  np: 'die Zahl der Passzüge',
};

function position(fault: CgpFault | BoardTextFault): string {
  const kept = 'Das Brett blieb unverändert.';
  switch (fault.kind) {
    case 'empty':
      return `Der Text ist leer. ${kept}`;
    case 'badRowCount':
      return `Der Text hat ${fault.found} ${fault.found === 1 ? 'Zeile' : 'Zeilen'} statt ${fault.expected}. ${kept}`;
    case 'badRowLength':
      return `Zeile ${fault.row} hat ${fault.found} ${fault.found === 1 ? 'Feld' : 'Felder'} statt ${fault.expected}. ${kept}`;
    case 'illegalLetter': {
      const place =
        fault.row === undefined ? '' : `Zeile ${fault.row}, Spalte ${fault.column ?? '?'}: `;
      const instead = fault.instead === undefined ? '' : ` Schreibweise: ${fault.instead}.`;
      return `${place}„${fault.found}“ gibt es nicht als Stein.${instead} ${kept}`;
    }
    case 'missingField':
      return `Der Stellung fehlt ein Teil: ${CGP_FIELDS[fault.field] ?? fault.field}. ${kept}`;
    case 'badNumber':
      return `„${fault.found}“ ist keine passende Zahl für ${CGP_FIELDS[fault.field] ?? fault.field}. ${kept}`;
    case 'badPlayerCount':
      return `Die Stellung nennt ${fault.found} Spieler, ${fault.expected} sind nötig. ${kept}`;
  }
}

/** See `FaultTexts`. */
export const faultTextsDe: FaultTexts = {
  placement,
  position,
  gcg: (fault) =>
    `Die Partie ist in Zeile ${fault.line} nicht lesbar${'found' in fault && typeof fault.found === 'string' && fault.found !== '' ? ` („${fault.found}“)` : ''}. Das Brett blieb unverändert.`,
  engine(fault) {
    switch (fault.kind) {
      case 'offline':
        return 'Die Wortliste konnte nicht geladen werden. Brett und Bänkchen sind gesichert.';
      case 'damagedList':
        return 'Die Wortliste ist beschädigt angekommen. Brett und Bänkchen sind gesichert.';
      case 'noOwnList':
        return 'Die eigene Wortliste ist in diesem Browser nicht mehr da; sie lässt sich in den Einstellungen neu laden.';
    }
  },
};
