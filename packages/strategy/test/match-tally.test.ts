import { describe, expect, test } from 'vitest';
import {
  joinMatches,
  meanSpreadOf,
  NO_PAIRS,
  tallyOfPair,
  winRateOf,
  type MatchTally,
} from '../src/match/match-tally.ts';
import type { GameResult } from '../src/match/self-play.ts';
import { sprtOf } from '../src/match/sprt.ts';
import { createRandom } from '@bestzug/core';

const game = (first: number, second: number): GameResult => ({
  scores: [first, second],
  end: 'out',
  turns: 20,
  bingos: [0, 0],
  exchanges: 0,
  passes: 0,
  signature: [first, second],
});

/** Pairs by points of A and B in the game A begins, then in the one B begins. */
const tallyOf = (...pairs: [number, number, number, number][]): MatchTally =>
  pairs
    .map(([a1, b1, a2, b2], number) => tallyOfPair(number, [game(a1, b1), game(b2, a2)]))
    .reduce(joinMatches, NO_PAIRS);

describe('the tally of a match', () => {
  const tally = tallyOf(
    [400, 300, 350, 300], // A wins both: 2
    [400, 300, 300, 310], // one each: 1
    [300, 300, 300, 350], // a draw and a loss: ½
    [200, 300, 250, 300], // B wins both: 0
  );

  test('counts games, points and pairs by their result', () => {
    expect(tally).toMatchObject({
      pairs: 4,
      pairResults: [1, 1, 1, 0, 1],
      winsA: 3,
      winsB: 4,
      draws: 1,
      scoreA: 400 + 350 + 400 + 300 + 300 + 300 + 200 + 250,
      scoreB: 300 + 300 + 300 + 310 + 300 + 350 + 300 + 300,
      turns: 160,
    });
  });

  test('estimates the win rate from the variance of pairs', () => {
    // Pairs 1, ½, ¼, 0: mean 0.4375, variance (0.31640625 + 0.00390625 + 0.03515625 + 0.19140625)/3.
    const { mean, variance, interval } = winRateOf(tally);
    expect(mean).toBeCloseTo(0.4375, 12);
    expect(variance).toBeCloseTo(0.546875 / 3, 12);
    const error = Math.sqrt(0.546875 / 3 / 4);
    expect(interval[0]).toBeCloseTo(0.4375 - 1.96 * error, 12);
    expect(interval[1]).toBeCloseTo(0.4375 + 1.96 * error, 12);
  });

  test('estimates the spread per game', () => {
    // Pairs +150, +90, -50, -150 over two games: +75, +45, -25, -75.
    const { mean, variance } = meanSpreadOf(tally);
    expect(mean).toBeCloseTo(5, 12);
    expect(variance).toBeCloseTo((70 ** 2 + 40 ** 2 + 30 ** 2 + 80 ** 2) / 3, 9);
  });

  test('keeps the interval of the win rate within 0 and 1', () => {
    const { interval } = winRateOf(tallyOf([400, 300, 350, 300], [400, 300, 300, 310]));
    expect(interval[1]).toBe(1);
  });

  test('of one pair or none has no error to speak of', () => {
    expect(winRateOf(NO_PAIRS).mean).toBeNaN();
    expect(winRateOf(tallyOf([400, 300, 350, 300])).interval).toEqual([1, 1]);
  });
});

describe('the sequential test', () => {
  const withResults = (...pairResults: number[]): MatchTally => ({
    ...NO_PAIRS,
    pairs: pairResults.reduce((sum, count) => sum + count, 0),
    pairResults,
  });

  test.each([
    // 400 pairs, variance near 1/8, gain 0: the ratio leans to "no gain" by n d²/2 / variance.
    ['no gain in 400 pairs', [100, 0, 200, 0, 100], 0.02, -0.64, 'open'],
    ['no gain in 2,000 pairs', [500, 0, 1000, 0, 500], 0.02, -3.2, 'lower'],
    ['ten points of gain in 400 pairs', [60, 0, 200, 0, 140], 0.05, 13, 'upper'],
    ['all pairs won, but only 20', [0, 0, 0, 0, 20], 0.02, 4.7, 'open'],
    ['all pairs alike', [0, 0, 400, 0, 0], 0.02, -26, 'lower'],
  ] satisfies [string, number[], number, number, string][])(
    'after %s',
    (_, results, upper, ratio, verdict) => {
      const state = sprtOf(withResults(...results), { lower: 0, upper });
      expect(state.verdict).toBe(verdict);
      expect(Math.abs(state.logLikelihoodRatio / ratio - 1)).toBeLessThan(0.05);
      expect(state.bounds[1]).toBeCloseTo(Math.log(19), 12);
      expect(state.bounds[0]).toBeCloseTo(-Math.log(19), 12);
    },
  );

  test('has an open verdict before the first pair', () => {
    expect(sprtOf(NO_PAIRS, { lower: 0, upper: 0.02 })).toMatchObject({
      logLikelihoodRatio: 0,
      verdict: 'open',
    });
  });

  test.each([
    ['lower', 0.5],
    ['upper', 0.56],
  ] as const)('accepts "%s" in nearly all matches won with %f', (expected, winRate) => {
    const random = createRandom(11);
    let accepted = 0;
    for (let match = 0; match < 200; match++) {
      const results = [0, 0, 0, 0, 0];
      let verdict = 'open';
      while (verdict === 'open') {
        for (let pair = 0; pair < 10; pair++) {
          const wins = [0, 1].filter(() => random.nextUnit() < winRate).length;
          results[2 * wins]!++;
        }
        ({ verdict } = sprtOf(withResults(...results), { lower: 0, upper: 0.06 }));
      }
      if (verdict === expected) accepted++;
    }
    expect(accepted).toBeGreaterThanOrEqual(184);
  });
});
