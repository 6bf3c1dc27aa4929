import { describe, expect, test } from 'vitest';
import { changeOf } from '../src/run-record.ts';
import { ratiosOf, spreadOf, sumsOf } from '../src/spread.ts';
import { sampleMeasurement } from './sample-run.ts';

describe('spread', () => {
  test.each([
    { values: [3, 1, 2], median: 2, min: 1, max: 3 },
    { values: [4, 1, 3, 2], median: 2.5, min: 1, max: 4 },
    { values: [7], median: 7, min: 7, max: 7 },
    { values: [10, 9], median: 9.5, min: 9, max: 10 },
  ])('of $values is $min, $median, $max', ({ values, ...spread }) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  test('of nothing is a bug', () => expect(() => spreadOf([])).toThrow('bug: '));
});

describe('ratios', () => {
  test('divide each round by the same round', () => {
    expect(ratiosOf([4, 9, 1], [8, 3, 4])).toEqual([0.5, 3, 0.25]);
  });

  test('of rounds without counterpart are a bug', () => {
    expect(() => ratiosOf([1, 2], [1])).toThrow('counterpart');
  });

  test('of classes together divide the sums of each round', () => {
    const times = sumsOf([
      [1, 2],
      [3, 6],
    ]);
    const yardsticks = sumsOf([
      [2, 4],
      [6, 4],
    ]);
    expect(ratiosOf(times, yardsticks)).toEqual([0.5, 1]);
  });
});

test('a change compares ratios, not times', () => {
  const before = sampleMeasurement('best', { ratio: spreadOf([0.5]), ms: spreadOf([100]) });
  const now = sampleMeasurement('best', { ratio: spreadOf([0.4]), ms: spreadOf([900]) });
  expect(changeOf(now, before)).toBeCloseTo(-0.2);
});
