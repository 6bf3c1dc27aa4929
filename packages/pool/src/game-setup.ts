/** What threads need to play games: sent once, when they start, in memory they share. */
import type { RuleProfile } from '@bestzug/core';

/** The rules of the games and what the players know. Plain data. */
export interface GameSetup {
  /** With the same board and tiles as the rules of the pool. */
  readonly profile: RuleProfile;
  /**
   * Values of the `DenseLeaves` for the tiles and the rack size of the profile; left out: the leaves
   * of single tiles and pairs.
   */
  readonly leaves?: Int16Array | undefined;
  /** Chances of the `CountedWinTable` for the profile; left out: the normal curve. */
  readonly winChances?: Float32Array | undefined;
  /** UTF-8 text of the `Vocabulary`; needed for levels alone. */
  readonly tiers?: Uint8Array | undefined;
}

/** The same with its tables in shared memory; each is copied once unless it already lies there. */
export function shareGameSetup({ profile, leaves, winChances, tiers }: GameSetup): GameSetup {
  return {
    profile,
    leaves: leaves && shareLeaves(leaves),
    winChances: sharedChances(winChances),
    tiers: sharedBytes(tiers),
  };
}

/** The same values in shared memory, copied unless they already lie there. */
export function shareLeaves(leaves: Int16Array): Int16Array {
  if (leaves.buffer instanceof SharedArrayBuffer) return leaves;
  const shared = new Int16Array(new SharedArrayBuffer(leaves.byteLength));
  shared.set(leaves);
  return shared;
}

function sharedBytes(bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (bytes === undefined || bytes.buffer instanceof SharedArrayBuffer) return bytes;
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  return shared;
}

function sharedChances(chances: Float32Array | undefined): Float32Array | undefined {
  if (chances === undefined || chances.buffer instanceof SharedArrayBuffer) return chances;
  const shared = new Float32Array(new SharedArrayBuffer(chances.byteLength));
  shared.set(chances);
  return shared;
}
