/** Where the queue is: the URL of a Redis or Valkey server. */
import { err, ok, type Result } from '@bestzug/lexicon';
import { Redis } from 'ioredis';

/** Why a text is no address of a queue. */
export type QueueAddressFault =
  | { readonly kind: 'badQueueUrl'; readonly found: string }
  /** Neither `redis:` nor `rediss:`. */
  | { readonly kind: 'badQueueProtocol'; readonly found: string };

/** The address of a server, without its secrets wherever it is shown. */
export interface QueueAddress {
  /** As given, password included: never to be shown or logged. */
  readonly url: string;
  /** The same without user and password. */
  readonly shown: string;
}

const PROTOCOLS: ReadonlySet<string> = new Set(['redis:', 'rediss:']);

/** Reads `redis://host:6379/0`, or `rediss://user:password@host` for TLS. */
export function parseQueueAddress(text: string): Result<QueueAddress, QueueAddressFault> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return err({ kind: 'badQueueUrl', found: withoutSecrets(text) });
  if (!PROTOCOLS.has(url.protocol)) {
    return err({ kind: 'badQueueProtocol', found: url.protocol.replace(':', '') });
  }
  if (url.hostname === '') return err({ kind: 'badQueueUrl', found: withoutSecrets(text) });
  return ok({ url: text, shown: withoutSecrets(text) });
}

/** Whatever stands before the last `@` may be secret, even in a text that is no URL. */
const withoutSecrets = (text: string): string => text.replace(/(?<=:\/\/).*@|^[^/]*@/su, '');

/** Longest wait between attempts to connect again, milliseconds. */
const MAX_RECONNECT_DELAY = 2000;

/** Milliseconds the first connection may take. */
const CONNECT_TIMEOUT = 5000;

/**
 * A connection that outlives a server that goes away for a while: commands wait for it. BullMQ wants
 * the number of retries unlimited.
 */
export const connectTo = ({ url }: QueueAddress): Redis =>
  new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_TIMEOUT,
    retryStrategy: (attempt) => Math.min(MAX_RECONNECT_DELAY, 100 * attempt),
    lazyConnect: true,
  });
