/** What is wrong or odd about a GCG file, in German, with the place. */
import { clipped, listed } from '@bestzug/answers/sentence-parts';
import type { GcgExpectation, GcgFault, GcgWarning } from '@bestzug/formats';

const EXPECTED: Readonly<Record<GcgExpectation, string>> = {
  line: 'eine Zeile, die mit „#“ oder „>“ beginnt',
  player: 'der Kurzname eines Spielers',
  colon: 'der Doppelpunkt hinter dem Kurznamen',
  move: 'ein Zug: „8D WORT“, „-QX“ (tauschen), „-“ (passen), „--“ (zurückgenommen) oder „(…)“',
  tiles: 'die gelegten Steine',
  rest: 'die Restbuchstaben und „)“',
  points: 'die Punkte, zum Beispiel +18',
  total: 'der Spielstand nach dem Zug',
  lineEnd: 'das Ende der Zeile',
};

/** One sentence. */
export function gcgFaultDe(fault: GcgFault): string {
  return `Zeile ${fault.line}, Spalte ${fault.column}: ${reasonOf(fault)}`;
}

function reasonOf(fault: GcgFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'Darin steht keine Partie.';
    case 'unsupportedEncoding':
      return `Die Zeichencodierung ${quoted(fault.found)} wird nicht gelesen, nur UTF-8 und ISO-8859-1.`;
    case 'notUtf8':
      return 'Hier hört der Text auf, UTF-8 zu sein, obwohl die Datei es ankündigt.';
    case 'unreadable':
      return fault.found === ''
        ? `Hier fehlt etwas, erwartet wird ${EXPECTED[fault.expected]}.`
        : `${quoted(fault.found)} passt hier nicht, erwartet wird ${EXPECTED[fault.expected]}.`;
    case 'doublePlayer':
      return `Den Spieler ${quoted(fault.found)} gibt es schon.`;
    case 'gcgPlayers':
      return `${fault.found} Spieler in lückenloser Folge (#player1, #player2 …), es müssen 2 bis 4 sein.`;
    case 'unknownNick':
      return `Den Spieler ${quoted(fault.found)} nennt keine #player-Zeile, nur ${listed(fault.known, 'und')}.`;
    case 'illegalLetter':
      if (fault.found === '?')
        return 'Dem gelegten Blanko fehlt sein Buchstabe (klein geschrieben).';
      return fault.instead === undefined
        ? `${quoted(fault.found)} ist kein Stein.`
        : `${quoted(fault.found)} gibt es nicht als Stein, bitte ${fault.instead} schreiben.`;
    case 'badCoordinate':
      return `${quoted(fault.found)} ist kein Feld des Bretts, Zeilen gehen von 1 bis ${fault.rows}, Spalten von A bis ${fault.lastColumn}.`;
    case 'offBoard':
      return 'Das Wort reicht über den Rand des Bretts.';
    case 'occupied':
      return fault.lying === '.'
        ? `Auf ${fault.square} liegt nichts, wofür „.“ stehen könnte.`
        : `Auf ${fault.square} liegt schon ${fault.lying}, hier steht ${fault.found}.`;
    case 'noTiles':
      return 'Der Zug legt keinen neuen Stein.';
    case 'nothingToWithdraw':
      return 'Unmittelbar davor hat der Spieler nichts gelegt, was er zurücknehmen könnte.';
  }
}

/** One sentence. */
export function gcgWarningDe(warning: GcgWarning): string {
  return `Zeile ${warning.line}: ${oddityOf(warning)}`;
}

function oddityOf(warning: GcgWarning): string {
  switch (warning.kind) {
    case 'pointsMismatch':
      return `${warning.written} Punkte stehen da, gerechnet sind es ${warning.computed}; gerechnet zählt.`;
    case 'totalMismatch':
      return `Der Spielstand ${warning.written} passt nicht, gerechnet sind es ${warning.computed}; gerechnet zählt.`;
    case 'notOnRack':
      return `Auf dem notierten Bänkchen fehlen gelegte Steine: ${warning.tiles}.`;
    case 'rackChanged':
      return `Auf dem notierten Bänkchen fehlen Steine, die vom letzten Zug übrig waren: ${warning.tiles}.`;
    case 'tooMany':
      return `Brett und Bänkchen haben ${warning.found} ${tileName(warning.tile)}, im Spiel gibt es nur ${warning.available}.`;
    case 'firstMoveOffStar':
      return 'Der erste Zug bedeckt das Sternfeld nicht.';
    case 'firstMoveTooShort':
      return 'Der erste Zug hat nur einen Stein.';
    case 'notConnected':
      return 'Die Steine berühren keinen, der schon liegt.';
    case 'outOfTurn':
      return 'Der Spieler war nicht an der Reihe.';
    case 'playersMissing':
      return 'Es fehlen die #player-Zeilen; die Spieler heißen wie in den Zügen.';
    case 'notInLexicon':
      return `${warning.word} steht nicht in der Wortliste.`;
  }
}

const tileName = (tile: string): string => (tile === '?' ? 'Blankos' : tile);

const quoted = (text: string): string => `„${clipped(text)}“`;
