/**
 * The board as text: coordinates, premium squares as `2W` or `3L` (R6), tiles with their points. Colours
 * only repeat what the signs say: `›` marks new tiles, small letters are blanks.
 */
import {
  columnName,
  isBlankTile,
  NO_TILE,
  signOfTile,
  type Board,
  type BoardLayout,
  type Square,
  type TileSet,
} from '@bestzug/core';
import type { Messages } from './messages.ts';
import type { Colors, Session } from './session.ts';
import { wrapped } from './text-output.ts';

/** Width of a square with points, `›Q₁₀`, without, and on a terminal that has no room for `2W`. */
const WIDE = 4;
const NARROW = 3;
const SLIM = 2;

/** By multiplier; a board has none above 4 (R8). */
const SUPERSCRIPTS = ['', '', '²', '³', '⁴'];

/** Width of the row numbers. */
const MARGIN = 3;

/** Before the lines of the legend: they stand below the squares. */
const INDENT = ' '.repeat(MARGIN + 1);

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
  const fits = (width: number): boolean => MARGIN + size * width <= session.columns;
  const width = [WIDE, NARROW].find(fits) ?? SLIM;
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
  const { board: texts } = session.messages;
  const legend = [
    texts.tileLegend({
      hasNewTiles: newSquares.size > 0,
      hasBlanks: tiles.some(isBlankTile),
      hasPoints: width === WIDE && tiles.some((tile) => tile !== NO_TILE && !isBlankTile(tile)),
    }),
    squareLegend(board.layout, texts, width),
  ].flatMap((parts) => linesOf(parts, session.columns - INDENT.length));
  return [header, ...rows, ...legend.map((line) => session.colors.dim(INDENT + line))];
}

function squareText(session: Session, drawing: Drawing, square: Square, width: number): string {
  const { board, newSquares, tileSet } = drawing;
  const { colors } = session;
  const tile = board.tiles[square] ?? NO_TILE;
  if (tile === NO_TILE) {
    const mark = premiumMark(board.layout, square, width);
    return premiumColor(board, square, colors)(` ${mark}`.padEnd(width));
  }
  const points = width === WIDE && !isBlankTile(tile) ? subscript(tileSet.points[tile] ?? 0) : '';
  const isNew = newSquares.has(square);
  const text = `${isNew ? '›' : ' '}${signOfTile(tile)}${points}`.padEnd(width);
  return isNew ? colors.inverse(colors.bold(text)) : colors.bold(text);
}

/** The parts of a legend on as few lines as they need. */
const linesOf = (parts: readonly string[], width: number): string[] =>
  wrapped(
    parts.map((part, index) => (index < parts.length - 1 ? `${part} ·` : part)),
    width,
  );

/** `*` for the star, otherwise what the square multiplies. */
const premiumMark = (layout: BoardLayout, square: Square, width: number): string =>
  square === layout.star ? '*' : multiplierMark(layout, square, width) || '·';

/** What a square multiplies, nothing for a plain one. */
function multiplierMark(layout: BoardLayout, square: Square, width: number): string {
  const word = layout.wordMultipliers[square] ?? 1;
  if (word > 1) return wordMark(word, width);
  const letter = layout.letterMultipliers[square] ?? 1;
  return letter > 1 ? letterMark(letter, width) : '';
}

/** `2W`, or `2` on the slim board, where a letter would look like a tile. */
const wordMark = (multiplier: number, width: number): string =>
  width === SLIM ? String(multiplier) : `${multiplier}W`;

/** `3L`, or `³` on the slim board. */
const letterMark = (multiplier: number, width: number): string =>
  width === SLIM ? (SUPERSCRIPTS[multiplier] ?? '') : `${multiplier}L`;

/** The premium squares this board has: `2L 3L letter value ×2 ×3`. Other editions have others (R8). */
function squareLegend(layout: BoardLayout, texts: Messages['board'], width: number): string[] {
  const partsOf = (multipliers: Uint8Array, mark: typeof wordMark, value: string): string[] => {
    const kinds = [...new Set(multipliers)].filter((kind) => kind > 1).toSorted((a, b) => a - b);
    const marks = kinds.map((kind) => mark(kind, width));
    return kinds.length === 0
      ? []
      : [[...marks, value, ...kinds.map((kind) => `×${kind}`)].join(' ')];
  };
  const star = multiplierMark(layout, layout.star, width);
  return [
    ...partsOf(layout.letterMultipliers, letterMark, texts.letterValue),
    ...partsOf(layout.wordMultipliers, wordMark, texts.wordValue),
    star === '' ? `* ${texts.star}` : `* ${texts.star} (${star})`,
  ];
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
