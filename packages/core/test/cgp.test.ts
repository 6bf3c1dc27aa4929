import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DE_102,
  formatCgp,
  formatCgpBoard,
  parseCgp,
  parseCgpBoard,
  STANDARD_15,
  SUPER_21,
  type CgpFault,
} from '../src/index.ts';
import { setupArbitrary } from './arbitraries.ts';

const LIMITS = { tileSet: DE_102, rackSize: 7 };
const STANDARD = { layout: STANDARD_15 };
const EMPTY = Array.from({ length: 15 }, () => '15').join('/');
const EMPTY_21 = Array.from({ length: 21 }, () => '21').join('/');

/** An empty board with another text for one row, counted from 1. */
const withRow = (row: number, text: string): string =>
  EMPTY.split('/')
    .with(row - 1, text)
    .join('/');

function faultOf(text: string): CgpFault | undefined {
  const setup = parseCgp(text, STANDARD);
  return setup.ok ? undefined : setup.error;
}

describe('a CGP text', () => {
  test.each([
    ['', { kind: 'empty' }],
    [' \n', { kind: 'empty' }],
    [EMPTY, { kind: 'missingField', field: 'racks' }],
    [`${EMPTY} /`, { kind: 'missingField', field: 'scores' }],
    [`${EMPTY} / 0/0`, { kind: 'missingField', field: 'zeros' }],
    ['hallo', { kind: 'badRowCount', found: 1, expected: 15 }],
    [`${EMPTY}/15 / 0/0 0`, { kind: 'badRowCount', found: 16, expected: 15 }],
    [`${withRow(3, '14')} / 0/0 0`, { kind: 'badRowLength', row: 3, found: 14, expected: 15 }],
    [`${withRow(3, '')} / 0/0 0`, { kind: 'badRowLength', row: 3, found: 0, expected: 15 }],
    [`${withRow(15, '15A')} / 0/0 0`, { kind: 'badRowLength', row: 15, found: 16, expected: 15 }],
    [
      `${withRow(1, '9'.repeat(400))} / 0/0 0`,
      { kind: 'badRowLength', row: 1, found: 999, expected: 15 },
    ],
    [
      `${withRow(8, '6TOß6')} / 0/0 0`,
      { kind: 'illegalLetter', found: 'ß', instead: 'SS', row: 8, column: 'I' },
    ],
    [`${withRow(8, '14#')} / 0/0 0`, { kind: 'illegalLetter', found: '#', row: 8, column: 'O' }],
    [`${withRow(8, '0A14')} / 0/0 0`, { kind: 'illegalLetter', found: '0', row: 8, column: 'A' }],
    [
      `${withRow(8, '2[CH]12')} / 0/0 0`,
      { kind: 'illegalLetter', found: '[CH]', row: 8, column: 'C' },
    ],
    [
      `${withRow(8, '2[*in12')} / 0/0 0`,
      { kind: 'illegalLetter', found: '[', row: 8, column: 'C' },
    ],
    [`${EMPTY} AB1/ 0/0 0`, { kind: 'illegalLetter', found: '1', position: 3, field: 'rack1' }],
    [
      `${EMPTY} AB/Xß 0/0 0`,
      { kind: 'illegalLetter', found: 'ß', instead: 'SS', position: 2, field: 'rack2' },
    ],
    [`${EMPTY} AB 0/0 0`, { kind: 'badPlayerCount', field: 'racks', found: 1, expected: 2 }],
    [`${EMPTY} //// 0/0 0`, { kind: 'badPlayerCount', field: 'racks', found: 5, expected: 2 }],
    [`${EMPTY} / 0/0/0 0`, { kind: 'badPlayerCount', field: 'scores', found: 3, expected: 2 }],
    [`${EMPTY} / 0/x 0`, { kind: 'badNumber', field: 'scores', found: 'x' }],
    [`${EMPTY} / 0/1.5 0`, { kind: 'badNumber', field: 'scores', found: '1.5' }],
    [`${EMPTY} / 0/0 -1`, { kind: 'badNumber', field: 'zeros', found: '-1' }],
    [`${EMPTY} / 0/0 0 np x;`, { kind: 'badNumber', field: 'np', found: 'x' }],
  ])('%j is refused with %o', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  test('tells the size of the board by its rows (R123)', () => {
    const small = parseCgp(`${EMPTY} / 0/0 0`, { layout: SUPER_21 });
    const large = parseCgp(`${EMPTY_21} / 0/0 0`, STANDARD);
    expect(small.ok && small.value.board.layout).toBe(STANDARD_15);
    expect(large.ok && large.value.board.layout).toBe(SUPER_21);
  });

  test('takes no layout but those offered', () => {
    const board = parseCgpBoard(EMPTY_21, { layout: STANDARD_15, layouts: [] });
    expect(board).toEqual({ ok: false, error: { kind: 'badRowCount', found: 21, expected: 15 } });
  });

  test('names *IN by a blank [*in] (R106)', () => {
    const board = parseCgpBoard(withRow(8, '2LEHRER[*in]6'), STANDARD);
    expect(board.ok && board.value.tiles[7 * 15 + 8]).toBe(30 | 32);
    expect(board.ok && formatCgpBoard(board.value)).toBe(withRow(8, '2LEHRER[*in]6'));
  });

  test('may put a single letter in brackets and decompose an umlaut', () => {
    const board = parseCgpBoard(withRow(8, '2[T]u\u03089[R]1'), STANDARD);
    expect(board.ok && formatCgpBoard(board.value)).toBe(withRow(8, '2Tü9R1'));
  });

  test('keeps ops it does not know, with or without the last semicolon', () => {
    const setup = parseCgp(`${EMPTY} / 0/0 0 lex a b; xyz; ld german`, STANDARD);
    expect(setup.ok && [...setup.value.ops]).toEqual([
      ['lex', 'a b'],
      ['xyz', ''],
      ['ld', 'german'],
    ]);
  });

  test('skips a byte order mark, line ends and several blanks', () => {
    expect(faultOf(`\uFEFF  ${EMPTY}   /  0/0 \r\n 0\r\n`)).toBeUndefined();
  });

  test.each([
    [0, 0, ''],
    [2, 2, ' np 2;'],
    [0, 2, ' np 2;'],
    [3, 0, ' np 0;'],
  ])('with %i zeros and %i passes ends in %j (R122)', (scorelessTurns, consecutivePasses, end) => {
    const setup = parseCgp(`${EMPTY} / 0/0 0`, STANDARD);
    const text = setup.ok && formatCgp({ ...setup.value, scorelessTurns, consecutivePasses });
    expect(text).toBe(`${EMPTY} / 0/0 ${scorelessTurns}${end}`);
  });

  test.each([STANDARD_15, SUPER_21])(
    'is the same after formatting and parsing: $name',
    (layout) => {
      fc.assert(
        fc.property(setupArbitrary(layout, LIMITS), (setup) => {
          const text = formatCgp(setup);
          const again = parseCgp(text, { layout });
          if (!again.ok) throw new Error(`${text}: ${JSON.stringify(again.error)}`);
          const { ops, ...contents } = again.value;
          const { ops: opsBefore, ...contentsBefore } = setup;
          expect(contents).toEqual(contentsBefore);
          expect([...ops].filter(([name]) => name !== 'np')).toEqual([...opsBefore]);
          expect(formatCgp(again.value)).toBe(text);
        }),
        { seed: 3 },
      );
    },
  );

  test('comes back unchanged for every counted position', () => {
    const file = new URL('../../testkit/positions/positions.tsv', import.meta.url);
    const rows = readFileSync(file, 'utf8').trim().split('\n').slice(2);
    expect(rows).toHaveLength(61);
    for (const row of rows) {
      const text = row.split('\t').at(-1) ?? '';
      const setup = parseCgp(text, STANDARD);
      expect(setup.ok && formatCgpBoard(setup.value.board)).toBe(text.split(' ')[0]);
    }
  });

  test('never throws, whatever it is', () => {
    const pieces = fc.constantFrom(
      EMPTY,
      '/',
      '15',
      'a',
      'Ä',
      '[',
      ']',
      '*',
      ' ',
      '0',
      '-',
      ';',
      'np',
      'ß',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (anything) => {
        expect(typeof parseCgp(anything, STANDARD).ok).toBe('boolean');
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});
