/** Luck of the draw. */
import { describe, expect, test } from 'vitest';
import { luckOf, type DrawWorth } from '../src/draw-luck.ts';

/** Two tiles worth nothing and two worth ten. */
const pool = Uint8Array.from({ length: 31 }, (_, symbol) => (symbol === 1 || symbol === 2 ? 2 : 0));
const bestOf = (rack: readonly number[]): number =>
  rack.reduce((sum, symbol) => sum + (symbol === 2 ? 10 : 0), 0);

/** Nothing is known of single tiles. */
const worth: DrawWorth = { bestOf, tileWorth: () => 0 };

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

  test('is known exactly where tiles are worth what they seem to be', () => {
    const draw = { rack: [2, 1, 2], kept: [2], pool, number: 0 };
    const { luck, expected, error } = luckOf(draw, 3, {
      bestOf,
      tileWorth: (symbol) => (symbol === 2 ? 10 : 0),
    });
    expect(expected).toBeCloseTo(20, 9);
    expect(luck).toBeCloseTo(0, 9);
    expect(error).toBeCloseTo(0, 6);
  });

  test('is the same mean, with a smaller error, the better the guess of single tiles', () => {
    const draw = { rack: [2, 2, 1], kept: [1], pool, number: 3 };
    const rough = luckOf(draw, 4000, { bestOf, tileWorth: (symbol) => (symbol === 2 ? 5 : 0) });
    const blind = luckOf(draw, 4000, worth);
    expect(rough.error).toBeLessThan(0.6 * blind.error);
    expect(Math.abs(rough.expected - 10)).toBeLessThan(4 * rough.error);
    expect(Math.abs(blind.expected - 10)).toBeLessThan(4 * blind.error);
  });

  test('deals a pool to its end before any tile comes again', () => {
    const drawn: number[] = [];
    luckOf({ rack: [1, 2], kept: [1], pool, number: 5 }, 8, {
      bestOf(rack) {
        drawn.push(rack.at(-1)!);
        return 0;
      },
      tileWorth: () => 0,
    });
    const [, ...draws] = drawn;
    for (const half of [draws.slice(0, 4), draws.slice(4)]) {
      expect(half.toSorted((one, other) => one - other)).toEqual([1, 1, 2, 2]);
    }
  });

  test('is none where nothing was drawn', () => {
    expect(luckOf({ rack: [2], kept: [2], pool, number: 0 }, 10, worth)).toEqual({
      luck: 0,
      expected: 10,
      error: 0,
    });
  });
});
