/** What a run has measured, as it is stored and compared. */
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { SuiteName, Unit } from './bench-case.ts';
import type { BlankClass } from './position-set.ts';
import type { Spread } from './spread.ts';

/** Raised when the record's fields change their meaning. */
export const RECORD_FORMAT = 1;

/** One line of the table. */
export interface Measurement {
  readonly suite: SuiteName;
  readonly variant: string;
  /** `'all'`: the classes together; null: no classes. */
  readonly blanks: BlankClass | 'all' | null;
  readonly threads: number | null;
  /** Words of the list, where that is what varies. */
  readonly words: number | null;
  readonly unit: Unit;
  /** Units in one pass. */
  readonly items: number;
  readonly clock: 'cpu' | 'wall';
  /** [ms] of one pass, over the rounds. */
  readonly ms: Spread;
  /** [ms] of the yardstick just before and after. */
  readonly yardstickMs: Spread;
  /** Time divided by the yardstick's, round by round. */
  readonly ratio: Spread;
  /** Time divided by that of another variant, round by round. */
  readonly comparison: { readonly to: string; readonly ratio: Spread } | null;
  /** [MB] resident memory. */
  readonly memoryMb: number | null;
  /** The number that every pass gave, and had to give. */
  readonly checksum: number;
}

/** One position, searched alone. */
export interface GrowthPoint {
  readonly id: string;
  readonly blanks: BlankClass;
  readonly placements: number;
  /** [µs] of processor time. */
  readonly yardstick: number;
  readonly all: number;
  readonly ranked: number;
  readonly best: number;
}

/** What was measured on. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly platform: string;
}

/** A whole run. */
export interface RunRecord {
  readonly format: typeof RECORD_FORMAT;
  /** ISO 8601. */
  readonly date: string;
  /** Of the checkout, short; `unknown` outside of one. */
  readonly commit: string;
  /** Whether files differed from the commit. */
  readonly isDirty: boolean;
  readonly node: string;
  readonly machine: Machine;
  /** Processes that wanted to run, mean of the minute before the start. */
  readonly load: number;
  readonly rounds: number;
  readonly list: LexiconIdentity;
  readonly measurements: readonly Measurement[];
  readonly growth: readonly GrowthPoint[];
}

/** What a suite adds to a run. */
export type SuiteRecord = Pick<RunRecord, 'measurements' | 'growth'>;

/** Tells measurements of different things apart; the same in every run. */
export const keyOf = ({ suite, variant, blanks, words }: Measurement): string =>
  [suite, variant, blanks ?? '-', words ?? '-'].join('|');

/** The measurement of the same thing in another run. */
export const sameIn = (run: RunRecord, measurement: Measurement): Measurement | undefined =>
  run.measurements.find((candidate) => keyOf(candidate) === keyOf(measurement));

/**
 * Change against another run: -0.1 = a tenth quicker. Ratios to the yardstick are compared, so the
 * runs may come from different machines or hours.
 */
export const changeOf = (now: Measurement, before: Measurement): number =>
  now.ratio.median / before.ratio.median - 1;

/**
 * Measurements whose checked number is not the one of another run with the same list, though they
 * worked through as much: the engine plays other moves than it did then.
 */
export function changedResults(now: RunRecord, before: RunRecord): readonly Measurement[] {
  if (now.list.sha256 !== before.list.sha256) return [];
  return now.measurements.filter((measurement) => {
    const same = sameIn(before, measurement);
    return (
      same !== undefined &&
      same.items === measurement.items &&
      same.checksum !== measurement.checksum
    );
  });
}

/** Whether a parsed file looks like a record of this format. */
export function isRunRecord(value: unknown): value is RunRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === RECORD_FORMAT &&
    'date' in value &&
    typeof value.date === 'string' &&
    'measurements' in value &&
    Array.isArray(value.measurements) &&
    'growth' in value &&
    Array.isArray(value.growth)
  );
}
