/** What is wrong with a rule profile, in German, with the place. */
import type { ProfileFault } from '@bestzug/core/profile-schema';
import { expectationOf } from './expectation.ts';
import { clipped, listed } from '@bestzug/answers/sentence-parts';

const TYPES = {
  whole: 'eine ganze Zahl',
  number: 'eine Zahl',
  text: 'ein Text in Anführungszeichen',
  yesNo: 'true oder false',
  printable: 'ein Text ohne Steuerzeichen',
  list: 'eine Liste in eckigen Klammern',
  object: 'ein Objekt in geschweiften Klammern',
} as const;

/** One sentence that begins with the place. */
export function profileSentenceDe(fault: ProfileFault): string {
  switch (fault.kind) {
    case 'unknownKey':
      return `Den Parameter ${quoted(fault.path)} gibt es nicht.`;
    case 'missingKey':
      return `Es fehlt ${quoted(fault.path)}.`;
    case 'badValue':
      return fault.path === ''
        ? `Das Ganze muss ein Objekt sein: {"extends":"familie", …}.`
        : `${clipped(fault.path)}: ${clipped(fault.found)} passt nicht, erwartet wird ${expectationDe(fault.expected)}.`;
    case 'unsupported':
      return `${fault.path}: ${fault.found} gibt es in diesem Programm nicht, nur ${fault.expected}; die Angabe kann wegbleiben.`;
    case 'contradiction':
      return `${listed(fault.paths, 'und')} widersprechen einander.`;
    case 'boardSize':
      return `${fault.path}: Ein Brett hat ${fault.min} bis ${fault.max} Zeilen, hier sind es ${fault.found}.`;
    case 'squareCount':
      return `${fault.path}: Zeile ${fault.row} hat ${fault.found} Felder, so viele wie Zeilen müssen es sein: ${fault.expected}.`;
    case 'unknownSquare':
      return `${fault.path}: In Zeile ${fault.row}, Spalte ${fault.column} steht ${quoted(fault.found)}, erlaubt sind ${[...fault.known].join(' ')}.`;
    case 'starCount':
      return fault.found === 0
        ? `${fault.path}: Es fehlt das Sternfeld, ein * im Plan oder "star": "C3".`
        : `${fault.path}: ${fault.found} Sternfelder sind zu viele, es gibt genau eins: ein * im Plan oder "star".`;
    case 'badStar':
      return `${fault.path}: ${quoted(fault.found)} ist kein Feld dieses Bretts; ein Feld heißt zum Beispiel C3.`;
    case 'unknownTile':
      return `${clipped(fault.path)}: ${quoted(fault.found)} ist kein Buchstabe, möglich sind A bis Z, Ä, Ö, Ü und ? für das Blanko.`;
    case 'doubleTile':
      return `${clipped(fault.path)}: ${quoted(fault.found)} steht zweimal da, einmal als ein Zeichen und einmal als zwei.`;
    case 'scoresTooHigh':
      return `${fault.path}: Ein Zug könnte bis zu ${fault.found} Punkte bringen, gerechnet wird bis ${fault.limit}; es braucht einen kleineren Bonus, weniger Wortprämien oder billigere Steine.`;
    case 'tooFewTiles':
      return `${fault.path}: ${fault.found} Steine reichen nicht für die Bänkchen von ${fault.players} Spielern, ${fault.expected} müssen es mindestens sein.`;
  }
}

/** What a validator expected, in German; see `expectationOf`. */
export function expectationDe(text: string): string {
  const expected = expectationOf(text);
  switch (expected.kind) {
    case 'bound':
      return `${expected.relation === 'least' ? 'mindestens' : 'höchstens'} ${expected.limit}`;
    case 'choice':
      return listed(expected.choices.map(quoted), 'oder');
    case 'type':
      return TYPES[expected.type];
    case 'other':
      return clipped(expected.text);
  }
}

const quoted = (text: string): string => `„${clipped(text)}“`;
