import { expect, test } from 'vitest';
import { BlockPlan, type GameSeries } from '../src/block-plan.ts';

/** Sizes of all blocks if a game takes so many milliseconds. */
function sizesOf(series: GameSeries, threads: number, gameTime: number): number[] {
  const plan = new BlockPlan(series, threads);
  const sizes: number[] = [];
  let next = series.first ?? 0;
  for (let block = plan.take(); block !== undefined; block = plan.take()) {
    expect(block).toMatchObject({ seed: series.seed, first: next });
    next += block.count;
    sizes.push(block.count);
    plan.learn(block, block.count * gameTime);
  }
  expect(next).toBe((series.first ?? 0) + series.count);
  return sizes;
}

test('every game of a series is in exactly one block', () => {
  for (const gameTime of [0, 0.01, 3, 1000]) {
    for (const count of [0, 1, 2, 7, 1000]) {
      for (const first of [0, 41]) {
        const sizes = sizesOf({ seed: 5, first, count }, 3, gameTime);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
      }
    }
  }
});

test('blocks of quick games get large, and small again towards the end', () => {
  const sizes = sizesOf({ seed: 1, count: 1000 }, 2, 2.5);
  expect(sizes[0]).toBe(1);
  expect(sizes[1]).toBe(40);
  expect(sizes.at(-1)).toBe(1);
});

test('long games go out one by one', () => {
  expect(sizesOf({ seed: 1, count: 20 }, 2, 20_000)).toEqual(Array.from({ length: 20 }, () => 1));
});
