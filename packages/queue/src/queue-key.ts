/** Names in Redis. */

/** Name of the queue in BullMQ, the same for all commands. */
export const QUEUE_NAME = 'bestzug';

/** Seconds that entries beside those of BullMQ outlive their last use. */
export const KEEP_SECONDS = 86_400;

/** Key of a run: a `RunDocument`, encoded. */
export const runKey = (run: string): string => `bestzug:run:${run}`;

/** Key of a table of leaves that a training plays with. */
export const leavesKey = (hash: string): string => `bestzug:leaves:${hash}`;

/** Key of a hash: worker → what it lacks for the run. */
export const refusalsKey = (run: string): string => `bestzug:refusals:${run}`;
