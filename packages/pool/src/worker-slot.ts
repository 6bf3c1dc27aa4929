/** One thread, replaced when it dies. */
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { WorkerDiedError } from './pool-error.ts';
import type { WorkerReply, WorkerSetup, WorkerTask } from './protocol.ts';

/** A piscina of one, and its first thread. */
interface Crewman {
  readonly piscina: Piscina<WorkerTask, WorkerReply>;
  readonly thread: Worker | undefined;
}

/**
 * Place for one thread, started with the first task, and again with the next one after its death.
 *
 * Each slot is a piscina of one. A piscina of many sets a task aside when its thread has died and
 * waits for the replacement, and if that one cannot start either, the task waits for ever. A piscina
 * of one that is given one task at a time always has the thread to post it to, so every task ends:
 * with an answer or with the thread.
 */
export class WorkerSlot {
  readonly #script: URL;
  readonly #setup: WorkerSetup;
  #crewman: Crewman | undefined;
  /** Threads on their way out. */
  readonly #leaving: Set<Promise<void>> = new Set();

  constructor(script: URL, setup: WorkerSetup) {
    this.#script = script;
    this.#setup = setup;
  }

  /**
   * Does a task; one at a time.
   *
   * @throws WorkerDiedError if the thread ends before it answers
   */
  async run(task: WorkerTask): Promise<WorkerReply> {
    const crewman = (this.#crewman ??= this.#start());
    try {
      return await crewman.piscina.run(task);
    } catch (cause) {
      this.#dismiss(crewman);
      throw new WorkerDiedError(cause);
    }
  }

  /** Ends the thread now; a running task is rejected. */
  terminate(): void {
    if (this.#crewman !== undefined) this.#dismiss(this.#crewman);
  }

  /** Ends the thread; settled when it is gone. */
  async close(): Promise<void> {
    this.terminate();
    await Promise.all(this.#leaving);
  }

  #start(): Crewman {
    const piscina = new Piscina<WorkerTask, WorkerReply>({
      filename: this.#script.href,
      workerData: this.#setup,
      minThreads: 1,
      maxThreads: 1,
      recordTiming: false,
    });
    const crewman = { piscina, thread: piscina.threads[0] };
    // The thread failed while it had no task: the next task gets a new one.
    piscina.on('error', () => this.#dismiss(crewman));
    return crewman;
  }

  #dismiss(crewman: Crewman): void {
    if (this.#crewman !== crewman) return;
    this.#crewman = undefined;
    const gone = end(crewman).finally(() => this.#leaving.delete(gone));
    this.#leaving.add(gone);
  }
}

/**
 * Ends a piscina and what it starts to replace a dead thread: the exit of a thread that died by an
 * error is reported late, and may be answered with one more replacement.
 */
async function end({ piscina, thread }: Crewman): Promise<void> {
  await piscina.destroy();
  if (thread === undefined || thread.threadId < 0) return;
  await new Promise((resolve) => thread.once('exit', resolve));
  await piscina.destroy();
}
