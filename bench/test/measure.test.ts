import { describe, expect, test } from 'vitest';
import type { BenchCase } from '../src/bench-case.ts';
import { measureSuite } from '../src/measure.ts';
import type { BlankClass } from '../src/position-set.ts';
import { timeTask, type Task } from '../src/suite.ts';
import { WrongResultError } from '../src/wrong-result-error.ts';

const TIMING = { minTime: 0.001, minSamples: 1 };

/** Works for a while that is about proportional to the size. */
function countTo(size: number): number {
  let count = 0;
  for (let step = 0; step < size * 1000; step++) count += step & 1;
  return count;
}

const taskOf = (size: number, expected: number = size * 500): Task => ({
  kind: 'sync',
  name: `count to ${size}`,
  expected,
  run: () => countTo(size),
});

const caseOf = (facts: Partial<BenchCase>): BenchCase => ({
  suite: 'all',
  variant: '',
  unit: 'position',
  items: 1,
  clock: 'cpu',
  task: taskOf(20),
  ...facts,
});

describe('timing', () => {
  test('counts every call and gives the time of one', async () => {
    let runs = 0;
    const run = (): number => {
      runs++;
      return countTo(20);
    };
    const { calls, wallMs, cpuMs } = await timeTask({ ...taskOf(20), kind: 'sync', run }, TIMING);
    expect(calls).toBe(runs);
    expect(calls).toBeGreaterThan(0);
    expect(wallMs).toBeGreaterThan(0);
    // Some systems count processor time in ticks.
    expect(cpuMs).toBeGreaterThanOrEqual(0);
  });

  test('fails on a wrong result', async () => {
    await expect(timeTask(taskOf(20, 10_001), TIMING)).rejects.toThrow(
      new WrongResultError('count to 20', 10_001, 10_000),
    );
  });

  test('fails on a wrong result that arrives later', async () => {
    const task: Task = {
      kind: 'async',
      name: 'later',
      expected: 1,
      run: () => Promise.resolve(2),
    };
    await expect(timeTask(task, TIMING)).rejects.toThrow(WrongResultError);
  });

  test('fails when only the last of several calls is wrong', async () => {
    let calls = 0;
    const task: Task = {
      kind: 'sync',
      name: 'third call',
      expected: 10_000,
      run: () => countTo(20) + (++calls === 3 ? 1 : 0),
    };
    await expect(timeTask(task, { minTime: 0.01, minSamples: 5 })).rejects.toThrow('third call');
  });
});

describe('measuring a suite', () => {
  const options = { ...TIMING, rounds: 2 };

  test('fails when the complete check fails', async () => {
    const verify = (): void => {
      throw new WrongResultError('order', 'falling', 'mixed');
    };
    const suite = { cases: [caseOf({ verify })] };
    await expect(measureSuite(suite, taskOf(20), options)).rejects.toThrow(
      'order: the result must be falling, but is mixed',
    );
  });

  test('adds the classes up', async () => {
    const classes: readonly BlankClass[] = [0, 1, 2];
    const cases = classes.map((blanks) =>
      caseOf({ blanks, items: blanks + 1, task: taskOf(blanks + 1) }),
    );
    const measured = await measureSuite({ cases }, taskOf(20), options);
    expect(measured.map(({ blanks }) => blanks)).toEqual([0, 1, 2, 'all']);
    expect(measured.at(-1)).toMatchObject({ items: 6, checksum: 3000 });
  });

  test('compares with another variant and leaves classes out where there are none', async () => {
    const clock = 'wall';
    const cases = [
      caseOf({ variant: 'short', clock }),
      caseOf({ variant: 'long', clock, comparedTo: 'short', task: taskOf(200) }),
    ];
    // Of a single round, whose times can be divided here as well.
    const oneRound = { ...options, rounds: 1 };
    const [short, long] = await measureSuite({ cases }, taskOf(20), oneRound);
    expect(short).toMatchObject({ blanks: null, comparison: null });
    expect(long?.comparison?.to).toBe('short');
    expect(long?.comparison?.ratio.median).toBeCloseTo(long!.ms.median / short!.ms.median, 10);
  });
});
