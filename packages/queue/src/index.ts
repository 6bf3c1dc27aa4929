export { parseQueueAddress, type QueueAddress, type QueueAddressFault } from './queue-address.ts';
export { BlockFailedError, QueueUnreachableError } from './queue-error.ts';
export {
  openQueuePool,
  requireQueue,
  type QueuePool,
  type QueueRun,
  type Refusal,
} from './queue-pool.ts';
export {
  startQueueWorker,
  type QueueWorker,
  type WorkerEquipment,
  type WorkerNews,
} from './queue-worker.ts';
export type { Need } from './run-document.ts';
