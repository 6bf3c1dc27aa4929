/** Trained leaves: those that come with the program, and others that a user has. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RuleProfile } from '@bestzug/core';
import {
  decodeLeaveFile,
  fitsProfile,
  LeaveFileError,
  leavesFor,
  type LeaveTable,
  type TrainedLeaves,
} from '@bestzug/strategy/evaluation';
import { CliError } from './cli-error.ts';
import { gunzipped, isGzip } from './gzip-file.ts';
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
 * @throws CliError `badArchive`, `badLeaves`
 */
export function germanLeaves(): TrainedLeaves | undefined {
  const file = GERMAN_LEAVES_FILE;
  if (!existsSync(file)) return undefined;
  return decoded(gunzipped(readBytes(file, MAX_LEAVE_BYTES), file, MAX_LEAVE_BYTES), file);
}

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
  return decoded(isGzip(bytes) ? gunzipped(bytes, file, MAX_LEAVE_BYTES) : bytes, file);
}

function decoded(bytes: Uint8Array, file: string): TrainedLeaves {
  try {
    return decodeLeaveFile(bytes, (length) => new Int16Array(new SharedArrayBuffer(2 * length)));
  } catch (error) {
    if (!(error instanceof LeaveFileError)) throw error;
    throw new CliError({ kind: 'badLeaves', file });
  }
}
