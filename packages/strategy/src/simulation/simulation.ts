/**
 * A simulation as a value that is fed: it says which blocks of samples it wants, somebody computes
 * them, on one thread or many, and hands their sums back in any order. What it decides depends on
 * the turn, the seed and the plan alone.
 */
import { invariant } from '@bestzug/core';
import { pointsFromEquity } from '../evaluate.ts';
import type { WinTable } from '../win-table.ts';
import { BestArm, type SamplingPlan } from './best-arm.ts';
import type { Candidate } from './candidate.ts';
import { WIN_FIRST, worthOf, type Objective } from './objective.ts';
import { runBlock, SampleTally, type BlockSums, type SampleBlock } from './sample-sums.ts';
import type { Rollout, SimulatedTurn } from './rollout.ts';

/** Everything a simulation can be told. */
export interface SimulationPlan extends SamplingPlan {
  readonly objective: Objective;
}

/**
 * Static equity is evidence: without it a few samples decide by chance. Measured with the candidates
 * (candidate.ts): from 10 to 30 nothing changes, 80 finds a third less with 400 rollouts.
 */
const PRIOR_SAMPLES = 20;

/** As the players do it, with so many rollouts. */
export const simulationPlan = (budget: number): SimulationPlan => ({
  budget,
  priorSamples: PRIOR_SAMPLES,
  errorChance: 0.05,
  samplesPerCandidate: Infinity,
  objective: WIN_FIRST,
});

/** Rollouts in a block: about ten milliseconds, hundreds of times what handing it out costs. */
const BLOCK_ROLLOUTS = 24;

/** Where a candidate stands. */
export interface CandidateProgress {
  /** Number of the candidate in the list given. */
  readonly number: number;
  readonly candidate: Candidate;
  readonly samples: number;
  /** Chance of winning, 0 … 1, and its standard error. */
  readonly winChance: number;
  readonly winError: number;
  /** Final spread in points, and its standard error. */
  readonly spread: number;
  readonly spreadError: number;
  /** Whether it may still be chosen. */
  readonly isActive: boolean;
}

/** Where a simulation stands. */
export interface SimulationProgress {
  /** The best first. */
  readonly candidates: readonly CandidateProgress[];
  /** Rollouts counted. */
  readonly rollouts: number;
  readonly budget: number;
  readonly isDone: boolean;
}

/** What candidates are compared for. */
export type SimulationTurn = Pick<SimulatedTurn, 'unseen' | 'score' | 'opponentScore'>;

/** Finds the best of some candidates. Mutable. */
export class Simulation {
  /** What is tried, in the order of the blocks' numbers. */
  readonly candidates: readonly Candidate[];
  readonly plan: SimulationPlan;
  readonly #tally: SampleTally;
  readonly #bestArm: BestArm;
  /** Of the present wave, by number: blocks not yet handed out, and those whose sums are awaited. */
  #waiting: SampleBlock[] = [];
  readonly #open: Map<number, SampleBlock> = new Map<number, SampleBlock>();
  #blocks = 0;
  #rollouts = 0;
  #isDone = false;

  /** @param candidates at least one, the best one by itself first */
  constructor(
    candidates: readonly Candidate[],
    { unseen, score, opponentScore }: SimulationTurn,
    { winTable, plan }: { readonly winTable: WinTable; readonly plan: SimulationPlan },
  ) {
    invariant(candidates.length > 0, 'there is always a move');
    // With an empty bag every sample is the same, and says more than static evaluation does.
    const isKnown = unseen.bag === 0;
    this.plan = isKnown ? { ...plan, samplesPerCandidate: 1, priorSamples: 0 } : plan;
    this.candidates = candidates;
    const lead = score - opponentScore;
    const priors = candidates.map(({ equity }) => {
      const spread = lead + pointsFromEquity(equity);
      return worthOf(plan.objective, 1 - winTable.chanceOf(0 - spread, unseen.bag), spread);
    });
    this.#tally = new SampleTally(candidates.length);
    this.#bestArm = new BestArm(priors, this.#tally, this.plan);
    this.#startWave();
  }

  /** Whether the best candidate is found or the budget spent. */
  get isDone(): boolean {
    return this.#isDone;
  }

  /**
   * Blocks to compute, each handed out once; none while sums are awaited, and none in the end.
   *
   * @param count most blocks
   */
  nextBlocks(count: number = Infinity): SampleBlock[] {
    const blocks = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(blocks.length);
    return blocks;
  }

  /** Blocks handed out whose sums have not come: after a lost thread they are to be done again. */
  get openBlocks(): SampleBlock[] {
    return [...this.#open.values()].filter((block) => !this.#waiting.includes(block));
  }

  /**
   * Changes the budget: under a limit of time it is what is expected to be possible. The result then
   * depends on when which block came.
   */
  expectRollouts(count: number): void {
    this.#bestArm.budget = count;
  }

  /** Takes in the sums of a block; sums of a block that has come already are left out. */
  addResult(block: SampleBlock, sums: BlockSums): void {
    const open = this.#open.get(block.number);
    if (open === undefined) return;
    this.#open.delete(block.number);
    this.#waiting = this.#waiting.filter((waiting) => waiting !== open);
    this.#tally.add(open, sums);
    this.#rollouts += open.sampleCount * open.candidates.length;
    if (this.#open.size === 0) this.#startWave();
  }

  /** The best candidate as far as is known; may be asked at any time. */
  get best(): Candidate {
    return this.candidates[this.#bestArm.ranking[0]!]!;
  }

  /** How things stand; may be asked at any time. */
  get progress(): SimulationProgress {
    const { active, ranking } = this.#bestArm;
    const candidates = ranking.map((number): CandidateProgress => {
      const { mean: winChance, error: winError } = this.#tally.winOf(number);
      const { mean: spread, error: spreadError } = this.#tally.spreadOf(number);
      return {
        number,
        candidate: this.candidates[number]!,
        samples: this.#tally.samplesOf(number),
        winChance,
        winError,
        spread,
        spreadError,
        isActive: active.includes(number),
      };
    });
    const { budget } = this.#bestArm;
    return { candidates, rollouts: this.#rollouts, budget, isDone: this.#isDone };
  }

  /** Cuts the next wave into blocks. */
  #startWave(): void {
    const wave = this.#bestArm.nextWave();
    if (wave === undefined) {
      this.#isDone = true;
      return;
    }
    const { candidates, firstSample } = wave;
    const end = firstSample + wave.sampleCount;
    const step = Math.max(1, Math.round(BLOCK_ROLLOUTS / candidates.length));
    for (let first = firstSample; first < end; first += step) {
      const sampleCount = Math.min(step, end - first);
      const block = { number: this.#blocks++, candidates, firstSample: first, sampleCount };
      this.#waiting.push(block);
      this.#open.set(block.number, block);
    }
  }
}

/**
 * Runs a simulation on this thread to its end.
 *
 * @param rollout loaded with the turn and the seed
 */
export function runSimulation(simulation: Simulation, rollout: Rollout): void {
  const moves = simulation.candidates.map(({ move }) => move);
  while (!simulation.isDone) {
    for (const block of simulation.nextBlocks()) {
      simulation.addResult(block, runBlock(rollout, moves, block, simulation.plan.objective));
    }
  }
}
