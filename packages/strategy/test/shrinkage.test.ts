import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '@bestzug/core';
import { LeaveSums } from '../src/leave/leave-sums.ts';
import { MultisetRank } from '../src/leave/multiset-rank.ts';
import { smoothLeaves } from '../src/leave/shrinkage.ts';

/** Eight kinds of tiles, five of each, racks of four. */
const KINDS = 8;
const LIMITS = Uint8Array.from({ length: 31 }, (_, symbol) => (symbol < KINDS ? 5 : 0));
const RACK_SIZE = 4;
const RANKING = new MultisetRank(LIMITS, RACK_SIZE - 1);

/** Points of a tile by itself, and of two different neighbours in the alphabet together. */
const single = (symbol: number): number => symbol * 2 - 7;
const truth = (counts: ArrayLike<number>, pairPoints: number): number => {
  let points = 0;
  for (let symbol = 0; symbol < KINDS; symbol++) {
    points += counts[symbol]! * single(symbol);
    if (counts[symbol]! > 0 && counts[symbol + 1]! > 0) points += pairPoints;
  }
  return points;
};

function randomRack(random: Random): Uint8Array {
  const bag = Array.from({ length: KINDS * 5 }, (_, tile) => tile % KINDS);
  const counts = new Uint8Array(31);
  for (let drawn = 0; drawn < RACK_SIZE; drawn++) {
    counts[bag.splice(random.nextBelow(bag.length), 1)[0]!]!++;
  }
  return counts;
}

/** Racks worth 20 points, their tiles and chance. */
function sumsOf(racks: number, pairPoints: number, noise: number): LeaveSums {
  const random = createRandom(5);
  const sums = new LeaveSums(RANKING, RACK_SIZE);
  for (let rack = 0; rack < racks; rack++) {
    const counts = randomRack(random);
    const chance = (random.nextUnit() + random.nextUnit() + random.nextUnit() - 1.5) * 2 * noise;
    sums.add(counts, Math.round((20 + truth(counts, pairPoints) + chance) * 1000));
  }
  return sums;
}

/** [31] with these symbols. */
function leaveOf(...symbols: number[]): Uint8Array {
  const counts = new Uint8Array(31);
  for (const symbol of symbols) counts[symbol]!++;
  return counts;
}

const valueIn = (values: Float64Array, ...symbols: number[]): number =>
  values[RANKING.numberOf(leaveOf(...symbols))]!;

describe('shrinkage', () => {
  test('gives single tiles what they add to a rack of otherwise random tiles', () => {
    const { values } = smoothLeaves(sumsOf(8_000, 0, 0));
    expect(values[0]).toBe(0);
    // A kept tile also says what is not drawn: its points less a 39th of those of all tiles.
    for (let symbol = 0; symbol < KINDS; symbol++) {
      expect(Math.abs(valueIn(values, symbol) - single(symbol) * (1 - 3 / 39))).toBeLessThan(0.5);
    }
  });

  test('predicts leaves of single points exactly from shorter ones, seen or not', () => {
    const { values, fits } = smoothLeaves(sumsOf(300, 0, 1));
    const last = fits.at(-1)!;
    expect(last.signal).toBeLessThan(1);
    expect(last.seen).toBeLessThan(RANKING.sizeStarts[4]! - RANKING.sizeStarts[3]!);
    for (const tiles of [
      [0, 1, 2],
      [7, 7, 7],
      [0, 0, 7],
    ]) {
      const added = tiles.reduce((sum, symbol) => sum + valueIn(values, symbol), 0);
      expect(Math.abs(valueIn(values, ...tiles) - added)).toBeLessThan(1.5);
    }
  });

  test('finds what pairs are worth beyond their tiles', () => {
    const { values, fits } = smoothLeaves(sumsOf(8_000, 6, 5));
    const beyond = (one: number, other: number): number =>
      valueIn(values, one, other) - valueIn(values, one) - valueIn(values, other);
    expect(beyond(2, 3)).toBeGreaterThan(beyond(2, 5) + 2.5);
    expect(fits[1]!.signal).toBeGreaterThan(1);
  });

  test('beats plain means when racks are few and chance is great', () => {
    const few = sumsOf(400, 3, 25);
    const { values } = smoothLeaves(few);
    const { values: best } = smoothLeaves(sumsOf(15_000, 3, 0));
    const meanOfAll = few.equities[0]! / few.weights[0]!;
    let shrunkError = 0;
    let plainError = 0;
    for (let leave = 1; leave < RANKING.count; leave++) {
      const weight = few.weights[leave]!;
      if (weight === 0) continue;
      const mean = (few.equities[leave]! / weight - meanOfAll) / 1000;
      shrunkError += (values[leave]! - best[leave]!) ** 2;
      plainError += (mean - best[leave]!) ** 2;
    }
    expect(shrunkError).toBeLessThan(plainError / 4);
  });

  test('measures the noise of a sample', () => {
    // Each third of the chance is even over 50 points: variance 3 × 50² / 12.
    const { fits } = smoothLeaves(sumsOf(8_000, 0, 25));
    expect(Math.abs(fits[2]!.noise / ((3 * 50 ** 2) / 12) - 1)).toBeLessThan(0.1);
  });
});
