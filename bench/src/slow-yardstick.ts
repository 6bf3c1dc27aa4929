/**
 * Whether the unit of a suite can be trusted. Now and then the engine compiles the yardstick so
 * badly that it takes four times as long, and everything in that process looks quick.
 */
import type { SuiteName } from './bench-case.ts';
import type { Measurement } from './run-record.ts';
import { spreadOf } from './spread.ts';

/** Other suites that must agree on what is normal. */
const LEAST_OTHERS = 2;

/** So much slower than in the other suites is not by chance. */
const TOO_SLOW = 1.6;

/** [ms] of the yardstick over all positions with the whole list, at most; undefined: not among them. */
function yardstickOf(measurements: readonly Measurement[], suite: SuiteName): number | undefined {
  const whole = measurements.filter(
    (measurement) =>
      measurement.suite === suite &&
      measurement.words === null &&
      (measurement.blanks === null || measurement.blanks === 'all'),
  );
  return whole.length === 0
    ? undefined
    : Math.max(...whole.map(({ yardstickMs }) => yardstickMs.median));
}

/** Suites in which the yardstick ran much slower than in the others. */
export function suitesWithSlowYardstick(measurements: readonly Measurement[]): SuiteName[] {
  const suites = [...new Set(measurements.map(({ suite }) => suite))];
  const times = suites.flatMap((suite) => {
    const milliseconds = yardstickOf(measurements, suite);
    return milliseconds === undefined ? [] : [{ suite, milliseconds }];
  });
  if (times.length <= LEAST_OTHERS) return [];
  const { median } = spreadOf(times.map(({ milliseconds }) => milliseconds));
  return times
    .filter(({ milliseconds }) => milliseconds > TOO_SLOW * median)
    .map(({ suite }) => suite);
}
