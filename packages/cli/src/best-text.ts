/** The output of `best` for people: the board with the best move, and a table. */
import type { BestAnswer, DescribedPlacement, Order, OwnMove } from '@bestzug/answers/best';
import { formatRack, newTilesOf, withTiles, type Position } from '@bestzug/core';
import { drawBoard } from './board-drawing.ts';
import type { Session } from './session.ts';
import { footerOf, tableOf, wrapped } from './text-output.ts';

/** On narrower terminals every row would wrap, and the main word stands in the move already. */
const ROOM_FOR_WORDS = 60;

/** The whole text. */
export function bestAsText(session: Session, answer: BestAnswer): string {
  const { messages, colors } = session;
  const { query, ranked, moves, own, effort } = answer;
  const { found, rows } = ranked;
  const { position, rack, list, order, filter } = query;
  const { best } = messages;
  const lines = [
    ...boardWithMove(session, position, moves[0]),
    '',
    best.rackLine(formatRack(rack)),
    '',
  ];
  const { count } = found.columns;
  if (moves.length === 0) {
    lines.push(count === 0 ? best.nothing : best.nothingMatches);
  } else {
    const facts = { shown: moves.length, matching: rows.length, count };
    const title = best.title({ ...facts, isFiltered: !filter.isOpen, sort: order });
    const time = best.time(effort);
    lines.push(`${colors.bold(title)} ${colors.dim(`(${time})`)}`, '');
    lines.push(movesTable(session, moves));
  }
  lines.push('');
  if (own !== undefined) lines.push(...ownMoveLines(session, own, count, order), '');
  lines.push(footerOf(session, list.lexicon.identity, position.profile));
  return lines.join('\n');
}

/** The board, with a placement on it if there is one. */
export function boardWithMove(
  session: Session,
  { board, profile }: Position,
  move: DescribedPlacement | undefined,
): string[] {
  const newTiles = move === undefined ? [] : newTilesOf(move.placement, board.layout.size);
  return drawBoard(session, {
    board: withTiles(board, newTiles),
    newSquares: new Set(newTiles.map(({ square }) => square)),
    tileSet: profile.tileSet,
  });
}

function movesTable(session: Session, moves: readonly DescribedPlacement[]): string {
  const { messages } = session;
  const { best } = messages;
  const columns = [
    { title: best.rank, align: 'right' },
    { title: best.move },
    { title: best.points, align: 'right' },
    { title: best.leave },
    { title: best.equity, align: 'right' },
    { title: best.words },
  ] as const;
  const rows = moves.map(({ move, words, score, bonus, leave, equity }, index) => {
    const parts = words.map(({ word, points }) => `${word} ${points}`);
    if (bonus > 0) parts.push(`${best.bonus} ${bonus}`);
    return [
      String(index + 1),
      move,
      String(score),
      leave === '' ? '–' : leave,
      messages.decimal(equity, 1),
      parts.join(' + '),
    ];
  });
  if (session.columns >= ROOM_FOR_WORDS) return tableOf(session, columns, rows);
  return tableOf(
    session,
    columns.slice(0, -1),
    rows.map((cells) => cells.slice(0, -1)),
  );
}

function ownMoveLines(session: Session, own: OwnMove, count: number, sort: Order): string[] {
  const { messages } = session;
  const { best } = messages;
  const paragraph = (text: string): string[] => wrapped(text.split(' '), session.columns - 1);
  switch (own.kind) {
    case 'refused':
      return refusalLines(session, own);
    case 'notRanked':
      return paragraph(best.ownMoveNotRanked(own.move));
    case 'unplaced':
      return paragraph(`${best.ownMoveTitle}: ${best.ownMoveUnplaced({ ...own, count })}`);
    case 'ranked': {
      const { move, rank, described, scoreLoss, equityLoss } = own;
      const behind = sort === 'score' ? scoreLoss : equityLoss;
      const facts = { move, rank, count, points: described.score, behind, sort };
      return paragraph(`${best.ownMoveTitle}: ${best.ownMove(facts)}`);
    }
  }
}

/** Why an own move is refused. */
export const refusalLines = (
  { messages }: Session,
  { move, errors }: Extract<OwnMove, { readonly kind: 'refused' }>,
): string[] => [
  messages.best.ownMoveRefused(move),
  ...errors.map((error) => `  ${messages.refusal(error)}`),
];
