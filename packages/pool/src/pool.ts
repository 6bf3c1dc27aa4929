/**
 * The pool: ranks positions and plays games on several threads, with the same answer for any number
 * of them.
 */
import type { WordGraph } from '@bestzug/lexicon';
import type { Question } from '@bestzug/answers';
import type { JudgePlan, TurnQuestion, TurnVerdict } from '@bestzug/analysis';
import { invariant } from '@bestzug/core';
import type { PlacementColumns } from '@bestzug/movegen';
import type {
  BlockSightings,
  GameBlock,
  RolloutPlan,
  SelfPlayTally,
  Simulation,
  SwingCounts,
} from '@bestzug/strategy';
import type { JsonAnswer } from './answer-host.ts';
import { shareAnswerSetup, type AnswerSetup } from './answer-setup.ts';
import { BlockPlan, type GameSeries } from './block-plan.ts';
import { givenBlocks, playRow, type PlayBlock } from './game-row.ts';
import type { CallOptions, GameWork, MatchOptions } from './game-work.ts';
import { shareGameSetup, shareLeaves, type GameSetup } from './game-setup.ts';
import { packDecision, type DecisionTurn } from './packed-decision.ts';
import type { SearchPosition } from './packed-position.ts';
import type { PackedRow, PlacementSummary, RowSearch } from './packed-row.ts';
import type { Positions } from './position-block.ts';
import { PositionSearch, type RankOptions } from './position-search.ts';
import type { PlayedPair, SearchRules } from './protocol.ts';
import { shareWordGraph } from './shared-graph.ts';
import { runInThreads } from './simulation-run.ts';
import { runRow } from './task-row.ts';
import { WorkerCrew } from './worker-crew.ts';

/** What a pool is made for. */
export interface PoolOptions {
  /** Shared with the threads as it is if its nodes lie in shared memory, otherwise copied there. */
  readonly graph: WordGraph;
  /** Such as a rule profile. */
  readonly rules: SearchRules;
  /** Threads that work at the same time, at least 1. Searching with one needs no worker at all. */
  readonly threads: number;
  /**
   * Most tasks waiting for a thread before calls are refused, 1,000 by default. `rankMany` alone has
   * up to `threads` of them waiting.
   */
  readonly maxWaiting?: number | undefined;
  /** What games are played with; left out: none are. */
  readonly games?: GameSetup | undefined;
  /** What questions are answered with; left out: none are. */
  readonly answers?: AnswerSetup | undefined;
}

/** How a simulation is run. */
export interface SimulateOptions extends CallOptions {
  readonly rollouts: RolloutPlan;
  /** Of the decision, any safe integer. */
  readonly seed: number;
  /** Milliseconds after which no more is sampled; left out: until the simulation is done. */
  readonly timeLimit?: number | undefined;
  /** Called when the simulation has got on. */
  readonly onProgress?: (() => void) | undefined;
}

const DEFAULT_MAX_WAITING = 1000;

/**
 * Threads over one word graph. They are started when they are first needed and wait without keeping
 * the process alive; `close` ends them.
 *
 * Calls reject with `WorkerDiedError` or `WorkerTaskError` when a thread lets them down (other calls
 * and later ones are not concerned), with `PoolBusyError`, `PoolClosedError`, or with the reason of
 * their signal.
 */
export class Pool implements GameWork {
  /** Most threads that search at the same time. */
  readonly threads: number;
  readonly #crew: WorkerCrew;
  readonly #search: PositionSearch;
  readonly #usesWorkers: boolean;
  #decisions = 0;

  /** @param workerScript what runs in the threads; it speaks protocol.ts */
  constructor(options: PoolOptions, workerScript: URL) {
    const { threads, maxWaiting = DEFAULT_MAX_WAITING } = options;
    invariant(Number.isInteger(threads) && threads >= 1, `threads is a number from 1: ${threads}`);
    const { layout, tileSet, rackSize, bingoBonus, inRule } = options.rules;
    this.threads = threads;
    const rules = { layout, tileSet, rackSize, bingoBonus, inRule };
    const games = options.games === undefined ? undefined : shareGameSetup(options.games);
    const answers = options.answers && shareAnswerSetup(options.answers);
    this.#usesWorkers = threads > 1 || games !== undefined || answers !== undefined;
    const graph = this.#usesWorkers ? shareWordGraph(options.graph) : options.graph;
    const setup = { graph, rules, games, answers };
    this.#crew = new WorkerCrew(workerScript, setup, { threads, maxWaiting });
    this.#search = new PositionSearch(setup, this.#crew, threads);
  }

