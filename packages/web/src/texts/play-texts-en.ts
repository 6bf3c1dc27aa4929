/** Texts of the games in English. */
import type { LevelReasonFacts, PlayTexts, TableFault } from './play-texts.ts';

const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
const tiles = (count: number): string => `${count} ${count === 1 ? 'tile' : 'tiles'}`;

function action(fault: TableFault): string {
  switch (fault.kind) {
    case 'bagTooSmall':
      return `Exchanging needs ${tiles(fault.needed)} in the bag; there ${fault.found === 1 ? 'is' : 'are'} ${fault.found} left.`;
    case 'tooManyExchanged':
      return `At most ${tiles(fault.limit)} can be exchanged at once, not ${fault.found}.`;
    case 'noExchangeLeft':
      return `Nobody may exchange more than ${fault.limit} times in this game.`;
    case 'notYourTurn':
      return 'It is another player’s turn.';
    case 'gameOver':
      return fault.atWindow
        ? 'The game ends with this placement: challenge or accept it.'
        : 'The game is over.';
    case 'nothingToChallenge':
      return 'There is nothing to challenge now.';
    case 'rulesFixed':
      return 'The rules stay as they are during a game.';
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
  const lines = [`Level ${level} knows ${knownWords} words and saw ${knownPlacements} placements.`];
  switch (kind) {
    case 'best':
      lines.push('This was the best of them.');
      break;
    case 'near':
      lines.push(
        `The best would have been ${favourite ?? 'another one'}; this level does not always take it, on purpose.`,
      );
      break;
    case 'preferred':
      lines.push(
        `${favourite ?? 'Another move'} would have brought more points; this one is better for later.`,
      );
      break;
    case 'exchange':
      lines.push('No word was as good as fresh tiles.');
      break;
    case 'stuck':
      lines.push('No word could be placed.');
      break;
  }
  if (unknown !== undefined) lines.push(`This level does not know the word of ${unknown}.`);
  return lines;
}

/** See `PlayTexts`. */
export const playTextsEn: PlayTexts = {
  newGame: 'New game',
  opponent: 'Opponent',
  againstLevel: 'Against the computer',
  onOneScreen: 'Several on one screen',
  level: (level) => `Level ${level}`,
  levelSentences: {
    1: 'Only very common words. For the first games.',
    2: 'Common words, played at ease.',
    3: 'A large vocabulary, not always the best move.',
    4: 'All short words as well, sees more.',
    5: 'Plans with the tiles it keeps.',
    6: 'Full strength: the whole list and the best move.',
  },
  playerName: (number) => `Name ${number}`,
  ownName: 'Me',
  addPlayer: 'One more',
  removePlayer: (name) => `Remove ${name}`,
  rules: 'Rules',
  ruleSentences: {
    familie: 'Words that are none are refused at once.',
    'turnier-de':
      'Every word counts until somebody challenges it; a wrong challenge costs 10 points.',
    international: 'Like Family, but six turns without points end the game.',
  },
  onlyTwo: 'These rules are for two.',
  whoStarts: 'Who starts?',
  starts: { draw: 'drawn by lot', first: 'me', second: 'the opponent' },
  more: 'Rules, board and clock',
  clock: 'Time to think',
  clockMinutes: (minutes) => (minutes === undefined ? 'no clock' : `${minutes} min`),
  ownMinutes: 'other',
  minutesField: 'Minutes for each player',
  clockHelp: (minutesToLoss) =>
    `This is what each player has for the whole game. Every minute begun beyond it costs 10 points${minutesToLoss === null ? '' : `, and after ${minutesToLoss} minutes the game is lost`}. The clock stands while the page cannot be seen.`,
  begin: 'Begin the game',
  sameNames: 'Each name may be used once and must not be empty.',
  damaged: 'The saved game cannot be read. You can keep a copy before it is discarded.',
  keepCopy: 'Keep a copy',
  discard: 'Discard',

  title: (names) => names,
  titleNote: (round, rules) => `round ${round} · ${rules}`,
  toMove: 'to move',
  won: 'won',
  tilesOnRack: tiles,
  bag: 'Bag',
  canExchange: 'exchange possible',
  cannotExchange: 'no more exchanges',
  record: 'Moves',
  noMoveYet: 'Nothing has been placed yet.',
  columns: { round: 'Round', turn: 'No.', points: 'Points', total: 'Score' },
  exchanged: (count) => `exchanges ${tiles(count)}`,
  passed: 'passes',
  lostTurn: 'does not count',
  challenged: (by) => `rightly challenged by ${by}`,
  wronglyChallenged: (by) => `wrongly challenged by ${by}`,

  shuffle: 'Shuffle the rack',
  sort: 'Sort the rack',
  recall: 'Take the tiles back',
  exchange: 'Exchange',
  exchangeChosen: (count) => (count === 0 ? 'Exchange' : `Exchange ${tiles(count)}`),
  exchangeHelp: 'Choose the tiles on the rack that go back into the bag.',
  lay: 'Place',
  pass: 'Pass',
  passQuestion: 'Really pass?',
  undo: 'Take back a move',
  hint: 'Hint',
  challenge: 'Challenge',
  accept: 'Accept',
  giveUp: 'Give up',
  giveUpQuestion: 'Really end this game? It will be discarded.',
  saveGcg: 'Save as GCG',
  openInEditor: 'Study the position',
  why: 'Why this move?',

  yourTurn: (name) => `To move: ${name}.`,
  waiting: (name) => `${name} is thinking …`,
  running: (move, count) => `${move}, ${points(count)}`,
  chooseSquare: (sign) => `${sign === '?' ? 'Blank' : sign} chosen: now choose a square.`,
  endsUnlessChallenged: (name) =>
    `All tiles placed: ${name}. The game ends unless somebody challenges.`,
  lacks: (sign) => `There is no ${sign} left on the rack. Shift places a blank.`,
  notSaved: 'The browser does not let us save (full, or forbidden); a reload would lose the game.',
  offline: 'The words could not be loaded; that needs the network once.',
  action,
  moved: (name, move, count, hasBonus) =>
    `${name}: ${move}, ${points(count)}${hasBonus ? ' with bonus' : ''}.`,
  hintIs: (move, count) => `${move} is possible, ${points(count)}.`,
  hintExchange: (exchange) => `Best now: ${exchange}.`,
  hintPass: 'Nothing can be placed or exchanged; only passing is left.',
  exchangeOf: (letters) => `exchange ${letters}`,
  nothingBetter: 'Nothing was better.',
  better: (move, count) => `Better: ${move}, ${points(count)}.`,
  turnBefore: 'One move back',
  turnAfter: 'One move on',
  turnOf: (turn, turns) => `Move ${turn} of ${turns}`,

  timeLeft: (time) => `time left ${time}`,
  timePenalty: (count) => `−${points(count)}`,
  timeLine: (count) => `time ${count}`,
  lostOnTime: 'over the time',
  clockWarnings: {
    fiveMinutes: 'Five minutes left.',
    oneMinute: 'One minute left.',
    over: 'Time is up; every minute begun costs 10 points.',
  },
  pause: 'Pause',
  paused: 'Paused, the clock stands.',
  goOn: 'Go on',

  curtain: (name) => `To move: ${name}. The others look away.`,
  showRack: 'Show the rack',
  chooseLetter: 'Which letter shall the blank be?',

  result: (winner, scores) =>
    winner === undefined ? `A draw, ${scores}` : `Won: ${winner}, ${scores}`,
  endReasons: {
    out: 'The bag is empty and so is a rack.',
    passes: 'Everybody has passed in a row.',
    scoreless: 'Too many turns in a row without points.',
  },
  restLine: (name, left, value) =>
    left === '' ? `${name}: nothing left, ${value}` : `${name}: ${left} left, ${value}`,
  again: 'New game',
  reason,

  analysis: 'Analysis',
  analyse: 'Analyse the game',
  analysing: (done, all) => `Move ${done} of ${all} …`,
  scoresChart: 'Scores after each move',
  winChart: 'Chance of winning after each move',
  showTurn: (turn) => `Show move ${turn} on the board`,
  bestMove: 'Best move',
  loss: 'Loss',
  playedBest: 'best move',
  summary: {
    points: 'Points',
    perTurn: 'per turn',
    bingos: 'Bingos',
    bestMoves: 'Best moves',
    lossPerTurn: 'Loss per turn',
    luck: 'Luck of the draw',
  },
};
