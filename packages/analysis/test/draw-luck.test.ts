/** Luck of the draw. */
import { describe, expect, test } from 'vitest';
import { luckOf } from '../src/draw-luck.ts';

/** Two tiles worth nothing and two worth ten. */
const pool = Uint8Array.from({ length: 31 }, (_, symbol) => (symbol === 1 || symbol === 2 ? 2 : 0));
const worth = (rack: readonly number[]): number =>
  rack.reduce((sum, symbol) => sum + (symbol === 2 ? 10 : 0), 0);

describe('luck', () => {
  test('is what the draw is worth beyond the mean of all draws', () => {
    const { luck, expected, error } = luckOf(
      { rack: [2, 2], kept: [], pool, number: 0 },
      5000,
      worth,
    );
    expect(Math.abs(expected - 10)).toBeLessThan(4 * error);
    expect(error).toBeLessThan(0.2);
    expect(luck).toBeCloseTo(20 - expected, 9);
  });

  test('leaves out what was kept', () => {
    const { luck } = luckOf({ rack: [2, 2, 2, 1], kept: [2, 2], pool, number: 0 }, 5000, worth);
    expect(Math.abs(luck)).toBeLessThan(0.5);
  });

  test('is none where nothing was drawn', () => {
    expect(luckOf({ rack: [2], kept: [2], pool, number: 0 }, 10, worth)).toEqual({
      luck: 0,
      expected: 10,
      error: 0,
    });
  });
});
