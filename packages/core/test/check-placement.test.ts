import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildWordGraph, IN_ENDING } from '@bestzug/lexicon';
import { checkPlacement, type PlacementCheck } from '../src/check-placement.ts';
import { wordText } from '../src/formed-words.ts';
import type { PlacementFault } from '../src/placement-fault.ts';
import { FAMILIE } from '../src/profile.ts';
import { wordLookupOf } from '../src/word-lookup.ts';
import type { PlacementAttempt, RawTile } from '../src/written-placement.ts';
import { boardWith, moveOf, rackFrom, signOf } from './rule-case.ts';

interface Asked {
  readonly old?: readonly string[];
  readonly move: string | PlacementAttempt;
  readonly rack?: string;
  readonly words?: readonly string[];
}

const check = ({ old = [], move, rack, words }: Asked): PlacementCheck =>
  checkPlacement({
    board: boardWith(old),
    move: typeof move === 'string' ? moveOf(move) : move,
    rack: rack === undefined ? undefined : rackFrom(rack),
    lexicon: words && new Set(words),
    profile: FAMILIE,
  });

const raw = (...tiles: readonly [row: number, column: number, sign: string][]) => ({
  tiles: tiles.map(([row, column, sign]): RawTile => ({ row, column, tile: signOf(sign) })),
});

const kinds = (answer: PlacementCheck): string[] => answer.faults.map(({ kind }) => kind);

/** Square of a row and column counted as people do, A = 1. */
const at = (row: number, column: number): number => (row - 1) * 15 + column - 1;

const MODE = ['H8 MODE'];

describe('each fault carries its facts', () => {
  const rows: readonly (Asked & { readonly rule: string; readonly fault: PlacementFault })[] = [
    {
      rule: 'R25',
      move: { tiles: [{ row: 7.5, column: 3, tile: 1 }] },
      fault: { kind: 'malformed', indexes: [0] },
    },
    {
      rule: 'R25',
      move: { direction: 'across', start: at(8, 8), signs: [1, 31, 70, -1] },
      fault: { kind: 'malformed', indexes: [1, 2, 3] },
    },
    {
      rule: 'R25',
      old: ['8G TOR'],
      move: '8L TEILE',
      fault: { kind: 'offBoard', places: [{ row: 7, column: 15 }] },
    },
    {
      rule: 'R25',
      move: raw([-1, 7, 'A'], [0, 15, 'B']),
      fault: {
        kind: 'offBoard',
        places: [
          { row: -1, column: 7 },
          { row: 0, column: 15 },
        ],
      },
    },
    {
      rule: 'R11',
      move: '8F STRAßE',
      fault: {
        kind: 'illegalLetter',
        letters: [{ row: 7, column: 9, sign: 'ß', reason: 'notALetter' }],
      },
    },
    {
      rule: 'R86',
      move: '8C LEHRER*',
      fault: {
        kind: 'illegalLetter',
        letters: [{ row: 7, column: 8, sign: '*', reason: 'inRuleOff' }],
      },
    },
    {
      rule: 'R54',
      move: '8D KNAC?',
      fault: { kind: 'blankLetterMissing', places: [{ row: 7, column: 7 }] },
    },
    {
      rule: 'R26',
      old: MODE,
      move: '9G TAT',
      fault: {
        kind: 'occupied',
        squares: [{ square: at(9, 8), lying: 16, reason: 'otherTile' }],
      },
    },
    {
      rule: 'R26',
      old: MODE,
      move: '9G T..',
      fault: {
        kind: 'occupied',
        squares: [{ square: at(9, 9), lying: 0, reason: 'nothingToPlayThrough' }],
      },
    },
    {
      rule: 'R26',
      old: MODE,
      move: raw([11, 7, 'N'], [11, 7, 'L']),
      fault: {
        kind: 'occupied',
        squares: [{ square: at(12, 8), lying: 0, reason: 'laidTwice' }],
      },
    },
    { rule: 'R27', old: MODE, move: raw(), fault: { kind: 'noTiles' } },
    { rule: 'R27', old: MODE, move: 'H8 MODE', fault: { kind: 'noTiles' } },
    {
      rule: 'R28',
      move: '8E BEQUEmE',
      rack: 'BEQUXYZ',
      fault: { kind: 'notOnRack', missing: [0, 6, 6] },
    },
    {
      rule: 'R29',
      old: MODE,
      move: raw([7, 6, 'A'], [8, 8, 'R']),
      fault: {
        kind: 'notInLine',
        places: [
          { row: 7, column: 6 },
          { row: 8, column: 8 },
        ],
      },
    },
    {
      rule: 'R30',
      old: MODE,
      move: raw([11, 9, 'M'], [11, 5, 'L'], [11, 7, 'N']),
      fault: { kind: 'gap', squares: [at(12, 7), at(12, 9)] },
    },
    { rule: 'R31', move: '7D GRÜNDE', fault: { kind: 'firstMoveOffStar', star: at(8, 8) } },
    { rule: 'R32', move: '8H Ä', fault: { kind: 'firstMoveTooShort', tileCount: 1 } },
    {
      rule: 'R33',
      old: MODE,
      move: '12I AB',
      fault: { kind: 'notConnected', squares: [at(12, 9), at(12, 10)] },
    },
    {
      rule: 'R34',
      old: MODE,
      move: '12H nE',
      words: ['MODE'],
      fault: {
        kind: 'invalidWord',
        words: [
          { word: 'MODEN', start: at(8, 8), direction: 'down' },
          { word: 'NE', start: at(12, 8), direction: 'across' },
        ],
      },
    },
  ];

  test.each(rows.map((row) => [`${row.rule} ${row.fault.kind}`, row] as const))('%s', (_, row) => {
    expect(check(row).faults).toContainEqual(row.fault);
  });
});

