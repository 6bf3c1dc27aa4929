/**
 * The pool: ranks positions and plays games on several threads, with the same answer for any number
 * of them.
 */
import { setImmediate } from 'node:timers/promises';
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
import { mergeColumns } from './merge-columns.ts';
import { unpackColumns } from './packed-columns.ts';
import { packDecision, type DecisionTurn } from './packed-decision.ts';
import { packPositions, requireSearchable, type SearchPosition } from './packed-position.ts';
import {
  beginPass,
  packRow,
  summaryAt,
  type PackedRow,
  type PlacementSummary,
  type RowSearch,
} from './packed-row.ts';
import { PlacementRanker } from './placement-ranker.ts';
import { blocksOf, type Positions } from './position-block.ts';
import { PoolClosedError } from './pool-error.ts';
import type { PlayedPair, RankPartTask, RankTask, SearchRules } from './protocol.ts';
import { shareWordGraph } from './shared-graph.ts';
import {
  awaitPart,
  columnsOf,
  createSharedSearch,
  resetSharedSearch,
  SharedUnits,
  type SharedSearch,
} from './shared-part.ts';
import { runInThreads } from './simulation-run.ts';
import { runRow } from './task-row.ts';
import { expectedTime } from './thread-choice.ts';
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

/** How one position is ranked. */
export interface RankOptions extends CallOptions {
  /** Threads to use, at most those of the pool (`chooseThreads`); left out: all. */
  readonly threads?: number | undefined;
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

/** Blocks under way for each thread in `rankMany`: one being searched, one waiting. */
const BLOCKS_PER_THREAD = 2;

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
  readonly #rules: SearchRules;
  readonly #ranker: PlacementRanker;
  readonly #crew: WorkerCrew;
  readonly #usesWorkers: boolean;
  readonly #sharedSearches: SharedSearch[] = [];
  #decisions = 0;
  #rows = 0;

