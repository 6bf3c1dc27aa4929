/** Texts of the games in German. */
import type { LevelReasonFacts, PlayTexts, TableFault } from './play-texts.ts';

const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
const tiles = (count: number): string => `${count} ${count === 1 ? 'Stein' : 'Steine'}`;

function action(fault: TableFault): string {
  switch (fault.kind) {
    case 'bagTooSmall':
      return `Tauschen geht erst ab ${tiles(fault.needed)} im Beutel; es ${fault.found === 1 ? 'ist' : 'sind'} noch ${fault.found}.`;
    case 'tooManyExchanged':
      return `Höchstens ${tiles(fault.limit)} lassen sich auf einmal tauschen, nicht ${fault.found}.`;
    case 'noExchangeLeft':
      return `Mehr als ${fault.limit} Mal darf in dieser Partie niemand tauschen.`;
    case 'notYourTurn':
      return 'Jemand anders ist am Zug.';
    case 'gameOver':
      return fault.atWindow
        ? 'Die Partie endet mit dieser Ablage: anzweifeln oder annehmen.'
        : 'Die Partie ist zu Ende.';
    case 'nothingToChallenge':
      return 'Jetzt lässt sich nichts anzweifeln.';
    case 'rulesFixed':
      return 'Während der Partie bleiben die Regeln, wie sie sind.';
  }
}

function reason({
  level,
  reason: kind,
  knownWords,
  knownPlacements,
  favourite,
  unknown,
}: LevelReasonFacts): readonly string[] {
  const lines = [
    `Stufe ${level} kennt ${knownWords} Wörter und sah damit ${knownPlacements} Möglichkeiten.`,
  ];
  switch (kind) {
    case 'best':
      lines.push('Das war die beste davon.');
      break;
    case 'near':
      lines.push(
        `Die beste wäre ${favourite ?? 'eine andere'} gewesen; diese Stufe nimmt mit Absicht nicht immer die beste.`,
      );
      break;
    case 'preferred':
      lines.push(
        `Mehr Punkte hätte ${favourite ?? 'ein anderer Zug'} gebracht; dieser ist besser für später.`,
      );
      break;
    case 'exchange':
      lines.push('Kein Wort war so gut wie frische Steine.');
      break;
    case 'stuck':
      lines.push('Es ließ sich kein Wort legen.');
      break;
  }
  if (unknown !== undefined) lines.push(`Das Wort für ${unknown} kennt diese Stufe nicht.`);
  return lines;
}

