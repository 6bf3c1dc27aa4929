/** What `play` says in English. */
import { clipped, grouped, listed, shortened } from '@bestzug/answers/sentence-parts';
import { capitalized, spokenMoveEn } from '../spoken-move.ts';
import type { GameRefusal, PlayEventOf, ReasonFacts } from './play-event.ts';
import type { NewsEvent, PlayTexts } from './play-texts.ts';

const count = (value: number): string => grouped(value, ',');
const points = (value: number): string =>
  `${value < 0 ? '−' : ''}${count(Math.abs(value))} ${Math.abs(value) === 1 ? 'point' : 'points'}`;
const tiles = (value: number): string => `${value} ${value === 1 ? 'tile' : 'tiles'}`;
const turns = (value: number): string => `${value} ${value === 1 ? 'turn' : 'turns'}`;

const HELP = `Moves:
  8D GRÜNDE    across from row 8, column D; D8 GRÜNDE down
  8D GRüNDE    small letter = blank; tiles that lie there as "." or the letter
  swap QX      exchange tiles (also -QX); pass (also -)
Commands:
  hint         a hint, a bigger one the second and third time
  why          how the last move counts or why it is refused; why 8D WORT
  best         after your move: what would have been better
  challenge    challenge the last placement, or words of it; ok: accept it
  undo         take your last move back; redo: play it again
  rack         rack and unseen tiles; board: the board
  save F       a copy to the file F; the game is saved after every move anyway
  quit         stop, the game stays saved`;

/** All texts. */
export const PLAY_TEXTS_EN: PlayTexts = {
  personName: 'You',
  computerName: (engine) =>
    engine.replace(/^level(?::(?:level=)?(\d))?$/u, (_, level: string) => `Level ${level ?? 3}`),
  help: HELP,

  prompt: (name) => `${name}>`,
  windowPrompt: (name) => `${name} (challenge or ok)>`,
  overPrompt: 'Game over (best, why, undo, quit)>',
  handOver: (name) => `To move: ${name}. Press Enter to see the rack`,
  retry: 'Press Enter to try again, "quit" to stop',
  thinking: (name) => `${name} is thinking …`,
  chooseOpponent: 'Against whom?',
  chooseKeys: '↑↓ choose · Enter takes it',
  levelChoice: (level) => LEVELS[level - 1] ?? `Level ${level}`,
  continueGame: (scores) => `Continue the last game (${scores})?`,
  yesOrNo: { hint: '(Y/n)', yes: 'yes', no: 'no' },

  rackTitle: 'Rack:',
  unseenTitle: (value) => `Unseen (${value}):`,
  bag: (value) => `Bag ${value}`,

  news: newsLines,
  placed: ({ player, move, score, total, parts }) =>
    `${player}: ${move}, ${points(score)} (${parts.join(' + ')}), total ${count(total)}.`,
  refusal: refusalText,
  commandHint: '"help" shows all commands.',
  blankHint: 'A blank is written as a small letter, for example 8D GRüNDE.',
  nothingBetter: (own) => `${capitalized(spokenMoveEn(own))}: nothing would have been better.`,
  better: ({ own, ownText, best, loss }) =>
    own === null || loss === null
      ? `Better than ${spokenMoveEn(ownText)} would have been ${spokenMoveEn(best.move)}, ${points(best.score)}.`
      : `Better than ${spokenMoveEn(ownText)} (${points(own.score)}) would have been ${spokenMoveEn(best.move)} (${points(best.score)}): with the leave, ${loss.toFixed(1)} points more.`,
  reason: reasonLines,
  noPoints: '0 points.',
  notLookedUp: 'Whether a word is valid shows only when it is challenged under these rules.',

  titles: {
    number: 'No.',
    player: 'Player',
    move: 'Move',
    points: 'Points',
    total: 'Total',
    moves: 'Before',
    rest: 'Left over',
    count: 'Final count',
    result: 'Result',
  },
  turnText(kind, move) {
    switch (kind) {
      case 'placement':
        return move;
      case 'exchange':
        return `exchanged: ${move.slice(1)}`;
      case 'pass':
        return 'passed';
      case 'lostTurn':
        return `${move} (not valid)`;
      case 'challenge':
        return `challenged: ${move}`;
    }
  },
  ending: endingLines,
  winner: ({ winner, seats }) => {
    const result = seats.map(({ score }) => count(score)).join(' : ');
    return winner === null ? `A draw, ${result}.` : `Winner: ${winner}, ${result}.`;
  },
};

