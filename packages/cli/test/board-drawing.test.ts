import { stripVTControlCharacters } from 'node:util';
import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import {
  DE_102,
  DE_SUPER_200,
  parseCgpBoard,
  STANDARD_15,
  SUPER_21,
  type Board,
} from '@bestzug/core';
import { drawBoard } from '../src/board-drawing.ts';
import { MESSAGES_DE } from '../src/messages-de.ts';
import type { Session } from '../src/session.ts';

const session = (columns = 80, hasColors = false): Session => ({
  messages: MESSAGES_DE,
  globals: { color: hasColors },
  isJson: false,
  colors: picocolors.createColors(hasColors),
  columns,
});

function boardOf(text: string, layout = STANDARD_15): Board {
  const board = parseCgpBoard(text, { layout });
  if (!board.ok) throw new Error(board.error.kind);
  return board.value;
}

const BOARD = boardOf(`${'15/'.repeat(7)}6QUeR5${'/15'.repeat(7)}`);
const drawing = { board: BOARD, newSquares: new Set([7 * 15 + 7, 7 * 15 + 8]), tileSet: DE_102 };

describe('without colours', () => {
  const lines = drawBoard(session(), drawing);

  test('squares stand below their column and beside their row', () => {
    const header = lines[0] ?? '';
    expect(lines[8]?.[header.indexOf('G')]).toBe('Q');
    expect(lines[8]?.slice(0, 2)).toBe(' 8');
    expect(lines[15]?.slice(0, 2)).toBe('15');
  });

  test('tiles have their points, blanks are small and have none, new tiles are marked', () => {
    expect(lines[8]).toBe(' 8  3W  ·   ·   2L  ·   ·   Q₁₀›U₁ ›e   R₁  ·   2L  ·   ·   3W');
  });

  test('premium squares and the star are signs', () => {
    const empty = drawBoard(session(), {
      ...drawing,
      board: boardOf(Array(15).fill('15').join('/')),
      newSquares: new Set(),
    });
    expect(empty[8]?.slice(31, 33)).toBe(' *');
    expect(empty[1]).toContain('3W');
    expect(empty[2]).toContain('3L');
    expect(empty.join('\n')).not.toContain('neu gelegt');
  });

  test('the legend explains what is there', () => {
    expect(lines.at(-2)).toBe(
      '    › neu gelegt · Kleinbuchstabe = Blanko · kleine Ziffern = Punkte',
    );
    expect(lines.at(-1)).toBe(
      '    2L 3L Buchstabenwert ×2 ×3 · 2W 3W Wortwert ×2 ×3 · * Sternfeld (2W)',
    );
  });

  test('a large board fits into 80 columns without points, and has them on a wide terminal', () => {
    const large = {
      board: boardOf(`${'21/'.repeat(10)}9QUER8${'/21'.repeat(10)}`, SUPER_21),
      newSquares: new Set<number>(),
      tileSet: DE_SUPER_200,
    };
    const narrow = drawBoard(session(80), large);
    expect(Math.max(...narrow.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(narrow[11]).toContain(' Q  U  E  R');
    expect(narrow.slice(-2)).toEqual([
      '    2L 3L 4L Buchstabenwert ×2 ×3 ×4 · 2W 3W 4W Wortwert ×2 ×3 ×4 ·',
      '      * Sternfeld (2W)',
    ]);
    expect(drawBoard(session(120), large)[11]).toContain(' Q₁₀ U₁  E₁  R₁');
  });
});

describe('on a terminal of 40 columns', () => {
  const slim = drawBoard(session(40), drawing);

  test('the board keeps its shape, premium squares are digits and no letters', () => {
    expect(Math.max(...slim.map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(slim[0]).toBe('    A B C D E F G H I J K L M N O');
    expect(slim[1]).toBe(' 1  3 · · ² · · · 3 · · · ² · · 3');
    expect(slim[8]).toBe(' 8  3 · · ² · · Q›U›e R · ² · · 3');
  });

  test('the legend explains them', () => {
    expect(slim.slice(-3)).toEqual([
      '    ² ³ Buchstabenwert ×2 ×3 ·',
      '      2 3 Wortwert ×2 ×3 ·',
      '      * Sternfeld (2)',
    ]);
  });
});

test('colours add nothing but colours', () => {
  const lines = drawBoard(session(80, true), drawing);
  const bare = lines.map((line) => stripVTControlCharacters(line).trimEnd());
  expect(bare).not.toEqual(lines);
  expect(bare).toEqual(drawBoard(session(), drawing));
});
