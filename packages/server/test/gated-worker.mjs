/**
 * The real worker, except that it begins on questions about the rack EEEEEEE (`HELD` in gate.ts) only
 * when the gate is open. Plain JavaScript, because Node 20 cannot load TypeScript into a thread.
 */
import { getEnvironmentData } from 'node:worker_threads';
// The package does not export what its threads run.
// oxlint-disable-next-line no-restricted-imports
import answer from '../../pool/dist/worker.js';

/** [begun, open], shared with the test. */
const state = new Int32Array(getEnvironmentData('gate'));

function passGate() {
  Atomics.add(state, 0, 1);
  // A thread at work would not listen to anybody either.
  while (Atomics.load(state, 1) === 0) Atomics.wait(state, 1, 0, 10);
}

// piscina wants a default export.
// oxlint-disable-next-line import/no-default-export
export default (task) => {
  if (task.kind === 'answer' && task.question.rack === 'EEEEEEE') passGate();
  return answer(task);
};
