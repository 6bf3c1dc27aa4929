/** Games on threads. Runs on the build: threads cannot load TypeScript. */
import { afterAll, describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import {
  DenseLeaves,
  GameTable,
  joinMatches,
  joinSelfPlay,
  leaveRankingOf,
  NO_GAMES,
  NO_PAIRS,
  playMatchBlock,
  playSelfPlayBlock,
  StaticPlayer,
  GreedyPlayer,
  type MatchTally,
  type SelfPlayTally,
} from '@bestzug/strategy';
import { MoveGenerator } from '@bestzug/movegen';
import { createPool, PoolClosedError, WorkerTaskError, type Pool } from '@bestzug/pool';
import { MINI_LEXICON } from '@bestzug/testkit';
import { allOf } from './all-of.ts';

const { graph } = MINI_LEXICON;
const generator = new MoveGenerator(graph, TURNIER_DE);
const greedy = new GreedyPlayer(generator);

/** A table unlike any other: the more leaves, the dearer. */
const ranking = leaveRankingOf(TURNIER_DE.tileSet, TURNIER_DE.rackSize);
const leaves = Int16Array.from({ length: ranking.count }, (_, number) => (number * 7919) % 3001);
const tiers = new TextEncoder().encode('HAUS 1\nDEN 1\nES 2\n');

const pools = [1, 2].map((threads) =>
  createPool({
    graph,
    rules: TURNIER_DE,
    threads,
    games: { profile: TURNIER_DE, leaves, tiers },
  }),
);
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
});

const series = { seed: 11, count: 30 };

const selfPlay = async (pool: Pool, player: string): Promise<SelfPlayTally> =>
  (await allOf(pool.playSelf(player, series))).reduce(joinSelfPlay, NO_GAMES);

const match = async (pool: Pool, a: string, b: string): Promise<MatchTally[]> =>
  (await allOf(pool.playMatch([a, b], { seed: 12, first: 5, count: 12 }))).map(
    ({ tally }) => tally,
  );

describe('any number of threads', () => {
  test('plays the games that one player here plays', async () => {
    const block = { seed: 11, first: 0, count: 30 };
    const expected = playSelfPlayBlock(new GameTable(graph, TURNIER_DE), greedy, block);
    expect(expected.games).toBe(30);
    for (const pool of pools) expect(await selfPlay(pool, 'greedy')).toEqual(expected);
  });

  test('plays the pairs of a match in their order, with the leaves it was given', async () => {
    const table = new GameTable(graph, TURNIER_DE);
    const players = [
      new StaticPlayer(generator, new DenseLeaves(ranking, leaves)),
      greedy,
    ] as const;
    const expected = Array.from({ length: 12 }, (_, pair) =>
      playMatchBlock(table, players, { seed: 12, first: 5 + pair, count: 1 }),
    );
    for (const pool of pools) expect(await match(pool, 'static', 'greedy')).toEqual(expected);
    expect(await match(pools[0]!, 'static:leaves=pairs', 'greedy')).not.toEqual(expected);
  });

  test('plays levels with the vocabulary it was given', async () => {
    const [one, two] = await Promise.all(pools.map((pool) => match(pool, 'level:1', 'static')));
    expect(two).toEqual(one);
    expect(one!.reduce(joinMatches, NO_PAIRS).scoreB).toBeGreaterThan(0);
  });
});

test('a series may be cut in two', async () => {
  const [pool] = pools;
  const whole = await selfPlay(pool!, 'greedy');
  const parts = await Promise.all([
    allOf(pool!.playSelf('greedy', { seed: 11, count: 13 })),
    allOf(pool!.playSelf('greedy', { seed: 11, first: 13, count: 17 })),
  ]);
  expect(parts.flat().reduce(joinSelfPlay, NO_GAMES)).toEqual(whole);
});

test('leaving the loop ends the games under way, and the pool plays on', async () => {
  const pool = pools[1]!;
  for await (const { tally } of pool.playMatch(['greedy', 'greedy'], { seed: 1, count: 1e6 })) {
    expect(tally.pairs).toBe(1);
    break;
  }
  expect((await match(pool, 'greedy', 'greedy')).length).toBe(12);
});

test('an aborted signal ends a series with its reason', async () => {
  const control = new AbortController();
  const played = allOf(
    pools[1]!.playSelf('greedy', { seed: 1, count: 1e6 }, { signal: control.signal }),
  );
  setTimeout(() => control.abort(new Error('enough')), 50);
  await expect(played).rejects.toThrow('enough');
});

test('closing the pool rejects the series', async () => {
  const pool = createPool({ graph, rules: TURNIER_DE, threads: 2, games: { profile: TURNIER_DE } });
  const played = allOf(pool.playSelf('greedy', { seed: 1, count: 1e6 }));
  setTimeout(() => void pool.close(), 50);
  await expect(played).rejects.toThrow(PoolClosedError);
  await expect(allOf(pool.playSelf('greedy', series))).rejects.toThrow(PoolClosedError);
});

test('a pool made without games plays none', async () => {
  const pool = createPool({ graph, rules: TURNIER_DE, threads: 1 });
  await expect(allOf(pool.playSelf('greedy', series))).rejects.toThrow(WorkerTaskError);
  await pool.close();
});
