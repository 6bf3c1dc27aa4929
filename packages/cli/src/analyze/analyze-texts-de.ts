/** German texts of `analyze`. */
import { clipped } from '@bestzug/answers/sentence-parts';
import type { AnalyzeTexts } from './analyze-texts.ts';

const decimal = (value: number, digits: number): string =>
  Math.abs(value).toFixed(digits).replace('.', ',');

const sign = (value: number, digits: number): string => {
  if (Number(value.toFixed(digits)) === 0) return '±';
  return value < 0 ? '−' : '+';
};

const signed = (value: number, digits: number): string =>
  `${sign(value, digits)}${decimal(value, digits)}`;

const GRADES = {
  1: '1 (sehr gut)',
  2: '2 (gut)',
  3: '3 (befriedigend)',
  4: '4 (ausreichend)',
  5: '5 (mangelhaft)',
  6: '6 (ungenügend)',
} as const;

const ENDS = {
  out: 'Die Partie ist zu Ende, wer ausgemacht hat, bekommt die Restbuchstaben.',
  passes: 'Die Partie endete, weil alle nacheinander passten.',
  scoreless: 'Die Partie endete nach zu vielen Zügen ohne Punkte.',
} as const;

/** With the ending *IN in full: a star alone stands for a bingo here. */
const spoken = (text: string): string => text.replace('*', '*IN');

const allOf = (words: readonly string[]): string => new Intl.ListFormat('de').format(words);

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** All of them. */
export const ANALYZE_TEXTS_DE: AnalyzeTexts = {
  games: 'Züge',
  timeLeft: 'noch',
  title: ({ players }) => players.map(({ player, score }) => `${player} ${score}`).join(' : '),
  end: (end) => (end === null ? 'Die Partie ist noch nicht zu Ende.' : ENDS[end]),
  columns: {
    turn: 'Nr.',
    player: 'Wer',
    rack: 'Bänkchen',
    move: 'Zug',
    score: 'Pkt.',
    total: 'Stand',
    best: 'bester Zug',
    equity: 'Bewertung',
    spread: 'Endstand',
    leave: 'Rest',
    loss: 'Verlust',
    luck: 'Glück',
    win: 'Gewinn',
    games: 'Partien',
    wins: 'Siege',
    missed: 'verpasst',
    grade: 'Note',
  },
  signLegend: '* Bingo · ? nicht in der Liste · = das war der beste Zug · Verlust in Punkten',
  endgame: (turns, estimated) =>
    `Ab Zug ${turns[0]} Beutel leer, Verlust im Endstand gerechnet${
      estimated.length === 0 ? '' : ` (geschätzt: ${estimated.join(', ')})`
    }`,
  move: (kind, move) => {
    if (kind === 'exchange') return `tauscht ${move.slice(1)}`;
    return kind === 'pass' ? 'passt' : spoken(move);
  },
  remarkTitle: 'Aufgefallen',
  phony: ({ turn, player, phony, kind }) =>
    `Zug ${turn}, ${clipped(player)}: ${allOf(phony.map(spoken))} ${phony.length === 1 ? 'steht' : 'stehen'} nicht in der Wortliste${kind === 'placement' ? '' : ', der Zug wurde zurückgenommen'}.`,
  missedBingo: ({ turn, player }, move, score) =>
    `Zug ${turn}, ${clipped(player)}: verpasster Bingo ${move} für ${score} Punkte.`,
  unknownRacks: (count) =>
    count === 1
      ? 'Bei einem Zug ist das Bänkchen nicht bekannt; er ist nicht bewertet.'
      : `Bei ${count} Zügen ist das Bänkchen nicht bekannt; sie sind nicht bewertet.`,
  summaryTitle: 'Bilanz',
  rows: {
    score: 'Punkte',
    meanScore: 'Punkte je Zug',
    bingos: 'Bingos',
    missedBingos: 'verpasste Bingos',
    phonies: 'ungültige Wörter',
    bestMoves: 'beste Züge',
    loss: 'Verlust je Zug',
    accuracy: 'Genauigkeit',
    grade: 'Note',
    luck: 'Glück beim Ziehen',
  },
  grade: (grade) => GRADES[grade],
  share: (part, whole) => `${part} von ${whole}`,
  percent,
  signed,
  withError: (value, error) => `${signed(value, 0)} ± ${decimal(error, 0)}`,
  turnTitle: ({ turn, player }) => `Zug ${turn}: ${player}`,
  rackLine: (rack) => `Bänkchen: ${rack}`,
  topTitle: 'Die besten Züge',
  winLine: (before, after) =>
    `Gewinnchance: ${percent(before)} mit dem besten Zug, ${percent(after)} mit dem gespielten.`,
  spreadLine: (best, made, endgame) =>
    `Endstand bei bestem Spiel: ${signed(best, 0)} nach dem besten Zug, ${signed(made, 0)} nach dem gespielten${endgame === 'estimated' ? ' (geschätzt)' : ''}.`,
  luckLine: ({ luck, expected, error }) =>
    `Glück beim Ziehen: ${signed(luck, 1)} Punkte, auf ${decimal(error, 1)} genau (zu erwarten war ein Zug mit Bewertung ${decimal(expected, 1)}).`,
  tableTitle: (games) => `${games} Partien`,
  htmlWritten: (file, pages) =>
    `${pages === 1 ? 'Bericht' : `${pages} Berichte`} geschrieben: ${clipped(file)}`,
  staticNote: 'bewertet nach Punkten und Rest',
  simNote: 'bewertet durch Simulation',
};
