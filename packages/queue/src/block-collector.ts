/**
 * Blocks under way: put on the queue, and waited for. Answers come as events; since events can be
 * missed and a server can lose its memory, every few seconds a look at the queue itself finds answers
 * that nobody announced and puts blocks back that are gone.
 */
import { setMaxListeners } from 'node:events';
import type { Job, Queue, QueueEvents } from 'bullmq';
import { decodeValue, encodeValue } from './wire-value.ts';
import { taskText, type AnswerReader, type BlockAnswer, type BlockTask } from './block-work.ts';
import { BlockFailedError } from './queue-error.ts';

/** Times a block is tried before the command gives up. */
const ATTEMPTS = 3;
/** Seconds that answers nobody fetches are kept. */
const KEEP_ANSWERS = 3600;
/** Milliseconds between looks at the queue itself. */
const SWEEP_INTERVAL = 2000;

interface OpenBlock {
  readonly task: BlockTask;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Puts blocks of one run on the queue. */
export class BlockCollector {
  readonly #queue: Queue;
  readonly #run: string;
  readonly #events: QueueEvents;
  readonly #open: Map<string, OpenBlock> = new Map();
  readonly #sweeper: NodeJS.Timeout;
  readonly #beforeSweep: () => Promise<void>;
  #blocks = 0;
  #isSweeping = false;

  /** @param beforeSweep puts back what blocks of the run need besides themselves */
  constructor(queue: Queue, events: QueueEvents, run: string, beforeSweep: () => Promise<void>) {
    this.#queue = queue;
    this.#events = events;
    this.#run = run;
    this.#beforeSweep = beforeSweep;
    events.on('completed', this.#onCompleted);
    events.on('failed', this.#onFailed);
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_INTERVAL);
  }

  /** Has a worker compute a block. Rejects with `BlockFailedError` or the signal's reason. */
  async compute<Part>(
    task: BlockTask,
    read: AnswerReader<Part>,
    signal: AbortSignal,
  ): Promise<BlockAnswer<Part>> {
    signal.throwIfAborted();
    // No colon: BullMQ has its own meaning for it.
    const id = `${this.#run}-${this.#blocks++}`;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#open.set(id, { task, resolve, reject });
    });
    const abort = (): void => this.#abandon(id, signal.reason);
    // One signal may well serve many blocks; Node takes more than ten listeners for a leak.
    setMaxListeners(0, signal);
    signal.addEventListener('abort', abort);
    try {
      await Promise.race([this.#put(id, task), answer]);
      return read(await answer);
    } finally {
      signal.removeEventListener('abort', abort);
      this.#open.delete(id);
    }
  }

  /** Lets go of everything; blocks nobody waits for any more are taken off the queue. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#events.off('completed', this.#onCompleted);
    this.#events.off('failed', this.#onFailed);
    const ids = [...this.#open.keys()];
    for (const id of ids) this.#abandon(id, new Error('the queue is closed'));
    await Promise.all(ids.map((id) => this.#remove(id)));
  }

  async #put(id: string, task: BlockTask): Promise<void> {
    const data = { run: this.#run, task: encodeValue(task) };
    await this.#queue.add(task.kind, data, {
      jobId: id,
      attempts: ATTEMPTS,
      removeOnComplete: { age: KEEP_ANSWERS },
      removeOnFail: { age: KEEP_ANSWERS },
    });
  }

  readonly #onCompleted = ({
    jobId,
    returnvalue,
  }: {
    readonly jobId: string;
    readonly returnvalue: unknown;
  }): void => this.#settle(jobId, returnvalue);

  readonly #onFailed = ({
    jobId,
    failedReason,
  }: {
    readonly jobId: string;
    readonly failedReason: string;
  }): void => this.#fail(jobId, failedReason);

  #settle(id: string, returned: unknown): void {
    const block = this.#open.get(id);
    if (block === undefined) return;
    try {
      block.resolve(decodeValue(String(returned)));
    } catch (error) {
      block.reject(error);
    }
    void this.#remove(id);
  }

  #fail(id: string, reason: string): void {
    const block = this.#open.get(id);
    if (block === undefined) return;
    const { task } = block;
    const seed = task.kind === 'judge' ? undefined : task.block.seed;
    block.reject(new BlockFailedError(taskText(task), seed, reason));
    void this.#remove(id);
  }

  #abandon(id: string, reason: unknown): void {
    const block = this.#open.get(id);
    if (block === undefined) return;
    block.reject(reason);
    void this.#remove(id);
  }

  /** A block that is being computed cannot be removed; its answer is forgotten after a while. */
  async #remove(id: string): Promise<void> {
    await this.#queue.remove(id).catch(() => undefined);
  }

  async #sweep(): Promise<void> {
    if (this.#isSweeping || this.#open.size === 0) return;
    this.#isSweeping = true;
    try {
      await this.#beforeSweep();
      for (const [id, { task }] of this.#open) {
        const job: Job | undefined = await this.#queue.getJob(id);
        if (job === undefined) {
          if (this.#open.has(id)) await this.#put(id, task);
        } else if (job.finishedOn !== undefined) {
          if (job.failedReason !== undefined && job.returnvalue === null) {
            this.#fail(id, job.failedReason);
          } else {
            this.#settle(id, job.returnvalue);
          }
        }
      }
    } catch {
      // The server is away: the next look comes soon.
    } finally {
      this.#isSweeping = false;
    }
  }
}
