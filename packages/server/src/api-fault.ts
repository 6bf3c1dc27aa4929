/** Everything a request can fail with, as facts; the sentences stand in the tables. */
import type { InputFault } from '@bestzug/answers';

/** What is wrong with a request. Properties are named by their path, `words.0`. */
export type RequestFault =
  | { readonly kind: 'badJson' }
  /** A body where none is read, or none where one is needed. */
  | { readonly kind: 'noObject' }
  | { readonly kind: 'missingProperty'; readonly property: string }
  | { readonly kind: 'unknownProperty'; readonly property: string }
  /** `rule` and `limit` as in JSON Schema: `maximum` 1000, `enum` score,equity. */
  | {
      readonly kind: 'badProperty';
      readonly property: string;
      readonly rule: string;
      readonly limit: string;
    }
  /** No GCG game; `detail` is a sentence in the language of the request. From 1. */
  | {
      readonly kind: 'badGame';
      readonly line: number;
      readonly column: number;
      readonly detail: string;
    }
  | { readonly kind: 'contradiction'; readonly properties: readonly string[] }
  /** Anything else that is not HTTP as it should be. */
  | { readonly kind: 'badRequest'; readonly code: string }
  /** It had not arrived after so many milliseconds. */
  | { readonly kind: 'tooSlow'; readonly limit: number }
  /** [bytes] */
  | { readonly kind: 'bodyTooLarge'; readonly limit: number }
  | { readonly kind: 'notJson'; readonly found: string }
  | { readonly kind: 'notFound'; readonly path: string }
  | { readonly kind: 'badMethod'; readonly found: string; readonly allowed: readonly string[] };

/** What the server cannot do at the moment. Seconds after which to try again. */
export type ServiceFault =
  | { readonly kind: 'rateLimited'; readonly limit: number; readonly retryAfter: number }
  /** So many requests are waiting for a thread already. */
  | { readonly kind: 'busy'; readonly waiting: number; readonly retryAfter: number }
  /** [milliseconds] */
  | { readonly kind: 'timeLimit'; readonly limit: number }
  | { readonly kind: 'stopping'; readonly retryAfter: number }
  | { readonly kind: 'threadDied' }
  | { readonly kind: 'clientGone' }
  | { readonly kind: 'internal' };

/** Anything. */
export type ApiFault = RequestFault | ServiceFault | InputFault;

const STATUS: Readonly<Record<(RequestFault | ServiceFault)['kind'], number>> = {
  badJson: 400,
  noObject: 400,
  missingProperty: 400,
  unknownProperty: 400,
  badProperty: 400,
  badGame: 400,
  contradiction: 400,
  badRequest: 400,
  tooSlow: 408,
  bodyTooLarge: 413,
  notJson: 415,
  notFound: 404,
  badMethod: 405,
  rateLimited: 429,
  busy: 503,
  timeLimit: 504,
  stopping: 503,
  threadDied: 500,
  // Nobody receives it; the log calls it as others do.
  clientGone: 499,
  internal: 500,
};

/** Whether it is not about the rack, the board or the move asked about. */
export const isOwnFault = (fault: ApiFault): fault is RequestFault | ServiceFault =>
  fault.kind in STATUS;

/** Ends a request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly fault: ApiFault;

  constructor(fault: ApiFault, options?: ErrorOptions) {
    super(fault.kind, options);
    this.fault = fault;
  }

  /** HTTP status. */
  get statusCode(): number {
    return isOwnFault(this.fault) ? STATUS[this.fault.kind] : 400;
  }
}
