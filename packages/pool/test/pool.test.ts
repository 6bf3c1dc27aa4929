/** The pool of one thread, which is no more than the main thread; pool.dist.test.ts has the others. */
import { describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import { EXAMPLE_POSITIONS, MINI_LEXICON } from '@bestzug/testkit';
import { createPool, PoolClosedError, shareWordGraph } from '../src/index.ts';
import { allOf } from './all-of.ts';
import { createDirectRanking, positionOf, rowsOf } from './direct-ranking.ts';

const rankDirectly = createDirectRanking(MINI_LEXICON.graph);
const positions = EXAMPLE_POSITIONS.map(({ cgp }) => positionOf(cgp));
const createSmallPool = (): ReturnType<typeof createPool> =>
  createPool({ graph: MINI_LEXICON.graph, rules: TURNIER_DE, threads: 1 });

describe('a pool of one thread', () => {
  test.each(EXAMPLE_POSITIONS)('ranks like the generator: $name', async ({ cgp }) => {
    const position = positionOf(cgp);
    const ranked = await createSmallPool().rankPlacements(position);
    expect(rowsOf(ranked)).toEqual(rowsOf(rankDirectly(position)));
  });

  test('gives the caller columns that later calls leave alone', async () => {
    const pool = createSmallPool();
    const first = await pool.rankPlacements(positions[5]!);
    const before = rowsOf(first);
    await pool.rankPlacements(positions[6]!);
    expect(rowsOf(first)).toEqual(before);
  });

  test('searches across only on the empty board if asked to', async () => {
    const pool = createSmallPool();
    const both = await pool.rankPlacements(positions[0]!);
    const across = await pool.rankPlacements({ ...positions[0]!, openingDirections: 'across' });
    expect(across.count * 2).toBe(both.count);
    expect(across.count).toBeGreaterThan(0);
  });

  test('ranks many positions in their order', async () => {
    const many = Array.from({ length: 50 }, (_, number) => positions[number % positions.length]!);
    const ranked = await allOf(createSmallPool().rankMany(many));
    expect(ranked.map(rowsOf)).toEqual(many.map((position) => rowsOf(rankDirectly(position))));
  });

  test('rejects with the reason of an aborted signal', async () => {
    const pool = createSmallPool();
    const signal = AbortSignal.abort('enough');
    await expect(pool.rankPlacements(positions[1]!, { signal })).rejects.toBe('enough');
    await expect(allOf(pool.rankMany(positions, { signal }))).rejects.toBe('enough');
  });

  test('lets a signal end a long row between two blocks', async () => {
    const controller = new AbortController();
    const endless = (function* () {
      for (;;) yield positions[5]!;
    })();
    const row = createSmallPool().rankMany(endless, { signal: controller.signal });
    setTimeout(() => controller.abort('enough'), 20);
    await expect(allOf(row)).rejects.toBe('enough');
  });

  test('refuses calls after it was closed', async () => {
    const pool = createSmallPool();
    await pool.close();
    await pool.close();
    await expect(pool.rankPlacements(positions[1]!)).rejects.toThrow(PoolClosedError);
    await expect(allOf(pool.rankMany(positions))).rejects.toThrow(PoolClosedError);
    await expect(pool.start()).rejects.toThrow('the pool is closed');
  });

  test.each([0, -1, 1.5, Number.NaN])('cannot be made of %d threads', (threads) => {
    expect(() => createPool({ graph: MINI_LEXICON.graph, rules: TURNIER_DE, threads })).toThrow(
      'threads',
    );
  });
});

describe('sharing a graph', () => {
  test('copies it once into shared memory', () => {
    const shared = shareWordGraph(MINI_LEXICON.graph);
    expect(shared.nodes.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(shared).toEqual({ ...MINI_LEXICON.graph, nodes: shared.nodes });
    expect([...shared.nodes]).toEqual([...MINI_LEXICON.graph.nodes]);
    expect(shareWordGraph(shared)).toBe(shared);
  });
});
