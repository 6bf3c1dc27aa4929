/** Ends work for a request when its time is over or nobody waits for it any more. */
import type { FastifyReply } from 'fastify';
import { ApiError } from './api-fault.ts';

/**
 * Does work within a time limit, as long as the client is there. The signal is aborted with an
 * `ApiError` (`timeLimit`, `clientGone`), with which the work is expected to reject.
 *
 * @param limit milliseconds
 */
export async function withinLimits<Value>(
  reply: FastifyReply,
  limit: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const { raw } = reply;
  const controller = new AbortController();
  const leave = (): void => controller.abort(new ApiError({ kind: 'clientGone' }));
  const timer = setTimeout(
    () => controller.abort(new ApiError({ kind: 'timeLimit', limit })),
    limit,
  );
  raw.once('close', leave);
  if (raw.destroyed) leave();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    raw.off('close', leave);
  }
}
