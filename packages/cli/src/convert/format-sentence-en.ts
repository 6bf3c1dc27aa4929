/** What is wrong with files of other programs, in English. */
import type { GameOfGcgFault, KlvFault, KwgFault } from '@bestzug/formats';

/** One sentence about a word graph or a table of leaves; nodes count from 0. */
export function binaryFaultEn(fault: KwgFault | KlvFault): string {
  switch (fault.kind) {
    case 'kwgLength':
      return `${fault.bytes} bytes are no whole number of nodes of 4 bytes.`;
    case 'kwgEmpty':
      return 'there is not a single word in it.';
    case 'kwgArc':
      return `node ${fault.node} leads to node ${fault.arc}, but there are only ${fault.nodes}.`;
    case 'kwgTile':
      return `node ${fault.node} has letter ${fault.tile}, the German alphabet has the numbers 1 to 29.`;
    case 'kwgOrder':
      return `from node ${fault.node} on the letters are not in rising order.`;
    case 'kwgCycle':
      return `node ${fault.node} leads back to itself.`;
    case 'kwgTooDeep':
      return `there are words of more than ${fault.limit} letters.`;
    case 'kwgTooMany':
      return `there are more than ${fault.limit} words.`;
    case 'klvLength':
      return `${fault.found} bytes instead of ${fault.expected}.`;
    case 'klvCount':
      return `${fault.values} values for ${fault.leaves} leaves.`;
    case 'klvValue':
      return `value ${fault.value} is no usable number.`;
  }
}

/** One sentence about a game that cannot be one of ours. */
export function ownGameFaultEn(fault: GameOfGcgFault): string {
  switch (fault.kind) {
    case 'tooManyTurns':
      return `${fault.found} turns are too many, at most ${fault.limit} are possible.`;
    case 'rackContradiction':
      return `from line ${fault.line} on racks, tiles laid and tiles drawn do not fit together.`;
    case 'cannotStart':
      return fault.fault.kind === 'playerCount'
        ? `by these rules ${fault.fault.min} to ${fault.fault.max} play, here they are ${fault.fault.found}; --rules chooses others.`
        : `no game can begin like this (${fault.fault.kind}).`;
    case 'againstRules':
      return `line ${fault.line}: the rules do not allow that there (${fault.fault.kind}).`;
    case 'noWithdrawals':
      return `line ${fault.line}: by these rules nobody loses a turn by an invalid word; --rules turnier-de would do.`;
  }
}
