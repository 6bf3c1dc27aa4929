/** German texts of pages. */
import type { ReportTexts } from './report-texts.ts';

const GRADES = {
  1: 'sehr gut',
  2: 'gut',
  3: 'befriedigend',
  4: 'ausreichend',
  5: 'mangelhaft',
  6: 'ungenügend',
} as const;

const ENDS = {
  out: 'Ausgemacht: Wer alle Steine los wurde, bekam die Restbuchstaben.',
  passes: 'Beendet, weil alle nacheinander passten.',
  scoreless: 'Beendet nach zu vielen Zügen ohne Punkte.',
} as const;

const points = (value: number): string => `${value} ${Math.abs(value) === 1 ? 'Punkt' : 'Punkte'}`;

/** The same in the dative. */
const pointsInDative = (value: number): string =>
  `${value} ${Math.abs(value) === 1 ? 'Punkt' : 'Punkten'}`;

const OUTCOMES = { withdrawn: ' (zurückgenommen)', lostTurn: ' (abgewiesen)' } as const;

const spoken = (text: string): string => text.replace('*', '*IN');

const wordsText = (words: readonly string[]): string => words.map(spoken).join(', ');

/** All of them. */
export const REPORT_TEXTS_DE: ReportTexts = {
  language: 'de',
  locale: 'de-DE',
  title: (names) => `${names.join(' – ')} · Partieanalyse`,
  heading: 'Partieanalyse',
  end: (end) => (end === null ? 'Die Partie ist noch nicht zu Ende.' : ENDS[end]),
  winner: (name, spread) => `${name} gewinnt mit ${pointsInDative(spread)} Vorsprung.`,
  draw: 'Die Partie endet unentschieden.',
  leads: (name, spread) => `${name} führt mit ${pointsInDative(spread)}.`,
  facts: ({ rules, list, words, isSimulated }) =>
    `Regeln ${rules} · Wortliste ${list} (${words} Wörter) · ${isSimulated ? 'durch Simulation bewertet' : 'nach Punkten und Rest bewertet'}`,
  unknownRacks: (count) =>
    count === 1
      ? 'Bei einem Zug ist das Bänkchen nicht bekannt; er ist nicht bewertet.'
      : `Bei ${count} Zügen ist das Bänkchen nicht bekannt; sie sind nicht bewertet.`,
  players: 'Bilanz der Spieler',
  grade: 'Note',
  gradeName: (grade) => GRADES[grade],
  notJudged: 'nicht bewertet',
  points: 'Punkte',
  meanScore: 'Punkte je Zug',
  loss: 'Verlust je Zug',
  accuracy: 'Genauigkeit',
  bingos: 'Bingos',
  missed: (count) => `${count} verpasst`,
  bestMoves: 'Beste Züge',
  share: (part, whole) => `${part} von ${whole}`,
  luck: 'Glück beim Ziehen',
  luckHelp: 'Punkte mehr oder weniger, als Ziehungen an dieser Stelle im Mittel bringen',
  phonies: 'Nicht in der Liste',
  course: 'Verlauf',
  scores: 'Spielstand',
  winChance: (name) => `Gewinnchance von ${name}`,
  chartLabel: (facts) =>
    `Spielstand und Gewinnchance nach jedem Zug. Endstand: ${facts.map(({ name, score }) => `${name} ${score}`).join(', ')}. Die Zahlen stehen in der Tabelle der Züge.`,
  turnAxis: 'Zug',
  board: 'Brett',
  boardAfter: (turn) => `Das Brett nach Zug ${turn}`,
  boardStart: 'Das Brett vor dem ersten Zug',
  first: 'zum Anfang',
  previous: 'einen Zug zurück',
  next: 'einen Zug weiter',
  last: 'zum Ende',
  slider: 'Zug wählen',
  keysHint: 'Pfeiltasten ← → blättern',
  turn: (turn) => `Zug ${turn}`,
  turns: 'Alle Züge',
  columns: {
    turn: 'Zug',
    player: 'Wer',
    rack: 'Bänkchen',
    move: 'Gespielt',
    anyMove: 'Zug',
    score: 'Punkte',
    total: 'Stand',
    best: 'Bester Zug',
    loss: 'Verlust',
    luck: 'Glück',
    win: 'Gewinn',
    leave: 'Rest',
    equity: 'Bewertung',
    spread: 'Endstand',
    place: 'Platz',
  },
  move: (kind, move) => {
    if (kind === 'exchange') return `tauscht ${move.slice(1)}`;
    if (kind === 'pass') return 'passt';
    const laid = spoken(move);
    return kind === 'placement' ? laid : `${laid}${OUTCOMES[kind]}`;
  },
  bingo: 'Bingo',
  missedBingo: 'Bingo verpasst',
  phony: 'ungültig',
  withdrawn: 'zurückgenommen',
  bestMove: 'bester Zug',
  played: 'gespielt',
  rack: 'Bänkchen',
  rackUnknown: 'Das Bänkchen ist nicht bekannt, der Zug ist nicht bewertet.',
  topMoves: 'Die besten Züge',
  placements: (count) => `von ${count} Ablagen`,
  pointsOf: points,
  lossSentence: (loss) => `Verlust gegen den besten Zug: ${loss} Punkte`,
  endgameSentence: (best, made, isProven) =>
    `Beutel leer, ${isProven ? 'zu Ende gerechnet' : 'geschätzt'}: Endstand bei bestem Spiel ${best === made ? best : `${best} mit dem besten Zug, ${made} mit diesem`}`,
  nothingBetter: 'Etwas Besseres gab es nicht.',
  missedSentence: (move, value) => `Verpasster Bingo: ${move} für ${points(value)}`,
  words: wordsText,
  phonySentence: (words) => `Nicht in der Wortliste: ${wordsText(words)}`,
  winSentence: (best, played) => `Gewinnchance ${best} mit dem besten Zug, ${played} mit diesem`,
  luckSentence: (luck, expected, error) =>
    `Glück beim Ziehen: ${luck} ± ${error} Punkte (zu erwarten: Bewertung ${expected})`,
  help: 'Was die Zahlen bedeuten',
  helpParts: [
    [
      'Bewertung',
      'Punkte des Zugs und was die Steine wert sind, die auf dem Bänkchen bleiben (der Rest).',
    ],
    [
      'Verlust',
      'Um wie viel die Bewertung des gespielten Zugs unter der des besten liegt. Je Zug gemittelt ergibt er die Note: bis 2 sehr gut, bis 5 gut, bis 10 befriedigend, bis 16 ausreichend, bis 24 mangelhaft. Ist der Beutel leer, wird zu Ende gerechnet: dann ist er der Unterschied im Endstand bei bestem Spiel.',
    ],
    [
      'Glück',
      'Bewertung des besten Zugs mit den gezogenen Steinen, verglichen mit dem Mittel anderer Ziehungen auf demselben Brett und zu denselben behaltenen Steinen, geschätzt; ± sagt, wie genau.',
    ],
    [
      'Gewinnchance',
      'Aus Punktabstand und Steinen im Beutel, nach Partien gleich starker Spieler.',
    ],
  ],
  madeBy: 'Erstellt mit Bestzug',
  series: {
    title: (games) => (games === 1 ? '1 Partie' : `${games} Partien`),
    back: 'alle Partien',
    games: 'Die Partien',
    columns: {
      player: 'Wer',
      grade: 'Note',
      loss: 'Verlust je Zug',
      accuracy: 'Genauigkeit',
      games: 'Partien',
      wins: 'Siege',
      score: 'Punkte',
      bingos: 'Bingos',
      missed: 'verpasst',
      luck: 'Glück',
    },
    turns: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
    open: 'noch offen',
    worst: (turn, loss) => `größter Verlust ${loss} in Zug ${turn}`,
  },
};
