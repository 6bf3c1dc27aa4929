import { describe, expect, test } from 'vitest';
import { letterOf } from '@bestzug/lexicon';
import { DE_102, rackOf } from '@bestzug/core';
import { LeaveMap, RackIndex } from '@bestzug/movegen';
import { denseLeavesFrom, leaveRankingOf, zeroLeaves } from '../src/leave/dense-leaves.ts';
import { createPairLeaves } from '../src/leave/pair-leaves.ts';

const counts = (text: string): Uint8Array =>
  rackOf([...text].map((sign) => letterOf(sign) ?? 0)).counts;
const RANKING = leaveRankingOf(DE_102, 7);

function tableWith(text: string, points: number): number {
  const values = new Float64Array(RANKING.count);
  values[RANKING.numberOf(counts(text))] = points;
  return denseLeavesFrom(RANKING, values).valueOf(counts(text));
}

describe('a dense table', () => {
  test.each([
    ['hundredths of a point', 'ERST', 12.344, 12_340],
    ['tenths for five tiles and more', 'EINST', 21.26, 21_300],
    ['no more than an entry can hold', '?', 400, 327_670],
    ['no less either', 'Q', -400, -327_670],
  ])('keeps %s', (_, leave, points, millipoints) => {
    expect(tableWith(leave, points)).toBe(millipoints);
  });

  test.each(['EINRST?', '???', 'QQ'])('judges %s, which it has not, by its pairs', (leave) => {
    const expected = createPairLeaves().valueOf(counts(leave));
    expect(expected).not.toBe(0);
    expect(zeroLeaves(RANKING).valueOf(counts(leave))).toBe(expected);
  });

  test.each(['EINRSTZ', '?EEEEST', '??AEEKN', 'AB', '?', 'QQEEINN', '???ABCD'])(
    'tells the values of all leaves of %s at once',
    (text) => {
      const table = denseLeavesFrom(
        RANKING,
        Float64Array.from({ length: RANKING.count }, (_, number) => (number % 1009) / 10 - 50),
      );
      const rack = new RackIndex();
      const atOnce = new Int32Array(1 << 8);
      const oneByOne = new LeaveMap();
      rack.load(rackOf([...text].map((sign) => letterOf(sign) ?? 0)));
      table.valuesOf(rack, atOnce);
      oneByOne.load(rack, table);
      expect([...atOnce.subarray(0, rack.full + 1)]).toEqual([
        ...oneByOne.values.subarray(0, rack.full + 1),
      ]);
    },
  );

  test('of zeros is where training begins', () => {
    expect(zeroLeaves(RANKING).valueOf(counts('?ERST'))).toBe(0);
  });
});
