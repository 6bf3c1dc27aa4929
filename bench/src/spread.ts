/** Arithmetic of repeated measurements. */
import { invariant } from '@bestzug/core';

/** Median, least and greatest of several values. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The spread of at least one value. */
export function spreadOf(values: readonly number[]): Spread {
  invariant(values.length > 0, 'there are values to take the spread of');
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle]!;
  const median = sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}

/** Quotients value by value: each round is compared with the same round. */
export function ratiosOf(values: readonly number[], units: readonly number[]): number[] {
  invariant(values.length === units.length, 'every round has its counterpart');
  return values.map((value, round) => value / units[round]!);
}

/** Sums round by round. */
export const sumsOf = (rows: readonly (readonly number[])[]): number[] =>
  (rows[0] ?? []).map((_, round) => rows.reduce((sum, row) => sum + row[round]!, 0));
