/** Reports as text for the terminal. */
import { invariant, parseCgpBoard, type Board, type RuleProfile } from '@bestzug/core';
import type { GameReport, PlayerReport, PlayerRow, TurnReport } from '@bestzug/analysis';
import { drawBoard } from '../board-drawing.ts';
import type { Session } from '../session.ts';
import { tableOf, type Column } from '../text-output.ts';

/** Longest name in a table of turns, and in one of players. */
const MAX_NAME = 10;
const MAX_LONG_NAME = 20;

const NONE = '–';

/** A whole game: turns, what was remarkable, and the summary. */
export function gameText(session: Session, report: GameReport): string {
  const { analyze: texts } = session.messages;
  const parts = [
    session.colors.bold(texts.title(report)),
    '',
    turnTable(session, report),
    ...endgameLines(session, report),
    '',
    ...remarksOf(session, report),
    session.colors.bold(texts.summaryTitle),
    summaryTable(session, report.players),
    '',
    texts.end(report.end ?? null),
  ];
  if (report.unknownRacks > 0) parts.push(texts.unknownRacks(report.unknownRacks));
  return parts.join('\n');
}

function turnTable(session: Session, { turns, players }: GameReport): string {
  const { messages, colors } = session;
  const { analyze: texts } = messages;
  const { columns } = texts;
  const isWide = session.columns >= 100;
  const heads: Column[] = [
    { title: columns.turn, align: 'right' },
    { title: columns.player },
    { title: columns.rack },
    { title: columns.move },
    { title: columns.score, align: 'right' },
    { title: columns.best },
    { title: columns.score, align: 'right' },
    { title: columns.loss, align: 'right' },
    ...(isWide ? [{ title: columns.luck, align: 'right' } as const] : []),
    ...(isWide ? [{ title: columns.win, align: 'right' } as const] : []),
  ];
  const names = shortNames(players);
  const rows = turns.map((turn) => {
    const isBest = turn.equityLoss === 0;
    const loss = turn.equityLoss === null ? NONE : messages.decimal(turn.equityLoss, 1);
    return [
      String(turn.turn),
      names[turn.seat] ?? '',
      turn.rack ?? NONE,
      `${texts.move(turn.kind, turn.move)}${turn.bingo ? '*' : ''}${turn.phony.length > 0 ? '?' : ''}`,
      String(turn.score),
      isBest ? '=' : turn.best === null ? NONE : texts.move(kindOf(turn.best), turn.best),
      isBest || turn.bestScore === null ? '' : String(turn.bestScore),
      isBest ? '' : loss,
      ...(isWide
        ? [
            turn.luck === null ? NONE : messages.analyze.signed(turn.luck.luck, 0),
            turn.winAfter === null ? NONE : texts.percent(turn.winAfter),
          ]
        : []),
    ];
  });
  return `${tableOf(session, heads, rows)}\n${colors.dim(messages.analyze.signLegend)}`;
}

/** Which turns have been calculated instead of judged. */
function endgameLines({ messages, colors }: Session, { turns }: GameReport): string[] {
  const calculated = turns.filter(({ endgame }) => endgame !== null);
  if (calculated.length === 0) return [];
  const numbersOf = (some: readonly TurnReport[]): number[] => some.map(({ turn }) => turn);
  const estimated = calculated.filter(({ endgame }) => endgame === 'estimated');
  return [colors.dim(messages.analyze.endgame(numbersOf(calculated), numbersOf(estimated)))];
}

/** What a move text is. */
const kindOf = (move: string): TurnReport['kind'] => {
  if (move === '-') return 'pass';
  return move.startsWith('-') ? 'exchange' : 'placement';
};

function remarksOf(session: Session, { turns }: GameReport): string[] {
  const { analyze: texts } = session.messages;
  const remarks = turns.flatMap((turn) => [
    ...(turn.phony.length > 0 ? [texts.phony(turn)] : []),
    ...(turn.missedBingo === null
      ? []
      : [texts.missedBingo(turn, turn.missedBingo.move, turn.missedBingo.score)]),
  ]);
  return remarks.length === 0
    ? []
    : [session.colors.bold(texts.remarkTitle), ...remarks.map((remark) => `  ${remark}`), ''];
}

function summaryTable(session: Session, players: readonly PlayerReport[]): string {
  const { messages } = session;
  const { analyze: texts } = messages;
  const { rows } = texts;
  const orNone = (value: number | null, show: (value: number) => string): string =>
    value === null ? NONE : show(value);
  const row = (title: string, show: (player: PlayerReport) => string): string[] => [
    title,
    ...players.map(show),
  ];
  return tableOf(
    session,
    [{ title: '' }, ...shortNames(players).map((title) => ({ title, align: 'right' }) as const)],
    [
      row(rows.score, ({ score }) => String(score)),
      row(rows.meanScore, ({ meanScore }) => messages.decimal(meanScore, 1)),
      row(rows.bingos, ({ bingos }) => String(bingos)),
      row(rows.missedBingos, ({ missedBingos }) => String(missedBingos)),
      row(rows.phonies, ({ phonies }) => String(phonies.length)),
      row(rows.bestMoves, ({ bestMoves, judgedTurns }) => texts.share(bestMoves, judgedTurns)),
      row(rows.loss, ({ equityLostPerTurn }) =>
        orNone(equityLostPerTurn, (loss) => messages.decimal(loss, 1)),
      ),
      row(rows.accuracy, ({ accuracy }) => orNone(accuracy, (value) => texts.percent(value / 100))),
      row(rows.grade, ({ grade }) => (grade === null ? NONE : texts.grade(grade))),
      row(rows.luck, ({ luck, luckError }) =>
        orNone(luck, (value) => texts.withError(value, luckError ?? 0)),
      ),
    ],
  );
}

