/** Values of options, checked. */
import { CliError } from './cli-error.ts';

/** Numbers of fifteen digits are exact, and those of sixteen are not always. */
const LARGEST = 999_999_999_999_999;

/** Reads a whole number. @throws CliError `badOptionNumber` */
export function wholeNumber(
  option: string,
  found: string | undefined,
  limits: { readonly min: number; readonly max?: number },
): number | undefined {
  if (found === undefined) return undefined;
  const { min, max = Number.MAX_SAFE_INTEGER } = limits;
  const value = /^\+?\d{1,15}$/u.test(found.trim()) ? Number(found) : Number.NaN;
  if (value >= min && value <= max) return value;
  // Without a limit of its own an option names the one that all have only where it matters.
  const isTooLarge = /^\+?\d{16,}$/u.test(found.trim());
  const limit = isTooLarge ? Math.min(max, LARGEST) : max;
  throw new CliError({ kind: 'badOptionNumber', option, found, min, max: limit });
}

/** Reads whole numbers from 1 with commas between them. @throws CliError `badNumberList` */
export function wholeNumbers(
  option: string,
  found: string | undefined,
  limits: { readonly max: number; readonly most: number },
): number[] | undefined {
  if (found === undefined) return undefined;
  const parts = found.split(',').map((part) => part.trim());
  const values = parts.map((part) => (/^\d{1,15}$/u.test(part) ? Number(part) : Number.NaN));
  const isGood = values.every((value) => value >= 1 && value <= limits.max);
  if (isGood && values.length <= limits.most) return values;
  throw new CliError({ kind: 'badNumberList', option, found, ...limits });
}

/** Reads one of several names. @throws CliError `badChoice` */
export function oneOf<Choice extends string>(
  option: string,
  found: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (found === undefined) return undefined;
  const choice = choices.find((name) => name === found.trim().toLowerCase());
  if (choice !== undefined) return choice;
  throw new CliError({ kind: 'badChoice', option, found, choices });
}
