/** Which puzzle is asked for: of a day, or of a number. */
import { CliError } from '../cli-error.ts';
import { wholeNumber } from '../options.ts';

/** A puzzle by its seed. */
export interface PuzzleChoice {
  readonly seed: number;
  /** ISO date of a puzzle of a day; null = it has a number. */
  readonly date: string | null;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u;
const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u;

/**
 * The puzzle that the options ask for, today's if they ask for none.
 *
 * @throws CliError `badDate`, `badOptionNumber`, `conflict`
 */
export function readPuzzleChoice(
  { date, seed }: { readonly date?: string; readonly seed?: string },
  today: Date = new Date(),
): PuzzleChoice {
  if (date !== undefined && seed !== undefined) {
    throw new CliError({ kind: 'conflict', options: ['--date', '--seed'] });
  }
  const number = wholeNumber('--seed', seed, { min: 0 });
  if (number !== undefined) return { seed: number, date: null };
  const parts = date === undefined ? partsOf(today) : readDate(date);
  if (parts === undefined)
    throw new CliError({ kind: 'badDate', option: '--date', found: date ?? '' });
  const [year, month, day] = parts;
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    seed: year * 10_000 + month * 100 + day,
    date: `${year}-${two(month)}-${two(day)}`,
  };
}

type DateParts = readonly [year: number, month: number, day: number];

const partsOf = (date: Date): DateParts => [
  date.getFullYear(),
  date.getMonth() + 1,
  date.getDate(),
];

function readDate(text: string): DateParts | undefined {
  const iso = ISO.exec(text.trim());
  const german = GERMAN.exec(text.trim());
  const [, first = '', second = '', third = ''] = iso ?? german ?? [];
  const [year, month, day] = (iso ? [first, second, third] : [third, second, first]).map(Number);
  if (year === undefined || month === undefined || day === undefined || year === 0)
    return undefined;
  const parts = [year, month, day] as const;
  // February 30th becomes another day.
  const found = partsOf(new Date(year, month - 1, day));
  return parts.every((part, place) => part === found[place]) ? parts : undefined;
}