/** One turn in full, with the board after it. */
export function turnText(
  session: Session,
  report: GameReport,
  turn: TurnReport,
  profile: RuleProfile,
): string {
  const { messages, colors } = session;
  const { analyze: texts } = messages;
  const { columns } = texts;
  const previous = report.turns[turn.turn - 2];
  const board = boardOf(turn.board, profile);
  const before = previous === undefined ? undefined : boardOf(previous.board, profile);
  const newSquares = new Set(
    Array.from(board.tiles.keys()).filter(
      (square) => board.tiles[square] !== 0 && (before?.tiles[square] ?? 0) === 0,
    ),
  );
  const lines = [
    colors.bold(texts.turnTitle(turn)),
    ...(turn.rack === null ? [texts.unknownRacks(1)] : [texts.rackLine(turn.rack)]),
    '',
    ...drawBoard(session, { board, newSquares, tileSet: profile.tileSet }),
    '',
  ];
  if (turn.top.length > 0) {
    const isCalculated = turn.top.some(({ spread }) => spread !== null);
    const spreadOf = (spread: number | null): string[] =>
      isCalculated ? [spread === null ? NONE : texts.signed(spread, 0)] : [];
    const rows = turn.top.map((move, place) => [
      String(place + 1),
      `${texts.move(kindOf(move.move), move.move)}${move.bingo ? '*' : ''}`,
      String(move.score),
      move.leave,
      messages.decimal(move.equity, 1),
      ...spreadOf(move.spread),
      texts.percent(move.winChance),
      move.move === turn.move ? '‹' : '',
    ]);
    if (
      turn.rank !== null &&
      turn.equity !== null &&
      !turn.top.some(({ move }) => move === turn.move)
    ) {
      const made = texts.move(turn.kind, turn.move);
      const win = turn.winAfter === null ? NONE : texts.percent(turn.winAfter);
      const equity = messages.decimal(turn.equity, 1);
      rows.push([
        String(turn.rank),
        made,
        String(turn.score),
        '',
        equity,
        ...spreadOf(null),
        win,
        '‹',
      ]);
    }
    lines.push(
      colors.bold(texts.topTitle),
      tableOf(
        session,
        [
          { title: '', align: 'right' },
          { title: columns.move },
          { title: columns.score, align: 'right' },
          { title: columns.leave },
          { title: columns.equity, align: 'right' },
          ...(isCalculated ? [{ title: columns.spread, align: 'right' } as const] : []),
          { title: columns.win, align: 'right' },
          { title: '' },
        ],
        rows,
      ),
    );
  }
  if (turn.winBefore !== null && turn.winAfter !== null) {
    lines.push('', texts.winLine(turn.winBefore, turn.winAfter));
  }
  const made = turn.top.find(({ move }) => move === turn.move)?.spread ?? null;
  const best = turn.top[0]?.spread ?? null;
  if (turn.endgame !== null && best !== null && made !== null) {
    lines.push(texts.spreadLine(best, made, turn.endgame));
  }
  if (turn.luck !== null && turn.luck.error > 0) lines.push(texts.luckLine(turn.luck));
  return lines.join('\n');
}

/** The board of a report, which is always well formed. */
function boardOf(text: string, profile: RuleProfile): Board {
  const board = parseCgpBoard(text, profile);
  invariant(board.ok, `a report holds boards: ${text}`);
  return board.value;
}

/** All players of several games. */
export function playersText(session: Session, rows: readonly PlayerRow[], games: number): string {
  const { messages } = session;
  const { analyze: texts } = messages;
  const { columns, rows: titles } = texts;
  const right = (title: string): Column => ({ title, align: 'right' });
  return [
    session.colors.bold(texts.tableTitle(games)),
    tableOf(
      session,
      [
        { title: columns.player },
        right(columns.games),
        right(columns.wins),
        right(titles.score),
        right(titles.bingos),
        right(columns.missed),
        right(columns.loss),
        right(titles.accuracy),
        right(columns.grade),
        right(columns.luck),
      ],
      rows.map((row) => [
        nameText(row.player, MAX_LONG_NAME),
        String(row.games),
        messages.decimal(row.wins + row.draws / 2, row.draws % 2 === 0 ? 0 : 1),
        messages.decimal(row.meanScore, 0),
        String(row.bingos),
        String(row.missedBingos),
        row.equityLostPerTurn === null ? NONE : messages.decimal(row.equityLostPerTurn, 1),
        row.accuracy === null ? NONE : texts.percent(row.accuracy / 100),
        row.grade === null ? NONE : String(row.grade),
        row.luck === null ? NONE : texts.signed(row.luck, 0),
      ]),
    ),
  ].join('\n');
}

/** Names for a table of turns: first names where the whole ones are too long and first names do. */
function shortNames(players: readonly PlayerReport[]): string[] {
  const names = players.map(({ player }) => player);
  const first = names.map((name) => name.trim().split(/\s+/u)[0] ?? '');
  const isEnough = new Set(first).size === first.length;
  const isLong = names.some((name) => name.length > MAX_NAME);
  return (isLong && isEnough ? first : names).map((name) => nameText(name, MAX_NAME));
}

/** A name that fits a table, without control characters. */
function nameText(name: string, limit: number): string {
  const signs = [...name.replace(/[\s\p{Cc}]+/gu, ' ')];
  return signs.length > limit ? `${signs.slice(0, limit - 1).join('')}…` : signs.join('');
}
