/**
 * The file of a trained table. Its body: the facts (leave-facts.ts), the number of entries, the
 * first coarse entry and its grain (coarse entries are multiples of it and stored divided), then the
 * entries by leave number, each as difference to the one before, folded to 0, -1, 1, -2 … =
 * 0, 1, 2, 3 …: first all high bytes, then all low bytes. A general compressor, which is the
 * caller's, makes half of that, and reading takes milliseconds.
 */
import type { RuleProfile } from '@bestzug/core';
import { ByteReader, ByteWriter, type FileFormat } from './byte-file.ts';
import { COARSE_STEPS, DenseLeaves, firstCoarseOf } from './dense-leaves.ts';
import { LeaveFileError } from './leave-file-error.ts';
import { fitsProfile, readFacts, writeFacts, type LeaveFacts } from './leave-facts.ts';
import type { LeaveTable } from './leave-table.ts';
import { MultisetRank } from './multiset-rank.ts';
import { createPairLeaves } from './pair-leaves.ts';

/** A table and where it comes from. */
export interface TrainedLeaves {
  readonly leaves: DenseLeaves;
  readonly facts: LeaveFacts;
}

/**
 * The leaves to play a profile with: the trained ones where they are for its tiles, else those of
 * single tiles and pairs.
 */
export const leavesFor = (profile: RuleProfile, trained: TrainedLeaves | undefined): LeaveTable =>
  trained !== undefined && fitsProfile(trained.facts, profile)
    ? trained.leaves
    : createPairLeaves();

const LEAVE_FORMAT: FileFormat = { letters: 'BZLV', version: 1 };

/** The file of a table, to be compressed by the caller. */
export function encodeLeaveFile({ leaves, facts }: TrainedLeaves): Uint8Array {
  const writer = new ByteWriter();
  writeFacts(writer, facts);
  writeLeaves(writer, leaves);
  return writer.seal(LEAVE_FORMAT);
}

/**
 * The table in a file. Throws `LeaveFileError`.
 *
 * @param allocate memory for exactly so many entries; left out: memory of its own
 */
export function decodeLeaveFile(
  bytes: Uint8Array,
  allocate?: (length: number) => Int16Array,
): TrainedLeaves {
  const reader = new ByteReader(bytes, LEAVE_FORMAT);
  const facts = readFacts(reader);
  const leaves = readLeaves(reader, facts, allocate);
  reader.close();
  return { leaves, facts };
}

/** Writes the entries of a table. */
export function writeLeaves(writer: ByteWriter, { values, ranking }: DenseLeaves): void {
  const high = new Uint8Array(values.length);
  const low = new Uint8Array(values.length);
  const firstCoarse = firstCoarseOf(ranking);
  const isCoarse = values.subarray(firstCoarse).every((value) => value % COARSE_STEPS === 0);
  const grain = isCoarse ? COARSE_STEPS : 1;
  let before = 0;
  for (let number = 0; number < values.length; number++) {
    const value = number < firstCoarse ? values[number]! : values[number]! / grain;
    // Differences wrap around in 16 bits, and so does adding them up again.
    const difference = ((value - before) << 16) >> 16;
    before = value;
    const folded = (difference << 1) ^ (difference >> 31);
    high[number] = (folded >>> 8) & 0xff;
    low[number] = folded & 0xff;
  }
  writer.u32(values.length);
  writer.u32(firstCoarse);
  writer.u32(grain);
  writer.bytes(high);
  writer.bytes(low);
}

/** Reads the entries of a table for the tiles of the facts. */
export function readLeaves(
  reader: ByteReader,
  { tileCounts, rackSize }: LeaveFacts,
  allocate: (length: number) => Int16Array = (length) => new Int16Array(length),
): DenseLeaves {
  const count = reader.u32();
  const ranking = new MultisetRank(tileCounts, rackSize - 1);
  if (ranking.count !== count) throw new LeaveFileError({ kind: 'damaged', part: 'contents' });
  const firstCoarse = reader.u32();
  const grain = reader.u32();
  const high = reader.bytes(count);
  const low = reader.bytes(count);
  const values = allocate(count);
  let value = 0;
  for (let number = 0; number < count; number++) {
    const folded = (high[number]! << 8) | low[number]!;
    value = ((value + ((folded >>> 1) ^ -(folded & 1))) << 16) >> 16;
    values[number] = number < firstCoarse ? value : value * grain;
  }
  return new DenseLeaves(ranking, values);
}
