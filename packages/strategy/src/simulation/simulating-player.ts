/** The player that tries its best moves before it chooses. */
import { createRandom } from '@bestzug/core';
import { endgameOfView, type EndgameSolver } from '../endgame/endgame-solver.ts';
import { type PackedMove, type Player, type TurnView } from '../player/player.ts';
import { chooseCandidates, CLOSE_CANDIDATES, type CandidatePlan } from './candidate.ts';
import { Rollout, SHORT_ROLLOUTS, type RolloutEquipment, type RolloutPlan } from './rollout.ts';
import { runSimulation, Simulation, simulationPlan, type SimulationPlan } from './simulation.ts';

/** How a simulating player thinks. */
export interface SimulatingPlan {
  readonly candidates: CandidatePlan;
  readonly rollouts: RolloutPlan;
  readonly simulation: SimulationPlan;
  /** Effort for an endgame (see `EndgameLimits`), 0 = endgames are simulated like the rest. */
  readonly endgameEffort: number;
}

/** About a third of a second: nearly all endgames are solved to the end long before. */
export const ENDGAME_EFFORT = 100_000;

/** The usual way, with so many rollouts for a move. */
export const simulatingPlan = (budget: number): SimulatingPlan => ({
  candidates: CLOSE_CANDIDATES,
  rollouts: SHORT_ROLLOUTS,
  simulation: simulationPlan(budget),
  endgameEffort: ENDGAME_EFFORT,
});

/** What a simulating player needs. */
export interface SimulatingEquipment extends RolloutEquipment {
  /** Makes the solver when the first endgame comes; left out: endgames are simulated. */
  readonly createSolver?: (() => EndgameSolver) | undefined;
}

/**
 * Simulates on its own thread; a move without rivals is played without simulating. When the bag is
 * empty nothing is left to chance, and the endgame is calculated.
 */
export class SimulatingPlayer implements Player {
  readonly #equipment: SimulatingEquipment;
  readonly #plan: SimulatingPlan;
  readonly #rollout: Rollout;
  #solver: EndgameSolver | undefined;

  constructor(equipment: SimulatingEquipment, plan: SimulatingPlan) {
    this.#equipment = equipment;
    this.#plan = plan;
    this.#rollout = new Rollout(equipment, plan.rollouts);
  }

  chooseMove(view: TurnView): PackedMove {
    const endgameMove = this.#solveEndgame(view);
    if (endgameMove !== undefined) return endgameMove;
    const candidates = chooseCandidates(view, this.#equipment, this.#plan.candidates);
    if (candidates.length === 1) return candidates[0]!.move;
    const { winTable } = this.#equipment;
    const plan = this.#plan.simulation;
    const simulation = new Simulation(candidates, view, { winTable, plan });
    this.#rollout.load(view, decisionSeed(view));
    runSimulation(simulation, this.#rollout);
    return simulation.best.move;
  }

  #solveEndgame(view: TurnView): PackedMove | undefined {
    const effort = this.#plan.endgameEffort;
    const endgame = effort > 0 ? endgameOfView(view) : undefined;
    if (endgame === undefined) return undefined;
    this.#solver ??= this.#equipment.createSolver?.();
    return this.#solver?.solve(endgame, { effort }).move;
  }
}

/** The seed of a turn's samples. */
export const decisionSeed = ({ gameSeed, turn }: Pick<TurnView, 'gameSeed' | 'turn'>): number =>
  createRandom(gameSeed, turn).nextUint32();
