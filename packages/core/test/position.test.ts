import { describe, expect, test } from 'vitest';
import {
  FAMILIE,
  floatingTiles,
  parseCgp,
  positionFromSetup,
  squareName,
  STANDARD_15,
  SUPER_21,
  type Setup,
} from '../src/index.ts';

/** Rows 1–15 of a board, given from row 7 on. */
function setupOfRows(rows: readonly string[], racks: string): Setup {
  const board = [...Array.from({ length: 6 }, () => '15'), ...rows];
  const text = Array.from({ length: 15 }, (_, row) => board[row] ?? '15').join('/');
  const setup = parseCgp(`${text} ${racks} 0/0 0`, { layout: STANDARD_15 });
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

describe('a position', () => {
  test('carries the profile and all of the setup', () => {
    const setup = setupOfRows(['15', '6TOR6'], 'ERNST/QXY');
    const position = positionFromSetup(setup, FAMILIE);
    expect(position).toEqual({ ok: true, value: { ...setup, profile: FAMILIE } });
  });

  test.each([
    [
      'a rack of eight',
      ['15', '6TOR6'],
      '/ERNSTEIN',
      { kind: 'rackTooLong', player: 2, found: 8, expected: 7 },
    ],
    [
      'Q on board and rack',
      ['15', '6QUIZ5'],
      'Q/',
      { kind: 'tooMany', tile: 'Q', found: 2, available: 1 },
    ],
    ['Q on both racks', ['15'], 'Q/Q', { kind: 'tooMany', tile: 'Q', found: 2, available: 1 }],
    [
      'a third blank',
      ['15', '6ToR6'],
      '??/',
      { kind: 'tooMany', tile: '?', found: 3, available: 2 },
    ],
    [
      '*IN as a third blank',
      ['15', '6TOR[*in]5'],
      '??/',
      { kind: 'tooMany', tile: '?', found: 3, available: 2 },
    ],
  ])('is refused with %s', (_, rows, racks, fault) => {
    expect(positionFromSetup(setupOfRows(rows, racks), FAMILIE)).toEqual({
      ok: false,
      error: fault,
    });
  });

  test('may hold any number of tiles where counts are not checked (R113)', () => {
    const setup = setupOfRows(['15', '6QUIZ5'], 'Q/');
    expect(positionFromSetup(setup, FAMILIE, 'ignore').ok).toBe(true);
  });

  test('has the layout of its profile', () => {
    const fault = { kind: 'layoutMismatch', found: 'standard-15', expected: 'super-21' };
    const setup = setupOfRows(['15', '6TOR6'], '/');
    const profile = { ...FAMILIE, layout: SUPER_21 };
    expect(positionFromSetup(setup, profile)).toEqual({ ok: false, error: fault });
  });
});

describe('floating tiles', () => {
  test.each([
    ['an empty board', ['15'], []],
    ['a word through the star', ['15', '6TOR6'], []],
    ['a word hanging on it', ['8A6', '6TOR6', '8M6'], []],
    ['a word beside the star', ['6TOR6'], ['G7', 'H7', 'I7']],
    ['a tile touching only at a corner', ['9A5', '6TOR6'], ['J7']],
    [
      'a tile at the end of a row, another at the start of the next',
      ['15', '6TOREINEEN', 'A14'],
      ['A9'],
    ],
    ['a second group', ['15', '6TOR6', '15', '3A1AB8'], ['D10', 'F10', 'G10']],
  ])('of %s', (_, rows, expected) => {
    const { board } = setupOfRows(rows, '/');
    expect(floatingTiles(board).map((square) => squareName(square, 15))).toEqual(expected);
  });
});
