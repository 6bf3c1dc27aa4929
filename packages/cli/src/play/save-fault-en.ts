/** What is wrong with a saved game, in English, with the place. */
import { clipped, listed } from '@bestzug/answers/sentence-parts';
import type { RecordFault } from '@bestzug/core/game-record';
import { expectationEn, profileSentenceEn } from '../profile-sentence-en.ts';

/** One sentence. */
export function recordSentenceEn(fault: RecordFault): string {
  const place = placeOf(fault.path);
  switch (fault.kind) {
    case 'notJson':
      return `it is no complete JSON, perhaps cut off (${clipped(fault.reason)}).`;
    case 'unknownVersion':
      return `this version does not know the format ${clipped(fault.found)}.`;
    case 'unknownKey':
      return `${place}: this entry does not belong there.`;
    case 'missingKey':
      return `${place}: this entry is missing.`;
    case 'badValue':
      return fault.path === ''
        ? 'there is no game in it.'
        : `${place}: ${clipped(fault.found)} does not fit, expected is ${expectationEn(fault.expected)}.`;
    case 'contradiction':
      return `${place}: ${listed(fault.paths, 'and')} contradict each other.`;
    case 'unsupported':
    case 'boardSize':
    case 'squareCount':
    case 'unknownSquare':
    case 'starCount':
    case 'badStar':
    case 'unknownTile':
    case 'doubleTile':
    case 'scoresTooHigh':
    case 'tooFewTiles':
      return profileSentenceEn(fault);
    case 'start':
      return `${place}: no game can begin like this (${fault.fault.kind}).`;
    case 'refused':
      return `${place}: the rules do not allow that there (${fault.fault.kind}).`;
    case 'differs':
      return fault.path === 'checksum'
        ? 'the checksum is wrong, something was changed by hand.'
        : `${place}: it says ${clipped(fault.found)} and should say ${clipped(fault.expected)}.`;
  }
}

/** `turn 13 (events.12.points)`. */
function placeOf(path: string): string {
  const event = /^events\.(\d+)/u.exec(path)?.[1];
  return event === undefined ? path || 'file' : `turn ${Number(event) + 1} (${path})`;
}
