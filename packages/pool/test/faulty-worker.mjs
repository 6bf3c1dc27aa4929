/**
 * A worker that fails when asked to: the real one, except that the number of X on the first rack says
 * how. Plain JavaScript, because Node 20 cannot load TypeScript into a thread.
 */
import { setTimeout } from 'node:timers/promises';
import answer from '../dist/worker.js';

const LETTER_X = 27;

const FAULTS = [
  (task) => answer(task),
  /** One X: the thread ends itself. */
  () => process.exit(3),
  /** Two: an error outside the task ends the thread, as running out of memory does. */
  () => {
    process.nextTick(() => {
      throw new Error('loose end');
    });
    return setTimeout(60_000);
  },
  /** Three: the task throws. */
  (task) => answer({ ...task, positions: undefined }),
  /** Four: never ready. */
  () => {
    for (;;);
  },
];

// piscina wants a default export.
// oxlint-disable-next-line import/no-default-export
export default (task) => FAULTS[task.positions?.rackCounts[LETTER_X] ?? 0](task);
