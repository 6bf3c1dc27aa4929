/** What is wrong with files of other programs, in German. */
import type { GameOfGcgFault, KlvFault, KwgFault } from '@bestzug/formats';

/** One sentence about a word graph or a table of leaves; nodes count from 0. */
export function binaryFaultDe(fault: KwgFault | KlvFault): string {
  switch (fault.kind) {
    case 'kwgLength':
      return `${fault.bytes} Bytes sind keine ganze Zahl von Knoten zu 4 Bytes.`;
    case 'kwgEmpty':
      return 'Darin steht kein einziges Wort.';
    case 'kwgArc':
      return `Knoten ${fault.node} zeigt auf Knoten ${fault.arc}, es gibt aber nur ${fault.nodes}.`;
    case 'kwgTile':
      return `Knoten ${fault.node} hat den Buchstaben ${fault.tile}, das deutsche Alphabet hat die Nummern 1 bis 29.`;
    case 'kwgOrder':
      return `Ab Knoten ${fault.node} sind die Buchstaben nicht aufsteigend geordnet.`;
    case 'kwgCycle':
      return `Knoten ${fault.node} führt zu sich selbst zurück.`;
    case 'kwgTooDeep':
      return `Es gibt Wörter mit mehr als ${fault.limit} Buchstaben.`;
    case 'kwgTooMany':
      return `Es sind mehr als ${fault.limit} Wörter.`;
    case 'klvLength':
      return `${fault.found} Bytes statt ${fault.expected}.`;
    case 'klvCount':
      return `${fault.values} Werte für ${fault.leaves} Reste.`;
    case 'klvValue':
      return `Wert ${fault.value} ist keine brauchbare Zahl.`;
  }
}

/** One sentence about a game that cannot be one of ours. */
export function ownGameFaultDe(fault: GameOfGcgFault): string {
  switch (fault.kind) {
    case 'tooManyTurns':
      return `${fault.found} Züge sind zu viele, höchstens ${fault.limit} sind möglich.`;
    case 'rackContradiction':
      return `Ab Zeile ${fault.line} passen Bänkchen, gelegte und gezogene Steine nicht zusammen.`;
    case 'cannotStart':
      return fault.fault.kind === 'playerCount'
        ? `Nach diesen Regeln spielen ${fault.fault.min} bis ${fault.fault.max}, hier sind es ${fault.fault.found}; --rules wählt andere.`
        : `So kann keine Partie beginnen (${fault.fault.kind}).`;
    case 'againstRules':
      return `Zeile ${fault.line}: Das erlauben die Regeln dort nicht (${fault.fault.kind}).`;
    case 'noWithdrawals':
      return `Zeile ${fault.line}: Nach diesen Regeln verliert niemand seinen Zug durch ein ungültiges Wort; --rules turnier-de ginge.`;
  }
}
