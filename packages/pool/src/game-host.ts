/** Games between computer players in one thread; loaded with the first task that wants any. */
import type { WordGraph } from '@bestzug/lexicon';
import { invariant } from '@bestzug/core';
import { createGenerator } from '@bestzug/kernel';
import { ExistenceTable } from '@bestzug/movegen';
import {
  collectSwings,
  CountedWinTable,
  DenseLeaves,
  GameTable,
  leaveRankingOf,
  NORMAL_WIN_TABLE,
  parsePlayerSpec,
  playNotedPair,
  playPair,
  playSelfPlayBlock,
  tallyOfPair,
  TrainingGames,
  Vocabulary,
  type BlockSightings,
  type BlockSums,
  type GameBlock,
  type Player,
  type PlayerEquipment,
  type MultisetRank,
  type RolloutEquipment,
  type SampleBlock,
  type SelfPlayTally,
  type SwingCounts,
} from '@bestzug/strategy';
import { DecisionSampler } from './decision-sampler.ts';
import type { GameSetup } from './game-setup.ts';
import type { PackedDecision } from './packed-decision.ts';
import type { PlayedPair } from './protocol.ts';
import { leavesOf } from './setup-leaves.ts';

/** Has a table, and the players that have sat at it so far. */
export class GameHost {
  readonly #table: GameTable;
  readonly #equipment: PlayerEquipment & RolloutEquipment;
  readonly #sampler: DecisionSampler;
  /** By the text that names them. */
  readonly #players: Map<string, Player> = new Map();
  #training: { readonly games: TrainingGames; readonly ranking: MultisetRank } | undefined;

  constructor(graph: WordGraph, setup: GameSetup) {
    const { profile, winChances, tiers } = setup;
    const existence = new ExistenceTable(graph, profile.rackSize);
    this.#table = new GameTable(graph, profile);
    this.#equipment = {
      graph,
      profile,
      generator: createGenerator(graph, profile, { existence }),
      leaves: leavesOf(setup),
      winTable: winChances === undefined ? NORMAL_WIN_TABLE : new CountedWinTable(winChances),
      vocabulary: tiers === undefined ? undefined : new Vocabulary(textOf(tiers)),
    };
    this.#sampler = new DecisionSampler(graph, profile, this.#equipment);
  }

  /** Games of a player against itself. */
  playSelf(player: string, block: GameBlock): SelfPlayTally {
    return playSelfPlayBlock(this.#table, this.#playerOf(player), block);
  }

  /**
   * Each pair of a block for itself. [pairs]
   *
   * @param notes whether the games are written down
   */
  playPairs(
    [a, b]: readonly [string, string],
    { seed, first, count }: GameBlock,
    notes: boolean,
  ): PlayedPair[] {
    const players = [this.#playerOf(a), this.#playerOf(b)] as const;
    return Array.from({ length: count }, (_, place) => {
      const pairNumber = first + place;
      if (!notes) {
        const result = playPair(this.#table, players, { seed, pairNumber });
        return { tally: tallyOfPair(pairNumber, result), games: undefined };
      }
      const { result, games } = playNotedPair(this.#table, players, { seed, pairNumber });
      return { tally: tallyOfPair(pairNumber, result), games };
    });
  }

  /** How the lead changes in games of a player against itself. */
  countSwings(player: string, block: GameBlock): SwingCounts {
    return collectSwings(this.#table, this.#playerOf(player), block);
  }

  /** Samples of a simulation. */
  sample(decision: PackedDecision, block: SampleBlock): BlockSums {
    return this.#sampler.sample(decision, block);
  }

  /** Games of a training with a table of leaves. */
  train(leaves: Int16Array, block: GameBlock): BlockSightings {
    const { profile, generator } = this.#equipment;
    this.#training ??= {
      games: new TrainingGames(this.#table, generator),
      ranking: leaveRankingOf(profile.tileSet, profile.rackSize),
    };
    const { games, ranking } = this.#training;
    return games.play(new DenseLeaves(ranking, leaves), block);
  }

  #playerOf(text: string): Player {
    const known = this.#players.get(text);
    if (known !== undefined) return known;
    const spec = parsePlayerSpec(text);
    invariant(spec.ok, `only players there are get as far as the threads: ${text}`);
    const player = spec.value.create(this.#equipment);
    this.#players.set(text, player);
    return player;
  }
}

/** Buffer, because the decoder of the web refuses shared memory. */
const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('utf8');
