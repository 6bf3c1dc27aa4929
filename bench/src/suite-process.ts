/**
 * The process of one suite. Each has its own, because the compiler specialises code by what it has
 * seen: suites in one process would slow each other down.
 *
 *   node suite-process.js SUITE ROUNDS
 *
 * Sends a `SuiteReply` to the parent.
 */
import { invariant } from '@bestzug/core';
import { makeBed, verifyYardstick, yardstickTask } from './bed.ts';
import { SUITE_NAMES, type SuiteName } from './bench-case.ts';
import { measureGrowth } from './growth.ts';
import { measureSuite } from './measure.ts';
import type { SuiteRecord } from './run-record.ts';
import { SUITES } from './suite-catalog.ts';
import { WrongResultError } from './wrong-result-error.ts';

/** What the parent gets. */
export type SuiteReply =
  | { readonly kind: 'measured'; readonly record: SuiteRecord }
  | { readonly kind: 'wrongResult'; readonly message: string };

/** [seconds, samples] of one timing. */
const TIMING = { minTime: 0.025, minSamples: 2 };

async function measure(name: SuiteName, rounds: number): Promise<SuiteRecord> {
  const bed = makeBed();
  verifyYardstick(bed.yardstick, bed.positions);
  if (name === 'growth') return { measurements: [], growth: await measureGrowth(bed, rounds) };
  const suite = await SUITES[name](bed);
  try {
    const yardstick = yardstickTask(bed.yardstick, bed.positions);
    const measurements = await measureSuite(suite, yardstick, { ...TIMING, rounds });
    return { measurements, growth: [] };
  } finally {
    await suite.close?.();
  }
}

async function reply(): Promise<SuiteReply> {
  const [, , wanted, rounds] = process.argv;
  const name = SUITE_NAMES.find((candidate) => candidate === wanted);
  invariant(name !== undefined, `there is a suite ${wanted}`);
  try {
    return { kind: 'measured', record: await measure(name, Number(rounds)) };
  } catch (error) {
    if (!(error instanceof WrongResultError)) throw error;
    return { kind: 'wrongResult', message: error.message };
  }
}

process.send?.(await reply());
process.disconnect?.();