  /**
   * All placements of a position in ranked order (R114), the same for any number of threads.
   *
   * The main thread searches one part itself, so with one thread this is a plain search, and with
   * more it answers nothing else for the milliseconds that takes. The columns belong to the caller.
   */
  rankPlacements(position: SearchPosition, options?: RankOptions): Promise<PlacementColumns> {
    return this.#search.rankPlacements(position, options);
  }

  /**
   * The ranked placements of many positions, in the order of the positions. Each is searched by one
   * thread, several at the same time.
   *
   * Positions are fetched as results are taken, a limited number ahead. The first failure ends the
   * row, and so does leaving the loop. Columns of neighbouring positions may share memory.
   */
  rankMany(
    positions: Positions,
    options?: CallOptions,
  ): AsyncGenerator<PlacementColumns, void, undefined> {
    return this.#search.rankMany(positions, options);
  }

  /** Positions for `searchRow`. They are copied. */
  prepareRow(positions: readonly SearchPosition[]): PackedRow {
    return this.#search.prepareRow(positions);
  }

  /**
   * Searches every position of a row and tells what was found, in the order of the positions. The
   * placements themselves stay where they are: this is what searching costs, and nothing else.
   *
   * Each thread loads the boards of the row when it first meets it, then takes the dearest position
   * that is left until none is. Like games, rows are searched in threads even if there is only one.
   */
  searchRow(
    row: PackedRow,
    search: RowSearch,
    options?: CallOptions,
  ): Promise<readonly PlacementSummary[]> {
    return this.#search.searchRow(row, search, options);
  }

  /**
   * Games of a player against itself, as tallies of blocks in the order of the games. What they add
   * up to (`joinSelfPlay`) is the same for any number of threads.
   *
   * Games are played in threads even if there is only one, so that the process answers signals in
   * the middle of a long game. Leaving the loop ends the games still under way.
   *
   * @param player as `parsePlayerSpec` reads it
   */
  playSelf(
    player: string,
    series: GameSeries,
    { signal }: CallOptions = {},
  ): AsyncGenerator<SelfPlayTally, void, undefined> {
    const play: PlayBlock<SelfPlayTally> = async (block, rowSignal) => {
      const reply = await this.#crew.run({ kind: 'selfPlay', player, block }, rowSignal);
      invariant(reply.kind === 'selfPlayed', 'a self-play task is answered with its tally');
      return { tallies: [reply.tally], milliseconds: reply.milliseconds };
    };
    return playRow(new BlockPlan(series, this.threads), this.threads, play, signal);
  }

  /**
   * The pairs of a match in their order: whoever looks at one after the other, as a sequential test
   * does, stops at the same pair with any number of threads. Otherwise like `playSelf`.
   *
   * @param series counts pairs
   */
  playMatch(
    players: readonly [a: string, b: string],
    series: GameSeries,
    { signal, notes = false }: MatchOptions = {},
  ): AsyncGenerator<PlayedPair, void, undefined> {
    const play: PlayBlock<PlayedPair> = async (block, rowSignal) => {
      const reply = await this.#crew.run({ kind: 'match', players, block, notes }, rowSignal);
      invariant(reply.kind === 'matched', 'a match task is answered with its pairs');
      return { tallies: reply.pairs, milliseconds: reply.milliseconds };
    };
    return playRow(new BlockPlan(series, this.threads), this.threads, play, signal);
  }

  /**
   * What the games of a training see, block by block in the order of the blocks. Otherwise like
   * `playSelf`.
   *
   * @param leaves values of the `DenseLeaves` to play with
   */
  playTraining(
    leaves: Int16Array,
    blocks: Iterable<GameBlock>,
    { signal }: CallOptions = {},
  ): AsyncGenerator<BlockSightings, void, undefined> {
    const shared = shareLeaves(leaves);
    const play: PlayBlock<BlockSightings> = async (block, rowSignal) => {
      const reply = await this.#crew.run({ kind: 'train', leaves: shared, block }, rowSignal);
      invariant(reply.kind === 'trained', 'a training task is answered with its sightings');
      return { tallies: [reply.sightings], milliseconds: reply.milliseconds };
    };
    return playRow(givenBlocks(blocks), this.threads, play, signal);
  }

