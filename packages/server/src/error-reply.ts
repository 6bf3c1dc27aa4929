/** Turns whatever goes wrong into `{"error":{"kind","message",…facts}}`. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PoolBusyError, PoolClosedError, WorkerDiedError, WorkerTaskError } from '@bestzug/pool';
import { ApiError, type ApiFault } from './api-fault.ts';
import { languageOf } from './request-language.ts';
import type { ServerLimits } from './server-options.ts';
import { TEXTS } from './texts.ts';
import { validationFault } from './validation.ts';

/** Seconds after which a full queue is expected to have moved on. */
const BUSY_SECONDS = 1;
const STOPPING_SECONDS = 10;

/** What an error means to the one who asked. */
export function apiErrorOf(
  error: unknown,
  request: FastifyRequest,
  limits: ServerLimits,
): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof PoolBusyError) {
    return new ApiError({ kind: 'busy', waiting: limits.queue, retryAfter: BUSY_SECONDS });
  }
  if (error instanceof PoolClosedError) {
    return new ApiError({ kind: 'stopping', retryAfter: STOPPING_SECONDS });
  }
  if (error instanceof WorkerDiedError)
    return new ApiError({ kind: 'threadDied' }, { cause: error });
  if (error instanceof WorkerTaskError) return new ApiError({ kind: 'internal' }, { cause: error });
  const fault = isFastifyError(error) ? faultOf(error, request) : undefined;
  return new ApiError(fault ?? { kind: 'internal' }, { cause: error });
}

/** Sends the error; what nobody but us is to blame for is logged with its cause. */
export function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): void {
  const { fault, statusCode } = error;
  if (statusCode === 500) request.log.error({ err: error.cause ?? error }, fault.kind);
  if ('retryAfter' in fault) reply.header('retry-after', String(fault.retryAfter));
  if (fault.kind === 'badMethod') reply.header('allow', fault.allowed.join(', '));
  reply.code(statusCode).type('application/json; charset=utf-8').send(errorJson(fault, request));
}

/** The document of a fault, in the language of the request. */
export function errorJson(fault: ApiFault, request: FastifyRequest): string {
  const { kind, ...facts } = fault;
  const message = TEXTS[languageOf(request)].fault(fault);
  return JSON.stringify({ error: { kind, message, ...facts } });
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

function faultOf(error: FastifyError, request: FastifyRequest): ApiFault | undefined {
  const [issue] = error.validation ?? [];
  if (issue !== undefined) return validationFault(issue);
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return { kind: 'badJson' };
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { kind: 'bodyTooLarge', limit: request.routeOptions.bodyLimit ?? 0 };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { kind: 'notJson', found: request.headers['content-type'] ?? '' };
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? { kind: 'badRequest', code: error.code } : undefined;
}
