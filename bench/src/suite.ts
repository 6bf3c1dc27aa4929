/**
 * The stopwatch: Benchmark.js behind one function, imported nowhere else. Benchmark.js finds out how
 * often a task must be repeated for the clock to be fine enough and takes the samples; processor time
 * is read around it, because on a busy machine it says more than the clock on the wall.
 */
import Benchmark from 'benchmark';
import { demandResult } from './wrong-result-error.ts';

/** Something to time. Its result is a number that says whether the work was done right. */
export type Task =
  | { readonly kind: 'sync'; readonly name: string; readonly expected: number; run(): number }
  | {
      readonly kind: 'async';
      readonly name: string;
      readonly expected: number;
      run(): Promise<number>;
    };

/** How long one timing takes. */
export interface TimingOptions {
  /** [seconds] of one sample at least. */
  readonly minTime: number;
  /** Samples at least. */
  readonly minSamples: number;
}

/** Mean of one timing. */
export interface Timing {
  /** [ms] one call took by the clock. */
  readonly wallMs: number;
  /** [ms] of processor time one call took, all threads of the process together. */
  readonly cpuMs: number;
  /** How often the task ran; every result was right. */
  readonly calls: number;
}

/** Times a task. Throws `WrongResultError` when any call gives a wrong result. */
export async function timeTask(task: Task, options: TimingOptions): Promise<Timing> {
  let calls = 0;
  const check = (result: number): void => {
    calls++;
    demandResult(task.name, task.expected, result);
  };
  const { minTime, minSamples } = options;
  // Calls that only find the number of repetitions count too: all are calls of the same task.
  const common = { minTime, minSamples, maxTime: 0, initCount: 1 };
  const before = process.cpuUsage();
  const bench =
    task.kind === 'sync'
      ? new Benchmark(task.name, () => check(task.run()), common).run({ async: false })
      : await runDeferred(task, check, common);
  // Benchmark.js keeps what a task throws to itself.
  if (bench.error !== undefined) throw bench.error;
  const { user, system } = process.cpuUsage(before);
  return {
    wallMs: bench.stats.mean * 1000,
    cpuMs: (user + system) / 1000 / calls,
    calls,
  };
}

function runDeferred(
  task: Extract<Task, { kind: 'async' }>,
  check: (result: number) => void,
  options: Benchmark.Options,
): Promise<Benchmark> {
  return new Promise((resolve, reject) => {
    const bench = new Benchmark(task.name, {
      ...options,
      defer: true,
      fn: (deferred: Benchmark.Deferred) => {
        task
          .run()
          .then(check)
          .then(() => deferred.resolve(), reject);
      },
      onComplete: () => resolve(bench),
    });
    bench.run({ async: true });
  });
}
