/** The threads of a pool and the tasks waiting for them. */
import { setMaxListeners } from 'node:events';
import { PoolBusyError, PoolClosedError, WorkerTaskError } from './pool-error.ts';
import type { WorkerReply, WorkerSetup, WorkerTask } from './protocol.ts';
import { WorkerSlot } from './worker-slot.ts';

/**
 * Milliseconds an aborted task may still run before its thread is ended: most tasks are done sooner,
 * and a new thread takes longer than this to start.
 */
const ABORT_GRACE = 20;

/** How many threads, and how much may wait for them. */
export interface CrewSize {
  readonly threads: number;
  /** Most tasks waiting. */
  readonly maxWaiting: number;
}

/** A task with the promise that stands for it. */
interface Job {
  readonly task: WorkerTask;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (reply: WorkerReply) => void;
  /** Also lets go of the signal. */
  readonly reject: (reason: unknown) => void;
}

/** Hands tasks to threads in the order they come, as long as no more wait than agreed. */
export class WorkerCrew {
  readonly #idle: WorkerSlot[];
  readonly #slots: readonly WorkerSlot[];
  readonly #maxWaiting: number;
  readonly #waiting: Job[] = [];
  readonly #running: Map<Job, WorkerSlot> = new Map();
  #closing: Promise<void> | undefined;

  /** @param script what runs in the threads; it speaks protocol.ts */
  constructor(script: URL, setup: WorkerSetup, { threads, maxWaiting }: CrewSize) {
    this.#slots = Array.from({ length: threads }, () => new WorkerSlot(script, setup));
    this.#idle = this.#slots.toReversed();
    this.#maxWaiting = maxWaiting;
  }

  /** @throws PoolClosedError after `close` */
  requireOpen(): void {
    if (this.#closing !== undefined) throw new PoolClosedError();
  }

  /**
   * Has a thread do a task.
   *
   * Rejects with `WorkerDiedError`, `WorkerTaskError`, `PoolBusyError`, `PoolClosedError` or the
   * signal's reason. An aborted task that is running is given a moment, then its thread is ended.
   */
  run(task: WorkerTask, signal?: AbortSignal): Promise<WorkerReply> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      this.requireOpen();
      if (this.#idle.length === 0 && this.#waiting.length >= this.#maxWaiting) {
        throw new PoolBusyError(this.#maxWaiting);
      }
      const abort = (): void => this.#abort(job);
      const job: Job = {
        task,
        signal,
        resolve: (reply) => {
          signal?.removeEventListener('abort', abort);
          resolve(reply);
        },
        reject: (reason) => {
          signal?.removeEventListener('abort', abort);
          reject(reason);
        },
      };
      if (signal !== undefined) {
        // One signal may well serve many tasks; Node takes more than ten listeners for a leak.
        setMaxListeners(0, signal);
        signal.addEventListener('abort', abort);
      }
      this.#waiting.push(job);
      this.#handOut();
    });
  }

  /** Starts all threads; settled when they are up. */
  async start(): Promise<void> {
    await Promise.all(this.#slots.map(() => this.run({ kind: 'ping' })));
  }

  /** Ends all threads and rejects what runs or waits; settled when they are gone. May be repeated. */
  close(): Promise<void> {
    this.#closing ??= this.#dismissAll();
    return this.#closing;
  }

  #handOut(): void {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      void this.#perform(this.#waiting.shift()!, this.#idle.pop()!);
    }
  }

  async #perform(job: Job, slot: WorkerSlot): Promise<void> {
    this.#running.set(job, slot);
    try {
      const reply = await slot.run(job.task);
      if (reply.kind === 'thrown') job.reject(new WorkerTaskError(reply.message, reply.stack));
      else job.resolve(reply);
    } catch (error) {
      job.reject(error);
    }
    this.#running.delete(job);
    this.#idle.push(slot);
    this.#handOut();
  }

  #abort(job: Job): void {
    job.reject(job.signal?.reason);
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    else setTimeout(() => this.#running.get(job)?.terminate(), ABORT_GRACE).unref();
  }

  async #dismissAll(): Promise<void> {
    for (const job of [...this.#waiting.splice(0), ...this.#running.keys()]) {
      job.reject(new PoolClosedError());
    }
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }
}