  /**
   * Judges turns of games of the profile given for games, in the order of the questions. Like games
   * they are judged in threads even if there is only one.
   */
  judgeTurns(
    questions: Iterable<TurnQuestion>,
    plan: JudgePlan,
    { signal }: CallOptions = {},
  ): AsyncGenerator<TurnVerdict, void, undefined> {
    const judge = async (question: TurnQuestion, rowSignal: AbortSignal): Promise<TurnVerdict> => {
      const reply = await this.#crew.run({ kind: 'judge', question, plan }, rowSignal);
      invariant(reply.kind === 'judged', 'a judge task is answered with a verdict');
      return reply.verdict;
    };
    return runRow(questions, this.threads, judge, signal);
  }

  /**
   * What win tables are counted from, in blocks of games; they add up (`joinSwings`) to the same for
   * any number of threads. Otherwise like `playSelf`.
   */
  countSwings(
    player: string,
    series: GameSeries,
    { signal }: CallOptions = {},
  ): AsyncGenerator<SwingCounts, void, undefined> {
    const play: PlayBlock<SwingCounts> = async (block, rowSignal) => {
      const reply = await this.#crew.run({ kind: 'swings', player, block }, rowSignal);
      invariant(reply.kind === 'swung', 'a task for swings is answered with them');
      return { tallies: [reply.swings], milliseconds: reply.milliseconds };
    };
    return playRow(new BlockPlan(series, this.threads), this.threads, play, signal);
  }

  /**
   * Runs a simulation to its end. Without a limit of time what it comes to is the same for any number
   * of threads. Samples lost with a thread are computed again, in another one; the call rejects with
   * `WorkerDiedError` only when it has lost several threads. Whenever it ends, and however: the
   * simulation holds what is known so far.
   *
   * @param turn what the candidates of the simulation are candidates of
   */
  async simulate(
    simulation: Simulation,
    turn: DecisionTurn,
    { rollouts, seed, ...run }: SimulateOptions,
  ): Promise<void> {
    this.#crew.requireOpen();
    const decision = packDecision(++this.#decisions, turn, {
      moves: simulation.candidates.map(({ move }) => move),
      rollouts,
      objective: simulation.plan.objective,
      seed,
    });
    const { threads } = this;
    await runInThreads(
      simulation,
      async (block, signal) => {
        const reply = await this.#crew.run({ kind: 'sample', decision, block }, signal);
        invariant(reply.kind === 'sampled', 'a task for samples is answered with their sums');
        return reply.sums;
      },
      { threads, ...run },
    );
  }

  /**
   * Answers a question, with a document in JSON. Always in a thread, even if there is only one: the
   * main thread goes on serving whoever asks.
   */
  async answer(question: Question, { signal }: CallOptions = {}): Promise<JsonAnswer> {
    const reply = await this.#crew.run({ kind: 'answer', question }, signal);
    invariant(reply.kind === 'answered', 'a question is answered');
    return reply.answer;
  }

  /** Has every thread make these players; settled when they are ready to play. */
  async startGames(players: readonly string[]): Promise<void> {
    const block = { seed: 0, first: 0, count: 0 };
    for (const player of players) {
      await Promise.all(
        Array.from({ length: this.threads }, () =>
          this.#crew.run({ kind: 'selfPlay', player, block }),
        ),
      );
    }
  }

  /** Starts all threads, so that later calls need not wait for them; settled when they are up. */
  async start(): Promise<void> {
    this.#crew.requireOpen();
    if (this.#usesWorkers) await this.#crew.start();
  }

  /**
   * Ends all threads; settled when they are gone. Calls still under way reject with
   * `PoolClosedError`, and so do later ones. May be repeated.
   */
  close(): Promise<void> {
    return this.#crew.close();
  }
}

/** Makes a pool; nothing is started yet. */
export const createPool = (options: PoolOptions): Pool =>
  new Pool(options, new URL('./worker-entry.cjs', import.meta.url));
