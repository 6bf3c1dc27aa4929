/** Threads that die, hang or throw. Runs on the build: threads cannot load TypeScript. */
import { afterEach, describe, expect, test } from 'vitest';
import { BLANK, letterOf } from '@bestzug/lexicon';
import { rackOf, TURNIER_DE } from '@bestzug/core';
import { PoolBusyError, PoolClosedError, WorkerDiedError, WorkerTaskError } from '@bestzug/pool';
import { EXAMPLE_POSITIONS, MINI_LEXICON } from '@bestzug/testkit';
// Only here can a pool be given another worker; the package does not export its class.
import { Pool } from '../dist/pool.js';
import { allOf } from './all-of.ts';
import { createDirectRanking, positionOf, rowsOf } from './direct-ranking.ts';

const healthy = positionOf(EXAMPLE_POSITIONS[5]!.cgp);
const expected = rowsOf(createDirectRanking(MINI_LEXICON.graph)(healthy));

/** A position whose rack makes the worker fail; with blanks, so that there is work for a thread. */
const faulty = (copiesOfX: number): typeof healthy => ({
  ...healthy,
  rack: rackOf([BLANK, BLANK, ...Array.from({ length: copiesOfX }, () => letterOf('X')!)]),
});
const EXIT = faulty(1);
const CRASH = faulty(2);
const THROW = faulty(3);
const HANG = faulty(4);

const pools: Pool[] = [];

function createFaultyPool(threads: number, maxWaiting?: number): Pool {
  const options = { graph: MINI_LEXICON.graph, rules: TURNIER_DE, threads, maxWaiting };
  const pool = new Pool(options, new URL('./faulty-worker.mjs', import.meta.url));
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('a thread that dies', () => {
  test.each([
    ['ends itself', EXIT],
    ['is ended by an error outside its task', CRASH],
  ])('because it %s fails its task, and the next one works', async (_, position) => {
    const pool = createFaultyPool(2);
    for (let round = 0; round < 2; round++) {
      await expect(pool.rankPlacements(position)).rejects.toThrow(WorkerDiedError);
      expect(rowsOf(await pool.rankPlacements(healthy))).toEqual(expected);
    }
  });

  test('says why in its cause', async () => {
    const died = createFaultyPool(2).rankPlacements(EXIT);
    await expect(died).rejects.toMatchObject({ cause: { message: expect.stringContaining('3') } });
  });

  test('fails nothing but its task', async () => {
    const pool = createFaultyPool(3);
    const outcomes = await Promise.allSettled(
      [healthy, EXIT, healthy, healthy, CRASH, healthy, healthy].map((position) =>
        pool.rankPlacements(position),
      ),
    );
    const rows = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? rowsOf(outcome.value) : outcome.reason,
    );
    const died = expect.any(WorkerDiedError);
    expect(rows).toEqual([expected, died, expected, expected, died, expected, expected]);
  });

  test('ends a row of positions after those before it, and the next row works', async () => {
    const pool = createFaultyPool(2);
    let taken = 0;
    const row = async (): Promise<void> => {
      for await (const ranked of pool.rankMany([healthy, healthy, EXIT, healthy])) {
        expect(rowsOf(ranked)).toEqual(expected);
        taken++;
      }
    };
    await expect(row()).rejects.toThrow(WorkerDiedError);
    expect(taken).toBe(2);
    expect(await allOf(pool.rankMany([healthy, healthy, healthy]))).toHaveLength(3);
  });

  test('over and over leaves no thread behind', async () => {
    const pool = createFaultyPool(2);
    for (let round = 0; round < 4; round++) {
      const position = round % 2 === 0 ? EXIT : CRASH;
      await expect(pool.rankPlacements(position)).rejects.toThrow(WorkerDiedError);
    }
    await pool.close();
    expect(process.getActiveResourcesInfo()).not.toContain('MessagePort');
  });
});

