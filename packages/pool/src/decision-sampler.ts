/** Samples of simulations in one thread. */
import type { WordGraph } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import { SearchBoard } from '@bestzug/movegen';
import {
  Rollout,
  runBlock,
  type BlockSums,
  type RolloutEquipment,
  type SampleBlock,
} from '@bestzug/strategy';
import { turnOf, type PackedDecision } from './packed-decision.ts';

/** Computes blocks of one decision after the other. */
export class DecisionSampler {
  readonly #profile: RuleProfile;
  readonly #equipment: RolloutEquipment;
  readonly #searchBoard: SearchBoard;
  /** Loaded with the decision of this number. */
  #rollout: Rollout | undefined;
  #number = 0;

  constructor(graph: WordGraph, profile: RuleProfile, equipment: RolloutEquipment) {
    this.#profile = profile;
    this.#equipment = equipment;
    this.#searchBoard = new SearchBoard(graph, profile.layout, profile.tileSet);
  }

  /** The sums over the samples of a block. */
  sample(decision: PackedDecision, block: SampleBlock): BlockSums {
    return runBlock(this.#rolloutOf(decision), decision.moves, block, decision.objective);
  }

  #rolloutOf(decision: PackedDecision): Rollout {
    if (this.#rollout !== undefined && this.#number === decision.number) return this.#rollout;
    const profile = this.#profile;
    const searchBoard = this.#searchBoard;
    const turn = turnOf(decision, profile.layout);
    searchBoard.load(turn.board, 'across');
    const rollout = new Rollout(this.#equipment, decision.rollouts);
    rollout.load({ ...turn, profile, searchBoard }, decision.seed);
    this.#rollout = rollout;
    this.#number = decision.number;
    return rollout;
  }
}
