/** The questions of the API: validated here, answered in threads of the pool. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROFILES } from '@bestzug/core';
import type { Question } from '@bestzug/answers';
import { ApiError } from './api-fault.ts';
import { languageOf } from './request-language.ts';
import { withinLimits } from './request-limits.ts';
import {
  ANALYZE_ANSWER,
  BEST_ANSWER,
  CHECK_ANSWER,
  ERROR_ANSWER,
  SCORE_ANSWER,
} from './schemas/answer-schema.ts';
import {
  ANALYZE_SCHEMA,
  BEST_SCHEMA,
  CHECK_SCHEMA,
  SCORE_SCHEMA,
  withRules,
  type AnalyzeRequest,
  type BestRequest,
  type CheckRequest,
  type ScoreRequest,
} from './schemas/question-schema.ts';
import type { ServerOptions } from './server-options.ts';

/** Largest body of a question: a thousand words, or any board. [bytes] */
const BODY_LIMIT = 65_536;

const METHODS = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'] as const;

/** Adds the routes. */
export function addApiRoutes(app: FastifyInstance, options: ServerOptions): void {
  const { pool, limits } = options;

  async function answer(question: Question, reply: FastifyReply): Promise<FastifyReply> {
    const found = await withinLimits(reply, limits.timeout, (signal) =>
      pool.answer(question, { signal }),
    );
    if (!found.ok) throw new ApiError(found.error);
    const { buffer, byteOffset, byteLength } = found.value;
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(Buffer.from(buffer, byteOffset, byteLength));
  }

  const rules = [...new Set([options.rules, ...PROFILES.keys()])];
  const best = routesOf('The best moves of a rack', withRules(BEST_SCHEMA, rules), BEST_ANSWER);
  app.post<{ Body: BestRequest }>('/api/best', best.post, (request, reply) =>
    answer(bestQuestion(request.body, request), reply),
  );
  app.get<{ Querystring: BestRequest }>('/api/best', best.get, (request, reply) =>
    answer(bestQuestion(request.query, request), reply),
  );

  const score = routesOf(
    'One move judged and counted',
    withRules(SCORE_SCHEMA, rules),
    SCORE_ANSWER,
  );
  app.post<{ Body: ScoreRequest }>('/api/score', score.post, (request, reply) =>
    answer(scoreQuestion(request.body, request), reply),
  );
  app.get<{ Querystring: ScoreRequest }>('/api/score', score.get, (request, reply) =>
    answer(scoreQuestion(request.query, request), reply),
  );

  const check = routesOf(
    'Whether words are valid, and why not',
    withRules(CHECK_SCHEMA, rules),
    CHECK_ANSWER,
  );
  app.post<{ Body: CheckRequest }>('/api/check', check.post, (request, reply) =>
    answer(checkQuestion(request.body, request), reply),
  );
  app.get<{ Querystring: CheckRequest }>('/api/check', check.get, (request, reply) =>
    answer(checkQuestion(request.query, request), reply),
  );

  const analyze = routesOf('A game, turn by turn', ANALYZE_SCHEMA, ANALYZE_ANSWER);
  app.post<{ Body: AnalyzeRequest }>('/api/analyze', analyze.post, async (request, reply) => {
    const question = { gcg: request.body.gcg, language: languageOf(request) };
    const found = await withinLimits(reply, limits.timeout, (signal) =>
      options.analyzeGame(question, signal),
    );
    if (!found.ok) throw new ApiError(found.error);
    return reply.header('cache-control', 'no-store').send(found.value);
  });

  for (const url of ['/api/best', '/api/score', '/api/check']) {
    refuseOtherMethods(app, url, ['GET', 'POST']);
  }
  refuseOtherMethods(app, '/api/analyze', ['POST']);
}

function bestQuestion(asked: BestRequest, request: FastifyRequest): Question {
  const { minTiles = 0, maxTiles = Number.MAX_SAFE_INTEGER } = asked;
  if (minTiles > maxTiles) {
    throw new ApiError({ kind: 'contradiction', properties: ['minTiles', 'maxTiles'] });
  }
  return { kind: 'best', language: languageOf(request), ...asked };
}

const scoreQuestion = (asked: ScoreRequest, request: FastifyRequest): Question => ({
  kind: 'score',
  language: languageOf(request),
  ...asked,
});

const checkQuestion = (asked: CheckRequest, request: FastifyRequest): Question => ({
  kind: 'check',
  language: languageOf(request),
  ...asked,
});

function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    schema: { hide: true },
    handler: (request) => {
      throw new ApiError({ kind: 'badMethod', found: request.method, allowed });
    },
  });
}

/** The options of both routes of a question. */
function routesOf(summary: string, asked: object, answered: object) {
  const response = { 200: jsonOf('The answer.', answered), ...ERRORS };
  const common = { summary, response, tags: ['API'] };
  return {
    post: { bodyLimit: BODY_LIMIT, schema: { ...common, body: asked } },
    get: { schema: { ...common, querystring: asked } },
  };
}

const jsonOf = (description: string, schema: object): object => ({
  description,
  content: { 'application/json': { schema } },
});

const ERRORS = {
  400: jsonOf('The request is malformed, or what it holds is.', ERROR_ANSWER),
  413: jsonOf('The body is too large.', ERROR_ANSWER),
  415: jsonOf('The body is no JSON.', ERROR_ANSWER),
  429: jsonOf('Too many requests from this address; see Retry-After.', ERROR_ANSWER),
  500: jsonOf('A fault of the server.', ERROR_ANSWER),
  503: jsonOf('Too many requests are waiting; see Retry-After.', ERROR_ANSWER),
  504: jsonOf('The answer took too long.', ERROR_ANSWER),
};
