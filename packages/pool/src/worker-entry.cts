/**
 * What piscina loads in a thread, with `require`; passes every task on to worker.ts.
 *
 * CommonJS, because a thread that is ended while it requires an ES module takes the whole process
 * with it: Node aborts in `ModuleWrap::InstantiateSync` (seen with 20.20). An `import` may be
 * interrupted at any time.
 */
import type { WorkerTask } from './protocol.ts' with { 'resolution-mode': 'import' };

const answer = async (task: WorkerTask): Promise<unknown> => {
  const worker = await import('./worker.ts');
  return worker.default(task);
};

module.exports = answer;
