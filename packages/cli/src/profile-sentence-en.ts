/** What is wrong with a rule profile, in English, with the place. */
import type { ProfileFault } from '@bestzug/core/profile-schema';
import { expectationOf } from './expectation.ts';
import { clipped, listed } from '@bestzug/answers/sentence-parts';

const TYPES = {
  whole: 'a whole number',
  number: 'a number',
  text: 'a text in quotation marks',
  yesNo: 'true or false',
  printable: 'a text without control characters',
  list: 'a list in square brackets',
  object: 'an object in braces',
} as const;

/** One sentence that begins with the place. */
export function profileSentenceEn(fault: ProfileFault): string {
  switch (fault.kind) {
    case 'unknownKey':
      return `there is no parameter ${quoted(fault.path)}.`;
    case 'missingKey':
      return `${quoted(fault.path)} is missing.`;
    case 'badValue':
      return fault.path === ''
        ? 'the whole has to be an object: {"extends":"familie", …}.'
        : `${clipped(fault.path)}: ${clipped(fault.found)} does not fit, expected is ${expectationEn(fault.expected)}.`;
    case 'unsupported':
      return `${fault.path}: this program does not know ${fault.found}, only ${fault.expected}; it can be left out.`;
    case 'contradiction':
      return `${listed(fault.paths, 'and')} contradict each other.`;
    case 'boardSize':
      return `${fault.path}: a board has ${fault.min} to ${fault.max} rows, here are ${fault.found}.`;
    case 'squareCount':
      return `${fault.path}: row ${fault.row} has ${fault.found} squares, there must be as many as rows: ${fault.expected}.`;
    case 'unknownSquare':
      return `${fault.path}: row ${fault.row}, column ${fault.column} has ${quoted(fault.found)}, allowed are ${[...fault.known].join(' ')}.`;
    case 'starCount':
      return fault.found === 0
        ? `${fault.path}: the star is missing, a * in the map or "star": "C3".`
        : `${fault.path}: ${fault.found} stars are too many, there is exactly one: a * in the map or "star".`;
    case 'badStar':
      return `${fault.path}: ${quoted(fault.found)} is no square of this board; a square is called C3, for example.`;
    case 'unknownTile':
      return `${clipped(fault.path)}: ${quoted(fault.found)} is no letter, choose from A to Z, Ä, Ö, Ü and ? for the blank.`;
    case 'doubleTile':
      return `${clipped(fault.path)}: ${quoted(fault.found)} stands there twice, once as one sign and once as two.`;
    case 'scoresTooHigh':
      return `${fault.path}: one move might bring ${fault.found} points, counting ends at ${fault.limit}; this takes a smaller bonus, fewer word premiums or cheaper tiles.`;
    case 'tooFewTiles':
      return `${fault.path}: ${fault.found} tiles do not fill the racks of ${fault.players} players, at least ${fault.expected} are needed.`;
  }
}

/** What a validator expected, in English; see `expectationOf`. */
export function expectationEn(text: string): string {
  const expected = expectationOf(text);
  switch (expected.kind) {
    case 'bound':
      return `at ${expected.relation} ${expected.limit}`;
    case 'choice':
      return listed(expected.choices.map(quoted), 'or');
    case 'type':
      return TYPES[expected.type];
    case 'other':
      return clipped(expected.text);
  }
}

const quoted = (text: string): string => `“${clipped(text)}”`;
