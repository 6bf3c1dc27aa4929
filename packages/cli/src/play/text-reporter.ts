/** What happens, in sentences and tables for people. */
import type { Game } from '@bestzug/core';
import { print, printAnew, type Session } from '../session.ts';
import { tableOf, wrapped } from '../text-output.ts';
import { drawTable, legendOf, tilesOf } from './play-screen.ts';
import type { JudgedMoveFacts, PlayEvent, PlayEventOf } from './play-event.ts';
import { refusalSentence, type Reporter } from './reporter.ts';

/** Lines of news on the screen. */
const LOG_LENGTH = 4;

/** Events that stand beside the board on a terminal instead of scrolling by. */
const NEWS: ReadonlySet<PlayEvent['kind']> = new Set([
  'start',
  'resume',
  'placement',
  'lostTurn',
  'exchange',
  'pass',
  'challenge',
  'accept',
  'undo',
  'redo',
]);

/** @param output `screen`: the table stays in its place; `stream`: one after the other */
export function createTextReporter(base: Session, output: 'screen' | 'stream'): Reporter {
  const isScreen = output === 'screen';
  const log: string[] = [];
  /** The terminal may have been resized. */
  const sessionNow = (): Session =>
    isScreen ? { ...base, columns: process.stdout.columns || base.columns } : base;
  let hasLegend = false;
  return {
    tell(event) {
      const session = sessionNow();
      const lines = linesOf(session, event);
      if (isScreen && NEWS.has(event.kind)) log.push(...lines);
      else print(lines.flatMap((line) => fitted(line, session.columns)).join('\n'));
    },
    show(game, viewer) {
      const session = sessionNow();
      const news = isScreen ? log.slice(-LOG_LENGTH) : [];
      const table = drawTable(session, { game, viewer, log: news });
      const legend = hasLegend || isScreen ? [] : legendOf(session, game);
      hasLegend = true;
      const text = [...table, ...legend].join('\n');
      if (isScreen) printAnew(text, 'screen');
      else print(`\n${text}`);
    },
    showRack(game, viewer) {
      if (viewer === undefined) return;
      const session = sessionNow();
      print(tilesOf(session, game, viewer, session.columns - 1).join('\n'));
    },
    hide(game) {
      if (!isScreen) return;
      const session = sessionNow();
      const news = log.slice(-LOG_LENGTH);
      printAnew(drawTable(session, { game, viewer: undefined, log: news }).join('\n'), 'history');
    },
    think(text) {
      if (isScreen) print(base.colors.dim(text));
    },
  };
}

/** Sentences are broken between words, lines of tables are left alone. */
const fitted = (line: string, columns: number): string[] =>
  line.startsWith(' ') || /\S {2,}\S/u.test(line) ? [line] : wrapped(line.split(' '), columns - 1);

function linesOf(session: Session, event: PlayEvent): string[] {
  const { messages, colors } = session;
  const { play } = messages;
  switch (event.kind) {
    case 'refused':
      return [
        ...event.errors.map((refusal) => colors.red(refusalSentence(refusal, messages))),
        ...(event.hint === null ? [] : [event.hint]),
      ];
    case 'placement':
      return [play.placed({ ...event, parts: partsOf(session, event) })];
    case 'best':
      return bestLines(session, event);
    case 'why':
      return whyLines(session, event);
    case 'over':
      return endLines(session, event);
    case 'help':
      return play.help.split('\n');
    case 'rack':
      return [];
    case 'start':
    case 'resume':
    case 'lostTurn':
    case 'exchange':
    case 'pass':
    case 'challenge':
    case 'accept':
    case 'undo':
    case 'redo':
    case 'save':
    case 'hint':
    case 'quit':
      return play.news(event);
  }
}

function partsOf(
  { messages }: Session,
  { words, bonus }: Pick<PlayEventOf<'placement'>, 'words' | 'bonus'>,
): string[] {
  const parts = words.map(({ word, points }) => `${word} ${points}`);
  return bonus > 0 ? [...parts, `${messages.best.bonus} ${bonus}`] : parts;
}

