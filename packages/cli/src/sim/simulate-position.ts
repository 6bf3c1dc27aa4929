/** A simulation of a position on threads, with progress, until it is done or somebody has enough. */
import type { WordGraph } from '@bestzug/lexicon';
import {
  describeMove,
  ownCandidate,
  simulationCandidates,
  simulationTurn,
  WIDE_CANDIDATES,
  type SimulationAnswer,
  type SimulationEnd,
} from '@bestzug/answers/simulation';
import type { OwnMove, Query, RankedPlacements } from '@bestzug/answers/best';
import type { MoveText } from '@bestzug/core';
import { createPool } from '@bestzug/pool';
import {
  CountedWinTable,
  DenseLeaves,
  SHORT_ROLLOUTS,
  Simulation,
  simulationPlan,
  winTableFor,
  type LeaveTable,
} from '@bestzug/strategy';
import type { Messages } from '../messages.ts';
import { germanWins } from '../win-chances.ts';
import {
  calculatedMove,
  calculateMoves,
  describeAll,
  isCalculated,
  type CalculatedMoves,
  type Calculation,
} from './calculate-position.ts';
import { interruptible } from './interruption.ts';
import type { SimulationWishes } from './simulation-options.ts';
import { startSimulationBar } from './simulation-progress.ts';

/** What is simulated, and what for. */
export interface SimulationRequest {
  readonly query: Query;
  /** In the order of equity. */
  readonly ranked: RankedPlacements;
  readonly leaves: LeaveTable;
  /** The own move as read, and what became of it. */
  readonly ownText: MoveText | undefined;
  readonly own: OwnMove | undefined;
  /** Most moves to show. */
  readonly top: number;
  readonly wishes: SimulationWishes;
}

/** Share of the budget that counts as all of it: the last samples may not go round. */
const SPENT = 0.9;

/** Where moves are calculated, static evaluation has little to say about them. */
const ANY_EQUITY = 10_000;

/** Simulates, or calculates where few tiles are left (calculate-position.ts); the bar is taken away before it returns. */
export async function simulatePosition(
  graph: WordGraph,
  { query, ranked, leaves, ownText, own, top, wishes }: SimulationRequest,
  messages: Messages,
): Promise<SimulationAnswer> {
  const { position, rack } = query;
  const { profile } = position;
  const { samples, timeLimit, plies, seed, threads } = wishes;
  const turn = simulationTurn(position, rack);
  const ownMove =
    ownText === undefined || own === undefined
      ? undefined
      : ownCandidate(ownText, own, { query, ranked }, leaves);
  const question = { query, ranked, own: ownMove };
  const window = isCalculated(turn) ? ANY_EQUITY : WIDE_CANDIDATES.window;
  const plan = { window, count: wishes.candidates };
  const candidates = simulationCandidates(turn, question, leaves, plan);
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;
  if (isCalculated(turn)) {
    const calculation = { query, ranked, turn, candidates, leaves, wishes };
    const calculated = await calculate(graph, calculation, messages);
    const described = describeAll(calculated, calculation);
    const ownProgress = ownMove && calculatedMove(calculated, ownMove);
    return {
      ...calculated,
      query,
      ranked,
      moves: described.slice(0, top),
      own,
      ownSimulated: described.find(({ progress: { number } }) => number === ownProgress?.number),
      plies,
      seed,
      effort: { threads: 1, milliseconds: elapsed() },
    };
  }
  const winTable = winTableFor(profile, germanWins());
  const simulation = new Simulation(candidates, turn, {
    winTable,
    plan: simulationPlan(samples),
  });

  const games = {
    profile,
    leaves: leaves instanceof DenseLeaves ? leaves.values : undefined,
    winChances: winTable instanceof CountedWinTable ? winTable.chances : undefined,
  };
  const pool = createPool({ graph, rules: profile, threads, games });
  const bar = await startSimulationBar();
  const note = (): string => {
    const { candidates: ranking, rollouts } = simulation.progress;
    const { move } = describeMove(ranking[0]!, ranked, query);
    return messages.simulation.progress({
      move,
      winChance: ranking[0]!.winChance,
      samples: rollouts,
    });
  };
  const onProgress = (): void => {
    const share = simulation.progress.rollouts / samples;
    bar.update(Math.max(share, timeLimit === undefined ? 0 : elapsed() / timeLimit), note);
  };
  let outcome;
  try {
    outcome = await interruptible((signal) =>
      pool.simulate(simulation, turn, {
        rollouts: { ...SHORT_ROLLOUTS, plies },
        seed,
        timeLimit,
        signal,
        onProgress,
      }),
    );
  } finally {
    bar.stop();
    await pool.close();
  }
  const { progress } = simulation;
  const described = progress.candidates.map((candidate) => describeMove(candidate, ranked, query));
  const at = ownMove === undefined ? -1 : candidates.indexOf(ownMove);
  const ownSimulated = described.find(({ move, progress: { number } }) =>
    at >= 0 ? number === at : own?.kind !== 'refused' && move === own?.move,
  );
  const end =
    outcome === 'interrupted' ? 'interrupted' : endOf(simulation, turn.unseen.bag, samples);
  return {
    query,
    ranked,
    progress,
    moves: described.slice(0, top),
    own,
    ownSimulated,
    plies,
    seed,
    end,
    effort: { threads, milliseconds: elapsed() },
  };
}

async function calculate(
  graph: WordGraph,
  calculation: Calculation,
  messages: Messages,
): Promise<CalculatedMoves> {
  const { ranked, query } = calculation;
  const bar = await startSimulationBar();
  try {
    return await calculateMoves(graph, calculation, bar, (best, samples) => {
      const { move } = describeMove(best, ranked, query);
      return messages.simulation.progress({ move, winChance: best.winChance, samples });
    });
  } finally {
    bar.stop();
  }
}

function endOf({ progress }: Simulation, bag: number, samples: number): SimulationEnd {
  const { isDone, candidates, rollouts, budget } = progress;
  if (!isDone) return 'time';
  if (bag === 0) return 'emptyBag';
  const isSettled = candidates.filter(({ isActive }) => isActive).length === 1;
  if (isSettled && rollouts < budget * SPENT) return 'settled';
  // Under a limit of time the budget is what was possible until then.
  return rollouts >= samples * SPENT ? 'samples' : 'time';
}
