/** Checksums of what a run takes, so that no worker computes with anything else. */
import { createHash } from 'node:crypto';
import type { LexiconIdentity } from '@bestzug/lexicon';
import { recordOfProfile } from '@bestzug/core/game-record';
import type { GameSetup } from '@bestzug/pool';
import { NEEDS, WIRE_VERSION, type Need, type RunNeeds } from './run-document.ts';

/** Hex digits that tell checksums apart. */
const HASH_LENGTH = 16;
/** Not used in this run. */
const NONE = '-';

/**
 * What a run takes.
 *
 * @param version of the program
 */
export const needsOf = (
  version: string,
  list: LexiconIdentity,
  { profile, leaves, winChances, tiers }: GameSetup,
): RunNeeds => ({
  version: `${version}/${WIRE_VERSION}`,
  list: `${list.name} ${list.sha256.slice(0, HASH_LENGTH)}`,
  rules: `${profile.name} ${hashOf(JSON.stringify(recordOfProfile(profile)))}`,
  leaves: hashOrNone(leaves),
  winTable: hashOrNone(winChances),
  tiers: hashOrNone(tiers),
});

/** What a worker lacks for a run, first of all; undefined = nothing. */
export const firstLacking = (needs: RunNeeds, own: RunNeeds): Need | undefined =>
  NEEDS.find((need) => needs[need] !== own[need]);

/** Checksum of bytes or text. */
export const hashOf = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('hex').slice(0, HASH_LENGTH);

const hashOrNone = (table: ArrayBufferView | undefined): string =>
  table === undefined ? NONE : hashOf(bytesOf(table));

/** The bytes of a table. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