function bestLines(session: Session, event: PlayEventOf<'best'>): string[] {
  const { play } = session.messages;
  const [best] = event.moves;
  const isBest = best !== undefined && (best.move === event.own?.move || event.loss === 0);
  return [
    best === undefined || isBest
      ? play.nothingBetter(event.ownText)
      : play.better({ own: event.own, ownText: event.ownText, best, loss: event.loss }),
    ...movesTable(session, event.moves, event.own),
  ];
}

function movesTable(
  session: Session,
  moves: readonly JudgedMoveFacts[],
  own: JudgedMoveFacts | null,
): string[] {
  const { messages } = session;
  const { best } = messages;
  const isListed = own === null || moves.some(({ move }) => move === own.move);
  const rows = (isListed ? moves : [...moves, own]).map((facts) => [
    facts.move === own?.move ? '▸' : '',
    messages.moveText(facts.move),
    String(facts.score),
    facts.leave === '' ? '–' : facts.leave,
    messages.decimal(facts.equity, 1),
  ]);
  const columns = [
    { title: '' },
    { title: best.move },
    { title: best.points, align: 'right' },
    { title: best.leave },
    { title: best.equity, align: 'right' },
  ] as const;
  return moves.length === 0 ? [] : tableOf(session, columns, rows).split('\n');
}

function whyLines(session: Session, event: PlayEventOf<'why'>): string[] {
  const { messages, colors } = session;
  const { play, score } = messages;
  const lines = [colors.bold(`${event.player}: ${messages.moveText(event.move)}`)];
  for (const refusal of event.errors) lines.push(`  ${refusalSentence(refusal, messages)}`);
  for (const { word, formula, inList } of event.words) {
    const mark = inList === false ? colors.red(`  (${score.notInList})`) : '';
    lines.push(`  ${word}: ${formula}${mark}`);
  }
  if (event.words.length > 0 && event.score !== null) {
    const parts = event.words.map(({ points }) => String(points));
    if (event.bonus > 0) parts.push(`${event.bonus} (${score.bonus})`);
    const sum = { parts, total: event.score };
    lines.push(`  ${event.isAttempt ? score.wouldBe(sum) : score.total(sum)}`);
  }
  const isOpen = event.words.some(({ inList }) => inList === null);
  if (event.isAttempt && isOpen) lines.push(`  ${play.notLookedUp}`);
  if (event.reason !== null) lines.push(...play.reason(event.reason).map((line) => `  ${line}`));
  if (lines.length === 1) lines.push(`  ${play.noPoints}`);
  return lines;
}

function endLines(session: Session, event: PlayEventOf<'over'>): string[] {
  const { messages, colors } = session;
  const { play } = messages;
  const { titles } = play;
  const turns = event.turns.map(({ player, move, kind, score, total }, index) => [
    String(index + 1),
    player,
    play.turnText(kind, move),
    messages.decimal(score, 0),
    messages.decimal(total, 0),
  ]);
  const turnColumns = [
    { title: titles.number, align: 'right' },
    { title: titles.player },
    { title: titles.move },
    { title: titles.points, align: 'right' },
    { title: titles.total, align: 'right' },
  ] as const;
  const seats = event.seats.map((seat) => [
    seat.name,
    messages.decimal(seat.moves, 0),
    seat.rest === '' ? '–' : `${seat.rest} (${seat.restPoints})`,
    signed(seat.adjustment),
    messages.decimal(seat.score, 0),
  ]);
  const seatColumns = [
    { title: titles.player },
    { title: titles.moves, align: 'right' },
    { title: titles.rest },
    { title: titles.count, align: 'right' },
    { title: titles.result, align: 'right' },
  ] as const;
  return [
    '',
    ...tableOf(session, turnColumns, turns).split('\n'),
    '',
    ...play.ending(event),
    ...tableOf(session, seatColumns, seats).split('\n'),
    '',
    colors.bold(play.winner(event)),
  ];
}

const signed = (points: number): string => {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
};

/** The names and scores of a game, for what is said outside of it. */
export const scoreLine = ({ players, scores }: Game): string =>
  players.map(({ name }, player) => `${name} ${scores[player]!}`).join(' · ');
