/** What a position is made of, as the editor changes it: immutable values and steps between them. */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  emptyBoard,
  formatCgp,
  NO_TILE,
  parseCgp,
  rackOf,
  setupOf,
  symbolsOf,
  type Board,
  type BoardLayout,
  type CgpFault,
  type Setup,
  type Square,
  type Tile,
} from '@bestzug/core';

/** A position in the editor. */
export interface PositionContent {
  readonly board: Board;
  /** Rack symbols in the order the user has put them. */
  readonly rack: readonly number[];
  /** Points of the player to move and of the other. */
  readonly scores: readonly [number, number];
  readonly scorelessTurns: number;
  readonly consecutivePasses: number;
}

/** Nothing on the board, nothing on the rack. */
export const emptyContent = (layout: BoardLayout): PositionContent => ({
  board: emptyBoard(layout),
  rack: [],
  scores: [0, 0],
  scorelessTurns: 0,
  consecutivePasses: 0,
});

/** Whether there is nothing worth keeping. */
export const isEmptyContent = ({ board, rack, scores }: PositionContent): boolean =>
  rack.length === 0 &&
  scores.every((score) => score === 0) &&
  board.tiles.every((tile) => tile === NO_TILE);

/** The position with other tiles on some squares. */
export function withBoardTiles(
  content: PositionContent,
  changes: Iterable<readonly [Square, Tile]>,
): PositionContent {
  const tiles = content.board.tiles.slice();
  for (const [square, tile] of changes) tiles[square] = tile;
  return { ...content, board: { layout: content.board.layout, tiles } };
}

/** The position of a setup; the player to move first. */
export function contentOfSetup(setup: Setup): PositionContent {
  const [own, ...others] = setup.scores;
  const [rack] = setup.racks;
  return {
    board: setup.board,
    rack: rack === undefined ? [] : symbolsOf(rack),
    scores: [own ?? 0, others.length === 0 ? 0 : Math.max(...others)],
    scorelessTurns: setup.scorelessTurns,
    consecutivePasses: setup.consecutivePasses,
  };
}

/** The position as a CGP text; the op `ld` names its tiles where they are not the usual ones (R121). */
export function cgpOfContent(content: PositionContent, tiles?: string): string {
  const { board, rack, scores, scorelessTurns, consecutivePasses } = content;
  const setup = setupOf(board, [rackOf(rack), rackOf([])]);
  const ops = new Map(tiles === undefined ? [] : [['ld', tiles]]);
  return formatCgp({ ...setup, scores, scorelessTurns, consecutivePasses, ops });
}

/** Reads a CGP text, or its board field alone. */
export function contentOfCgp(text: string, layout: BoardLayout): Result<PositionContent, CgpFault> {
  const trimmed = text.trim();
  const isBoardOnly = /^\S+$/u.test(trimmed);
  const setup = parseCgp(isBoardOnly ? `${trimmed} / 0/0 0` : trimmed, { layout });
  return setup.ok ? ok(contentOfSetup(setup.value)) : err(setup.error);
}

/** Name of the tiles that a CGP text is about, if it says so. */
export const tilesOfCgp = (text: string): string | undefined => /\sld\s+([^\s;]+)/u.exec(text)?.[1];
