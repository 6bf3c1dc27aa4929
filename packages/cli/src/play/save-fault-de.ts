/** What is wrong with a saved game, in German, with the place. */
import { clipped, listed } from '@bestzug/answers/sentence-parts';
import type { RecordFault } from '@bestzug/core/game-record';
import { expectationDe, profileSentenceDe } from '../profile-sentence-de.ts';

/** One sentence. */
export function recordSentenceDe(fault: RecordFault): string {
  const place = placeOf(fault.path);
  switch (fault.kind) {
    case 'notJson':
      return `Sie ist kein vollständiges JSON, vielleicht abgeschnitten (${clipped(fault.reason)}).`;
    case 'unknownVersion':
      return `Das Format ${clipped(fault.found)} kennt diese Version nicht.`;
    case 'unknownKey':
      return `${place}: Diese Angabe gehört nicht dorthin.`;
    case 'missingKey':
      return `${place}: Diese Angabe fehlt.`;
    case 'badValue':
      return fault.path === ''
        ? 'Darin steht keine Partie.'
        : `${place}: ${clipped(fault.found)} passt nicht, erwartet wird ${expectationDe(fault.expected)}.`;
    case 'contradiction':
      return `${place}: ${listed(fault.paths, 'und')} widersprechen einander.`;
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
      return profileSentenceDe(fault);
    case 'start':
      return `${place}: So kann keine Partie beginnen (${fault.fault.kind}).`;
    case 'refused':
      return `${place}: Das erlauben die Regeln dort nicht (${fault.fault.kind}).`;
    case 'differs':
      return fault.path === 'checksum'
        ? 'Die Prüfsumme (checksum) stimmt nicht, etwas ist von Hand geändert.'
        : `${place}: Dort steht ${clipped(fault.found)}, es müsste ${clipped(fault.expected)} sein.`;
  }
}

/** `Zug 13 (events.12.points)`. */
function placeOf(path: string): string {
  const event = /^events\.(\d+)/u.exec(path)?.[1];
  return event === undefined ? path || 'Datei' : `Zug ${Number(event) + 1} (${path})`;
}
