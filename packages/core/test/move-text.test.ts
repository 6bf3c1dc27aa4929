import { ALPHABET } from '@bestzug/lexicon';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createTileSet,
  DE_102,
  DIRECTIONS,
  emptyBoard,
  FAMILIE,
  formatMoveInFull,
  formatMoveText,
  parseBoardText,
  parseMoveText,
  STANDARD_15,
  SUPER_21,
  TURNIER_DE,
  type Board,
  type BoardLayout,
  type MoveText,
} from '../src/index.ts';
import { boardArbitrary, tileArbitrary } from './arbitraries.ts';

/** A board with one word from G8 on. */
function boardWith(word: string): Board {
  const rows = Array.from({ length: 15 }, () => '.'.repeat(15));
  const text = rows.with(7, `......${word}`.padEnd(15, '.')).join('\n');
  const board = parseBoardText(text, STANDARD_15);
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
}

const TOR = boardWith('ToR');

function normalForm(text: string, board?: Board): string {
  const context = board === undefined ? TURNIER_DE : { ...TURNIER_DE, board };
  const move = parseMoveText(text, context);
  return move.ok ? formatMoveText(move.value, STANDARD_15) : JSON.stringify(move.error);
}

describe('a placement text', () => {
  test.each([
    ['8D GRÜNDE', '8D GRÜNDE'],
    ['8d GRÜNDE', '8D GRÜNDE'],
    ['d8 GRÜNDE', 'D8 GRÜNDE'],
    ['8D\tGRÜNDE', '8D GRÜNDE'],
    ['  8  D   GRÜNDE ', '8D GRÜNDE'],
    ['8D.GRÜNDE', '8D GRÜNDE'],
    ['8D. GRÜNDE', '8D GRÜNDE'],
    ['8D:GRÜNDE', '8D GRÜNDE'],
    ['8D : GRÜNDE', '8D GRÜNDE'],
    ['8D, GRÜNDE', '8D GRÜNDE'],
    ['8DGRÜNDE', '8D GRÜNDE'],
    ['08D GRÜNDE', '8D GRÜNDE'],
    ['8D GRU\u0308NDE', '8D GRÜNDE'],
    ['8D GRüNDE', '8D GRüNDE'],
    ['8d.gründe', '8D GRÜNDE'],
    ['d8 s gründe', 'D8 GRÜNDE'],
    ['8d du', '8D du'],
    ['D8 w GRÜNDE', '8D GRÜNDE'],
    ['D8 W: GRÜNDE', '8D GRÜNDE'],
    ['8D s GRÜNDE', 'D8 GRÜNDE'],
    ['8D senkrecht GRÜNDE', 'D8 GRÜNDE'],
    ['D8 waagerecht GRÜNDE', '8D GRÜNDE'],
    ['D8 waagrecht GRÜNDE', '8D GRÜNDE'],
    ['D8 → GRÜNDE', '8D GRÜNDE'],
    ['8H s', '8H s'],
    ['8H W', '8H W'],
    ['8H s.', '8H s.'],
    ['8D-8I GRÜNDE', '8D GRÜNDE'],
    ['8D–8I: GRÜNDE', '8D GRÜNDE'],
    ['D8 - I8 GRÜNDE', '8D GRÜNDE'],
    ['8D bis 8I GRÜNDE', '8D GRÜNDE'],
    ['8D..8I GRÜNDE', '8D GRÜNDE'],
    ['8D-13D GRÜNDE', 'D8 GRÜNDE'],
    ['8D-8I w GRÜNDE', '8D GRÜNDE'],
    ['8H-8H E', '8H E'],
    ['8D .E.T', '8D .E.T'],
    ['8D...E', '8D ...E'],
    ['8G (TOR)E', '8G ...E'],
    ['8G [T]OR', '8G .OR'],
    ['8C LEHRER*', '8C LEHRER*'],
    ['8C LEHRER*IN', '8C LEHRER*'],
    ['8C (LEHRER)*In', '8C ......*'],
    ['8C LEHRER*INNEN', '8C LEHRER*NEN'],
    ['8C LEHRER[*in]IN', '8C LEHRER[*in]IN'],
    ['8D KNAC?', '8D KNAC?'],
    ['8D FLUSSBEGRADIGUNGEN', '8D FLUSSBEGRADIGUNGEN'],
  ])('%j is %s', (text, expected) => {
    expect(normalForm(text)).toBe(expected);
  });

  test.each([
    ['8G TORE', '8G ...E', 'letters of lying tiles, blank or not'],
    ['8G torE', '8G ...E', 'small letters of lying tiles'],
    ['8g tore', '8G ...e', 'the one new letter is a blank'],
    ['8G (TOR)E', '8G ...E', 'brackets around lying tiles'],
    ['8G [TOR]E', '8G ...E', 'square brackets'],
    ['8F (M)ORD', '8F .ORD', 'brackets on an empty square'],
    ['8G (TAR)E', '8G .A.E', 'brackets that do not agree with the board'],
    ['G7 UT', 'G7 U.', 'a word across the lane of the lying one'],
    ['8L TOR', '8L TOR', 'a word beside it'],
  ])('%j on a board with TOR is %s: %s', (text, expected) => {
    expect(normalForm(text, TOR)).toBe(expected);
  });

  test('is for the layout of the board, not of the profile', () => {
    const context = { ...FAMILIE, board: emptyBoard(SUPER_21) };
    expect(parseMoveText('21U A', context).ok).toBe(true);
    expect(parseMoveText('21U A', FAMILIE).ok).toBe(false);
  });

  test.each([
    ['', { kind: 'empty' }],
    [' \n ', { kind: 'empty' }],
    ['springe 8D', { kind: 'unknownCommand', found: 'springe' }],
    ['GRÜNDE', { kind: 'unknownCommand', found: 'GRÜNDE' }],
    ['tauscheQX', { kind: 'unknownCommand', found: 'tauscheQX' }],
    ['16A TOR', { kind: 'badCoordinate', found: '16A', rows: 15, lastColumn: 'O' }],
    ['p8 TOR', { kind: 'badCoordinate', found: 'p8', rows: 15, lastColumn: 'O' }],
    ['8 TOR', { kind: 'badCoordinate', found: '8', rows: 15, lastColumn: 'O' }],
    ['8D-8P GRÜNDE', { kind: 'badCoordinate', found: '8P', rows: 15, lastColumn: 'O' }],
    ['6B-6J DEICH', { kind: 'badRange', range: '6B-6J', found: 5, expected: 9 }],
    ['6B-7J DEICH', { kind: 'badRange', range: '6B-7J', found: 5 }],
    ['6J-6B DEICHGRAF', { kind: 'badRange', range: '6J-6B', found: 9 }],
    ['6B-6J s DEICHGRAF', { kind: 'badRange', range: '6B-6J', found: 9 }],
    ['8D', { kind: 'missingTiles', move: 'placement' }],
    ['8D.', { kind: 'missingTiles', move: 'placement' }],
    ['8D-8I', { kind: 'missingTiles', move: 'placement' }],
    ['8D GRÜN1E', { kind: 'illegalLetter', found: '1', position: 5 }],
    ['8D GRU\u0308N1E', { kind: 'illegalLetter', found: '1', position: 5 }],
    ['8D MAß', { kind: 'illegalLetter', found: 'ß', instead: 'SS', position: 3 }],
    ['8D CAFÉ', { kind: 'illegalLetter', found: 'É', instead: 'E', position: 4 }],
    ['8D GRÜNDE 28', { kind: 'illegalLetter', found: ' ', position: 7 }],
    ['8D-X', { kind: 'illegalLetter', found: '-', position: 1 }],
    ['8G (TOR', { kind: 'illegalLetter', found: '(', position: 1 }],
    ['8G TOR)', { kind: 'illegalLetter', found: ')', position: 4 }],
    ['8G (TO]R)', { kind: 'illegalLetter', found: ']', position: 4 }],
    ['8D gründe', { kind: 'tooMany', tile: '?', found: 6, available: 2 }],
    ['8D QUIZQ', { kind: 'tooMany', tile: 'Q', found: 2, available: 1 }],
    [`8D ${'a'.repeat(256)}`, { kind: 'tooMany', tile: '?', found: 256, available: 2 }],
  ])('%j is refused with %o', (text, fault) => {
    expect(parseMoveText(text, TURNIER_DE)).toEqual({ ok: false, error: fault });
  });
});

