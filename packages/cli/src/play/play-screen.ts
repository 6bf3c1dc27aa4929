/** The table on the screen: board, scores, rack, unseen tiles; side by side where there is room. */
import {
  newTilesOf,
  symbolsOf,
  signOfRackSymbol,
  statesOf,
  type Game,
  type Rack,
  type Square,
  type TileSet,
} from '@bestzug/core';
import { drawBoard, subscript } from '../board-drawing.ts';
import type { Session } from '../session.ts';
import { padded, widthOf, wrapped } from '../text-output.ts';
import { unseenOf } from './reporter.ts';

/** Least width of what stands beside the board. */
const PANEL_WIDTH = 38;
const GAP = 3;

/** Latest news told below the board. */
const NARROW_LOG_LENGTH = 2;

/** What is on the screen. */
export interface Screen {
  readonly game: Game;
  /** Whose rack is shown. */
  readonly viewer: number | undefined;
  /** What happened lately, the newest last. */
  readonly log: readonly string[];
}

/** The lines of the whole table. */
export function drawTable(session: Session, screen: Screen): string[] {
  const { game } = screen;
  const board = drawBoard(session, {
    board: game.board,
    newSquares: lastSquares(game),
    tileSet: game.profile.tileSet,
  });
  const { size } = game.board.layout;
  const grid = board.slice(0, size + 1);
  const legend = board.slice(size + 1);
  const boardWidth = Math.max(...grid.map(widthOf), 3 + size * 3);
  const panelWidth = session.columns - boardWidth - GAP;
  if (panelWidth < PANEL_WIDTH) {
    // So that the whole table fits on 24 lines.
    const log = screen.log.slice(-NARROW_LOG_LENGTH);
    return [...grid, ...panelOf(session, { ...screen, log }, session.columns - 1)];
  }
  const panel = panelOf(session, screen, panelWidth);
  const rows = Math.max(grid.length + legend.length, panel.length);
  const left = [...grid, ...legend.map((line) => (widthOf(line) <= boardWidth ? line : ''))];
  return Array.from({ length: rows }, (_, row) => {
    const line = left[row] ?? '';
    return `${padded(line, boardWidth + GAP)}${panel[row] ?? ''}`.trimEnd();
  });
}

/** The legend of the board alone. */
export const legendOf = (session: Session, { board, profile }: Game): string[] =>
  drawBoard(session, { board, newSquares: new Set([0]), tileSet: profile.tileSet }).slice(
    board.layout.size + 1,
  );

/** A rack with the points of its tiles: `E₁ Q₁₀ ?`. */
const rackText = (rack: Rack, tileSet: TileSet): string =>
  symbolsOf(rack)
    .map((symbol) =>
      symbol === 0 ? '?' : `${signOfRackSymbol(symbol)}${subscript(tileSet.points[symbol]!)}`,
    )
    .join(' ');

/** Rack and unseen tiles of a player. */
export function tilesOf(session: Session, game: Game, viewer: number, width: number): string[] {
  const { play } = session.messages;
  const { profile, racks } = game;
  const unseen = Object.entries(unseenOf(game, viewer));
  const count = unseen.reduce((sum, [, copies]) => sum + copies, 0);
  const signs = unseen.map(([sign, copies]) => (copies === 1 ? sign : `${sign}×${copies}`));
  return [
    session.colors.bold(`${play.rackTitle} ${rackText(racks[viewer]!, profile.tileSet)}`),
    ...wrapped([session.colors.dim(play.unseenTitle(count)), ...signs], width),
  ];
}

function panelOf(session: Session, screen: Screen, width: number): string[] {
  const { game, viewer, log } = screen;
  const { colors, messages } = session;
  const { players, scores, toMove, phase, bag } = game;
  const seats = players.map(({ name }, player) => {
    const isNext = phase.kind !== 'over' && player === toMove;
    const text = `${isNext ? '▸' : ' '} ${name} ${messages.decimal(scores[player]!, 0)}`;
    return isNext ? colors.bold(text) : text;
  });
  const bagText = colors.dim(messages.play.bag(bag.symbols.length));
  const news = log.flatMap((line) => wrapped(line.split(' '), width));
  return [
    ...wrapped([...seats.map((seat) => `${seat} `), bagText], width),
    ...news,
    ...(viewer === undefined ? [] : tilesOf(session, game, viewer, width)),
  ];
}

/** Squares of the placement made last, if it still lies there. */
function lastSquares(game: Game): Set<Square> {
  const { size } = game.board.layout;
  const last = statesOf(game).findLast((state) => {
    const kind = state.history.at(-1)?.kind;
    return kind === 'placement';
  });
  const event = last?.history.at(-1);
  if (event?.kind !== 'placement') return new Set();
  const squares = newTilesOf(event.placement, size).map(({ square }) => square);
  return new Set(squares.filter((square) => game.board.tiles[square] !== 0));
}
