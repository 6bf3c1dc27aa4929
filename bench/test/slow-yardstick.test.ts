import { describe, expect, test } from 'vitest';
import type { SuiteName } from '../src/bench-case.ts';
import type { Measurement } from '../src/run-record.ts';
import { suitesWithSlowYardstick } from '../src/slow-yardstick.ts';
import { sampleMeasurement } from './sample-run.ts';

const withYardstick = (
  suite: SuiteName,
  median: number,
  blanks: Measurement['blanks'] = 'all',
): Measurement =>
  sampleMeasurement(suite, { blanks, yardstickMs: { median, min: median, max: median } });

describe('a suite with a slow yardstick', () => {
  test('is found among others', () => {
    const run = [
      withYardstick('all', 70),
      withYardstick('best', 75),
      withYardstick('cross-checks', 270),
      withYardstick('ranked', 66),
    ];
    expect(suitesWithSlowYardstick(run)).toEqual(['cross-checks']);
  });

  test('is not one whose yardstick has other positions', () => {
    const run = [
      withYardstick('all', 70),
      withYardstick('all', 9, 0),
      withYardstick('pool', 50, 2),
      withYardstick('best', 75),
      withYardstick('ranked', 80),
    ];
    expect(suitesWithSlowYardstick(run)).toEqual([]);
  });

  test('cannot be told from one or two', () => {
    expect(suitesWithSlowYardstick([withYardstick('all', 70), withYardstick('best', 270)])).toEqual(
      [],
    );
  });
});
