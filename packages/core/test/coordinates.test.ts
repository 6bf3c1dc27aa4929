import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, formatStart, parseSquare, parseStart, squareName } from '../src/index.ts';

const SIZES = [15, 21];

describe('a coordinate', () => {
  test.each([
    ['8D', 15, 'D8', 'across'],
    ['d8', 15, 'D8', 'down'],
    ['15o', 15, 'O15', 'across'],
    [' 8 d ', 15, 'D8', 'across'],
    ['D 8', 15, 'D8', 'down'],
    ['21U', 21, 'U21', 'across'],
    ['U21', 21, 'U21', 'down'],
  ])('%j on %i columns is %s %s', (text, size, name, direction) => {
    const start = parseStart(text, size);
    expect(start.ok && squareName(start.value.square, size)).toBe(name);
    expect(start.ok && start.value.direction).toBe(direction);
  });

  test.each([
    '',
    '8',
    'D',
    '16A',
    'A16',
    '8P',
    '0A',
    '8Ä',
    '8D x',
    '8DD',
    '999999999A',
    '-8D',
    '8.D',
  ])('%j is none on 15 columns', (text) => {
    const found = { kind: 'badCoordinate', rows: 15, lastColumn: 'O' };
    expect(parseStart(text, 15)).toMatchObject({ ok: false, error: found });
  });

  test.each(SIZES)('is the same after formatting and parsing on %i columns', (size) => {
    for (const direction of DIRECTIONS) {
      for (let square = 0; square < size * size; square++) {
        const start = { square, direction };
        expect(parseStart(formatStart(start, size), size)).toEqual({ ok: true, value: start });
        expect(parseSquare(squareName(square, size), size)).toEqual({ ok: true, value: square });
      }
    }
  });

  test('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 6 }), (text) => {
        expect(typeof parseStart(text, 15).ok).toBe('boolean');
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
