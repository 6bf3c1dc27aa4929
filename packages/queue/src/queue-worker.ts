/** A worker: takes blocks off the queue and computes them on its own threads. */
import { hostname } from 'node:os';
import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import { profileFromRecord } from '@bestzug/core/game-record';
import type { GameSetup, Pool } from '@bestzug/pool';
import { jobDataOf, taskOf, taskText, type BlockTask } from './block-work.ts';
import { connectTo, type QueueAddress } from './queue-address.ts';
import { KEEP_SECONDS, leavesKey, QUEUE_NAME, refusalsKey, runKey } from './queue-key.ts';
import { requireQueue } from './queue-pool.ts';
import { runOf, type Need, type RunDocument } from './run-document.ts';
import { firstLacking, needsOf } from './run-needs.ts';
import { decodeValue, encodeValue } from './wire-value.ts';

/** What a worker has to work with. */
export interface WorkerEquipment {
  readonly address: QueueAddress;
  /** Of the program. */
  readonly version: string;
  readonly list: LexiconIdentity;
  /** Threads of a pool, and blocks computed at the same time. */
  readonly threads: number;
  /** What games of a profile are played with; `tiers` left out where no level plays. */
  readonly setupFor: (profile: RuleProfile, hasLevels: boolean) => GameSetup;
  readonly poolFor: (setup: GameSetup) => Promise<Pool>;
  /** Milliseconds after which a block without a sign of life is somebody else's; for tests. */
  readonly lockDuration?: number | undefined;
}

/** What a worker tells of. */
export type WorkerNews =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly block: string; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly block: string; readonly reason: string }
  | {
      readonly kind: 'refused';
      readonly need: Need;
      readonly wanted: string;
      readonly own: string;
    }
  /** The server is away; the worker waits for it. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Milliseconds a refused block waits for another worker. */
const REFUSAL_DELAY = 1000;
/** Milliseconds a block may be without a sign of life: the worker was killed, or its machine. */
const LOCK_DURATION = 30_000;
/** Times a block may be lost with its worker. */
const MAX_LOST = 2;
/** Blocks fetched while others are computed, so that threads need not wait for the network. */
const BLOCKS_AHEAD = 1;

/** See above. Runs until `close`. */
export class QueueWorker {
  readonly #equipment: WorkerEquipment;
  readonly #tell: (news: WorkerNews) => void;
  readonly #client: Redis;
  readonly #worker: Worker;
  readonly #name: string = `${hostname()}:${process.pid}`;
  /** By what they were made for. */
  readonly #pools: Map<string, Promise<Pool>> = new Map();
  readonly #runs: Map<string, RunDocument> = new Map();
  #leaves: { readonly key: string; readonly values: Int16Array } | undefined;
  #isAway = false;

