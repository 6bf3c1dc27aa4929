/** The position in the editor, what was before it, and where typing goes on. */
import { create } from 'zustand';
import {
  NO_TILE,
  perpendicular,
  STANDARD_15,
  type BoardLayout,
  type Direction,
  type Square,
  type Tile,
} from '@bestzug/core';
import { stepped, type BoardCursor } from '../board/board-cursor.ts';
import { emptyContent, withBoardTiles, type PositionContent } from './position-content.ts';

/** Steps that can be undone. */
const MAX_STEPS = 200;

interface PositionStore {
  readonly content: PositionContent;
  readonly past: readonly PositionContent[];
  readonly future: readonly PositionContent[];
  readonly cursor: BoardCursor;
  /** A new position; the old one can be got back by undoing. */
  readonly change: (content: PositionContent) => void;
  /** A position from elsewhere, such as a link: nothing to undo. */
  readonly open: (content: PositionContent) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly moveTo: (square: Square) => void;
  readonly turn: (direction?: Direction) => void;
}

const startCursor = ({ star }: BoardLayout): BoardCursor => ({ square: star, direction: 'across' });

/** See above. */
export const usePosition = create<PositionStore>()((set) => ({
  content: emptyContent(STANDARD_15),
  past: [],
  future: [],
  cursor: startCursor(STANDARD_15),
  change: (content) =>
    set((state) => ({
      content,
      past: [...state.past.slice(1 - MAX_STEPS), state.content],
      future: [],
    })),
  open: (content) =>
    set((state) => ({
      content,
      past: [],
      future: [],
      cursor:
        content.board.layout === state.content.board.layout
          ? state.cursor
          : startCursor(content.board.layout),
    })),
  undo: () =>
    set(({ past, content, future }) => {
      const before = past.at(-1);
      if (before === undefined) return {};
      return { content: before, past: past.slice(0, -1), future: [content, ...future] };
    }),
  redo: () =>
    set(({ past, content, future }) => {
      const [after, ...rest] = future;
      return after === undefined ? {} : { content: after, past: [...past, content], future: rest };
    }),
  moveTo: (square) => set(({ cursor }) => ({ cursor: { ...cursor, square } })),
  turn: (direction) =>
    set(({ cursor }) => ({
      cursor: { ...cursor, direction: direction ?? perpendicular(cursor.direction) },
    })),
}));

/** Writes a tile at the cursor and steps on; the tile that lay there is replaced. */
export function writeTile(tile: Tile): void {
  const { content, cursor, change, moveTo } = usePosition.getState();
  const { square, direction } = cursor;
  if (content.board.tiles[square] !== tile) change(withBoardTiles(content, [[square, tile]]));
  moveTo(stepped(square, direction, 1, content.board.layout.size));
}

/**
 * Clears the square at the cursor, or the one before it when that is empty, and stays there: like
 * the backspace key in a text.
 */
export function eraseBack(): Square {
  const { content, cursor, moveTo } = usePosition.getState();
  const { size } = content.board.layout;
  const isFilled = content.board.tiles[cursor.square] !== NO_TILE;
  const target = isFilled ? cursor.square : stepped(cursor.square, cursor.direction, -1, size);
  clearSquare(target);
  moveTo(target);
  return target;
}

/** Takes the tile of a square off the board. */
export function clearSquare(square: Square): void {
  const { content, change } = usePosition.getState();
  if (content.board.tiles[square] === NO_TILE) return;
  change(withBoardTiles(content, [[square, NO_TILE]]));
}
