/**
 * The work of a pool, done by workers on any number of machines: the same calls with the same results
 * in the same order, so that whoever plays a match need not know where it is played.
 */
import { randomUUID } from 'node:crypto';
import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { LexiconIdentity } from '@bestzug/lexicon';
import { recordOfProfile } from '@bestzug/core/game-record';
import type { JudgePlan, TurnQuestion, TurnVerdict } from '@bestzug/analysis';
import {
  BlockPlan,
  givenBlocks,
  playRow,
  runRow,
  type CallOptions,
  type GameSeries,
  type GameSetup,
  type GameWork,
  type MatchOptions,
  type PlayBlock,
  type PlayedPair,
} from '@bestzug/pool';
import type { BlockSightings, GameBlock, SelfPlayTally } from '@bestzug/strategy';
import { BlockCollector } from './block-collector.ts';
import {
  readJudged,
  readMatch,
  readSelfPlay,
  readTraining,
  type AnswerReader,
  type BlockTask,
} from './block-work.ts';
import { connectTo, type QueueAddress } from './queue-address.ts';
import { QueueUnreachableError } from './queue-error.ts';
import { KEEP_SECONDS, leavesKey, QUEUE_NAME, refusalsKey, runKey } from './queue-key.ts';
import { NEEDS, type Need } from './run-document.ts';
import { bytesOf, hashOf, needsOf } from './run-needs.ts';
import { encodeValue } from './wire-value.ts';

/** What a run is about. */
export interface QueueRun {
  readonly address: QueueAddress;
  /** Of the program: workers of another one refuse. */
  readonly version: string;
  readonly list: LexiconIdentity;
  readonly games: GameSetup;
}

/** Milliseconds of work in a block: what the queue costs does not show, and little is lost. */
const BLOCK_TIME = 3000;
/** Most games in a block. */
const MAX_BLOCK = 2000;
/** Workers that get enough to do at the least; four blocks for each are on the queue. */
const MIN_SLOTS = 8;
/** Turns in a block: judged at sight, or tried out. */
const STATIC_TURNS = 64;
const SIMULATED_TURNS = 2;
/** Entries of the stream of events: they hold answers, which must not fill the server. */
const MAX_EVENTS = 200;

/** A worker that cannot take part. */
export interface Refusal {
  readonly worker: string;
  readonly need: Need;
}

/** Computes on a queue. `close` it. */
export class QueuePool implements GameWork {
  readonly #client: Redis;
  readonly #eventClient: Redis;
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #collector: BlockCollector;
  readonly #run: string = randomUUID().slice(0, 13);
  readonly #document: string;
  #leaves: { readonly key: string; readonly text: string } | undefined;