describe('all faults are listed, in the order of R25–R34', () => {
  const rows: readonly (Asked & { readonly faults: readonly string[] })[] = [
    { move: '7D X', faults: ['firstMoveOffStar', 'firstMoveTooShort'] },
    {
      move: '7D XX',
      rack: 'A',
      words: [],
      faults: ['notOnRack', 'firstMoveOffStar', 'invalidWord'],
    },
    {
      old: MODE,
      move: '1N XYß?',
      rack: 'X',
      faults: ['offBoard', 'illegalLetter', 'blankLetterMissing', 'notOnRack', 'notConnected'],
    },
    { old: MODE, move: '8G .E', faults: ['occupied', 'noTiles'] },
    { old: MODE, move: raw([0, 0, 'A'], [1, 1, 'B']), faults: ['notInLine', 'notConnected'] },
    { old: MODE, move: raw([0, 0, 'A'], [0, 2, 'B']), faults: ['gap', 'notConnected'] },
    {
      move: { tiles: [{ row: 7, column: 7.5, tile: 1 }] },
      faults: ['malformed', 'noTiles'],
    },
  ];

  test.each(rows)('$faults', (row) => {
    expect(kinds(check(row))).toEqual(row.faults);
  });
});

describe('a refused move still says what it would bring', () => {
  test.each([
    { why: 'notOnRack', old: MODE, move: '12H LAMA', rack: 'LAM', words: ['LAMA', 'MODEL'] },
    { why: 'firstMoveOffStar', old: [], move: '7G TOR', words: ['TOR'] },
    { why: 'notConnected', old: MODE, move: 'A1 MODE', words: ['MODE'] },
    { why: 'invalidWord', old: MODE, move: '12H LAMA', list: [], words: ['LAMA', 'MODEL'] },
  ])('$why', ({ why, old, move, rack, list, words }) => {
    const answer = check({
      old,
      move,
      ...(rack === undefined ? {} : { rack }),
      ...(list === undefined ? {} : { words: list }),
    });
    expect(kinds(answer)).toEqual([why]);
    expect(answer.words.map(wordText)).toEqual(words);
    const points = answer.words.reduce((sum, word) => sum + word.points, answer.bonus);
    expect(answer.total).toBe(points);
    expect(points).toBeGreaterThan(0);
    expect(answer.placement).toBeDefined();
  });

  test.each(['8L TEILE', '9G TAT', '8G ß', '8H ....', '12H ?'])(
    'but nothing where the tiles cannot lie so: %s',
    (move) => {
      const answer = check({ old: MODE, move });
      expect(answer.total).toBeUndefined();
      expect(answer.words).toEqual([]);
      expect(answer.placement).toBeUndefined();
    },
  );
});

