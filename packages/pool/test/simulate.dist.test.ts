/** Simulations and win tables on threads. Runs on the build: threads cannot load TypeScript. */
import { afterAll, describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import { MoveGenerator } from '@bestzug/movegen';
import {
  chooseCandidates,
  collectSwings,
  createPairLeaves,
  dealOf,
  GameTable,
  GreedyPlayer,
  joinSwings,
  NORMAL_WIN_TABLE,
  noSwings,
  Rollout,
  runSimulation,
  SHORT_ROLLOUTS,
  Simulation,
  simulationPlan,
  StaticPlayer,
  type TurnView,
} from '@bestzug/strategy';
import { PoolClosedError, WorkerDiedError } from '@bestzug/pool';
import { MINI_LEXICON } from '@bestzug/testkit';
// Only here can a pool be given another worker; the package does not export its class.
import { Pool } from '../dist/pool.js';
import { allOf } from './all-of.ts';

const { graph } = MINI_LEXICON;
const equipment = {
  generator: new MoveGenerator(graph, TURNIER_DE),
  leaves: createPairLeaves(),
  winTable: NORMAL_WIN_TABLE,
};
const options = { graph, rules: TURNIER_DE, games: { profile: TURNIER_DE } };
const SEED = 5;
const RUN = { rollouts: SHORT_ROLLOUTS, seed: SEED };

const WORKER = new URL('../dist/worker.js', import.meta.url);
const MORTAL_WORKER = new URL('./mortal-worker.mjs', import.meta.url);

const pools: Pool[] = [];

function poolOf(threads: number, worker: URL = WORKER): Pool {
  const pool = new Pool({ ...options, threads }, worker);
  pools.push(pool);
  return pool;
}

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
});

/** A turn in the middle of a game. */
function midgame(): TurnView {
  const table = new GameTable(graph, TURNIER_DE);
  table.start(dealOf(TURNIER_DE, 7, 5));
  const player = new StaticPlayer(equipment.generator, equipment.leaves);
  while (table.pile.size > 40) table.play(player.chooseMove(table.view()));
  return table.view();
}

const view = midgame();

function simulationOf(budget: number, count = 4): Simulation {
  const candidates = chooseCandidates(view, equipment, { count, window: 40 });
  const plan = { ...simulationPlan(budget), errorChance: 1e-9 };
  return new Simulation(candidates, view, { winTable: NORMAL_WIN_TABLE, plan });
}

function simulatedHere(budget: number): Simulation {
  const simulation = simulationOf(budget);
  const rollout = new Rollout(equipment);
  rollout.load(view, SEED);
  runSimulation(simulation, rollout);
  return simulation;
}

describe('a simulation on threads', () => {
  test('comes to the same as here, with any number of them', async () => {
    const expected = simulatedHere(120).progress;
    expect(expected.rollouts).toBeGreaterThan(80);
    for (const threads of [1, 2]) {
      const simulation = simulationOf(120);
      let calls = 0;
      await poolOf(threads).simulate(simulation, view, { ...RUN, onProgress: () => calls++ });
      expect(simulation.progress).toEqual(expected);
      expect(calls).toBeGreaterThan(5);
    }
  });

  test('goes on with another thread when one dies', async () => {
    const simulation = simulationOf(120);
    await poolOf(1, MORTAL_WORKER).simulate(simulation, view, RUN);
    expect(simulation.progress).toEqual(simulatedHere(120).progress);
  });

  test('fails when threads die over and over, and the simulation can be asked', async () => {
    const simulation = simulationOf(120, 8);
    const run = poolOf(2, MORTAL_WORKER).simulate(simulation, view, RUN);
    await expect(run).rejects.toThrow(WorkerDiedError);
    expect(simulation.progress).toMatchObject({ rollouts: 0, isDone: false });
    expect(simulation.best).toBe(simulation.candidates[0]);
  });

  test('ends when the time is up, or before it begins', async () => {
    const pool = poolOf(2);
    const none = simulationOf(Infinity);
    await pool.simulate(none, view, { ...RUN, timeLimit: 0 });
    expect(none.progress).toMatchObject({ rollouts: 0, isDone: false });

    // Without an end of its own, so that only the time can end it. A busy machine may need more than the
    // first time to begin at all.
    let simulation = simulationOf(Infinity);
    for (let timeLimit = 100; simulation.progress.rollouts === 0; timeLimit *= 2) {
      simulation = simulationOf(Infinity);
      await pool.simulate(simulation, view, { ...RUN, timeLimit });
    }
    const { candidates, budget } = simulation.progress;
    expect(budget).toBeGreaterThan(0);
    expect(candidates).toHaveLength(4);
  });

  test('can be stopped, and keeps what it has', async () => {
    const pool = poolOf(2);
    const simulation = simulationOf(1_000_000);
    const stop = new AbortController();
    const run = pool.simulate(simulation, view, {
      ...RUN,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(run).rejects.toThrow('aborted');
    expect(simulation.progress.rollouts).toBeGreaterThan(0);
    await pool.close();
    const late = pool.simulate(simulationOf(10), view, RUN);
    await expect(late).rejects.toThrow(PoolClosedError);
  });
});

test('swings are counted the same on any number of threads', async () => {
  const table = new GameTable(graph, TURNIER_DE);
  const player = new GreedyPlayer(equipment.generator);
  const expected = collectSwings(table, player, { seed: 3, first: 0, count: 4 });
  for (const threads of [1, 2]) {
    const blocks = await allOf(poolOf(threads).countSwings('greedy', { seed: 3, count: 4 }));
    expect(blocks.reduce(joinSwings, noSwings(TURNIER_DE))).toEqual(expected);
  }
});
