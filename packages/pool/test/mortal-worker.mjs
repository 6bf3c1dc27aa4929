/**
 * A worker whose threads end themselves in the middle of a simulation: with more candidates than four
 * at once, else after some blocks. Plain JavaScript, because Node 20 cannot load TypeScript into a
 * thread.
 */
import answer from '../dist/worker.js';

const BLOCKS = 4;

let blocks = 0;

// piscina wants a default export.
// oxlint-disable-next-line import/no-default-export
export default (task) => {
  if (task.kind === 'sample') {
    blocks++;
    if (blocks > BLOCKS || task.decision.moves.length > 4) process.exit(3);
  }
  return answer(task);
};
