/**
 * Interleaved rounds: yardstick, case, yardstick, case … so that whatever slows the machine down
 * meets both. Every second round goes backwards.
 */
import type { BenchCase, BenchSuite } from './bench-case.ts';
import { BLANK_CLASSES } from './position-set.ts';
import type { Measurement } from './run-record.ts';
import { ratiosOf, spreadOf, sumsOf } from './spread.ts';
import { timeTask, type Task, type Timing, type TimingOptions } from './suite.ts';

/** How much is measured. */
export interface MeasureOptions extends TimingOptions {
  readonly rounds: number;
}

/** Times of one case. */
interface CaseTimes {
  readonly bench: BenchCase;
  /** [rounds] ms of one pass. */
  readonly times: number[];
  /** [rounds] ms of the yardstick around it. */
  readonly yardstickTimes: number[];
}

/**
 * Measures the cases of a suite.
 *
 * @param defaultYardstick for cases that name none
 * @throws WrongResultError as soon as any result is wrong
 */
export async function measureSuite(
  { cases }: BenchSuite,
  defaultYardstick: Task,
  options: MeasureOptions,
): Promise<Measurement[]> {
  for (const bench of cases) await bench.verify?.();
  const rows = cases.map((bench): CaseTimes => ({ bench, times: [], yardstickTimes: [] }));
  // The first round only warms up.
  for (let round = -1; round < options.rounds; round++) {
    await measureRound(round % 2 === 0 ? rows : rows.toReversed(), defaultYardstick, options);
    if (round < 0) {
      for (const row of rows) row.times.length = row.yardstickTimes.length = 0;
    }
  }
  for (const bench of cases) await bench.verify?.();
  const totals = totalsOf(rows);
  return [...rows, ...totals].map((row) => measurementOf(row, [...rows, ...totals]));
}

async function measureRound(
  rows: readonly CaseTimes[],
  defaultYardstick: Task,
  options: MeasureOptions,
): Promise<void> {
  let latest: { readonly task: Task; readonly timing: Timing } | undefined;
  for (const { bench, times, yardstickTimes } of rows) {
    const task = bench.yardstick ?? defaultYardstick;
    const before = latest?.task === task ? latest.timing : await timeTask(task, options);
    const timing = await timeTask(bench.task, options);
    const after = await timeTask(task, options);
    latest = { task, timing: after };
    times.push(msOf(timing, bench));
    yardstickTimes.push((msOf(before, bench) + msOf(after, bench)) / 2);
  }
}

const msOf = ({ cpuMs, wallMs }: Timing, { clock }: BenchCase): number =>
  clock === 'cpu' ? cpuMs : wallMs;

/** A row with the class left out for every variant that has all classes. */
function totalsOf(rows: readonly CaseTimes[]): CaseTimes[] {
  const classesOf = (variant: string): readonly CaseTimes[] =>
    rows.filter(({ bench }) => bench.variant === variant && bench.blanks !== undefined);
  return [...new Set(rows.map(({ bench }) => bench.variant))]
    .map(classesOf)
    .filter((classes) => classes.length === BLANK_CLASSES.length)
    .map((classes) => {
      const { blanks: _class, ...bench } = classes[0]!.bench;
      const sum = (numberOf: (bench: BenchCase) => number): number =>
        classes.reduce((total, row) => total + numberOf(row.bench), 0);
      return {
        bench: {
          ...bench,
          items: sum(({ items }) => items),
          task: { ...bench.task, expected: sum(({ task }) => task.expected) },
        },
        times: sumsOf(classes.map(({ times }) => times)),
        yardstickTimes: sumsOf(classes.map(({ yardstickTimes }) => yardstickTimes)),
      };
    });
}

function measurementOf(
  { bench, times, yardstickTimes }: CaseTimes,
  rows: readonly CaseTimes[],
): Measurement {
  const { suite, variant, blanks, threads, words, unit, items, clock, comparedTo, task } = bench;
  const isTotal =
    blanks === undefined &&
    rows.some((row) => row.bench.variant === variant && row.bench.blanks !== undefined);
  const other = rows.find((row) => row.bench.variant === comparedTo && row.bench.blanks === blanks);
  return {
    suite,
    variant,
    blanks: blanks ?? (isTotal ? 'all' : null),
    threads: threads ?? null,
    words: words ?? null,
    unit,
    items,
    clock,
    ms: spreadOf(times),
    yardstickMs: spreadOf(yardstickTimes),
    ratio: spreadOf(ratiosOf(times, yardstickTimes)),
    comparison:
      other === undefined
        ? null
        : { to: other.bench.variant, ratio: spreadOf(ratiosOf(times, other.times)) },
    memoryMb: bench.memory?.() ?? null,
    checksum: task.expected,
  };
}
