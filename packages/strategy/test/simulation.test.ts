import { describe, expect, test } from 'vitest';
import { createRandom, shuffled } from '@bestzug/core';
import { endgameOfView, EndgameSolver } from '../src/endgame/endgame-solver.ts';
import { playMatchBlock } from '../src/match/pair.ts';
import { parsePlayerSpec } from '../src/player/player-kinds.ts';
import type { TurnView } from '../src/player/player.ts';
import { chooseCandidates } from '../src/simulation/candidate.ts';
import { Rollout } from '../src/simulation/rollout.ts';
import { runBlock } from '../src/simulation/sample-sums.ts';
import {
  runSimulation,
  Simulation,
  simulationPlan,
  type SimulationProgress,
} from '../src/simulation/simulation.ts';
import { EQUIPMENT, miniTable } from './mini-table.ts';
import { ROLLOUT_EQUIPMENT, tableAt } from './simulated-turn.ts';

const { winTable } = ROLLOUT_EQUIPMENT;
const WIDE = { count: 8, window: 40 };

function simulationOf(view: TurnView, budget: number): Simulation {
  const candidates = chooseCandidates(view, ROLLOUT_EQUIPMENT, WIDE);
  return new Simulation(candidates, view, { winTable, plan: simulationPlan(budget) });
}

function loaded(view: TurnView): Rollout {
  const rollout = new Rollout(ROLLOUT_EQUIPMENT);
  rollout.load(view, 11);
  return rollout;
}

function simulated(view: TurnView, budget: number): SimulationProgress {
  const simulation = simulationOf(view, budget);
  runSimulation(simulation, loaded(view));
  return simulation.progress;
}

describe('a simulation', () => {
  test('comes to the same whoever computes its blocks in whatever order', () => {
    const view = tableAt(5, 40).view();
    const expected = simulated(view, 90);
    const simulation = simulationOf(view, 90);
    const moves = simulation.candidates.map(({ move }) => move);
    const threads = [loaded(view), loaded(view), loaded(view)];
    const random = createRandom(1);
    while (!simulation.isDone) {
      for (const block of shuffled(simulation.nextBlocks(), random)) {
        const thread = threads[random.nextBelow(3)]!;
        const sums = runBlock(thread, moves, block, simulation.plan.objective);
        simulation.addResult(block, sums);
        // A block that was lost and done again counts once.
        simulation.addResult(block, sums);
      }
    }
    expect(simulation.progress).toEqual(expected);
    expect(expected.rollouts).toBeLessThanOrEqual(90);
    expect(expected.rollouts).toBeGreaterThan(30);
  });

  test('hands out each block once and knows which are awaited', () => {
    const view = tableAt(5, 40).view();
    const simulation = simulationOf(view, 200);
    const [first] = simulation.nextBlocks(1);
    const others = simulation.nextBlocks();
    expect(others.length).toBeGreaterThan(0);
    expect(simulation.nextBlocks()).toEqual([]);
    expect(simulation.openBlocks).toEqual([first, ...others]);
    const moves = simulation.candidates.map(({ move }) => move);
    const rollout = loaded(view);
    simulation.addResult(first!, runBlock(rollout, moves, first!, simulation.plan.objective));
    expect(simulation.openBlocks).toEqual(others);
    const { rollouts, isDone } = simulation.progress;
    expect(rollouts).toBe(first!.sampleCount * first!.candidates.length);
    expect(isDone).toBe(false);
  });

  test('without samples plays the best move by static evaluation', () => {
    const view = tableAt(5, 40).view();
    const simulation = simulationOf(view, 0);
    expect(simulation.isDone).toBe(true);
    expect(simulation.best).toBe(simulation.candidates[0]);
    expect(simulation.progress.rollouts).toBe(0);
  });

  test('finds moves that force a win where static evaluation loses', () => {
    let better = 0;
    for (let game = 0; game < 4; game++) {
      const table = tableAt(game, 0);
      if (table.end !== undefined) continue;
      const real = table.view();
      // So far behind or ahead that about half of the moves win.
      const rollout = loaded(real);
      const spreads = chooseCandidates(real, ROLLOUT_EQUIPMENT, WIDE).map(({ move }) => {
        rollout.run(move, 0);
        return rollout.spread;
      });
      const best = Math.max(...spreads);
      if (spreads[0] === best) continue;
      const view = { ...real, opponentScore: real.opponentScore + best - 1 };
      const { candidates, rollouts } = simulated(view, 100);
      expect(candidates[0]).toMatchObject({ winChance: 1, spread: 1 });
      expect(candidates.find(({ number }) => number === 0)?.winChance).toBeLessThan(1);
      expect(rollouts).toBe(spreads.length);
      better++;
    }
    expect(better).toBeGreaterThan(0);
  });

  test('still looks for points when the game is decided', () => {
    for (const handicap of [-700, 700]) {
      const real = tableAt(5, 40).view();
      const view = { ...real, opponentScore: real.opponentScore + handicap };
      const { candidates } = simulated(view, 120);
      expect(candidates[0]!.winChance).toBeCloseTo(handicap > 0 ? 0 : 1, 3);
      const [best, ...others] = candidates.filter(({ samples }) => samples > 10);
      for (const other of others) expect(best!.spread).toBeGreaterThan(other.spread - 8);
      expect(candidates[0]!.spread).toBeGreaterThan(candidates.at(-1)!.spread);
    }
  });

  test('tells errors that shrink with more samples', () => {
    const view = tableAt(5, 40).view();
    const errorOf = (budget: number): number => simulated(view, budget).candidates[0]!.spreadError;
    const error = errorOf(160);
    expect(error).toBeLessThan(errorOf(30));
    expect(error).toBeGreaterThan(0);
  });
});

describe('the simulating player', () => {
  test('is named by text', () => {
    const spec = parsePlayerSpec('sim:samples=40,plies=1');
    expect(spec.ok && spec.value.text).toBe('sim:plies=1,samples=40');
  });

  test('solves its endgames', () => {
    const spec = parsePlayerSpec('sim:samples=1,endgame=3000');
    if (!spec.ok) throw new Error(spec.error.kind);
    const player = spec.value.create(EQUIPMENT);
    const solver = new EndgameSolver(EQUIPMENT.graph, EQUIPMENT.profile);
    let solved = 0;
    for (let game = 0; game < 4; game++) {
      const table = tableAt(game, 0);
      const endgame = table.end === undefined ? endgameOfView(table.view()) : undefined;
      if (endgame === undefined) continue;
      const { move } = solver.solve(endgame, { effort: 3000 });
      expect(player.chooseMove(table.view())).toEqual(move);
      solved++;
    }
    expect(solved).toBeGreaterThan(1);
  });

  test('plays the same games each time', () => {
    const spec = parsePlayerSpec('sim:samples=4,candidates=2,playout=0,endgame=0');
    if (!spec.ok) throw new Error(spec.error.kind);
    const block = { seed: 3, first: 0, count: 1 };
    const [one, other] = [0, 1].map(() => {
      const players = [spec.value.create(EQUIPMENT), spec.value.create(EQUIPMENT)] as const;
      return playMatchBlock(miniTable(), players, block);
    });
    expect(one).toEqual(other);
    expect(one!.identicalPairs).toBe(1);
  });
});
