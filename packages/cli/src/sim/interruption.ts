/** Ctrl-C during work that can tell what it has found up to then. */
import { EXIT_CODE } from '../exit-code.ts';

/** What came of the work. */
export type Interruptible = 'finished' | 'interrupted';

/**
 * Does work that stops when its signal says so, on the first Ctrl-C; the second one ends the process
 * at once, as everywhere else.
 *
 * @param work rejects when it is stopped
 */
export async function interruptible(
  work: (signal: AbortSignal) => Promise<void>,
): Promise<Interruptible> {
  const usual = process.listeners('SIGINT');
  const stop = new AbortController();
  const interrupt = (): void => {
    stop.abort();
    process.once('SIGINT', () => process.exit(EXIT_CODE.interrupted));
  };
  process.removeAllListeners('SIGINT');
  process.once('SIGINT', interrupt);
  try {
    await work(stop.signal);
    return 'finished';
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    return 'interrupted';
  } finally {
    process.removeListener('SIGINT', interrupt);
    for (const listener of usual) process.on('SIGINT', listener);
  }
}
