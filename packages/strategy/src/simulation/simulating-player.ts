/** The player that tries its best moves before it chooses. */
import { createRandom } from '@bestzug/core';
import type { PackedMove, Player, TurnView } from '../player/player.ts';
import { chooseCandidates, CLOSE_CANDIDATES, type CandidatePlan } from './candidate.ts';
import { Rollout, SHORT_ROLLOUTS, type RolloutEquipment, type RolloutPlan } from './rollout.ts';
import { runSimulation, Simulation, simulationPlan, type SimulationPlan } from './simulation.ts';

/** How a simulating player thinks. */
export interface SimulatingPlan {
  readonly candidates: CandidatePlan;
  readonly rollouts: RolloutPlan;
  readonly simulation: SimulationPlan;
}

/** The usual way, with so many rollouts for a move. */
export const simulatingPlan = (budget: number): SimulatingPlan => ({
  candidates: CLOSE_CANDIDATES,
  rollouts: SHORT_ROLLOUTS,
  simulation: simulationPlan(budget),
});

/** Simulates on its own thread. A move without rivals is played without simulating. */
export class SimulatingPlayer implements Player {
  readonly #equipment: RolloutEquipment;
  readonly #plan: SimulatingPlan;
  readonly #rollout: Rollout;

  constructor(equipment: RolloutEquipment, plan: SimulatingPlan) {
    this.#equipment = equipment;
    this.#plan = plan;
    this.#rollout = new Rollout(equipment, plan.rollouts);
  }

  chooseMove(view: TurnView): PackedMove {
    const candidates = chooseCandidates(view, this.#equipment, this.#plan.candidates);
    if (candidates.length === 1) return candidates[0]!.move;
    const { winTable } = this.#equipment;
    const plan = this.#plan.simulation;
    const simulation = new Simulation(candidates, view, { winTable, plan });
    this.#rollout.load(view, decisionSeed(view));
    runSimulation(simulation, this.#rollout);
    return simulation.best.move;
  }
}

/** The seed of a turn's samples. */
export const decisionSeed = ({ gameSeed, turn }: Pick<TurnView, 'gameSeed' | 'turn'>): number =>
  createRandom(gameSeed, turn).nextUint32();
