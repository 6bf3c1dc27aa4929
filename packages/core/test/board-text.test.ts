import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatBoardText,
  parseBoardText,
  STANDARD_15,
  SUPER_21,
  type BoardTextFault,
} from '../src/index.ts';
import { boardArbitrary } from './arbitraries.ts';

const ROWS = Array.from({ length: 15 }, (_, row) =>
  row === 7 ? '...SCHöN*......' : '.'.repeat(15),
);
const TEXT = ROWS.join('\n');

const faultOf = (text: string): BoardTextFault | undefined => {
  const board = parseBoardText(text, STANDARD_15);
  return board.ok ? undefined : board.error;
};

const reading = (text: string): string => {
  const board = parseBoardText(text, STANDARD_15);
  return board.ok ? formatBoardText(board.value) : JSON.stringify(board.error);
};

/** The board as people draw it, with names of columns, numbers of rows and bars. */
const drawn = (bar: string): string => {
  const header = '    A B C D E F G H I J K L M N O';
  const rows = ROWS.map((row, index) => {
    const number = String(index + 1).padStart(2);
    return `${number} ${bar} ${[...row].join(' ')} ${bar} ${number}`;
  });
  return [header, '   +-----+', ...rows, '   +-----+', header].join('\n');
};

describe('a board as lines of text', () => {
  test.each([
    ['line ends of Windows', TEXT.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${TEXT}`],
    ['a final line end', `${TEXT}\n`],
    ['empty lines around it', `\n\n${TEXT}\n\n\n`],
    ['decomposed umlauts', TEXT.normalize('NFD')],
    ['blank spaces for empty squares', TEXT.replaceAll('.', ' ')],
    ['a frame', drawn('|')],
    ['a frame of box signs', drawn('│')],
    ['a frame without bars', drawn('')],
  ])('may have %s', (_, text) => {
    expect(reading(text)).toBe(TEXT);
  });

  const withRow = (row: number, text: string): string => ROWS.with(row - 1, text).join('\n');
  test.each([
    ['', { kind: 'empty' }],
    ['\n\r\n', { kind: 'empty' }],
    [ROWS.slice(1).join('\n'), { kind: 'badRowCount', found: 14, expected: 15 }],
    [`${TEXT}\n...............`, { kind: 'badRowCount', found: 16, expected: 15 }],
    [ROWS.toSpliced(4, 0, '').join('\n'), { kind: 'badRowCount', found: 16, expected: 15 }],
    [withRow(3, '.'.repeat(14)), { kind: 'badRowLength', row: 3, found: 14, expected: 15 }],
    [withRow(3, '.'.repeat(16)), { kind: 'badRowLength', row: 3, found: 16, expected: 15 }],
    [withRow(2, '..............1'), { kind: 'illegalLetter', found: '1', row: 2, column: 'O' }],
    [withRow(2, '?..............'), { kind: 'illegalLetter', found: '?', row: 2, column: 'A' }],
    [withRow(2, '.\t.............'), { kind: 'illegalLetter', found: '\t', row: 2, column: 'B' }],
    [
      withRow(2, '..ẞ............'),
      { kind: 'illegalLetter', found: 'ẞ', instead: 'SS', row: 2, column: 'C' },
    ],
    [
      withRow(2, '..é............'),
      { kind: 'illegalLetter', found: 'é', instead: 'E', row: 2, column: 'C' },
    ],
  ])('%j is refused with %o', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  test.each([STANDARD_15, SUPER_21])(
    'is the same after formatting and parsing: $name',
    (layout) => {
      fc.assert(
        fc.property(boardArbitrary(layout), (board) => {
          expect(parseBoardText(formatBoardText(board), layout)).toEqual({
            ok: true,
            value: board,
          });
        }),
        { seed: 1 },
      );
    },
  );

  test('never makes the reader throw', () => {
    const pieces = fc.constantFrom(
      TEXT,
      'ABCDEFGHIJKLMNO',
      '\n',
      '|',
      '1 ',
      'ß',
      '.',
      '.'.repeat(15),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (anything) => {
        expect(typeof parseBoardText(anything, STANDARD_15).ok).toBe('boolean');
      }),
      { seed: 2, numRuns: 500 },
    );
  });
});
