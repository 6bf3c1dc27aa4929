import { describe, expect, test } from 'vitest';
import { DE_102 } from '@bestzug/core';
import { MultisetRank, NO_NUMBER } from '../src/leave/multiset-rank.ts';

const limitsOf = (...limits: number[]): Uint8Array => {
  const counts = new Uint8Array(31);
  counts.set(limits);
  return counts;
};

describe('numbers of multisets', () => {
  test('count the leaves and racks of the German set', () => {
    const ranking = new MultisetRank(DE_102.counts, 7);
    const sizes = Array.from(
      ranking.sizeStarts.subarray(1),
      (start, size) => start - ranking.sizeStarts[size]!,
    );
    // Counts of algorithms for the German set, by size.
    expect(sizes).toEqual([1, 30, 454, 4_625, 35_707, 222_983, 1_173_857, 5_360_443]);
  });

  test.each([
    ['the German set', DE_102.counts, 4],
    ['a set with a few of each', limitsOf(2, 1, 0, 3, 2, 0, 0, 1), 6],
    ['more tiles asked for than there are', limitsOf(1, 2), 5],
  ])('lead to the multisets and back without gaps: %s', (_, limits, maxSize) => {
    const ranking = new MultisetRank(limits, maxSize);
    const counts = new Uint8Array(31);
    const wrong: number[] = [];
    for (let number = 0; number < ranking.count; number++) {
      const size = ranking.countsOf(number, counts);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const isOfSet = counts.every((count, symbol) => count <= limits[symbol]!);
      const leadsBack = ranking.numberOf(counts) === number && ranking.sizeOf(number) === size;
      if (total !== size || !isOfSet || !leadsBack) wrong.push(number);
    }
    expect(wrong).toEqual([]);
    expect(ranking.count).toBeGreaterThan(5);
  });

  test('order by size, then by fewer of the last symbol', () => {
    const ranking = new MultisetRank(limitsOf(2, 1), 2);
    const numbers = [limitsOf(), limitsOf(1), limitsOf(0, 1), limitsOf(2), limitsOf(1, 1)];
    expect(numbers.map((counts) => ranking.numberOf(counts))).toEqual([0, 1, 2, 3, 4]);
  });

  test('can be built up symbol by symbol', () => {
    const ranking = new MultisetRank(DE_102.counts, 6);
    const counts = limitsOf(1, 0, 0, 2, 0, 0, 3);
    const shares = [ranking.shareOf(0, 1, 1), ranking.shareOf(3, 2, 3), ranking.shareOf(6, 3, 6)];
    const built = ranking.sizeStarts[6]! + shares.reduce((sum, share) => sum + share, 0);
    expect(built).toBe(ranking.numberOf(counts));
  });

  test('are refused to what has too many tiles', () => {
    const ranking = new MultisetRank(DE_102.counts, 6);
    expect(ranking.numberOf(limitsOf(3))).toBe(NO_NUMBER);
    expect(ranking.numberOf(limitsOf(0, 4, 0, 0, 0, 0, 3))).toBe(NO_NUMBER);
    expect(ranking.numberOf(limitsOf(0, 4, 0, 0, 0, 0, 2))).toBeGreaterThan(0);
  });
});
