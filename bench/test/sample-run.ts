/** A small run for the tests of table and report. */
import { SUITE_NAMES, type SuiteName } from '../src/bench-case.ts';
import { type Measurement, RECORD_FORMAT, type RunRecord } from '../src/run-record.ts';
import { spreadOf } from '../src/spread.ts';

/** A measurement with ratios around 0.4. */
export const sampleMeasurement = (
  suite: SuiteName,
  facts: Partial<Measurement> = {},
): Measurement => ({
  suite,
  variant: '',
  blanks: null,
  threads: null,
  words: null,
  unit: 'position',
  items: 10,
  clock: 'cpu',
  ms: spreadOf([4, 5, 3]),
  yardstickMs: spreadOf([10, 10, 10]),
  ratio: spreadOf([0.4, 0.5, 0.3]),
  comparison: null,
  memoryMb: null,
  checksum: 123,
  ...facts,
});

const CLASSES = [0, 1, 2, 'all'] as const;

function measurementsOf(suite: SuiteName): Measurement[] {
  if (suite === 'pool') {
    const alone = 'one position, 1 thread';
    const comparison = { to: alone, ratio: spreadOf([0.5, 0.6, 0.55]) };
    return [
      sampleMeasurement(suite, { variant: alone, threads: 1 }),
      sampleMeasurement(suite, { variant: 'one position, 2 threads', threads: 2, comparison }),
    ];
  }
  if (suite === 'list-size') {
    return [100_000, 587_473].flatMap((words) =>
      ['all', 'best'].map((variant) => sampleMeasurement(suite, { variant, words })),
    );
  }
  if (suite === 'all' || suite === 'ranked') {
    return CLASSES.map((blanks) => sampleMeasurement(suite, { blanks }));
  }
  return [sampleMeasurement(suite)];
}

/** A run in which every suite has a measurement. */
export const SAMPLE_RUN: RunRecord = {
  format: RECORD_FORMAT,
  date: '2026-11-30T10:00:00.000Z',
  commit: 'abc1234',
  isDirty: false,
  node: 'v20.19.0',
  machine: { cpu: 'Zähler & <Söhne>', cores: 2, memoryGb: 8, platform: 'linux' },
  load: 0.1,
  rounds: 3,
  list: { name: 'de', words: 1000, sha256: '0'.repeat(64) },
  measurements: SUITE_NAMES.filter((suite) => suite !== 'growth').flatMap(measurementsOf),
  growth: [
    { id: 'p1', blanks: 0, placements: 40, yardstick: 200, all: 90, ranked: 100, best: 80 },
    { id: 'p2', blanks: 2, placements: 9000, yardstick: 5000, all: 2000, ranked: 2500, best: 700 },
    { id: 'p3', blanks: 0, placements: 0, yardstick: 20, all: 10, ranked: 10, best: 10 },
  ],
};