  /** Use `openQueuePool`. */
  constructor({ address, version, list, games }: QueueRun) {
    this.#client = connectTo(address);
    this.#eventClient = connectTo(address);
    // Whoever uses a connection hears of its end from the calls; events without listeners throw.
    for (const client of [this.#client, this.#eventClient]) client.on('error', () => undefined);
    this.#document = encodeValue({
      needs: needsOf(version, list, games),
      profile: recordOfProfile(games.profile),
    });
    this.#queue = new Queue(QUEUE_NAME, {
      connection: this.#client,
      streams: { events: { maxLen: MAX_EVENTS } },
    });
    this.#events = new QueueEvents(QUEUE_NAME, { connection: this.#eventClient });
    this.#queue.on('error', () => undefined);
    this.#events.on('error', () => undefined);
    this.#collector = new BlockCollector(this.#queue, this.#events, this.#run, () =>
      this.#announce(),
    );
  }

  /** Announces the run. @throws QueueUnreachableError */
  async start(): Promise<void> {
    await this.#announce();
    await this.#events.waitUntilReady();
  }

  playSelf(
    player: string,
    series: GameSeries,
    { signal }: CallOptions = {},
  ): AsyncGenerator<SelfPlayTally, void, undefined> {
    const play = this.#player(readSelfPlay, (block) => ({ kind: 'selfPlay', player, block }));
    return playRow(this.#plan(series), MIN_SLOTS, play, signal);
  }

  playMatch(
    players: readonly [a: string, b: string],
    series: GameSeries,
    { signal, notes = false }: MatchOptions = {},
  ): AsyncGenerator<PlayedPair, void, undefined> {
    const play = this.#player(readMatch, (block) => ({ kind: 'match', players, block, notes }));
    return playRow(this.#plan(series), MIN_SLOTS, play, signal);
  }

  /** Blocks are those given. The table is stored once and fetched once by each worker. */
  async *playTraining(
    leaves: Int16Array,
    blocks: Iterable<GameBlock>,
    { signal }: CallOptions = {},
  ): AsyncGenerator<BlockSightings, void, undefined> {
    const text = encodeValue(leaves);
    const hash = hashOf(bytesOf(leaves));
    this.#leaves = { key: leavesKey(hash), text };
    await this.#announce();
    const play = this.#player(readTraining, (block) => ({ kind: 'train', leaves: hash, block }));
    yield* playRow(givenBlocks(blocks), MIN_SLOTS, play, signal);
  }

  async *judgeTurns(
    questions: Iterable<TurnQuestion>,
    plan: JudgePlan,
    { signal }: CallOptions = {},
  ): AsyncGenerator<TurnVerdict, void, undefined> {
    const size = plan.rollouts > 0 ? SIMULATED_TURNS : STATIC_TURNS;
    const row = runRow(
      groupsOf(questions, size),
      MIN_SLOTS,
      async (group, rowSignal) => {
        const task = { kind: 'judge', plan, questions: group } as const;
        return (await this.#collector.compute(task, readJudged, rowSignal)).parts;
      },
      signal,
    );
    for await (const verdicts of row) yield* verdicts;
  }

  /** Number of workers that listen now. */
  countWorkers(): Promise<number> {
    return this.#queue.getWorkersCount();
  }

  /** Workers that cannot take part in this run, and what they lack first. */
  async refusals(): Promise<readonly Refusal[]> {
    const told = await this.#client.hgetall(refusalsKey(this.#run));
    return Object.entries(told).flatMap(([worker, found]) => {
      const need = NEEDS.find((name) => name === found);
      return need === undefined ? [] : [{ worker, need }];
    });
  }

  /** Takes what is left of the run off the queue and ends the connections. */
  async close(): Promise<void> {
    await within(this.#collector.close());
    await within(this.#client.del(runKey(this.#run), refusalsKey(this.#run)));
    await within(this.#events.close());
    await within(this.#queue.close());
    this.#client.disconnect();
    this.#eventClient.disconnect();
  }

  /** Has workers play the blocks of a row. */
  #player<Part>(
    read: AnswerReader<Part>,
    taskOf: (block: GameBlock) => BlockTask,
  ): PlayBlock<Part> {
    return async (block, signal) => {
      const { parts, milliseconds } = await this.#collector.compute(taskOf(block), read, signal);
      return { tallies: parts, milliseconds };
    };
  }

  #plan(series: GameSeries): BlockPlan {
    return new BlockPlan(series, MIN_SLOTS, { blockTime: BLOCK_TIME, maxBlock: MAX_BLOCK });
  }

  /** Stores what workers need besides blocks; again and again, for servers that forget. */
  async #announce(): Promise<void> {
    await this.#client.set(runKey(this.#run), this.#document, 'EX', KEEP_SECONDS);
    if (this.#leaves === undefined) return;
    const { key, text } = this.#leaves;
    // The table is large: it is sent only where it is gone.
    if ((await this.#client.expire(key, KEEP_SECONDS)) === 0) {
      await this.#client.set(key, text, 'EX', KEEP_SECONDS);
    }
  }
}

/** Milliseconds that saying goodbye to a server may take: it may be gone. */
const FAREWELL = 2000;

/** Waits for a farewell, but not for ever, and whatever comes of it. */
const within = (farewell: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, FAREWELL);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    farewell.then(end, end);
  });

/** A pool on a queue that can be reached. @throws QueueUnreachableError */
export async function openQueuePool(run: QueueRun): Promise<QueuePool> {
  await requireQueue(run.address);
  const pool = new QueuePool(run);
  await pool.start();
  return pool;
}

/** Milliseconds until an address that takes calls and answers none counts as unreachable. */
const PATIENCE = 10_000;

/** Tries the address out once. @throws QueueUnreachableError */
export async function requireQueue(
  address: QueueAddress,
  patience: number = PATIENCE,
): Promise<void> {
  const client = connectTo(address);
  let timer: NodeJS.Timeout | undefined;
  const failure = new Promise<never>((_resolve, reject) => {
    client.on('error', (error: Error) => reject(error));
    timer = setTimeout(() => reject(new Error('NOREPLY')), patience);
  });
  failure.catch(() => undefined);
  try {
    await Promise.race([client.connect().then(() => client.ping()), failure]);
  } catch (error) {
    throw new QueueUnreachableError(address.shown, reasonOf(error));
  } finally {
    clearTimeout(timer);
    client.disconnect();
  }
}

/** `ECONNREFUSED`, `WRONGPASS …`: what stands first, without the address, which may hold secrets. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code ?? /^[A-Z]{2,}/u.exec(error.message)?.[0] ?? error.message;
}

function* groupsOf<Value>(values: Iterable<Value>, size: number): Generator<Value[]> {
  let group: Value[] = [];
  for (const value of values) {
    group.push(value);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
