/** The pool with threads. Runs on the build: threads cannot load TypeScript. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { createTileSet, DE_119, SUPER_21, DE_SUPER_200, TURNIER_DE } from '@bestzug/core';
import { createPool, type Pool, type SearchPosition } from '@bestzug/pool';
import { buildGermanGraph, EXAMPLE_POSITIONS, MINI_LEXICON, readPositions } from '@bestzug/testkit';
import { allOf } from './all-of.ts';
import { bytesOf, createDirectRanking, positionOf, rowsOf } from './direct-ranking.ts';

const THREADS = [1, 2, 3, 8];

const german = buildGermanGraph().graph;
const miniPools = THREADS.map((threads) =>
  createPool({ graph: MINI_LEXICON.graph, rules: TURNIER_DE, threads }),
);
const germanPools = THREADS.map((threads) =>
  createPool({ graph: german, rules: TURNIER_DE, threads }),
);
const rankMini = createDirectRanking(MINI_LEXICON.graph);
const rankGerman = createDirectRanking(german);
const counted = readPositions();

afterAll(async () => {
  await Promise.all([...miniPools, ...germanPools].map((pool) => pool.close()));
});

describe('any number of threads', () => {
  test.each(EXAMPLE_POSITIONS)('ranks the mini lexicon alike: $name', async ({ cgp }) => {
    const position = positionOf(cgp);
    const expected = rankMini(position);
    for (const pool of miniPools) {
      const ranked = await pool.rankPlacements(position);
      expect(rowsOf(ranked)).toEqual(rowsOf(expected));
      expect(bytesOf(ranked).equals(bytesOf(expected))).toBe(true);
    }
  });

  test.each(['p003', 'p019', 'p077', 'p086', 'p125', 'p170', 'p223', 'p232', 'p246', 'p298'])(
    'ranks position %s of the German list alike',
    async (id) => {
      const row = counted.find((position) => position.id === id)!;
      const position: SearchPosition = { ...positionOf(row.cgp), openingDirections: 'across' };
      const expected = bytesOf(rankGerman(position));
      for (const pool of germanPools) {
        const ranked = await pool.rankPlacements(position);
        expect(ranked.count).toBe(row.placements);
        expect(ranked.scores[0]).toBe(row.topScore);
        expect(ranked.scores.reduce((sum, score) => sum + score, 0)).toBe(row.scoreSum);
        expect(bytesOf(ranked).equals(expected)).toBe(true);
      }
    },
  );

  test('ranks all counted positions alike as one row', async () => {
    const positions = counted.map(({ cgp }) => positionOf(cgp));
    const expected = positions.map((position) => bytesOf(rankGerman(position)));
    for (const pool of germanPools) {
      const ranked = await allOf(pool.rankMany(positions));
      expect(ranked).toHaveLength(positions.length);
      ranked.forEach((columns, number) => {
        expect(bytesOf(columns).equals(expected[number]!)).toBe(true);
      });
    }
  });

  test.each(['all', 'ranked'] as const)('finds the same in a row, mode %s', async (search) => {
    const positions = counted.map(({ cgp }): SearchPosition => ({
      ...positionOf(cgp),
      openingDirections: 'across',
    }));
    const expected = counted.map(({ placements, topScore, scoreSum }) => ({
      count: placements,
      top: topScore,
      sum: scoreSum,
    }));
    for (const pool of germanPools) {
      const row = pool.prepareRow(positions);
      expect(await pool.searchRow(row, search)).toEqual(expected);
      expect(await pool.searchRow(row, search)).toEqual(expected);
      const part = pool.prepareRow(positions.slice(40));
      expect(await pool.searchRow(part, search)).toEqual(expected.slice(40));
      expect(await pool.searchRow(row, search)).toEqual(expected);
    }
  });

  test('serves calls made at the same time', async () => {
    const positions = EXAMPLE_POSITIONS.map(({ cgp }) => positionOf(cgp));
    for (const pool of miniPools) {
      const calls = Array.from(
        { length: 30 },
        (_, number) => positions[number % positions.length]!,
      );
      const ranked = await Promise.all(calls.map((position) => pool.rankPlacements(position)));
      expect(ranked.map(rowsOf)).toEqual(calls.map((position) => rowsOf(rankMini(position))));
    }
  });

  test('may be chosen for each call', async () => {
    const position = positionOf(EXAMPLE_POSITIONS[5]!.cgp);
    const expected = rowsOf(rankMini(position));
    for (const threads of [1, 2, 5, 100]) {
      const ranked = await miniPools[3]!.rankPlacements(position, { threads });
      expect(rowsOf(ranked)).toEqual(expected);
    }
  });
});

describe('other editions', () => {
  test.each([
    ['21 × 21 squares', { layout: SUPER_21, tileSet: DE_SUPER_200 }],
    ['eight tiles on the rack', { tileSet: DE_119, rackSize: 8 }],
    [
      'own values and bonus',
      { tileSet: createTileSet('own', [[7, 'A9 E9 N9 R9']]), bingoBonus: 3 },
    ],
  ])('are data for the threads as well: %s', async (_, edition) => {
    const rules = { ...TURNIER_DE, ...edition };
    const board = '/15'.repeat(rules.layout.size).replaceAll('15', `${rules.layout.size}`).slice(1);
    const rack = 'AEINRST?'.slice(8 - rules.rackSize);
    const position = positionOf(`${board} ${rack}/ 0/0 0`, rules);
    const pool = createPool({ graph: MINI_LEXICON.graph, rules, threads: 2 });
    const ranked = await pool.rankPlacements(position);
    await pool.close();
    expect(ranked.count).toBeGreaterThan(10);
    expect(rowsOf(ranked)).toEqual(
      rowsOf(createDirectRanking(MINI_LEXICON.graph, rules)(position)),
    );
  });
});

describe('a long row of positions', () => {
  const position = positionOf(EXAMPLE_POSITIONS[5]!.cgp);

  test('is fetched no further ahead than the threads need', async () => {
    const pool = miniPools[1]!;
    let fetched = 0;
    let taken = 0;
    let furthest = 0;
    const positions = (function* () {
      for (; fetched < 200; fetched++) yield position;
    })();
    for await (const ranked of pool.rankMany(positions)) {
      expect(ranked.count).toBeGreaterThan(0);
      taken++;
      furthest = Math.max(furthest, fetched - taken);
    }
    expect(taken).toBe(200);
    // A position with two blanks is a block of its own; two blocks for each of two threads.
    expect(furthest).toBeLessThanOrEqual(4);
  });

  test('stops being fetched when the loop is left', async () => {
    let isTold = false;
    const endless = (function* () {
      try {
        for (;;) yield position;
      } finally {
        isTold = true;
      }
    })();
    for await (const ranked of miniPools[2]!.rankMany(endless)) {
      expect(ranked.count).toBeGreaterThan(0);
      break;
    }
    expect(isTold).toBe(true);
  });

  test('passes on what goes wrong while positions are made', async () => {
    const broken = (function* (): Generator<SearchPosition> {
      yield position;
      throw new Error('no more positions');
    })();
    await expect(allOf(miniPools[1]!.rankMany(broken))).rejects.toThrow('no more positions');
  });
});

describe('a process', () => {
  const run = (script: string): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: new URL('.', import.meta.url),
    });
  const createInProcess = (threads: number): string => `
    import { createPool } from '@bestzug/pool';
    import { buildWordGraph } from '@bestzug/lexicon';
    import { emptyBoard, parseRack, TURNIER_DE } from '@bestzug/core';
    const graph = buildWordGraph(['DE', 'ED']);
    const pool = createPool({ graph, rules: TURNIER_DE, threads: ${threads} });
    await pool.start();
    const { tileSet, rackSize } = TURNIER_DE;
    const rack = parseRack('DE', { tileSet, rackSize }).value;
    const position = { board: emptyBoard(TURNIER_DE.layout), rack };
    console.log((await pool.rankPlacements(position)).count);`;

  test('ends by itself after the pool is closed', async () => {
    const { stdout } = await run(
      `${createInProcess(2)} await pool.close(); console.log('closed');`,
    );
    expect(stdout).toBe('8\nclosed\n');
  });

  test('ends by itself even if the pool was not closed', async () => {
    expect((await run(createInProcess(2))).stdout).toBe('8\n');
  });
});

/** Kept out of the way of the other pools, which are warm by now. */
describe('starting', () => {
  test('brings up all threads, and may be repeated', async () => {
    const pool: Pool = createPool({ graph: MINI_LEXICON.graph, rules: TURNIER_DE, threads: 3 });
    await pool.start();
    await pool.start();
    await pool.close();
    await expect(pool.start()).rejects.toThrow('closed');
  });
});
