/** English texts of `analyze`. */
import { clipped } from '@bestzug/answers/sentence-parts';
import type { AnalyzeTexts } from './analyze-texts.ts';

const decimal = (value: number, digits: number): string => Math.abs(value).toFixed(digits);

const sign = (value: number, digits: number): string => {
  if (Number(value.toFixed(digits)) === 0) return '±';
  return value < 0 ? '−' : '+';
};

const signed = (value: number, digits: number): string =>
  `${sign(value, digits)}${decimal(value, digits)}`;

const GRADES = {
  1: '1 (very good)',
  2: '2 (good)',
  3: '3 (satisfactory)',
  4: '4 (sufficient)',
  5: '5 (poor)',
  6: '6 (insufficient)',
} as const;

const ENDS = {
  out: 'The game is over; whoever went out gets the tiles left over.',
  passes: 'The game ended because everybody passed in a row.',
  scoreless: 'The game ended after too many turns without points.',
} as const;

/** With the ending *IN in full: a star alone stands for a bingo here. */
const spoken = (text: string): string => text.replace('*', '*IN');

const allOf = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** All of them. */
export const ANALYZE_TEXTS_EN: AnalyzeTexts = {
  games: 'turns',
  timeLeft: 'left',
  title: ({ players }) => players.map(({ player, score }) => `${player} ${score}`).join(' : '),
  end: (end) => (end === null ? 'The game is not over yet.' : ENDS[end]),
  columns: {
    turn: 'No.',
    player: 'Who',
    rack: 'Rack',
    move: 'Move',
    score: 'Pts',
    total: 'Total',
    best: 'best move',
    equity: 'Equity',
    spread: 'Spread',
    leave: 'Leave',
    loss: 'Lost',
    luck: 'Luck',
    win: 'Win',
    games: 'Games',
    wins: 'wins',
    missed: 'missed',
    grade: 'grade',
  },
  signLegend: '* bingo · ? not in the word list · = that was the best move · lost: in points',
  endgame: (turns, estimated) =>
    `From turn ${turns[0]} on bag empty, losses calculated in final spread${
      estimated.length === 0 ? '' : ` (estimated: ${estimated.join(', ')})`
    }`,
  move: (kind, move) => {
    if (kind === 'exchange') return `swaps ${move.slice(1)}`;
    return kind === 'pass' ? 'passes' : spoken(move);
  },
  remarkTitle: 'Noticed',
  phony: ({ turn, player, phony, kind }) =>
    `Turn ${turn}, ${clipped(player)}: ${allOf(phony.map(spoken))} ${phony.length === 1 ? 'is' : 'are'} not in the word list${kind === 'placement' ? '' : '; the move was taken back'}.`,
  missedBingo: ({ turn, player }, move, score) =>
    `Turn ${turn}, ${clipped(player)}: missed the bingo ${move} for ${score} points.`,
  unknownRacks: (count) =>
    count === 1
      ? 'The rack of one turn is not known; it is not judged.'
      : `The racks of ${count} turns are not known; they are not judged.`,
  summaryTitle: 'Summary',
  rows: {
    score: 'points',
    meanScore: 'points per turn',
    bingos: 'bingos',
    missedBingos: 'missed bingos',
    phonies: 'words not in the list',
    bestMoves: 'best moves',
    loss: 'lost per turn',
    accuracy: 'accuracy',
    grade: 'grade',
    luck: 'luck of the draw',
  },
  grade: (grade) => GRADES[grade],
  share: (part, whole) => `${part} of ${whole}`,
  percent,
  signed,
  withError: (value, error) => `${signed(value, 0)} ± ${decimal(error, 0)}`,
  turnTitle: ({ turn, player }) => `Turn ${turn}: ${player}`,
  rackLine: (rack) => `Rack: ${rack}`,
  topTitle: 'The best moves',
  winLine: (before, after) =>
    `Chance of winning: ${percent(before)} with the best move, ${percent(after)} with the one played.`,
  spreadLine: (best, made, endgame) =>
    `Final spread with best play: ${signed(best, 0)} after the best move, ${signed(made, 0)} after the one played${endgame === 'estimated' ? ' (estimated)' : ''}.`,
  luckLine: ({ luck, expected, error }) =>
    `Luck of the draw: ${signed(luck, 1)} points, to within ${decimal(error, 1)} (to be expected was a move with equity ${decimal(expected, 1)}).`,
  tableTitle: (games) => `${games} games`,
  htmlWritten: (file, pages) =>
    `${pages === 1 ? 'Report' : `${pages} reports`} written: ${clipped(file)}`,
  staticNote: 'judged by points and leave',
  simNote: 'judged by simulation',
};