describe('a worker that cannot start', () => {
  test('fails every task instead of letting it wait', async () => {
    const options = { graph: MINI_LEXICON.graph, rules: TURNIER_DE, threads: 2 };
    const pool = new Pool(options, new URL('./no-such-worker.mjs', import.meta.url));
    pools.push(pool);
    for (let round = 0; round < 3; round++) {
      await expect(pool.rankPlacements(healthy)).rejects.toThrow(WorkerDiedError);
    }
    await expect(pool.start()).rejects.toThrow(WorkerDiedError);
  });
});

describe('a task that throws', () => {
  test('fails with its message, and the same thread does the next one', async () => {
    const pool = createFaultyPool(2);
    await expect(pool.rankPlacements(THROW)).rejects.toThrow(WorkerTaskError);
    await expect(pool.rankPlacements(THROW)).rejects.toMatchObject({
      message: expect.stringContaining('undefined'),
      workerStack: expect.stringContaining('worker.js'),
    });
    expect(rowsOf(await pool.rankPlacements(healthy))).toEqual(expected);
  });
});

describe('a signal', () => {
  test('ends a call that hangs, and the next one works', async () => {
    const pool = createFaultyPool(2);
    await pool.start();
    const signal = AbortSignal.timeout(50);
    await expect(pool.rankPlacements(HANG, { signal })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(rowsOf(await pool.rankPlacements(healthy))).toEqual(expected);
  });

  test('ends a call that waits without touching the one that runs', async () => {
    const pool = createFaultyPool(2);
    const running = pool.rankMany([healthy, healthy, healthy, healthy, healthy, healthy]);
    const first = running.next();
    const controller = new AbortController();
    const waiting = pool.rankPlacements(healthy, { signal: controller.signal });
    controller.abort('enough');
    await expect(waiting).rejects.toBe('enough');
    expect(rowsOf((await first).value!)).toEqual(expected);
    expect(await allOf(running)).toHaveLength(5);
  });

  test('that was aborted before starts nothing', async () => {
    const signal = AbortSignal.abort('enough');
    await expect(createFaultyPool(2).rankPlacements(HANG, { signal })).rejects.toBe('enough');
  });

  test('may serve many calls without a warning', async () => {
    const warnings: Error[] = [];
    const listen = (warning: Error): unknown => warnings.push(warning);
    process.on('warning', listen);
    const { signal } = new AbortController();
    const pool = createFaultyPool(2);
    await Promise.all(Array.from({ length: 40 }, () => pool.rankPlacements(healthy, { signal })));
    process.off('warning', listen);
    expect(warnings).toEqual([]);
  });
});

describe('closing', () => {
  test('rejects what runs and what waits, even a task that hangs', async () => {
    const pool = createFaultyPool(2);
    const calls = [HANG, HANG, HANG, healthy].map((position) => pool.rankPlacements(position));
    const outcomes = Promise.allSettled(calls);
    await pool.close();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PoolClosedError) });
    }
    await pool.close();
    await expect(pool.rankPlacements(healthy)).rejects.toThrow(PoolClosedError);
  });

  test('in the middle of a row ends the row', async () => {
    const pool = createFaultyPool(2);
    const row = pool.rankMany(Array.from({ length: 100 }, () => healthy));
    await row.next();
    await pool.close();
    await expect(allOf(row)).rejects.toThrow(PoolClosedError);
  });
});

describe('a crowd of calls', () => {
  test('is refused beyond the number that may wait, and served up to it', async () => {
    const pool = createFaultyPool(2, 3);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => pool.rankPlacements(healthy)),
    );
    // Two threads have work, three tasks wait; the search of the main thread does not count.
    const served = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(served).toHaveLength(5);
    for (const outcome of outcomes.slice(5)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PoolBusyError) });
    }
    expect(rowsOf(await pool.rankPlacements(healthy))).toEqual(expected);
  });
});
