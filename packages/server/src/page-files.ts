/**
 * The built page: files of a folder, looked up at each request, so that a page built while the server
 * runs is there at once. A file that lies beside its name packed as `.br` or `.gz` is sent so.
 */
import { send, type SendResult } from '@fastify/send';
import accepts from 'accepts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-fault.ts';
import { errorJson } from './error-reply.ts';
import { escaped, htmlPage } from './html-page.ts';
import { languageOf } from './request-language.ts';
import type { ServerOptions } from './server-options.ts';
import { TEXTS } from './texts.ts';

/** Packed forms, the smallest first, and what they are called in headers. */
const PACKED = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const;

/** Files with a hash of their contents in their name: they never change. */
const IMMUTABLE = /^\/assets\/|^\/data\/.*[-.][\w-]{8,}\.[\w.]+$/u;

/** [seconds] A year: as good as for ever. */
const FOREVER = 31_536_000;

const cacheControlOf = (path: string): string =>
  IMMUTABLE.test(path) ? `public, max-age=${FOREVER}, immutable` : 'no-cache';

/** Adds the routes of everything that is not the API. */
export function addPageRoutes(app: FastifyInstance, options: ServerOptions): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = decodedPath(request.url);
    if (path === undefined) throw new ApiError({ kind: 'badRequest', code: 'path' });
    const found = await packedFile(request, path, options.pageFolder);
    if (found !== undefined) return sendFile(reply, path, found);
    if (path === '/') return sendNotBuilt(request, reply, options);
    return sendNotFound(request, reply);
  });
}

/** Answers where there is nothing: with a page for people, with JSON for programs. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = decodedPath(request.url) ?? request.url;
  reply.code(404).header('cache-control', 'no-store');
  if (path.startsWith('/api/') || accepts(request.raw).type(['json', 'html']) !== 'html') {
    const json = errorJson({ kind: 'notFound', path }, request);
    return reply.type('application/json; charset=utf-8').send(json);
  }
  const language = languageOf(request);
  const { notFound, fault } = TEXTS[language];
  const sentence = escaped(fault({ kind: 'notFound', path }));
  const body = `<h1>${notFound.title}</h1>\n<p>${sentence}</p>\n<p><a href="/">${notFound.home}</a></p>`;
  return reply.type('text/html; charset=utf-8').send(htmlPage(language, notFound.title, body));
}

function sendNotBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  { buildCommand }: ServerOptions,
): FastifyReply {
  const language = languageOf(request);
  const { notBuilt } = TEXTS[language];
  const body = `<h1>${notBuilt.title}</h1>
<p>${notBuilt.lead}</p>
<p>${notBuilt.remedy}</p>
<pre>${escaped(buildCommand)}</pre>
<p>${notBuilt.api} <a href="/api/docs">/api/docs</a></p>`;
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(htmlPage(language, notBuilt.title, body));
}

/** The path without parameters; undefined if it cannot be decoded. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/su, ''));
  } catch {
    return undefined;
  }
}

/** A file with what it is packed with. */
interface FoundFile {
  readonly result: SendResult;
  readonly encoding: string | undefined;
}

async function packedFile(
  request: FastifyRequest,
  path: string,
  root: string,
): Promise<FoundFile | undefined> {
  const file = encodeURI(path === '/' ? '/index.html' : path);
  for (const { ending, encoding } of PACKED) {
    if (accepts(request.raw).encoding([encoding]) === false) continue;
    const result = await fileIn(request, root, `${file}${ending}`);
    if (result !== undefined) return { result, encoding };
  }
  const result = await fileIn(request, root, file);
  return result && { result, encoding: undefined };
}

async function fileIn(
  request: FastifyRequest,
  root: string,
  file: string,
): Promise<SendResult | undefined> {
  const result = await send(request.raw, file, {
    root,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
  });
  // A file that has not changed, or a range of one, is a file as well.
  return result.type === 'file' ? result : undefined;
}

function sendFile(
  reply: FastifyReply,
  path: string,
  { result, encoding }: FoundFile,
): FastifyReply {
  reply.code(result.statusCode).headers(result.headers);
  reply.header('cache-control', cacheControlOf(path)).header('vary', 'accept-encoding');
  const type = send.mime.getType(path === '/' ? 'index.html' : path) ?? 'application/octet-stream';
  reply.type(/^text\/|javascript|json|svg/u.test(type) ? `${type}; charset=utf-8` : type);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(result.stream);
}
