/** Simulation of a turn: its best moves by static evaluation, and the move made among them. */
import {
  CLOSE_CANDIDATES,
  decisionSeed,
  equityFromPoints,
  Rollout,
  runSimulation,
  simulatingPlan,
  Simulation,
  type PackedMove,
  type RolloutEquipment,
  type TurnView,
} from '@bestzug/strategy';
import type { RankedMove } from './turn-search.ts';

/** A move as the simulation sees it. */
export interface SimulatedMove {
  readonly move: RankedMove;
  /** Chance of winning, 0 … 1. */
  readonly winChance: number;
  /** Final spread in points. */
  readonly spread: number;
}

/** How many moves are wanted from the search to simulate. */
export const SIMULATED_MOVES: number = CLOSE_CANDIDATES.count;

/** With an empty bag static evaluation knows little, and more may be tried. */
const EMPTY_BAG_WINDOWS = 3;

/**
 * Simulates a turn.
 *
 * @param top the best moves by equity
 * @param made the move made, tried however bad it looks; undefined = none that can be tried
 * @returns the best first
 */
export function simulateTurn(
  view: TurnView,
  top: readonly RankedMove[],
  made: RankedMove | undefined,
  { equipment, rollouts }: { readonly equipment: RolloutEquipment; readonly rollouts: number },
): SimulatedMove[] {
  const { count, window } = CLOSE_CANDIDATES;
  const reach = view.unseen.bag === 0 ? window * EMPTY_BAG_WINDOWS : window;
  const moves = top.slice(0, count).filter(({ equity }) => equity >= (top[0]?.equity ?? 0) - reach);
  if (made !== undefined && !moves.some(({ packed }) => isSameMove(packed, made.packed))) {
    moves.push(made);
    moves.sort((one, other) => other.equity - one.equity);
  }
  const candidates = moves.map(({ packed: move, equity }) => ({
    move,
    equity: equityFromPoints(equity),
  }));
  const { rollouts: rolloutPlan, simulation: plan } = simulatingPlan(rollouts);
  const rollout = new Rollout(equipment, rolloutPlan);
  rollout.load(view, decisionSeed(view));
  const simulation = new Simulation(candidates, view, { winTable: equipment.winTable, plan });
  runSimulation(simulation, rollout);
  return simulation.progress.candidates.map(({ number, winChance, spread }) => ({
    move: moves[number]!,
    winChance,
    spread,
  }));
}

/** Whether two moves are the same. */
export function isSameMove(one: PackedMove, other: PackedMove): boolean {
  if (one.kind === 'placement') {
    return other.kind === 'placement' && one.letters === other.letters && one.place === other.place;
  }
  if (one.kind === 'pass' || other.kind !== 'exchange') return one.kind === other.kind;
  const sorted = (symbols: readonly number[]): string =>
    symbols.toSorted((left, right) => left - right).join();
  return sorted(one.symbols) === sorted(other.symbols);
}
