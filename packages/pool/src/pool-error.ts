/**
 * What can go wrong with threads. Each of these rejects the calls it concerns and no others; the pool
 * goes on working unless it is closed.
 */

/** The thread that did the task ended: out of memory, `process.exit`, an error outside the task. */
export class WorkerDiedError extends Error {
  override readonly name = 'WorkerDiedError';

  /** @param cause what piscina reports about the end */
  constructor(cause: unknown) {
    super('a worker thread ended before its task was done', { cause });
  }
}

/** The task threw. */
export class WorkerTaskError extends Error {
  override readonly name = 'WorkerTaskError';
  /** The stack within the thread. */
  readonly workerStack: string;

  constructor(message: string, workerStack: string) {
    super(`a task failed in its worker thread: ${message}`);
    this.workerStack = workerStack;
  }
}

/** More calls are waiting for a thread than the pool lets wait. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';

  constructor(limit: number) {
    super(`${limit} tasks are already waiting for a worker thread`);
  }
}

/** The pool was closed before the call, or while it waited. */
export class PoolClosedError extends Error {
  override readonly name = 'PoolClosedError';

  constructor() {
    super('the pool is closed');
  }
}