test('legal is geometry and tiles, valid adds the words', () => {
  const invalid = check({ old: MODE, move: '12H LAMA', words: ['LAMA'] });
  expect([invalid.legal, invalid.valid]).toEqual([true, false]);
  expect(invalid.words.map(({ inList }) => inList)).toEqual([true, false]);
  const unchecked = check({ old: MODE, move: '12H LAMA' });
  expect([unchecked.legal, unchecked.valid]).toEqual([true, true]);
  expect(unchecked.words.map(({ inList }) => inList)).toEqual([undefined, undefined]);
});

test('a word graph answers like a set of its words', () => {
  const list = ['LAMA', 'MODE', 'MODEL'];
  const graph = wordLookupOf(buildWordGraph(list));
  for (const move of ['12H LAMA', '12H lAM', '12H N', '8G E...'])
    expect(
      checkPlacement({
        board: boardWith(MODE),
        move: moveOf(move),
        lexicon: graph,
        profile: FAMILIE,
      }),
    ).toEqual(check({ old: MODE, move, words: list }));
});

test('words that lie there already are not judged again (R34, R64)', () => {
  const answer = check({ old: ['8G QXR', 'G9 QQ'], move: '8J E', words: ['QXRE'] });
  expect(answer.faults).toEqual([]);
});

test('a letter on a square where it lies is played through, also for a blank (R26)', () => {
  const answer = check({ old: ['8G ToR'], move: '8G TOrE', rack: 'E' });
  expect(answer.faults).toEqual([]);
  expect(answer.words.map(wordText)).toEqual(['ToRE']);
});

test('a tile laid on an equal tile is a clash when no notation says it is played through', () => {
  expect(kinds(check({ old: MODE, move: raw([7, 7, 'M']) }))[0]).toBe('occupied');
});

test('a small letter takes a blank and never the letter (R28)', () => {
  expect(kinds(check({ old: MODE, move: '12H lAMA', rack: 'LAMA' }))).toEqual(['notOnRack']);
  expect(kinds(check({ old: MODE, move: '12H lAMA', rack: '?AMA' }))).toEqual([]);
});

test('no attempt makes it throw, and the first fault decides legal and valid', () => {
  const sign = fc.oneof(
    fc.integer({ min: -2, max: 70 }),
    fc.constantFrom('ß', '', '?', '*', String(IN_ENDING)),
    fc.double(),
  );
  const coordinate = fc.oneof(fc.integer({ min: -2, max: 16 }), fc.double());
  const written = fc.record({
    direction: fc.constantFrom('across' as const, 'down' as const),
    start: fc.oneof(fc.integer({ min: -20, max: 240 }), fc.double()),
    signs: fc.array(sign, { maxLength: 17 }),
  });
  const set = fc.record({
    tiles: fc.array(fc.record({ row: coordinate, column: coordinate, tile: sign })),
  });
  fc.assert(
    fc.property(fc.oneof(written, set), fc.boolean(), (move, isEmpty) => {
      const answer = check({ old: isEmpty ? [] : MODE, move, rack: 'ABCDEF?', words: ['MODE'] });
      expect(answer.valid).toBe(answer.faults.length === 0);
      expect(answer.legal).toBe(kinds(answer).every((kind) => kind === 'invalidWord'));
    }),
    { seed: 20_240_503, numRuns: 1000 },
  );
});