  /** Use `startQueueWorker`. */
  constructor(equipment: WorkerEquipment, tell: (news: WorkerNews) => void) {
    const { address, lockDuration = LOCK_DURATION } = equipment;
    this.#equipment = equipment;
    this.#tell = tell;
    this.#client = connectTo(address);
    this.#client.on('error', (error: Error) => this.#noteError(error));
    this.#client.on('ready', () => this.#noteReady());
    this.#worker = new Worker(QUEUE_NAME, (job, token) => this.#process(job, token), {
      connection: this.#client,
      name: this.#name,
      concurrency: 1 + BLOCKS_AHEAD,
      lockDuration,
      stalledInterval: lockDuration,
      maxStalledCount: MAX_LOST,
    });
    this.#worker.on('error', () => undefined);
  }

  /** Settled when the worker listens. */
  async start(): Promise<void> {
    await this.#worker.waitUntilReady();
  }

  /** Finishes the blocks under way, takes no new ones, and ends. */
  async close(): Promise<void> {
    await this.#worker.close();
    await Promise.all([...this.#pools.values()].map(async (pool) => (await pool).close()));
    this.#client.disconnect();
  }

  async #process(job: Job, token: string | undefined): Promise<string> {
    const { run, task: text } = parsed(() => jobDataOf(job.data));
    const document = await this.#runOf(run);
    const task = parsed(() => taskOf(decodeValue(text)));
    const setup = this.#setupOf(document, task);
    const own = needsOf(this.#equipment.version, this.#equipment.list, setup);
    const need = firstLacking(document.needs, own);
    if (need !== undefined) {
      await this.#refuse(run, { need, wanted: document.needs[need], own: own[need] });
      await job.moveToDelayed(Date.now() + REFUSAL_DELAY, token);
      throw new DelayedError();
    }
    const start = performance.now();
    try {
      const parts = await this.#compute(task, await this.#poolOf(setup, JSON.stringify(own)));
      const milliseconds = performance.now() - start;
      this.#tell({ kind: 'done', block: taskText(task), milliseconds });
      return encodeValue({ parts, milliseconds });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#tell({ kind: 'failed', block: taskText(task), reason });
      throw error;
    }
  }

  async #compute(task: BlockTask, pool: Pool): Promise<readonly unknown[]> {
    switch (task.kind) {
      case 'selfPlay':
        return allOf(pool.playSelf(task.player, task.block));
      case 'match':
        return allOf(pool.playMatch(task.players, task.block, { notes: task.notes }));
      case 'train':
        return allOf(pool.playTraining(await this.#leavesOf(task.leaves), [task.block]));
      case 'judge':
        return allOf(pool.judgeTurns(task.questions, task.plan));
    }
  }

  /** What the run is about; fetched once. */
  async #runOf(run: string): Promise<RunDocument> {
    const known = this.#runs.get(run);
    if (known !== undefined) return known;
    const text = await this.#client.get(runKey(run));
    // The command announces it again in a moment, if it is still there.
    if (text === null) throw new Error('the command of this block is gone');
    const document = parsed(() => runOf(decodeValue(text)));
    this.#runs.set(run, document);
    return document;
  }

  #setupOf({ profile, needs }: RunDocument, task: BlockTask): GameSetup {
    const read = profileFromRecord(profile);
    if (!read.ok) throw new UnrecoverableError(`a profile of another version: ${read.error.path}`);
    const setup = this.#equipment.setupFor(read.value, needs.tiers !== '-');
    // Training brings its own table, and begins with none.
    return task.kind === 'train' ? { profile: setup.profile } : setup;
  }

  #poolOf(setup: GameSetup, key: string): Promise<Pool> {
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
    const pool = this.#equipment.poolFor(setup);
    // What failed once is tried again with the next block.
    pool.catch(() => this.#pools.delete(key));
    this.#pools.set(key, pool);
    return pool;
  }

  /** The table of a training; each generation has another one, and only the last is kept. */
  async #leavesOf(hash: string): Promise<Int16Array> {
    const key = leavesKey(hash);
    if (this.#leaves?.key === key) return this.#leaves.values;
    const text = await this.#client.get(key);
    if (text === null) throw new Error('the table of this training is gone');
    const values = decodeValue(text);
    if (!(values instanceof Int16Array)) throw new UnrecoverableError('no table of leaves');
    this.#leaves = { key, values };
    return values;
  }

  async #refuse(
    run: string,
    facts: { readonly need: Need; readonly wanted: string; readonly own: string },
  ): Promise<void> {
    this.#tell({ kind: 'refused', ...facts });
    await this.#client.hset(refusalsKey(run), this.#name, facts.need);
    await this.#client.expire(refusalsKey(run), KEEP_SECONDS);
  }

  #noteError(error: Error): void {
    if (this.#isAway) return;
    this.#isAway = true;
    const reason = 'code' in error ? String(error.code) : error.name;
    this.#tell({ kind: 'unreachable', reason });
  }

  #noteReady(): void {
    if (this.#isAway) this.#tell({ kind: 'ready' });
    this.#isAway = false;
  }
}

/** All that a row of results yields. */
async function allOf<Value>(row: AsyncIterable<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for await (const value of row) values.push(value);
  return values;
}

/** What cannot be read will not get better by trying again. */
function parsed<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UnrecoverableError(error instanceof Error ? error.message : String(error));
  }
}

/** A worker that listens. @throws QueueUnreachableError */
export async function startQueueWorker(
  equipment: WorkerEquipment,
  tell: (news: WorkerNews) => void,
): Promise<QueueWorker> {
  await requireQueue(equipment.address);
  const worker = new QueueWorker(equipment, tell);
  await worker.start();
  tell({ kind: 'ready' });
  return worker;
}
