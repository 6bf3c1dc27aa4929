/** English texts of `worker` and of commands on a queue. */
import type { QueueTexts } from './queue-texts.ts';

/** All of them. */
export const QUEUE_TEXTS_EN: QueueTexts = {
  needs: {
    version: 'another version',
    list: 'another word list',
    rules: 'other rules',
    leaves: 'another table of leaves',
    winTable: 'another table of win chances',
    tiers: 'another vocabulary of the levels',
  },
  ready: ({ address, threads }) =>
    `Ready: ${address}, ${threads} ${threads === 1 ? 'thread' : 'threads'}; Ctrl-C ends after the running block.`,
  done: ({ block, seconds }) => `block ${block}: ${seconds.toFixed(1)} s`,
  failed: ({ block, reason }) => `block ${block} failed: ${reason}`,
  refused: ({ need, wanted, own }) =>
    `Refused: the block needs ${need} (${wanted}), this is ${own}.`,
  unreachable: (reason) =>
    `The queue cannot be reached (${reason}); work goes on as soon as it is back.`,
  closing: 'The running block is finished first; Ctrl-C once more breaks it off.',
  closed: (blocks) => `Ended after ${blocks} ${blocks === 1 ? 'block' : 'blocks'}.`,
  noWorkers: (command) => `Nobody works at the queue yet. A worker is started by:\n  ${command}`,
  workerRefuses: ({ worker, need }) => `The worker ${worker} cannot take part: it has ${need}.`,
};
