import { describe, expect, test } from 'vitest';
import { DE_102, FAMILIE, TURNIER_DE } from '@bestzug/core';
import { LeaveFileError } from '../src/leave/leave-file-error.ts';
import { CountedWinTable } from '../src/simulation/swing-counts.ts';
import {
  decodeWinTable,
  encodeWinTable,
  winTableFor,
  type WinTableFacts,
} from '../src/simulation/win-table-file.ts';
import { NORMAL_WIN_TABLE } from '../src/win-table.ts';

const FACTS: WinTableFacts = {
  tileCounts: DE_102.counts,
  rackSize: 7,
  profile: 'turnier-de',
  list: { name: 'Wörter ß', words: 587_473, sha256: 'ab'.repeat(32) },
  player: 'static',
  games: 40_000,
  seed: 2 ** 40,
};

/** Three rows that rise, the last one above the first. */
const CHANCES = Float32Array.from({ length: 3 * 601 }, (_, at) =>
  Math.min(1, ((at % 601) / 600) ** (1 + Math.floor(at / 601))),
);
const WINS = { table: new CountedWinTable(CHANCES), facts: FACTS };
const FILE = encodeWinTable(WINS);

const faultOf = (bytes: Uint8Array): LeaveFileError['fault'] => {
  try {
    decodeWinTable(bytes);
  } catch (error) {
    if (error instanceof LeaveFileError) return error.fault;
    throw error;
  }
  return expect.fail('the file was taken');
};

describe('the file of a win table', () => {
  test('gives back chances and facts', () => {
    const { table, facts } = decodeWinTable(FILE);
    expect(facts).toEqual(FACTS);
    expect(table.chances).toHaveLength(CHANCES.length);
    const errors = table.chances.map((chance, at) => Math.abs(chance - CHANCES[at]!));
    expect(Math.max(...errors)).toBeLessThan(1 / 100_000);
    // A second round changes nothing.
    expect(encodeWinTable({ table, facts })).toEqual(FILE);
  });

  test('is refused when it is something else, cut off or changed', () => {
    expect(faultOf(new TextEncoder().encode('{"chances":[]}')).kind).toBe('foreign');
    for (const length of [0, 19, 20, FILE.length - 1]) {
      expect(['foreign', 'truncated']).toContain(faultOf(FILE.subarray(0, length)).kind);
    }
    const changed = FILE.slice();
    changed[FILE.length - 7]! ^= 1;
    expect(faultOf(changed)).toEqual({ kind: 'damaged', part: 'checksum' });
  });

  test('is refused when its table has broken rows', () => {
    const broken = { chances: CHANCES.subarray(1) };
    const table = Object.assign(new CountedWinTable(CHANCES), broken);
    expect(faultOf(encodeWinTable({ table, facts: FACTS }))).toEqual({
      kind: 'damaged',
      part: 'contents',
    });
  });
});

test('a counted table is used for its own tiles alone', () => {
  expect(winTableFor(TURNIER_DE, WINS)).toBe(WINS.table);
  expect(winTableFor(FAMILIE, WINS)).toBe(WINS.table);
  const others = { ...FACTS, tileCounts: FACTS.tileCounts.with(1, 99) };
  expect(winTableFor(TURNIER_DE, { ...WINS, facts: others })).toBe(NORMAL_WIN_TABLE);
  expect(winTableFor(TURNIER_DE, undefined)).toBe(NORMAL_WIN_TABLE);
});
