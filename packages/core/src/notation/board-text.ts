/**
 * Boards as lines of text, one per row (rule R113): `.` or blank space for an empty square, capitals
 * for tiles, small letters for blanks, `*` for a blank as *IN.
 */
import { err, ok, type Result } from '@bestzug/lexicon';
import type { Board } from '../board.ts';
import type { BoardLayout } from '../board-layout.ts';
import { columnName } from '../geometry.ts';
import { NO_TILE } from '../tile.ts';
import type { RowCountFault, RowLengthFault } from './cgp.ts';
import { letterFault, signOfTile, tileOfSign, type LetterFault } from './letter-sign.ts';

/** Why a text is no board. */
export type BoardTextFault =
  { readonly kind: 'empty' } | RowCountFault | RowLengthFault | LetterFault;

/** Signs of a drawn frame, which stand for nothing. */
const FRAME = /[|│┃║\s]/gu;
const FRAME_LINE = /^[-+|=─━═│┃║┌┐└┘├┤┬┴┼\s]*$/u;

/**
 * Reads a board of the layout's size. A byte order mark, line ends of either kind and empty lines
 * before and after the rows are skipped. A text whose first line names the columns is a drawn board:
 * its row numbers, bars and blank spaces are skipped too, and empty squares need a `.` or `·`.
 *
 * Faults: `empty`; `badRowCount` and then `badRowLength` and `illegalLetter`, row by row. Tile counts
 * are the business of `positionFromSetup`.
 */
export function parseBoardText(text: string, layout: BoardLayout): Result<Board, BoardTextFault> {
  const { size } = layout;
  const lines = linesOf(text);
  if (lines.length === 0) return err({ kind: 'empty' });
  const rows = isColumnHeader(lines[0] ?? '', size) ? withoutFrame(lines, size) : lines;
  if (rows.length !== size) return err({ kind: 'badRowCount', found: rows.length, expected: size });
  const tiles = new Uint8Array(size * size);
  for (const [rowIndex, row] of rows.entries()) {
    const signs = [...row];
    if (signs.length !== size) {
      return err({
        kind: 'badRowLength',
        row: rowIndex + 1,
        found: signs.length,
        expected: size,
      });
    }
    for (const [column, sign] of signs.entries()) {
      const tile = sign === '.' || sign === ' ' ? NO_TILE : tileOfSign(sign);
      if (tile === undefined) {
        return err(letterFault(sign, { row: rowIndex + 1, column: columnName(column) }));
      }
      tiles[rowIndex * size + column] = tile;
    }
  }
  return ok({ layout, tiles });
}

/** The board as lines, `.` for empty squares, without a final line end. */
export function formatBoardText(board: Board): string {
  const { size } = board.layout;
  const signs = Array.from(board.tiles, signOfTile);
  const rows = Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size));
  return rows.map((row) => row.join('')).join('\n');
}

function linesOf(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\n|\r/u);
  const isFilled = (line: string): boolean => line !== '';
  const first = lines.findIndex(isFilled);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);
}

/** Whether the line names the columns: `A B C …`. A full row of such tiles is taken for the names. */
function isColumnHeader(line: string, size: number): boolean {
  const names = Array.from({ length: size }, (_, column) => columnName(column)).join('');
  return line.replace(FRAME, '').toUpperCase() === names;
}

function withoutFrame(lines: readonly string[], size: number): string[] {
  return lines
    .filter((line) => !FRAME_LINE.test(line) && !isColumnHeader(line, size))
    .map((line) =>
      line
        .replace(FRAME, '')
        .replace(/^\d+|\d+$/gu, '')
        .replaceAll('·', '.'),
    );
}