const LEVELS = [
  'Level 1: everyday words only',
  'Level 2: common words',
  'Level 3: many words, plays at ease',
  'Level 4: all short words too, sees more',
  'Level 5: thinks of the tiles it keeps',
  'Level 6: full strength',
];

function newsLines(event: NewsEvent): string[] {
  switch (event.kind) {
    case 'start': {
      const rounds = event.draw.map((round) =>
        round.map(({ player, tile }) => `${player} ${tile === '?' ? 'blank' : tile}`).join(', '),
      );
      return [
        `Drawing for the start: ${rounds.join('; again: ')}. First: ${event.first}.`,
        `Rules ${event.rules}, word list ${event.list.name} (${count(event.list.words)} words), seed ${event.seed}; "help" shows the commands.`,
      ];
    }
    case 'resume':
      return [
        `Continued after ${turns(event.turns)}.`,
        ...(event.gameList === null ? [] : [otherListText(event)]),
      ];
    case 'lostTurn':
      return [
        `${event.player}: ${event.move} does not count (not in the word list: ${listed(event.invalidWords, 'and')}), 0 points.`,
      ];
    case 'exchange':
      return [`${event.player}: ${event.tiles ?? tiles(event.count)} exchanged, 0 points.`];
    case 'pass': {
      const rest =
        event.untilEnd === null
          ? ''
          : ` (${event.inARow} in a row, ${event.untilEnd} end the game)`;
      return [`${event.player}: passed${rest}.`];
    }
    case 'challenge':
      return [challengeText(event)];
    case 'accept':
      return [`${event.player}: placement accepted.`];
    case 'undo':
      return [`Taken back: ${turns(event.events)}; "redo" plays them again.`];
    case 'redo':
      return [`Played again: ${turns(event.events)}.`];
    case 'save':
      return [
        event.isCopy
          ? `Copy saved: ${event.file}`
          : `The game is saved after every move: ${event.file}`,
      ];
    case 'hint':
      return [hintText(event)];
    case 'quit':
      return [
        event.save === null
          ? 'Goodbye.'
          : `Saved: ${event.save}; go on with "${event.command ?? ''}".`,
      ];
  }
}

const otherListText = ({ gameList, list, missingWords }: PlayEventOf<'resume'>): string =>
  `The game was begun with another word list (${gameList?.name ?? ''}), it goes on with ${list.name}. ` +
  (missingWords.length === 0
    ? 'All words on the board are in that one too.'
    : `Missing there: ${shortened(missingWords)}; they stay valid.`);

function challengeText(event: PlayEventOf<'challenge'>): string {
  const { player, words, invalidWords, loser, points: lost, losesTurn } = event;
  if (invalidWords.length > 0) {
    return `${player}: rightly challenged, ${listed(invalidWords, 'and')} ${invalidWords.length === 1 ? 'is' : 'are'} not in the list. ${loser}: tiles back, ${points(lost)}.`;
  }
  const price =
    lost < 0 ? ` ${loser}: ${points(lost)}.` : losesTurn ? ` ${loser}: misses a turn.` : '';
  return `${player}: ${listed(words, 'and')} wrongly challenged.${price}`;
}

function hintText({ stage, best, square, tiles: laid }: PlayEventOf<'hint'>): string {
  if (best.move === '-') return 'There is nothing to do but pass.';
  if (square === null) {
    return stage < 3 ? 'Exchanging would be best.' : `Best: exchange ${best.move.slice(1)}.`;
  }
  if (stage === 1) return `There are ${points(best.score)} for ${tiles(laid)}. "hint" tells more.`;
  if (stage === 2)
    return `For ${points(best.score)} the word begins on ${square}. "hint" tells all.`;
  return `Best: ${best.move}, ${points(best.score)}, leave ${best.leave === '' ? 'none' : best.leave}.`;
}

