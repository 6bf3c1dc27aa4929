/** The server: routes, limits and headers put together; it does not listen yet. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import { ApiError } from './api-fault.ts';
import { addApiRoutes } from './api-routes.ts';
import { addDocsRoutes } from './docs-routes.ts';
import { apiErrorOf, sendError } from './error-reply.ts';
import { addPageRoutes, sendNotFound } from './page-files.ts';
import { HEALTH_ANSWER } from './schemas/answer-schema.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import type { ServerOptions } from './server-options.ts';
import { TEXTS } from './texts.ts';
import { createValidatorCompiler } from './validation.ts';

/** [milliseconds] for a whole request to arrive: nobody holds a connection by dripping. */
const ARRIVAL = 30_000;

/**
 * Part of that time for the headers. It has to be named: Node's own limit for them is longer, and of
 * two limits it takes the longer one for the whole request.
 */
const HEADERS_PART = 1 / 3;

/** [milliseconds] How often Node looks for requests that have not arrived; its own 30 s double the limit. */
const CHECK_INTERVAL = 5000;

/** More than people need; many more would only fill the memory of a server that is attacked. */
const MAX_CONNECTIONS = 2000;

/** [milliseconds] for a refusal to be read before its connection is cut. */
const LINGER = 2000;

/** Smaller answers are sent as they are. [bytes] */
const COMPRESS_FROM = 1024;

/** Brotli's own default takes longer than most searches. */
const BROTLI_QUALITY = 4;

/** Status in the log of a request whose client has left, as others call it. */
const CLIENT_GONE = 499;

/** Addresses that the rate limit remembers. */
const REMEMBERED_ADDRESSES = 5000;

/** Where it is not `400 Bad Request`. */
const STATUS_LINES: ReadonlyMap<string, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/** Makes a server. Its `close` lets requests under way finish; the pool is the caller's. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { limits, log, list, rules, version, pool } = options;
  const { arrival = ARRIVAL } = limits;
  const app = Fastify({
    logger: {
      level: log.level,
      stream: log.stream,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    // Its lines hold addresses and parameters; ours do not.
    logController: new LogController({ disableRequestLogging: true }),
    http: {
      headersTimeout: Math.ceil(arrival * HEADERS_PART),
      connectionsCheckingInterval: Math.min(arrival, CHECK_INTERVAL),
    },
    requestTimeout: arrival,
    // Whoever does not read an answer holds its connection no longer than the answer may take.
    connectionTimeout: limits.timeout + arrival,
    clientErrorHandler: (error, socket) => refuseMalformedHttp(error, socket, arrival),
    frameworkErrors: (error, request, reply) =>
      sendError(apiErrorOf(error, request, limits), request, reply),
  });
  app.server.maxConnections = limits.connections ?? MAX_CONNECTIONS;
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(createValidatorCompiler());
  // Answers come from the pool as JSON already.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler((error, request, reply) =>
    sendError(apiErrorOf(error, request, limits), request, reply),
  );
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  addLogLines(app);
  closeConnectionsAtTheEnd(app);

  await app.register(helmet, SECURITY_HEADERS);
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bestzug',
        version,
        description:
          'Best moves, scores and words. Sentences are in German unless Accept-Language asks for English.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
    },
  });
  app.get(
    '/health',
    { schema: { summary: 'Whether the server is up', response: { 200: HEALTH_ANSWER } } },
    (_request, reply) => {
      const { threads } = pool;
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'ok', version, list, rules, threads });
    },
  );
  await app.register(async (api) => {
    if (limits.rate > 0) {
      await api.register(rateLimit, {
        max: limits.rate,
        timeWindow: 60_000,
        cache: REMEMBERED_ADDRESSES,
        errorResponseBuilder: (_request, { ttl }) =>
          new ApiError({
            kind: 'rateLimited',
            limit: limits.rate,
            retryAfter: Math.ceil(ttl / 1000),
          }),
      });
    }
    addApiRoutes(api, options);
  });
  addDocsRoutes(app);
  addPageRoutes(app, options);
  await app.ready();
  return app;
}

/** One line a request, also if nobody waited for the answer. */
function addLogLines(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.statusCode : CLIENT_GONE;
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ method, path: routeOptions.url ?? '', status, ms }, 'request');
    });
    done();
  });
}

/** Answers given while the server stops end their connection, which would be kept for a minute. */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** What does not even look like HTTP, or does not arrive, gets its answer before there is a request. */
function refuseMalformedHttp(
  error: Error & { readonly code?: string },
  socket: Socket,
  arrival: number,
): void {
  const { code = 'HPE' } = error;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const fault = isLate
    ? ({ kind: 'tooSlow', limit: arrival } as const)
    : ({ kind: 'badRequest', code } as const);
  const body = JSON.stringify({ error: { ...fault, message: TEXTS.de.fault(fault) } });
  const status = STATUS_LINES.get(code) ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Ending is only this side: whoever goes on sending would keep the connection.
  setTimeout(() => socket.destroy(), LINGER).unref();
}
