/**
 * The file of a counted win table. Its body: the facts, the number of chances, then the chances in
 * steps of 1/65,535, row by row, each as difference to the one before: first all high bytes, then
 * all low bytes. A general compressor, which is the caller's, makes a third of that.
 */
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import { ByteReader, ByteWriter, type FileFormat } from '../leave/byte-file.ts';
import { fitsProfile } from '../leave/leave-facts.ts';
import { LeaveFileError } from '../leave/leave-file-error.ts';
import { NORMAL_WIN_TABLE, type WinTable } from '../win-table.ts';
import { CountedWinTable } from './swing-counts.ts';

/** Where a win table comes from: enough to make it again, and to see whether it fits. */
export interface WinTableFacts {
  /** [31] tiles of each symbol: a table holds for this set alone. */
  readonly tileCounts: Uint8Array;
  readonly rackSize: number;
  /** Name of the rule profile played by. */
  readonly profile: string;
  /** The word list played with. */
  readonly list: LexiconIdentity;
  /** The player that played against itself, as `parsePlayerSpec` reads it. */
  readonly player: string;
  readonly games: number;
  /** Seed of the series its games are (see `dealOf`). */
  readonly seed: number;
}

/** A table and where it comes from. */
export interface CountedWins {
  readonly table: CountedWinTable;
  readonly facts: WinTableFacts;
}

/** The win table for a profile: the counted one where it is for its tiles, else the normal curve. */
export const winTableFor = (profile: RuleProfile, counted: CountedWins | undefined): WinTable =>
  counted !== undefined && fitsProfile(counted.facts, profile) ? counted.table : NORMAL_WIN_TABLE;

const WIN_FORMAT: FileFormat = { letters: 'BZWT', version: 1 };

/** What a chance is counted in. */
const STEPS = 0xffff;

/** The file of a table, to be compressed by the caller. */
export function encodeWinTable({ table: { chances }, facts }: CountedWins): Uint8Array {
  const writer = new ByteWriter();
  writer.u32(facts.tileCounts.length);
  writer.bytes(facts.tileCounts);
  writer.u32(facts.rackSize);
  for (const text of [facts.profile, facts.list.name, facts.list.sha256, facts.player]) {
    writer.text(text);
  }
  for (const number of [facts.list.words, facts.games, facts.seed]) writer.f64(number);
  const high = new Uint8Array(chances.length);
  const low = new Uint8Array(chances.length);
  let before = 0;
  chances.forEach((chance, at) => {
    const steps = Math.round(chance * STEPS);
    // Differences wrap around in 16 bits, and so does adding them up again.
    const difference = (steps - before) & 0xffff;
    before = steps;
    high[at] = difference >>> 8;
    low[at] = difference & 0xff;
  });
  writer.u32(chances.length);
  writer.bytes(high);
  writer.bytes(low);
  return writer.seal(WIN_FORMAT);
}

/** The table in a file. Throws `LeaveFileError`. */
export function decodeWinTable(bytes: Uint8Array): CountedWins {
  const reader = new ByteReader(bytes, WIN_FORMAT);
  const tileCounts = reader.bytes(reader.u32()).slice();
  const rackSize = reader.u32();
  const profile = reader.text();
  const [name, sha256, player] = [reader.text(), reader.text(), reader.text()];
  const [words, games, seed] = [reader.f64(), reader.f64(), reader.f64()];
  const count = reader.u32();
  if (!CountedWinTable.isSize(count)) {
    throw new LeaveFileError({ kind: 'damaged', part: 'contents' });
  }
  const high = reader.bytes(count);
  const low = reader.bytes(count);
  const chances = new Float32Array(count);
  let steps = 0;
  for (let at = 0; at < count; at++) {
    steps = (steps + ((high[at]! << 8) | low[at]!)) & 0xffff;
    chances[at] = steps / STEPS;
  }
  reader.close();
  const list = { name, words, sha256 };
  const facts = { tileCounts, rackSize, profile, list, player, games, seed };
  return { table: new CountedWinTable(chances), facts };
}
