/** The win table that comes with the program. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeWinTable, LeaveFileError, type CountedWins } from '@bestzug/strategy';
import { CliError } from './cli-error.ts';
import { readBytes } from './text-file.ts';

/** As `encodeWinTable` makes it, packed with gzip. */
const WIN_TABLE_FILE = fileURLToPath(new URL('../../strategy/data/de.wins.gz', import.meta.url));

const MAX_WIN_BYTES = 5_000_000;

/**
 * The table counted in games with the German tiles; undefined = there is none, and the normal curve
 * is used (`winTableFor`).
 *
 * @throws CliError `badArchive`
 */
export function germanWins(): CountedWins | undefined {
  if (!existsSync(WIN_TABLE_FILE)) return undefined;
  const packed = readBytes(WIN_TABLE_FILE, MAX_WIN_BYTES);
  try {
    return decodeWinTable(gunzipSync(packed, { maxOutputLength: MAX_WIN_BYTES }));
  } catch (error) {
    const isDamage = error instanceof LeaveFileError || (error instanceof Error && 'code' in error);
    if (!isDamage) throw error;
    throw new CliError({ kind: 'badArchive', file: WIN_TABLE_FILE });
  }
}
