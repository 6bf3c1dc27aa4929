import { describe, expect, test } from 'vitest';
import { NORMAL_WIN_TABLE, normalShare, normalWinTable } from '../src/win-table.ts';

describe('the normal win table', () => {
  test.each([
    [-17, 0, 0.5],
    // A lead that is one deviation less than the mean still to gain: Φ(1).
    [9, 0, 0.841345],
    [-23 - 97, 70, 0.158655],
    // Between 0 and 1 tiles nothing is measured; 7 and 14 tiles have the middle of their deviations.
    [-18 + 51.5, 10.5, 0.841345],
    [-11 + 107, 95, 0.841345],
  ])('gives a lead of %f with %f tiles in the bag %f', (lead, bag, chance) => {
    expect(NORMAL_WIN_TABLE.chanceOf(lead, bag)).toBeCloseTo(chance, 5);
  });

  test('rises with the lead at every number of tiles', () => {
    for (let bag = 0; bag <= 88; bag++) {
      for (let lead = -100; lead < 100; lead++) {
        const rise =
          NORMAL_WIN_TABLE.chanceOf(lead + 1, bag) - NORMAL_WIN_TABLE.chanceOf(lead, bag);
        expect(rise).toBeGreaterThan(0);
      }
    }
  });

  test('has the same numbers for every bag when one point is given', () => {
    const table = normalWinTable([{ bag: 20, mean: 5, deviation: 10 }]);
    expect(table.chanceOf(-5, 0)).toBeCloseTo(0.5, 6);
    expect(table.chanceOf(-5, 80)).toBeCloseTo(0.5, 6);
  });

  test('rests on a normal curve that is even-handed', () => {
    expect(normalShare(1.959964)).toBeCloseTo(0.975, 6);
    for (const bound of [0, 0.3, 1, 2.5]) {
      expect(normalShare(bound) + normalShare(-bound)).toBeCloseTo(1, 6);
    }
  });
});
