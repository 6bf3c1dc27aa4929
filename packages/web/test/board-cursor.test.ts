import { describe, expect, test } from 'vitest';
import { squareName, type Square } from '@bestzug/core';
import { firstFree, stepped } from '../src/board/board-cursor.ts';
import { markBadWords, type SquareMarks } from '../src/board/square-marks.ts';

const SIZE = 15;
const H8: Square = 7 * SIZE + 7;

const named = (square: Square | undefined): string =>
  square === undefined ? 'none' : squareName(square, SIZE);

describe('a step of the cursor', () => {
  test.each([
    { direction: 'across', steps: 1, to: 'I8' },
    { direction: 'across', steps: -2, to: 'F8' },
    { direction: 'down', steps: 3, to: 'H11' },
    { direction: 'across', steps: 20, to: 'O8' },
    { direction: 'down', steps: -20, to: 'H1' },
  ] as const)('of $steps $direction goes from H8 to $to', ({ direction, steps, to }) => {
    expect(named(stepped(H8, direction, steps, SIZE))).toBe(to);
  });
});

describe('the first free square', () => {
  const taken = new Set([H8, H8 + 1, H8 + SIZE]);

  test.each([
    { direction: 'across', free: 'J8' },
    { direction: 'down', free: 'H10' },
  ] as const)('behind tiles from H8 $direction is $free', ({ direction, free }) => {
    const cursor = { square: H8, direction };
    expect(named(firstFree(cursor, SIZE, (square) => taken.has(square)))).toBe(free);
  });

  test('is the one at the cursor if it has no tile', () => {
    const cursor = { square: H8 + 2, direction: 'across' } as const;
    expect(named(firstFree(cursor, SIZE, (square) => taken.has(square)))).toBe('J8');
  });

  test('is none where tiles lie up to the edge', () => {
    const cursor = { square: H8, direction: 'across' } as const;
    expect(named(firstFree(cursor, SIZE, () => true))).toBe('none');
  });
});

test('the marks of a word that is none keep the tiles that were laid for it', () => {
  const marks: SquareMarks = new Map([[H8 + SIZE, { tile: 5, look: 'provisional' }]]);
  markBadWords(marks, [{ word: 'GA', start: H8, direction: 'down' }], SIZE);
  expect([...marks]).toEqual([
    [H8 + SIZE, { tile: 5, look: 'bad' }],
    [H8, { look: 'bad' }],
  ]);
});
