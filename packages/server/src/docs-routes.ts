/** The description of the API: an OpenAPI document, and a page made from it. */
import accepts from 'accepts';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { PAGE_STYLE, STYLE_PATH } from './html-page.ts';

/** Adds `/api/docs`, for people as a page, and `/api/docs.json`. */
export function addDocsRoutes(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  app.get('/api/docs', hidden, (request, reply) => {
    reply.header('vary', 'accept').header('cache-control', 'no-cache');
    return accepts(request.raw).type(['json', 'html']) === 'html'
      ? reply.type('text/html; charset=utf-8').send(docsPage(app.swagger()))
      : reply.send(app.swagger());
  });
  app.get('/api/docs.json', hidden, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  app.get(STYLE_PATH, hidden, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(PAGE_STYLE),
  );
}
