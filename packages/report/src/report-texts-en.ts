/** English texts of pages. */
import type { ReportTexts } from './report-texts.ts';

const GRADES = {
  1: 'very good',
  2: 'good',
  3: 'satisfactory',
  4: 'sufficient',
  5: 'poor',
  6: 'insufficient',
} as const;

const ENDS = {
  out: 'Played out: the one without tiles got the tiles left over.',
  passes: 'Over because everybody passed in a row.',
  scoreless: 'Over after too many turns without points.',
} as const;

const points = (value: number): string => `${value} ${Math.abs(value) === 1 ? 'point' : 'points'}`;

const OUTCOMES = { withdrawn: ' (taken back)', lostTurn: ' (refused)' } as const;

const spoken = (text: string): string => text.replace('*', '*IN');

const wordsText = (words: readonly string[]): string => words.map(spoken).join(', ');

/** All of them. */
export const REPORT_TEXTS_EN: ReportTexts = {
  language: 'en',
  locale: 'en-GB',
  title: (names) => `${names.join(' – ')} · Game analysis`,
  heading: 'Game analysis',
  end: (end) => (end === null ? 'The game is not over yet.' : ENDS[end]),
  winner: (name, spread) => `${name} wins by ${points(spread)}.`,
  draw: 'The game is a draw.',
  leads: (name, spread) => `${name} leads by ${points(spread)}.`,
  facts: ({ rules, list, words, isSimulated }) =>
    `Rules ${rules} · word list ${list} (${words} words) · ${isSimulated ? 'judged by simulation' : 'judged by points and leave'}`,
  unknownRacks: (count) =>
    count === 1
      ? 'The rack of one turn is not known; it is not judged.'
      : `The racks of ${count} turns are not known; they are not judged.`,
  players: 'The players',
  grade: 'Grade',
  gradeName: (grade) => GRADES[grade],
  notJudged: 'not judged',
  points: 'points',
  meanScore: 'Points per turn',
  loss: 'Lost per turn',
  accuracy: 'Accuracy',
  bingos: 'Bingos',
  missed: (count) => `${count} missed`,
  bestMoves: 'Best moves',
  share: (part, whole) => `${part} of ${whole}`,
  luck: 'Luck of the draw',
  luckHelp: 'Points more or less than draws at this moment bring on average',
  phonies: 'Not in the list',
  course: 'Course of the game',
  scores: 'Scores',
  winChance: (name) => `${name}’s chance of winning`,
  chartLabel: (facts) =>
    `Scores and chance of winning after each turn. In the end: ${facts.map(({ name, score }) => `${name} ${score}`).join(', ')}. The numbers are in the table of turns.`,
  turnAxis: 'Turn',
  board: 'Board',
  boardAfter: (turn) => `The board after turn ${turn}`,
  boardStart: 'The board before the first turn',
  first: 'to the start',
  previous: 'one turn back',
  next: 'one turn on',
  last: 'to the end',
  slider: 'Choose a turn',
  keysHint: 'Arrow keys ← → turn the pages',
  turn: (turn) => `Turn ${turn}`,
  turns: 'All turns',
  columns: {
    turn: 'Turn',
    player: 'Who',
    rack: 'Rack',
    move: 'Played',
    anyMove: 'Move',
    score: 'Points',
    total: 'Total',
    best: 'Best move',
    loss: 'Lost',
    luck: 'Luck',
    win: 'Win',
    leave: 'Leave',
    equity: 'Equity',
    spread: 'Spread',
    place: 'Place',
  },
  move: (kind, move) => {
    if (kind === 'exchange') return `swaps ${move.slice(1)}`;
    if (kind === 'pass') return 'passes';
    const laid = spoken(move);
    return kind === 'placement' ? laid : `${laid}${OUTCOMES[kind]}`;
  },
  bingo: 'bingo',
  missedBingo: 'bingo missed',
  phony: 'phony',
  withdrawn: 'taken back',
  bestMove: 'best move',
  played: 'played',
  rack: 'Rack',
  rackUnknown: 'The rack is not known, the turn is not judged.',
  topMoves: 'The best moves',
  placements: (count) => `of ${count} placements`,
  pointsOf: points,
  lossSentence: (loss) => `Lost against the best move: ${loss} points`,
  endgameSentence: (best, made, isProven) =>
    `Bag empty, ${isProven ? 'calculated to the end' : 'estimated'}: final spread with best play ${best === made ? best : `${best} with the best move, ${made} with this one`}`,
  nothingBetter: 'There was nothing better.',
  missedSentence: (move, value) => `Missed bingo: ${move} for ${points(value)}`,
  words: wordsText,
  phonySentence: (words) => `Not in the word list: ${wordsText(words)}`,
  winSentence: (best, played) =>
    `Chance of winning ${best} with the best move, ${played} with this one`,
  luckSentence: (luck, expected, error) =>
    `Luck of the draw: ${luck} ± ${error} points (to be expected: equity ${expected})`,
  help: 'What the numbers mean',
  helpParts: [
    ['Equity', 'Points of the move and what the tiles kept on the rack (the leave) are worth.'],
    [
      'Lost',
      'By how much the equity of the move played is below the best one. Its mean per turn makes the grade: up to 2 very good, 5 good, 10 satisfactory, 16 sufficient, 24 poor. With an empty bag it is calculated to the end: the difference in final spread with best play.',
    ],
    [
      'Luck',
      'Equity of the best move with the tiles drawn, compared with the mean of other draws on the same board to the same tiles kept; estimated; ± says how closely.',
    ],
    [
      'Chance of winning',
      'By lead and tiles in the bag, from games between players of equal strength.',
    ],
  ],
  madeBy: 'Made with Bestzug',
  series: {
    title: (games) => (games === 1 ? '1 game' : `${games} games`),
    back: 'all games',
    games: 'The games',
    columns: {
      player: 'Who',
      grade: 'Grade',
      loss: 'Lost per turn',
      accuracy: 'Accuracy',
      games: 'Games',
      wins: 'Wins',
      score: 'Points',
      bingos: 'Bingos',
      missed: 'missed',
      luck: 'Luck',
    },
    turns: (count) => (count === 1 ? '1 turn' : `${count} turns`),
    open: 'not over',
    worst: (turn, loss) => `most lost: ${loss} in turn ${turn}`,
  },
};