function reasonLines({
  level,
  reason,
  knownWords,
  knownPlacements,
  favourite,
  unknown,
}: ReasonFacts): string[] {
  const lines = [
    `Level ${level} knows ${count(knownWords)} words and saw ${count(knownPlacements)} placements with them.`,
  ];
  const best = favourite === null ? '' : `${favourite.move} (${points(favourite.points)})`;
  switch (reason) {
    case 'best':
      lines.push('This was the best of them.');
      break;
    case 'near':
      lines.push(
        `The best would have been ${best}; this level does not always take the best, on purpose.`,
      );
      break;
    case 'preferred':
      lines.push(`${best} would have brought more points; this move is better for later.`);
      break;
    case 'exchange':
      lines.push('No word was as good as fresh tiles.');
      break;
    case 'stuck':
      lines.push('No word could be placed.');
      break;
  }
  if (unknown !== null) {
    lines.push(
      `This level does not know the word for ${unknown.move} (${points(unknown.points)}).`,
    );
  }
  return lines;
}

function refusalText(refusal: GameRefusal): string {
  switch (refusal.kind) {
    case 'tooManyExchanged':
      return `At most ${tiles(refusal.limit)} can be exchanged at once, not ${refusal.found}.`;
    case 'noExchangeLeft':
      return `Nobody may exchange more than ${refusal.limit} times in this game.`;
    case 'exchangeTilesNeeded':
      return 'An exchange names the tiles, for example "swap QX".';
    case 'nothingToChallenge':
      return challengeRefusal(refusal);
    case 'gameOver':
      return 'The game is over; "undo" takes the last move back.';
    case 'challengeOrAccept':
      return 'The game ends with the last placement: "challenge" or "ok".';
    case 'nothingToAccept':
      return 'There is nothing to accept, the game goes on.';
    case 'nothingToUndo':
      return 'There is no move of yours to take back.';
    case 'nothingToRedo':
      return 'Nothing has been taken back.';
    case 'noOwnMove':
      return 'What would have been better can be said only after a move of yours.';
    case 'nothingToExplain':
      return 'There has been no move yet; "why 8D WORT" shows how one counts.';
  }
}

function challengeRefusal({
  reason,
  words,
}: Extract<GameRefusal, { readonly kind: 'nothingToChallenge' }>): string {
  const named = listed(words.map(clipped), 'and');
  switch (reason) {
    case 'policy':
      return 'There is nothing to challenge: under these rules every placement is checked at once.';
    case 'noPlacement':
      return 'There is nothing to challenge now; that is possible only right after a placement.';
    case 'ownPlacement':
      return 'Nobody can challenge a placement of their own.';
    case 'notFormed':
      return `The last placement did not form ${named}.`;
    case 'alreadyJudged':
      return `Challenged before, and valid: ${named}.`;
    case 'noLexicon':
      return 'Nothing can be challenged without a word list.';
  }
}

function endingLines({ endReason, out, endCount, seats }: PlayEventOf<'over'>): string[] {
  const rests = seats.filter(({ name, restPoints }) => name !== out && restPoints > 0);
  const sum = rests.reduce((total, { restPoints }) => total + restPoints, 0);
  if (endReason !== 'out') {
    const why = endReason === 'passes' ? 'Everybody has passed' : 'Too many turns without points';
    return [
      `${why}, the game is over. All subtract the tiles they are left with, nobody adds any.`,
    ];
  }
  const named = rests.map(({ name, rest, restPoints }) => `${name} ${rest} = ${restPoints}`);
  const lost = rests.map(({ name, restPoints }) => `${name}: −${restPoints}`);
  const restText =
    named.length === 0
      ? 'Nobody is left with tiles that count.'
      : `Left over: ${named.join(', ')}.`;
  return [
    `Gone out: ${out ?? ''}. ${restText}`,
    endCount === 'plusMinus'
      ? [`${out ?? ''}: +${sum} (all tiles left over)`, ...lost].join(', ') + '.'
      : `${out ?? ''}: +${2 * sum} (twice the tiles left over), nothing else changes.`,
  ];
}
