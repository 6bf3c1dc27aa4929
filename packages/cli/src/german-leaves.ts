/** The trained leaves that come with the program. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeLeaveFile, LeaveFileError, type TrainedLeaves } from '@bestzug/strategy';
import { CliError } from './cli-error.ts';
import { readBytes } from './text-file.ts';

/** As `encodeLeaveFile` makes it, packed with gzip. */
export const GERMAN_LEAVES_FILE: string = fileURLToPath(
  new URL('../../strategy/data/de.leaves.gz', import.meta.url),
);

const MAX_LEAVE_BYTES = 50_000_000;

/**
 * The table for the German tiles, in shared memory; undefined = none has been trained, and players
 * use the leaves of single tiles and pairs (`leavesFor`).
 *
 * @throws CliError `badArchive`
 */
export function germanLeaves(): TrainedLeaves | undefined {
  const file = GERMAN_LEAVES_FILE;
  if (!existsSync(file)) return undefined;
  const packed = readBytes(file, MAX_LEAVE_BYTES);
  try {
    const bytes = gunzipSync(packed, { maxOutputLength: MAX_LEAVE_BYTES });
    return decodeLeaveFile(bytes, (length) => new Int16Array(new SharedArrayBuffer(2 * length)));
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new CliError({ kind: 'badArchive', file });
  }
}

/** What unpacking and decoding throw; anything else is a bug. */
const isDamage = (error: unknown): boolean =>
  error instanceof LeaveFileError || (error instanceof Error && 'code' in error);