/** See `PlayTexts`. */
export const playTextsDe: PlayTexts = {
  newGame: 'Neue Partie',
  opponent: 'Gegner',
  againstLevel: 'Gegen den Computer',
  onOneScreen: 'Mehrere an einem Gerät',
  level: (level) => `Stufe ${level}`,
  levelSentences: {
    1: 'Nur ganz gewöhnliche Wörter. Für die ersten Partien.',
    2: 'Gewöhnliche Wörter, gemütlich gespielt.',
    3: 'Großer Wortschatz, nimmt nicht immer den besten Zug.',
    4: 'Dazu alle kurzen Wörter, sieht mehr.',
    5: 'Plant mit dem Rest auf dem Bänkchen.',
    6: 'Volle Stärke: die ganze Wortliste und der beste Zug.',
  },
  playerName: (number) => `Name ${number}`,
  ownName: 'Ich',
  addPlayer: 'Noch jemand',
  removePlayer: (name) => `${name} entfernen`,
  rules: 'Regeln',
  ruleSentences: {
    familie: 'Ungültige Wörter werden gleich zurückgewiesen.',
    'turnier-de':
      'Jedes Wort zählt, bis es jemand anzweifelt; falsches Anzweifeln kostet 10 Punkte.',
    international: 'Wie Familie, aber nach sechs Zügen ohne Punkte ist Schluss.',
  },
  onlyTwo: 'Diese Regeln sind für zwei.',
  whoStarts: 'Wer beginnt?',
  starts: { draw: 'wird ausgelost', first: 'ich', second: 'der Gegner' },
  more: 'Regeln, Brett und Uhr',
  clock: 'Bedenkzeit',
  clockMinutes: (minutes) => (minutes === undefined ? 'ohne Uhr' : `${minutes} Min.`),
  ownMinutes: 'andere',
  minutesField: 'Minuten für jede Person',
  clockHelp: (minutesToLoss) =>
    `So viel Zeit haben alle für die ganze Partie. Wer mehr braucht, verliert 10 Punkte je angefangene Minute${minutesToLoss === null ? '' : ` und nach ${minutesToLoss} Minuten die Partie`}. Die Uhr steht, solange die Seite nicht zu sehen ist.`,
  begin: 'Partie beginnen',
  sameNames: 'Jeder Name darf nur einmal vorkommen und nicht leer sein.',
  damaged:
    'Die gespeicherte Partie lässt sich nicht lesen. Eine Kopie lässt sich sichern, bevor sie verworfen wird.',
  keepCopy: 'Kopie sichern',
  discard: 'Verwerfen',

  title: (names) => names,
  titleNote: (round, rules) => `Runde ${round} · ${rules}`,
  toMove: 'am Zug',
  won: 'gewonnen',
  tilesOnRack: tiles,
  bag: 'Beutel',
  canExchange: 'Tausch möglich',
  cannotExchange: 'kein Tausch mehr',
  record: 'Zugprotokoll',
  noMoveYet: 'Noch ist nichts gelegt.',
  columns: { round: 'Runde', turn: 'Nr.', points: 'Punkte', total: 'Stand' },
  exchanged: (count) => `tauscht ${tiles(count)}`,
  passed: 'passt',
  lostTurn: 'gilt nicht',
  challenged: (by) => `zu Recht angezweifelt, von ${by}`,
  wronglyChallenged: (by) => `zu Unrecht angezweifelt, von ${by}`,

  shuffle: 'Bänkchen mischen',
  sort: 'Bänkchen ordnen',
  recall: 'Steine zurücknehmen',
  exchange: 'Tauschen',
  exchangeChosen: (count) => (count === 0 ? 'Tauschen' : `${tiles(count)} tauschen`),
  exchangeHelp: 'Steine auf dem Bänkchen anwählen, die in den Beutel zurückgehen.',
  lay: 'Legen',
  pass: 'Passen',
  passQuestion: 'Wirklich passen?',
  undo: 'Zug zurücknehmen',
  hint: 'Tipp',
  challenge: 'Anzweifeln',
  accept: 'Annehmen',
  giveUp: 'Aufgeben',
  giveUpQuestion: 'Die Partie wirklich beenden? Sie wird dann verworfen.',
  saveGcg: 'Als GCG speichern',
  openInEditor: 'Stellung untersuchen',
  why: 'Warum dieser Zug?',

  yourTurn: (name) => `Am Zug: ${name}.`,
  waiting: (name) => `${name} denkt nach …`,
  running: (move, count) => `${move}, ${points(count)}`,
  chooseSquare: (sign) => `${sign === '?' ? 'Blanko' : sign} gewählt: jetzt ein Feld anwählen.`,
  endsUnlessChallenged: (name) =>
    `Alle Steine gelegt: ${name}. Die Partie endet, wenn niemand anzweifelt.`,
  lacks: (sign) => `Auf dem Bänkchen ist kein ${sign} mehr. Ein Blanko legt man mit Umschalt.`,
  notSaved:
    'Der Browser lässt nichts speichern (voll oder verboten); beim Neuladen ginge die Partie verloren.',
  offline: 'Die Wörter konnten nicht geladen werden; dafür ist einmal das Netz nötig.',
  action,
  moved: (name, move, count, hasBonus) =>
    `${name}: ${move}, ${points(count)}${hasBonus ? ' mit Bonus' : ''}.`,
  hintIs: (move, count) => `Möglich wäre ${move}, ${points(count)}.`,
  hintExchange: (exchange) => `Am besten wäre jetzt: ${exchange}.`,
  hintPass: 'Es lässt sich nichts legen und nichts tauschen; es bleibt nur Passen.',
  exchangeOf: (letters) => `${letters} tauschen`,
  nothingBetter: 'Besser ging es nicht.',
  better: (move, count) => `Besser: ${move}, ${points(count)}.`,
  turnBefore: 'Ein Zug zurück',
  turnAfter: 'Ein Zug weiter',
  turnOf: (turn, turns) => `Zug ${turn} von ${turns}`,

  timeLeft: (time) => `Bedenkzeit ${time}`,
  timePenalty: (count) => `−${points(count)}`,
  timeLine: (count) => `Bedenkzeit ${count}`,
  lostOnTime: 'Zeit überschritten',
  clockWarnings: {
    fiveMinutes: 'Noch fünf Minuten Bedenkzeit.',
    oneMinute: 'Noch eine Minute Bedenkzeit.',
    over: 'Die Bedenkzeit ist um; jede angefangene Minute kostet 10 Punkte.',
  },
  pause: 'Pause',
  paused: 'Pause, die Uhr steht.',
  goOn: 'Weiterspielen',

  curtain: (name) => `Am Zug: ${name}. Die anderen sehen weg.`,
  showRack: 'Bänkchen zeigen',
  chooseLetter: 'Welcher Buchstabe soll das Blanko sein?',

  result: (winner, scores) =>
    winner === undefined ? `Unentschieden, ${scores}` : `Gewonnen: ${winner}, ${scores}`,
  endReasons: {
    out: 'Der Beutel ist leer und ein Bänkchen auch.',
    passes: 'Alle haben hintereinander gepasst.',
    scoreless: 'Zu viele Züge hintereinander ohne Punkte.',
  },
  restLine: (name, left, value) =>
    left === '' ? `${name}: nichts übrig, ${value}` : `${name}: ${left} übrig, ${value}`,
  again: 'Neue Partie',
  reason,

  analysis: 'Auswertung',
  analyse: 'Partie auswerten',
  analysing: (done, all) => `Zug ${done} von ${all} …`,
  scoresChart: 'Spielstand nach jedem Zug',
  winChart: 'Gewinnchance nach jedem Zug',
  showTurn: (turn) => `Zug ${turn} auf dem Brett zeigen`,
  bestMove: 'Bester Zug',
  loss: 'Verlust',
  playedBest: 'Bestzug',
  summary: {
    points: 'Punkte',
    perTurn: 'je Zug',
    bingos: 'Bingos',
    bestMoves: 'Bestzüge',
    lossPerTurn: 'Verlust je Zug',
    luck: 'Glück beim Ziehen',
  },
};
