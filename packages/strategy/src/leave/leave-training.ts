/**
 * Training leaves by self-play, in generations: each plays static games with the table of the one
 * before, the first with a table of zeros, and makes a new table of what it saw (leave-sums.ts,
 * shrinkage.ts). Two generations of some ten thousand games are enough: a third changed nothing.
 *
 * A generation is cut into blocks of games that can be played anywhere in any order. The training
 * keeps what they saw by block and adds it up in the order of blocks, so its tables do not depend on
 * who played what when. Its state can be written to a file at any time (training-file.ts).
 */
import { SYMBOL_COUNT, type LexiconIdentity } from '@bestzug/lexicon';
import { invariant, type RuleProfile } from '@bestzug/core';
import type { GameBlock } from '../match/self-play.ts';
import { denseLeavesFrom, leaveRankingOf, zeroLeaves, type DenseLeaves } from './dense-leaves.ts';
import type { TrainedLeaves } from './leave-file.ts';
import type { GenerationFacts, LeaveFacts } from './leave-facts.ts';
import { LeaveSums } from './leave-sums.ts';
import { MultisetRank } from './multiset-rank.ts';
import { smoothLeaves } from './shrinkage.ts';
import type { BlockSightings } from './training-block.ts';

/** How much is to be played. */
export interface TrainingPlan {
  /** Generation n plays the series of games with the seed `seed + n`, the first being 0. */
  readonly seed: number;
  /** Games of each generation. */
  readonly games: readonly number[];
  /** Games of a block, the last one of a generation may have fewer. */
  readonly blockGames: number;
}

/** A block still to be played. */
export interface OpenBlock {
  readonly block: number;
  readonly games: GameBlock;
}

/** A training under way: who plays the blocks is the caller's affair. Mutable. */
export class LeaveTraining {
  readonly plan: TrainingPlan;
  readonly #rules: string;
  #facts: LeaveFacts;
  #leaves: DenseLeaves;
  /** By block of the present generation; undefined where it is still open. */
  #blocks: (BlockSightings | undefined)[];

  /** Begins, or goes on where `TrainingState` was taken. */
  constructor({ plan, rules, facts, leaves, blocks }: TrainingState) {
    this.plan = plan;
    this.#rules = rules;
    this.#facts = facts;
    this.#leaves = leaves;
    this.#blocks = Array.from({ length: this.#blockCount() });
    for (const { block, sightings } of blocks) this.addBlock(block, sightings);
  }

  /** Generations finished; also the number of the present one. */
  get generation(): number {
    return this.#facts.generations.length;
  }

  /** Whether all generations are finished. */
  get isDone(): boolean {
    return this.generation === this.plan.games.length;
  }

  /** The table to play with, and in the end the result. */
  get trained(): TrainedLeaves {
    return { leaves: this.#leaves, facts: this.#facts };
  }

  /** Games of the present generation that are in. */
  get gamesDone(): number {
    return this.#blocks.reduce((sum, sightings) => sum + (sightings?.games ?? 0), 0);
  }

  /** The blocks of the present generation nobody has brought yet. */
  openBlocks(): OpenBlock[] {
    const open: OpenBlock[] = [];
    this.#blocks.forEach((sightings, block) => {
      if (sightings === undefined) open.push({ block, games: this.#gamesOf(block) });
    });
    return open;
  }

  /** Takes in what was seen in a block of the present generation, played with the present table. */
  addBlock(block: number, sightings: BlockSightings): void {
    invariant(block < this.#blocks.length, 'the block belongs to this generation');
    this.#blocks[block] = sightings;
  }

  /** Makes the new table and begins the next generation; no block may be open. Takes seconds. */
  finishGeneration(): void {
    invariant(!this.isDone && this.openBlocks().length === 0, 'all blocks are in');
    const { tileCounts, rackSize } = this.#facts;
    const racks = new MultisetRank(tileCounts, rackSize);
    const sums = new LeaveSums(this.#leaves.ranking, rackSize);
    const counts = new Uint8Array(SYMBOL_COUNT);
    let scoreSum = 0;
    for (const sightings of this.#blocks) {
      if (sightings === undefined) continue;
      scoreSum += sightings.scoreSum;
      sightings.racks.forEach((rack, place) => {
        racks.countsOf(rack, counts);
        sums.add(counts, sightings.equities[place]!);
      });
    }
    const { values, fits } = smoothLeaves(sums);
    const games = this.plan.games[this.generation]!;
    const finished: GenerationFacts = {
      games,
      seed: this.#seed,
      sightings: sums.sightings,
      meanScore: scoreSum / (2 * games),
      fits,
    };
    this.#leaves = denseLeavesFrom(this.#leaves.ranking, values);
    this.#facts = { ...this.#facts, generations: [...this.#facts.generations, finished] };
    this.#blocks = Array.from({ length: this.#blockCount() });
  }

  /** Everything there is to go on from; shares its arrays with the training. */
  state(): TrainingState {
    const blocks = this.#blocks.flatMap((sightings, block) =>
      sightings === undefined ? [] : [{ block, sightings }],
    );
    const { plan } = this;
    return { plan, rules: this.#rules, facts: this.#facts, leaves: this.#leaves, blocks };
  }

  get #seed(): number {
    return this.plan.seed + this.generation;
  }

  #blockCount(): number {
    const games = this.plan.games[this.generation] ?? 0;
    return Math.ceil(games / this.plan.blockGames);
  }

  #gamesOf(block: number): GameBlock {
    const { games, blockGames } = this.plan;
    const first = block * blockGames;
    const count = Math.min(blockGames, games[this.generation]! - first);
    return { seed: this.#seed, first, count };
  }
}

/** What a training is made of between two blocks. */
export interface TrainingState {
  readonly plan: TrainingPlan;
  /** All rules it plays by, see `rulesTextOf`. */
  readonly rules: string;
  /** Of the finished generations. */
  readonly facts: LeaveFacts;
  readonly leaves: DenseLeaves;
  /** Of the present generation. */
  readonly blocks: readonly { readonly block: number; readonly sightings: BlockSightings }[];
}

/** A text that is the same for the same rules: names of profiles are no more than names. */
export const rulesTextOf = (profile: RuleProfile): string => JSON.stringify(profile);

/** Where a training by these rules with this list begins. */
export function startOfTraining(
  profile: RuleProfile,
  list: LexiconIdentity,
  plan: TrainingPlan,
): TrainingState {
  const { name, tileSet, rackSize } = profile;
  const facts: LeaveFacts = {
    tileSet: tileSet.name,
    tileCounts: tileSet.counts,
    rackSize,
    profile: name,
    list,
    generations: [],
  };
  const leaves = zeroLeaves(leaveRankingOf(tileSet, rackSize));
  return { plan, rules: rulesTextOf(profile), facts, leaves, blocks: [] };
}
