/** The win table that comes with the program. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeWinTable, LeaveFileError, type CountedWins } from '@bestzug/strategy';
import { CliError } from './cli-error.ts';
import { gunzipped } from './gzip-file.ts';
import { readBytes } from './text-file.ts';

/** As `encodeWinTable` makes it, packed with gzip. */
export const WIN_TABLE_FILE: string = fileURLToPath(
  new URL('../../strategy/data/de.wins.gz', import.meta.url),
);

const MAX_WIN_BYTES = 5_000_000;

/**
 * The table counted in games with the German tiles; undefined = there is none, and the normal curve
 * is used (`winTableFor`).
 *
 * @throws CliError `badArchive`
 */
export function germanWins(): CountedWins | undefined {
  const file = WIN_TABLE_FILE;
  if (!existsSync(file)) return undefined;
  const bytes = gunzipped(readBytes(file, MAX_WIN_BYTES), file, MAX_WIN_BYTES);
  try {
    return decodeWinTable(bytes);
  } catch (error) {
    if (!(error instanceof LeaveFileError)) throw error;
    throw new CliError({ kind: 'badArchive', file });
  }
}
