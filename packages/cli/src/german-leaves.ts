/** Trained leaves: those that come with the program, and others that a user has. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { RuleProfile } from '@bestzug/core';
import {
  decodeLeaveFile,
  fitsProfile,
  LeaveFileError,
  leavesFor,
  type LeaveTable,
  type TrainedLeaves,
} from '@bestzug/strategy';
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

const GZIP_MAGIC: readonly number[] = [0x1f, 0x8b];

/**
 * The leaves that `--leaves` names, as `train leaves` and `convert` write them; left out: those for
 * the rules.
 *
 * @throws CliError `foreignLeaves`, `badLeaves`, `unfitLeaves`, `badArchive` and those of `FileFault`
 */
export function chosenLeaves(file: string | undefined, profile: RuleProfile): LeaveTable {
  if (file === undefined) return leavesFor(profile, germanLeaves());
  if (/\.klv2?(?:\.gz)?$/iu.test(file)) throw new CliError({ kind: 'foreignLeaves', file });
  const { leaves, facts } = ownLeaves(file);
  if (!fitsProfile(facts, profile)) {
    const { tileSet, rackSize } = facts;
    throw new CliError({ kind: 'unfitLeaves', file, tileSet, rackSize, rules: profile.name });
  }
  return leaves;
}

function ownLeaves(file: string): TrainedLeaves {
  const bytes = readBytes(file, MAX_LEAVE_BYTES);
  const isPacked = GZIP_MAGIC.every((byte, place) => bytes[place] === byte);
  try {
    const table = isPacked ? gunzipSync(bytes, { maxOutputLength: MAX_LEAVE_BYTES }) : bytes;
    return decodeLeaveFile(table, (length) => new Int16Array(new SharedArrayBuffer(2 * length)));
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new CliError({
      kind: error instanceof LeaveFileError ? 'badLeaves' : 'badArchive',
      file,
    });
  }
}

/** What unpacking and decoding throw; anything else is a bug. */
const isDamage = (error: unknown): boolean =>
  error instanceof LeaveFileError || (error instanceof Error && 'code' in error);
