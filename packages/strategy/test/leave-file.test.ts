import { describe, expect, test } from 'vitest';
import { createTileSet, DE_102, DE_119, TURNIER_DE } from '@bestzug/core';
import { DenseLeaves, denseLeavesFrom, leaveRankingOf } from '../src/leave/dense-leaves.ts';
import { fitsProfile, type LeaveFacts } from '../src/leave/leave-facts.ts';
import { decodeLeaveFile, encodeLeaveFile, leavesFor } from '../src/leave/leave-file.ts';
import { LeaveFileError } from '../src/leave/leave-file-error.ts';

const FACTS: LeaveFacts = {
  tileSet: 'de-102',
  tileCounts: DE_102.counts,
  rackSize: 4,
  profile: 'turnier-de',
  list: { name: 'Wörter ß', words: 587_473, sha256: 'ab'.repeat(32) },
  generations: [
    {
      games: 20_000,
      seed: 2 ** 40,
      sightings: 400_000,
      meanScore: 425.53,
      fits: [{ size: 1, seen: 30, factors: [0, 0], noise: 387.5, signal: 11.8 }],
    },
  ],
};

/** Leaves of up to three tiles with values of all kinds. */
const RANKING = leaveRankingOf(DE_102, 4);
const LEAVES = denseLeavesFrom(
  RANKING,
  Float64Array.from(
    { length: RANKING.count },
    (_, number) => ((number * 7919) % 65_537) / 99 - 330,
  ),
);
const FILE = encodeLeaveFile({ leaves: LEAVES, facts: FACTS });

const faultOf = (bytes: Uint8Array): LeaveFileError['fault'] => {
  try {
    decodeLeaveFile(bytes);
  } catch (error) {
    if (error instanceof LeaveFileError) return error.fault;
    throw error;
  }
  return expect.fail('the file was taken');
};

describe('the file of a table', () => {
  test('gives back values and facts', () => {
    const { leaves, facts } = decodeLeaveFile(FILE);
    expect(facts).toEqual(FACTS);
    expect([...leaves.values]).toEqual([...LEAVES.values]);
  });

  test.each([
    ['in tenths from five tiles on', 10],
    ['in hundredths throughout', 7],
  ])('gives back long leaves %s', (_, step) => {
    const ranking = leaveRankingOf(
      createTileSet('small', [
        [1, 'A3 B3 C2'],
        [0, '?1'],
      ]),
      7,
    );
    const values = Int16Array.from({ length: ranking.count }, (__, number) => (number % 50) * step);
    const facts = { ...FACTS, tileCounts: ranking.limits, rackSize: 7 };
    const file = encodeLeaveFile({ leaves: new DenseLeaves(ranking, values), facts });
    expect([...decodeLeaveFile(file).leaves.values]).toEqual([...values]);
  });

  test('can be read at any address, into memory of the caller', () => {
    const shifted = new Uint8Array(FILE.length + 3);
    shifted.set(FILE, 3);
    const shared = new Int16Array(new SharedArrayBuffer(RANKING.count * 2));
    const { leaves } = decodeLeaveFile(shifted.subarray(3), () => shared);
    expect(leaves.values).toBe(shared);
    expect([...shared]).toEqual([...LEAVES.values]);
  });

  test('is refused with any byte changed', () => {
    for (let at = 0; at < FILE.length; at += at < 400 ? 1 : 97) {
      const changed = FILE.slice();
      changed[at]! ^= 0x10;
      expect(() => decodeLeaveFile(changed)).toThrow(LeaveFileError);
    }
  });

  test('is refused cut off anywhere', () => {
    for (let length = 0; length < FILE.length; length += length < 400 ? 1 : 97) {
      const { kind } = faultOf(FILE.slice(0, length));
      expect(kind).toBe(length === 0 ? 'foreign' : 'truncated');
    }
  });

  test.each([
    ['another file', Uint8Array.from([0x42, 0x5a, 0x57, 0x47, 13, 10, 26, 10]), 'foreign'],
    ['text', Uint8Array.from('HALLO', (sign) => sign.charCodeAt(0)), 'foreign'],
    ['a longer file', Uint8Array.from([...FILE, 0]), 'damaged'],
    ['another version', FILE.with(8, 9), 'version'],
  ])('%s is refused as what it is', (_, bytes, kind) => {
    expect(faultOf(bytes).kind).toBe(kind);
  });

  test('is refused when the table is that of another rack size', () => {
    const file = encodeLeaveFile({ leaves: LEAVES, facts: { ...FACTS, rackSize: 5 } });
    expect(faultOf(file)).toEqual({ kind: 'damaged', part: 'contents' });
  });
});

describe('facts of a table', () => {
  test('say which tiles it is for', () => {
    const facts = { ...FACTS, rackSize: 7 };
    expect(fitsProfile(facts, TURNIER_DE)).toBe(true);
    expect(fitsProfile(facts, { ...TURNIER_DE, tileSet: DE_119 })).toBe(false);
    expect(fitsProfile(FACTS, TURNIER_DE)).toBe(false);
  });

  test('decide whether a table is played with', () => {
    const trained = { leaves: LEAVES, facts: { ...FACTS, rackSize: 7 } };
    expect(leavesFor(TURNIER_DE, trained)).toBe(LEAVES);
    const none = new Uint8Array(31);
    const instead = leavesFor({ ...TURNIER_DE, tileSet: DE_119 }, trained);
    expect(instead).not.toBe(LEAVES);
    expect(instead.valueOf(none.with(0, 1))).toBe(24_900);
    expect(leavesFor(TURNIER_DE, undefined).valueOf(none.with(0, 1))).toBe(24_900);
  });
});
