import { describe, expect, test } from 'vitest';
import { WIN_FIRST, worthOf } from '../src/simulation/objective.ts';
import { SampleTally, sumsOf, type SampleBlock } from '../src/simulation/sample-sums.ts';

const block = (firstSample: number, sampleCount: number, candidates = [0, 2]): SampleBlock => ({
  number: 0,
  candidates,
  firstSample,
  sampleCount,
});

const outcome = (winChance: number, spread: number, worth = 0.5) => ({ winChance, spread, worth });

describe('sums over samples', () => {
  test('give mean and standard error as computed by hand', () => {
    const tally = new SampleTally(3);
    tally.add(block(0, 2), sumsOf([[outcome(0.5, 10), outcome(0, -4)], [outcome(1, 20), outcome(0, 4)]])); // prettier-ignore
    tally.add(block(2, 1), sumsOf([[outcome(0, 60), outcome(0, 0)]]));
    expect(tally.samplesOf(0)).toBe(3);
    expect(tally.samplesOf(1)).toBe(0);
    // Deviations of 10, 20, 60 from 30: 400 + 100 + 900 = 1400, over 2, over 3.
    expect(tally.spreadOf(0).mean).toBeCloseTo(30, 9);
    expect(tally.spreadOf(0).error).toBeCloseTo(Math.sqrt(1400 / 2 / 3), 9);
    expect(tally.winOf(0).mean).toBeCloseTo(0.5, 9);
    expect(tally.winOf(0).error).toBeCloseTo(Math.sqrt(0.5 / 2 / 3), 9);
    expect(tally.winOf(2)).toEqual({ mean: 0, error: 0 });
    expect(tally.spreadOf(1)).toEqual({ mean: 0, error: 0 });
  });

  test('compare candidates sample by sample', () => {
    const tally = new SampleTally(3);
    const worths = [[0.1, 0.3], [0.5, 0.6], [0.9, 0.8]]; // prettier-ignore
    tally.add(block(0, 3), sumsOf(worths.map((pair) => pair.map((worth) => outcome(0, 0, worth)))));
    // Differences -0.2, -0.1, 0.1: mean -1/15, squares of deviations 0.06 - 3/225.
    expect(tally.worthOf(0) - tally.worthOf(2)).toBeCloseTo(-1 / 15, 9);
    expect(tally.differenceVariance(0, 2)).toBeCloseTo((0.06 - 3 / 225) / 2, 9);
    expect(tally.differenceVariance(2, 0)).toBe(tally.differenceVariance(0, 2));
  });

  test('are the same in whatever order blocks come', () => {
    const blocks = [0, 1, 2, 3].map((number) => ({
      block: block(number * 5, 5, [0, 1]),
      sums: sumsOf(
        Array.from({ length: 5 }, (_, at) => [
          outcome(Math.sin(number + at) ** 2, 37.123 * at - number, Math.cos(at * number) ** 2),
          outcome(Math.cos(number - at) ** 2, -11.77 * at, Math.sin(at + number) ** 2),
        ]),
      ),
    }));
    const results = [blocks, blocks.toReversed()].map((order) => {
      const tally = new SampleTally(2);
      for (const part of order) tally.add(part.block, part.sums);
      return [tally.winOf(0), tally.spreadOf(1), tally.worthOf(0), tally.differenceVariance(0, 1)];
    });
    expect(results[1]).toEqual(results[0]);
  });
});

describe('the objective', () => {
  test.each([
    [1, 0, 1 / 1.5 + 0.25 / 1.5],
    [0.5, 0, 0.5],
    [0, -10_000, 0],
  ])('makes of chance %f and spread %f a worth of %f', (winChance, spread, worth) => {
    expect(worthOf(WIN_FIRST, winChance, spread)).toBeCloseTo(worth, 9);
  });

  test('keeps apart moves of decided games', () => {
    for (const winChance of [0, 1]) {
      for (let spread = -400; spread < 400; spread += 10) {
        const rise = worthOf(WIN_FIRST, winChance, spread + 10) - worthOf(WIN_FIRST, winChance, spread); // prettier-ignore
        expect(rise).toBeGreaterThan(1e-4);
      }
    }
  });
});
