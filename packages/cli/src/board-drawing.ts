/**
 * The board as text: coordinates, premium squares as `2W` or `3B`, tiles with their points. Colours
 * only repeat what the signs say: `›` marks new tiles, small letters are blanks.
 */
import {
  columnName,
  isBlankTile,
  NO_TILE,
  signOfTile,
  type Board,
  type Square,
  type TileSet,
} from '@bestzug/core';
import type { Messages } from './messages.ts';
import type { Colors, Session } from './session.ts';

/** Width of a square with points, `›Q₁₀`, and without. */
const WIDE = 4;
const NARROW = 3;

/** Width of the row numbers. */
const MARGIN = 3;

/** What to draw. */
export interface Drawing {
  /** With the new tiles on it. */
  readonly board: Board;
  readonly newSquares: ReadonlySet<Square>;
  readonly tileSet: TileSet;
}

/** The lines of the board and a legend below. */
export function drawBoard(session: Session, drawing: Drawing): string[] {
  const { board, newSquares } = drawing;
  const { size } = board.layout;
  const width = MARGIN + size * WIDE <= session.columns ? WIDE : NARROW;
  const names = Array.from({ length: size }, (_, column) => ` ${columnName(column)}`.padEnd(width));
  const header = session.colors.dim(' '.repeat(MARGIN) + names.join('').trimEnd());
  const rows = Array.from({ length: size }, (_, row) => {
    const number = session.colors.dim(String(row + 1).padStart(MARGIN - 1));
    const squares = Array.from({ length: size }, (_unused, column) =>
      squareText(session, drawing, row * size + column, width),
    );
    return `${number} ${squares.join('')}`.trimEnd();
  });
  const { tiles } = board;
  const legend = [
    session.messages.board.tileLegend({
      hasNewTiles: newSquares.size > 0,
      hasBlanks: tiles.some(isBlankTile),
      hasPoints: width === WIDE && tiles.some((tile) => tile !== NO_TILE && !isBlankTile(tile)),
    }),
    session.messages.board.squareLegend,
  ].filter((line) => line !== '');
  const indent = ' '.repeat(MARGIN + 1);
  return [header, ...rows, ...legend.map((line) => session.colors.dim(indent + line))];
}

function squareText(session: Session, drawing: Drawing, square: Square, width: number): string {
  const { board, newSquares, tileSet } = drawing;
  const { colors, messages } = session;
  const tile = board.tiles[square] ?? NO_TILE;
  if (tile === NO_TILE) {
    const mark = premiumMark(board, square, messages);
    return premiumColor(board, square, colors)(` ${mark}`.padEnd(width));
  }
  const points = width === WIDE && !isBlankTile(tile) ? subscript(tileSet.points[tile] ?? 0) : '';
  const isNew = newSquares.has(square);
  const text = `${isNew ? '›' : ' '}${signOfTile(tile)}${points}`.padEnd(width);
  return isNew ? colors.inverse(colors.bold(text)) : colors.bold(text);
}

/** `2W`, `3B`, `*` for the star, `·` for a plain square. */
function premiumMark({ layout }: Board, square: Square, messages: Messages): string {
  if (square === layout.star) return '*';
  const word = layout.wordMultipliers[square] ?? 1;
  if (word > 1) return messages.board.wordPremium(word);
  const letter = layout.letterMultipliers[square] ?? 1;
  return letter > 1 ? messages.board.letterPremium(letter) : '·';
}

function premiumColor({ layout }: Board, square: Square, colors: Colors): (text: string) => string {
  const word = layout.wordMultipliers[square] ?? 1;
  const letter = layout.letterMultipliers[square] ?? 1;
  if (word > 2) return colors.red;
  if (word === 2) return colors.magenta;
  if (letter > 2) return colors.blue;
  return letter === 2 ? colors.cyan : colors.dim;
}

/** Points as small digits: they do not run into the letters. */
export const subscript = (points: number): string =>
  String(points).replace(/\d/gu, (digit) => String.fromCodePoint(0x2080 + Number(digit)));
