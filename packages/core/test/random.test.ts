import { describe, expect, test } from 'vitest';
import { createRandom, Random, shuffled } from '../src/index.ts';

const draw = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => random.nextUint32());

describe('random numbers', () => {
  // Saved games depend on these: other numbers are another version of the record.
  test('of a seed stay the same for ever', () => {
    expect(draw(createRandom(1), 4)).toEqual([1080862987, 3546521498, 2861869171, 428981239]);
    expect(draw(createRandom(2 ** 40 + 5, 7), 4)).toEqual([
      2676243207, 3533679159, 1975867427, 825967843,
    ]);
  });

  test('go on from a stored state', () => {
    const random = createRandom(42);
    draw(random, 10);
    const { state } = random;
    const next = draw(random, 20);
    expect(draw(new Random(state), 20)).toEqual(next);
    expect(state.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
  });

  test.each([
    [createRandom(1), createRandom(2)],
    [createRandom(1), createRandom(-1)],
    [createRandom(1), createRandom(1 + 2 ** 32)],
    [createRandom(1), createRandom(1, 1)],
  ])('of other seeds and streams are others, pair %#', (one, other) => {
    const seen = new Set(draw(one, 200));
    expect(draw(other, 200).filter((word) => seen.has(word))).toEqual([]);
  });

  test.each([1, 2, 3, 7, 102])('below %i are all about equally frequent', (bound) => {
    const random = createRandom(bound);
    const counts = Array.from({ length: bound }, () => 0);
    for (let round = 0; round < 2000 * bound; round++) counts[random.nextBelow(bound)]!++;
    // 2,000 each, standard deviation below 45.
    expect(Math.min(...counts)).toBeGreaterThan(1800);
    expect(Math.max(...counts)).toBeLessThan(2200);
  });

  test('between 0 and 1 have the right mean and never reach 1', () => {
    const random = createRandom(9);
    const units = Array.from({ length: 20_000 }, () => random.nextUnit());
    expect(Math.max(...units)).toBeLessThan(1);
    expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
    expect(units.reduce((sum, unit) => sum + unit, 0) / units.length).toBeCloseTo(0.5, 1);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('below %d there are none', (bound) => {
    expect(() => createRandom(1).nextBelow(bound)).toThrow('bound');
  });

  test('shuffle into every order about equally often, without touching the argument', () => {
    const random = createRandom(5);
    const values = ['a', 'b', 'c'] as const;
    const orders = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const order = shuffled(values, random).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(values).toEqual(['a', 'b', 'c']);
    expect(orders.size).toBe(6);
    expect(Math.min(...orders.values())).toBeGreaterThan(850);
  });
});