describe('an exchange or a pass', () => {
  test.each([
    ['-QX', '-QX'],
    ['- QX', '-QX'],
    ['–qx?', '-QX?'],
    ['tausche QX', '-QX'],
    ['Tauschen q x', '-QX'],
    ['exchange QX', '-QX'],
    ['-3', '-3'],
    ['tausche 3', '-3'],
    ['tausche 3 Steine', '-3'],
    ['-', '-'],
    ['–', '-'],
    ['passe', '-'],
    ['PASSEN', '-'],
    ['pass', '-'],
  ])('%j is %s', (text, expected) => {
    expect(normalForm(text)).toBe(expected);
  });

  test.each([
    ['tausche', { kind: 'missingTiles', move: 'exchange' }],
    ['-0', { kind: 'missingTiles', move: 'exchange' }],
    ['-8', { kind: 'rackTooLong', found: 8, expected: 7 }],
    ['-ERNSTEIN', { kind: 'rackTooLong', found: 8, expected: 7 }],
    ['-???', { kind: 'tooMany', tile: '?', found: 3, available: 2 }],
    ['--', { kind: 'illegalLetter', found: '-', position: 1 }],
    ['-3X', { kind: 'illegalLetter', found: '3', position: 1 }],
    ['tausche ß', { kind: 'illegalLetter', found: 'ß', instead: 'SS', position: 1 }],
  ])('%j is refused with %o', (text, fault) => {
    expect(parseMoveText(text, TURNIER_DE)).toEqual({ ok: false, error: fault });
  });
});

