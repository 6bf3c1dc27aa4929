/** Measured passes over some work. */
import { setImmediate } from 'node:timers/promises';

/** Median, least and greatest of several values. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The spread of at least one value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}

/** Time of one pass in milliseconds. */
export interface PassTime {
  /** All threads together. */
  readonly cpu: number;
  readonly wall: number;
}

/** Work goes on for so long before the clock is stopped to let Ctrl-C through. */
const BREATH_MS = 50;

/** Warm-up takes so many passes and so long at least, unless that would be longer than bearable. */
const WARM_UP_PASSES = 3;
const WARM_UP_MS = 500;
const MOST_WARM_UP_MS = 3000;

/**
 * Times a pass over items of synchronous work. The clock stands still whenever the pass pauses for
 * signals.
 */
export async function timePass(count: number, work: (item: number) => void): Promise<PassTime> {
  let cpu = 0;
  let wall = 0;
  let item = 0;
  while (item < count) {
    const cpuBefore = process.cpuUsage();
    const start = performance.now();
    let now = start;
    while (item < count && now - start < BREATH_MS) {
      work(item++);
      now = performance.now();
    }
    const { user, system } = process.cpuUsage(cpuBefore);
    wall += now - start;
    cpu += (user + system) / 1000;
    await setImmediate();
  }
  return { cpu, wall };
}

/** Times a pass of work that waits for other threads. */
export async function timeAsyncPass(work: () => Promise<void>): Promise<PassTime> {
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { cpu: (user + system) / 1000, wall };
}

/** Times of `repeat` passes, after some that are not counted. */
export async function timePasses(
  repeat: number,
  pass: () => Promise<PassTime>,
): Promise<readonly PassTime[]> {
  let warmUp = 0;
  for (let done = 0; done < WARM_UP_PASSES || warmUp < WARM_UP_MS; done++) {
    warmUp += (await pass()).wall;
    if (warmUp > MOST_WARM_UP_MS) break;
  }
  const times: PassTime[] = [];
  while (times.length < repeat) times.push(await pass());
  return times;
}
