import { describe, expect, test } from 'vitest';
import { letterOf } from '@bestzug/lexicon';
import { DE_102, emptyBoard, rackOf, STANDARD_15, TURNIER_DE } from '@bestzug/core';
import { createLeaveJudge, unseenTiles } from '../src/evaluate.ts';
import { createPairLeaves } from '../src/leave/pair-leaves.ts';

const symbols = (text: string): number[] => [...text].map((sign) => letterOf(sign) ?? 0);
const counts = (text: string): Uint8Array => rackOf(symbols(text)).counts;
const leaves = createPairLeaves();

describe('pair leaves', () => {
  test.each([
    ['', 0],
    ['?', 24.9],
    ['Q', -11.8],
    ['CH', -4.8 - 1.8 + 12.4],
    ['QU', -11.8 - 3.1 + 9.8],
    ['BÜ', 0.1 - 8.5 + 5.2],
    ['??', 2 * 24.9 - 10],
    ['III', 3 * 1.1 - 2 * 9.8],
  ])('%s is worth %f points', (tiles, points) => {
    expect(leaves.valueOf(counts(tiles))).toBe(Math.round(points * 1000));
  });

  test('good tiles are worth more than bad ones', () => {
    expect(leaves.valueOf(counts('ERST'))).toBeGreaterThan(leaves.valueOf(counts('UUVW')));
  });
});

describe('unseen tiles', () => {
  test('are the set without board and rack', () => {
    const board = emptyBoard(STANDARD_15);
    board.tiles[112] = letterOf('Q')!;
    board.tiles[113] = letterOf('Y')! | 32;
    const unseen = unseenTiles(board.tiles, rackOf(symbols('ABCDEF?')), TURNIER_DE);
    expect(unseen).toEqual({
      count: 102 - 7 - 2,
      points: 202 - 10 - (1 + 3 + 4 + 1 + 1 + 4),
      bag: 102 - 7 - 2 - 7,
    });
  });
});

describe('the leave judge', () => {
  const unseen = { count: 5, points: 12, bag: 0 };
  const judge = createLeaveJudge(leaves, unseen, DE_102);

  test('pays the other rest twice for going out', () => {
    expect(judge.valueOf(counts(''))).toBe(24_000);
  });

  test('charges what is kept when the bag is empty', () => {
    expect(judge.valueOf(counts('Q?'))).toBe(-30_000);
  });

  test('is the leave table while tiles are in the bag', () => {
    expect(createLeaveJudge(leaves, { ...unseen, bag: 1 }, DE_102)).toBe(leaves);
  });
});