describe('a move', () => {
  /** So many tiles that no random move has too many. */
  const plenty = createTileSet('plenty', [
    [1, [...`?${ALPHABET}`].map((letter) => `${letter}99`).join(' ')],
  ]);

  const moveArbitrary = ({ size }: BoardLayout): fc.Arbitrary<MoveText> =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({
          kind: fc.constant('placement' as const),
          direction: fc.constantFrom(...DIRECTIONS),
          start: fc.integer({ min: 0, max: size * size - 1 }),
          signs: fc.array(fc.oneof(tileArbitrary, fc.constantFrom(0, 32)), {
            minLength: 1,
            maxLength: size,
          }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('exchange' as const),
          symbols: fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 7 }),
        }),
      },
      fc.record({
        kind: fc.constant('exchangeCount' as const),
        count: fc.integer({ min: 1, max: 7 }),
      }),
      fc.constant({ kind: 'pass' as const }),
    );

  test.each([STANDARD_15, SUPER_21])(
    'is the same after formatting and parsing: $name',
    (layout) => {
      const context = { layout, tileSet: plenty, rackSize: 7 };
      fc.assert(
        fc.property(moveArbitrary(layout), (move) => {
          const text = formatMoveText(move, layout);
          expect(parseMoveText(text, context)).toEqual({ ok: true, value: move });
        }),
        { seed: 1, numRuns: 500 },
      );
    },
  );

  test.each([STANDARD_15, SUPER_21])('means the same with the lying letters: $name', (layout) => {
    const limits = { layout, tileSet: plenty, rackSize: 7 };
    fc.assert(
      fc.property(boardArbitrary(layout), moveArbitrary(layout), (board, move) => {
        const context = { ...limits, board };
        const short = parseMoveText(formatMoveText(move, layout), context);
        const full = parseMoveText(formatMoveInFull(move, board), context);
        expect(full).toEqual(short);
        expect(full.ok).toBe(true);
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  test('shows the letters of lying tiles, blanks small, in its full form', () => {
    const move = parseMoveText('8G ...E', { ...TURNIER_DE, board: TOR });
    expect(move.ok && formatMoveInFull(move.value, TOR)).toBe('8G ToRE');
  });

  test('never makes the reader throw', () => {
    const pieces = fc.constantFrom(
      '8D',
      'h8',
      '-',
      ' ',
      '.',
      '(',
      ']',
      '*',
      'IN',
      'ß',
      'w',
      'ü',
      '3',
      '?',
      ':',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (anything) => {
        const context = { ...TURNIER_DE, tileSet: DE_102, board: TOR };
        expect(typeof parseMoveText(anything, context).ok).toBe('boolean');
      }),
      { seed: 3, numRuns: 1000 },
    );
  });
});
