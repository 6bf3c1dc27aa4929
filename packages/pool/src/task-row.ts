/** Having things done one by one, several at the same time, with results in order. */

/** Tasks under way for each thread: one being done, one waiting. */
const TASKS_PER_THREAD = 2;

/**
 * The results of a row of tasks, in their order. The first failure ends the row, and so does leaving
 * the loop: tasks still under way are aborted.
 *
 * @param tasks taken as results are, a limited number ahead
 */
export async function* runRow<Task, Outcome>(
  tasks: Iterable<Task>,
  threads: number,
  run: (task: Task, signal: AbortSignal) => Promise<Outcome>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Outcome, void, undefined> {
  signal?.throwIfAborted();
  const row = new AbortController();
  const abort = (): void => row.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  const underWay: Promise<Outcome>[] = [];
  try {
    for (const task of tasks) {
      const outcome = run(task, row.signal);
      outcome.catch(() => undefined);
      underWay.push(outcome);
      if (underWay.length >= threads * TASKS_PER_THREAD) yield await underWay.shift()!;
    }
    for (const outcome of underWay) yield await outcome;
  } finally {
    signal?.removeEventListener('abort', abort);
    row.abort();
  }
}
