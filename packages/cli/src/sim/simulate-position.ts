/** A simulation of a position on threads, with progress, until it is done or somebody has enough. */
import type { WordGraph } from '@bestzug/lexicon';
import {
  describeMove,
  isCalculated,
  ownCandidate,
  simulationCandidates,
  simulationTurn,
  WIDE_CANDIDATES,
  type SimulatedMove,
  type SimulationAnswer,
  type SimulationEnd,
  type SimulationTurn,
} from '@bestzug/answers/simulation';
import type { OwnMove, Query, RankedPlacements } from '@bestzug/answers/best';
import type { MoveText } from '@bestzug/core';
import { createPool } from '@bestzug/pool';
import {
  CountedWinTable,
  DenseLeaves,
  isSameMove,
  SHORT_ROLLOUTS,
  Simulation,
  simulationPlan,
  winTableFor,
  type Candidate,
  type LeaveTable,
} from '@bestzug/strategy';
import type { Messages } from '../messages.ts';
import { germanWins } from '../win-chances.ts';
import { calculatePosition } from './calculate-position.ts';
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

/**
 * Simulates, or calculates where few tiles are left (`isCalculated`); the bar is taken away before it
 * returns.
 */
export async function simulatePosition(
  graph: WordGraph,
  request: SimulationRequest,
  messages: Messages,
): Promise<SimulationAnswer> {
  const { query, ranked, leaves, ownText, own, top, wishes } = request;
  const { plies, seed } = wishes;
  const turn = simulationTurn(query.position, query.rack);
  const ownMove =
    ownText === undefined || own === undefined ? undefined : ownCandidate(ownText, own, ranked);
  const isKnown = isCalculated(turn);
  const plan = { window: isKnown ? ANY_EQUITY : WIDE_CANDIDATES.window, count: wishes.candidates };
  const question = { query, ranked, own: ownMove };
  const candidates = simulationCandidates(turn, question, leaves, plan);
  const start = performance.now();
  const trial = { ...request, turn, candidates };
  const found = await (isKnown ? calculate : simulate)(graph, trial, messages);
  const milliseconds = performance.now() - start;
  const described = found.progress.candidates.map((move) => describeMove(move, ranked, query));
  const isOwn = ({ progress: { candidate } }: SimulatedMove): boolean =>
    ownMove !== undefined && isSameMove(candidate.move, ownMove.move);
  return {
    ...found,
    query,
    ranked,
    moves: described.slice(0, top),
    own,
    ownSimulated: described.find(isOwn),
    plies,
    seed,
    effort: { threads: isKnown ? 1 : wishes.threads, milliseconds },
  };
}

/** The moves that are tried for a request. */
interface Trial extends Pick<SimulationRequest, 'query' | 'ranked' | 'leaves' | 'wishes'> {
  readonly turn: SimulationTurn;
  readonly candidates: readonly Candidate[];
}

type Found = Pick<SimulationAnswer, 'progress' | 'proven' | 'end'>;

function calculate(graph: WordGraph, trial: Trial, messages: Messages): Promise<Found> {
  const { samples, timeLimit, seed } = trial.wishes;
  const now = (): number => performance.now();
  const time = timeLimit === undefined ? undefined : { now, limit: timeLimit };
  return calculatePosition(graph, { ...trial, samples, time, seed }, messages);
}

async function simulate(
  graph: WordGraph,
  { query, ranked, leaves, wishes, turn, candidates }: Trial,
  messages: Messages,
): Promise<Found> {
  const { samples, timeLimit, plies, seed, threads } = wishes;
  const { profile } = turn;
  const winTable = winTableFor(profile, germanWins());
  const plan = simulationPlan(samples);
  const simulation = new Simulation(candidates, turn, { winTable, plan });
  const games = {
    profile,
    leaves: leaves instanceof DenseLeaves ? leaves.values : undefined,
    winChances: winTable instanceof CountedWinTable ? winTable.chances : undefined,
  };
  const start = performance.now();
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
    const elapsed = performance.now() - start;
    bar.update(Math.max(share, timeLimit === undefined ? 0 : elapsed / timeLimit), note);
  };
  const rollouts = { ...SHORT_ROLLOUTS, plies };
  try {
    const outcome = await interruptible((signal) =>
      pool.simulate(simulation, turn, { rollouts, seed, timeLimit, signal, onProgress }),
    );
    const isInterrupted = outcome === 'interrupted';
    const end = isInterrupted ? outcome : endOf(simulation, turn.unseen.bag, samples);
    return { progress: simulation.progress, end };
  } finally {
    bar.stop();
    await pool.close();
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
