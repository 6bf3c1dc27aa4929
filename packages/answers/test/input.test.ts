import { describe, expect, test } from 'vitest';
import { emptyBoard, formatRack, STANDARD_15, TURNIER_DE } from '@bestzug/core';
import { parseFilter } from '../src/best.ts';
import { parseMoveInput, parsePositionText, parseRackText, positionOfSetup } from '../src/index.ts';

const EMPTY = Array.from({ length: 15 }, () => '15').join('/');
const WITH_OHM = EMPTY.replace('15/15/15/15/15/15/15/15', '15/15/15/15/15/15/15/6OHM6');
const EMPTY_LINE = '.'.repeat(15);

describe('a position', () => {
  test.each([
    ['the board of a CGP text', WITH_OHM],
    ['a whole CGP text', `${WITH_OHM} AB?/ 8/0 0`],
    ['a CGP text below a comment', `# Übung\n${WITH_OHM}\n`],
    [
      'lines',
      [...Array(7).fill(EMPTY_LINE), '......OHM......', ...Array(7).fill(EMPTY_LINE)].join('\n'),
    ],
  ])('is read from %s', (_, text) => {
    const setup = parsePositionText(text, STANDARD_15);
    expect(setup.ok && [...setup.value.board.tiles].filter((tile) => tile !== 0)).toHaveLength(3);
  });

  test('has the racks of its text', () => {
    const setup = parsePositionText(`${EMPTY} BA?/ 0/0 0`, STANDARD_15);
    expect(setup.ok && setup.value.racks.map(formatRack)).toEqual(['?AB', '']);
  });

  test.each([
    ['', { kind: 'empty', input: 'board' }],
    ['ABC', { kind: 'badRowCount', found: 1, expected: 15, input: 'board' }],
    [`${EMPTY}\n${EMPTY}`, { kind: 'severalPositions', found: 2 }],
    [`${EMPTY} ß/ 0/0 0`, { kind: 'illegalLetter', found: 'ß', input: 'board' }],
  ])('%j is refused with facts', (text, error) => {
    expect(parsePositionText(text, STANDARD_15)).toMatchObject({ ok: false, error });
  });

  test.each([
    ['all', { ok: false, error: { kind: 'floatingTiles', squares: ['A1', 'B1'] } }],
    ['tiles', { ok: true }],
    ['nothing', { ok: true }],
  ] as const)('with tiles in a corner and the check %s comes to %j', (check, outcome) => {
    const setup = parsePositionText(EMPTY.replace('15', 'AB13'), STANDARD_15);
    expect(setup.ok && positionOfSetup(setup.value, TURNIER_DE, check)).toMatchObject(outcome);
  });

  test('with more tiles than there are is a position only where nothing is checked', () => {
    const setup = parsePositionText(EMPTY.replace('15', 'QQ13'), STANDARD_15);
    expect(setup.ok && positionOfSetup(setup.value, TURNIER_DE, 'tiles')).toMatchObject({
      error: { kind: 'tooMany', tile: 'Q', found: 2, available: 1, input: 'board' },
    });
    expect(setup.ok && positionOfSetup(setup.value, TURNIER_DE, 'nothing').ok).toBe(true);
  });
});

test('a fault of a rack or a move says where it is', () => {
  expect(parseRackText('AB3', TURNIER_DE)).toMatchObject({
    error: { kind: 'illegalLetter', found: '3', position: 3, input: 'rack' },
  });
  expect(parseMoveInput('8P AB', emptyBoard(STANDARD_15), TURNIER_DE)).toMatchObject({
    error: { kind: 'badCoordinate', input: 'move' },
  });
});

describe('filters', () => {
  test('that ask for nothing are open', () => {
    expect(parseFilter({}, TURNIER_DE)).toMatchObject({
      value: { isOpen: true, minTiles: 1, maxTiles: 7, withBlanks: true },
    });
  });

  test.each([
    [{ minTiles: 3 }, { minTiles: 3, isOpen: false }],
    [{ blank: false }, { withBlanks: false, isOpen: false }],
    [{ square: 'a2' }, { square: 15, isOpen: false }],
    [{ contains: 'ük' }, { contains: 'ÜK', isOpen: false }],
  ])('%j are read', (wishes, value) => {
    expect(parseFilter(wishes, TURNIER_DE)).toMatchObject({ value });
  });

  test.each([
    [{ square: ' ' }, { kind: 'empty', input: 'square' }],
    [{ square: 'A16' }, { kind: 'badCoordinate', input: 'square' }],
    [{ contains: '' }, { kind: 'empty', input: 'contains' }],
    [{ contains: 'AB?' }, { kind: 'illegalLetter', found: '?', position: 3, input: 'contains' }],
  ])('%j are refused with facts', (wishes, error) => {
    expect(parseFilter(wishes, TURNIER_DE)).toMatchObject({ ok: false, error });
  });
});