  /** @param workerScript what runs in the threads; it speaks protocol.ts */
  constructor(options: PoolOptions, workerScript: URL) {
    const { threads, maxWaiting = DEFAULT_MAX_WAITING } = options;
    invariant(Number.isInteger(threads) && threads >= 1, `threads is a number from 1: ${threads}`);
    const { layout, tileSet, rackSize, bingoBonus, inRule } = options.rules;
    this.threads = threads;
    this.#rules = { layout, tileSet, rackSize, bingoBonus, inRule };
    const games = options.games === undefined ? undefined : shareGameSetup(options.games);
    const answers = options.answers && shareAnswerSetup(options.answers);
    this.#usesWorkers = threads > 1 || games !== undefined || answers !== undefined;
    const graph = this.#usesWorkers ? shareWordGraph(options.graph) : options.graph;
    const setup = { graph, rules: this.#rules, games, answers };
    this.#ranker = new PlacementRanker(setup);
    this.#crew = new WorkerCrew(workerScript, setup, { threads, maxWaiting });
  }

  /**
   * All placements of a position in ranked order (R114), the same for any number of threads.
   *
   * The main thread searches one part itself, so with one thread this is a plain search, and with
   * more it answers nothing else for the milliseconds that takes. The columns belong to the caller.
   */
  async rankPlacements(
    position: SearchPosition,
    { signal, threads = this.threads }: RankOptions = {},
  ): Promise<PlacementColumns> {
    signal?.throwIfAborted();
    this.#requireOpen();
    requireSearchable(position, this.#rules);
    const { rack } = position;
    const ranker = this.#ranker;
    const others = Math.min(threads, this.threads) - 1;
    if (others === 0) {
      ranker.load(position);
      return unpackColumns(ranker.rank(rack));
    }
    const shared = this.#takeShared(others);
    const { taken, parts } = shared;
    const positions = packPositions([position]);
    const replies = Promise.all(
      parts.map((part) => this.#rankInThread({ kind: 'rankPart', positions, taken, part }, signal)),
    );
    // Handled below; but should the search throw, nobody comes to look at the replies.
    replies.catch(() => undefined);
    ranker.load(position);
    // A copy: while this call waits for its threads, another one may load a board.
    const startRanks = ranker.board.laneBoard.startRanks.slice();
    const own = unpackColumns(ranker.rank(rack, new SharedUnits(ranker.board, rack, taken)));
    for (const part of parts) awaitPart(part);
    const found = parts.map(columnsOf);
    const isComplete = found.every((columns) => columns !== undefined);
    const early = isComplete ? mergeColumns([own, ...found], startRanks) : undefined;
    const sent = await replies;
    const merged =
      early ??
      mergeColumns(
        [own, ...parts.flatMap((part, number) => columnsOf(part) ?? sent[number]!)],
        startRanks,
      );
    this.#sharedSearches.push(shared);
    return merged;
  }

  /** Memory to search one position in; whoever fails leaves it to threads that may still write. */
  #takeShared(others: number): SharedSearch {
    const at = this.#sharedSearches.findIndex(({ parts }) => parts.length === others);
    if (at < 0) return createSharedSearch(others);
    const [shared] = this.#sharedSearches.splice(at, 1);
    resetSharedSearch(shared!);
    return shared!;
  }

  /**
   * The ranked placements of many positions, in the order of the positions. Each is searched by one
   * thread, several at the same time.
   *
   * Positions are fetched as results are taken, a limited number ahead. The first failure ends the
   * row, and so does leaving the loop. Columns of neighbouring positions may share memory.
   */
  async *rankMany(
    positions: Positions,
    { signal }: CallOptions = {},
  ): AsyncGenerator<PlacementColumns, void, undefined> {
    signal?.throwIfAborted();
    const row = new AbortController();
    const abort = (): void => row.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    const underWay: Promise<PlacementColumns[]>[] = [];
    try {
      for await (const block of blocksOf(positions)) {
        const ranked = this.#rankBlock(block, row.signal);
        ranked.catch(() => undefined);
        underWay.push(ranked);
        if (underWay.length >= this.threads * BLOCKS_PER_THREAD) yield* await underWay.shift()!;
      }
      for (const ranked of underWay) yield* await ranked;
    } finally {
      signal?.removeEventListener('abort', abort);
      row.abort();
    }
  }

  /** Positions for `searchRow`. They are copied. */
  prepareRow(positions: readonly SearchPosition[]): PackedRow {
    const costs = positions.map((position) => {
      requireSearchable(position, this.#rules);
      this.#ranker.load(position);
      return expectedTime(this.#ranker.board, position.rack, 1);
    });
    return packRow(++this.#rows, packPositions(positions), costs);
  }

  /**
   * Searches every position of a row and tells what was found, in the order of the positions. The
   * placements themselves stay where they are: this is what searching costs, and nothing else.
   *
   * Each thread loads the boards of the row when it first meets it, then takes the dearest position
   * that is left until none is. Like games, rows are searched in threads even if there is only one.
   */
  async searchRow(
    row: PackedRow,
    search: RowSearch,
    { signal }: CallOptions = {},
  ): Promise<readonly PlacementSummary[]> {
    const pass = beginPass(row, search);
    const task = { kind: 'searchRow', pass } as const;
    await Promise.all(Array.from({ length: this.threads }, () => this.#crew.run(task, signal)));
    return Array.from(row.order, (_, number) => summaryAt(pass, number));
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
    this.#requireOpen();
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
    this.#requireOpen();
    if (this.#usesWorkers) await this.#crew.start();
  }

  /**
   * Ends all threads; settled when they are gone. Calls still under way reject with
   * `PoolClosedError`, and so do later ones. May be repeated.
   */
  close(): Promise<void> {
    return this.#crew.close();
  }

  async #rankBlock(
    block: readonly SearchPosition[],
    signal: AbortSignal,
  ): Promise<PlacementColumns[]> {
    signal.throwIfAborted();
    this.#requireOpen();
    for (const position of block) requireSearchable(position, this.#rules);
    if (this.threads > 1) {
      return this.#rankInThread({ kind: 'rank', positions: packPositions(block) }, signal);
    }
    // Lets signals and everything else that waits have their turn between blocks.
    await setImmediate();
    signal.throwIfAborted();
    return block.map((position) => {
      this.#ranker.load(position);
      return unpackColumns(this.#ranker.rank(position.rack));
    });
  }

  async #rankInThread(
    task: RankTask | RankPartTask,
    signal: AbortSignal | undefined,
  ): Promise<PlacementColumns[]> {
    const reply = await this.#crew.run(task, signal);
    invariant(reply.kind === 'ranked', 'a rank task is answered with ranked placements');
    return reply.columns.map(unpackColumns);
  }

  #requireOpen(): void {
    if (this.#crew.isClosed) throw new PoolClosedError();
  }
}

/** Makes a pool; nothing is started yet. */
export const createPool = (options: PoolOptions): Pool =>
  new Pool(options, new URL('./worker.js', import.meta.url));
