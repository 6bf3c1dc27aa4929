import { describe, expect, test } from 'vitest';
import { letterOf } from '@bestzug/lexicon';
import { DE_102, rackOf } from '@bestzug/core';
import { LeaveSums } from '../src/leave/leave-sums.ts';
import { MultisetRank } from '../src/leave/multiset-rank.ts';

const counts = (text: string): Uint8Array =>
  rackOf([...text].map((sign) => letterOf(sign) ?? 0)).counts;

describe('sums over racks', () => {
  const ranking = new MultisetRank(DE_102.counts, 2);
  const sums = new LeaveSums(ranking, 3);
  sums.add(counts('EEX'), 30_000);
  sums.add(counts('EST'), 12_000);
  const of = (leave: string): [weight: number, squared: number, equity: number] => {
    const number = ranking.numberOf(counts(leave));
    return [sums.weights[number]!, sums.squaredWeights[number]!, sums.equities[number]!];
  };

  test.each([
    ['', [2, 2, 42_000]],
    ['E', [3, 5, 72_000]],
    ['X', [1, 1, 30_000]],
    ['EE', [1, 1, 30_000]],
    ['EX', [2, 4, 60_000]],
    ['ES', [1, 1, 12_000]],
    ['SX', [0, 0, 0]],
  ] satisfies [string, number[]][])(
    'count "%s" in as many ways as it can be kept',
    (leave, expected) => {
      expect(of(leave)).toEqual(expected);
    },
  );

  test('pass over what is longer than a leave', () => {
    const all = sums.weights.reduce((sum, weight) => sum + weight, 0);
    // Of three tiles: the empty leave, three single tiles, three pairs, for each of the two racks.
    expect(all).toBe(2 * (1 + 3 + 3));
    expect(sums.sightings).toBe(2);
    expect(sums.squareSum).toBe(3000 ** 2 + 1200 ** 2);
  });
});
