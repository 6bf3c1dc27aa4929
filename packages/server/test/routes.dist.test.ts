/** What the routes answer. Runs on the build: the threads of the pool cannot load TypeScript. */
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { MINI_LEXICON } from '@bestzug/testkit';
import { startServer } from './running-server.ts';

interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  readonly responses: Record<string, { content: Record<string, { schema: object }> }>;
}

const server = await startServer();

const validators = new Ajv({ strict: false });

const { paths }: OpenApi = await jsonOf(await fetch(`${server.url}/api/docs.json`));

/** The document of an answer, which tests expect to look as they say. */
async function jsonOf(response: Response): Promise<any> {
  return response.json();
}

/** What is wrong with an answer according to the OpenAPI document; nothing if it is as described. */
async function flaws(path: string, method: string, response: Response) {
  const described = paths[path]?.[method]?.responses[String(response.status)];
  const schema = described?.content['application/json']?.schema;
  if (schema === undefined) return `status ${response.status} is not described`;
  const validate = validators.compile(schema);
  return validate(await response.clone().json()) ? undefined : validate.errors;
}

const EMPTY = Array.from({ length: 15 }, () => '15').join('/');

describe('best', () => {
  test('answers as the command line does', async () => {
    const response = await server.ask('/api/best', { rack: 'GRÜNDE', top: 2, move: '8D GRÜNDE' });
    expect(await flaws('/api/best', 'post', response)).toBeUndefined();
    expect(await jsonOf(response)).toMatchObject({
      list: MINI_LEXICON.identity,
      rules: 'turnier-de',
      board: EMPTY,
      rack: 'DEGNRÜ',
      sort: 'score',
      moves: [{ word: 'GRÜNDE', score: 28 }, { score: 28 }],
      ownMove: { move: '8D GRÜNDE', valid: true, scoreLoss: 0 },
    });
  });

  test('takes every filter', async () => {
    const filters = { minTiles: 3, maxTiles: 4, blank: false, square: 'H8', contains: 'un' };
    const response = await server.ask('/api/best', { rack: 'GRUND?', sort: 'equity', ...filters });
    const { moves, matching, count } = await jsonOf(response);
    expect(moves.length).toBeGreaterThan(0);
    expect(matching).toBeLessThan(count);
    for (const { placed, word } of moves) {
      expect(word).toContain('UN');
      expect(placed).toMatch(/^[A-ZÄÖÜ]{3,4}$/u);
    }
  });

  test('takes the rack of the position, and other rules by name', async () => {
    const board = `${EMPTY} OHR/ 0/0 0`;
    const response = await server.ask('/api/best', { board, rules: 'familie' });
    expect(await jsonOf(response)).toMatchObject({ rack: 'HOR', rules: 'familie' });
  });
});

test('score judges a move and says why it is refused, in the language asked for', async () => {
  const good = await server.ask('/api/score', { move: '8H OHR', rack: 'OHR' });
  expect(await flaws('/api/score', 'post', good)).toBeUndefined();
  expect(await good.json()).toMatchObject({ legal: true, valid: true, total: 10 });
  const refused = { move: '1A OHR' };
  const german = await server.ask('/api/score', refused);
  const english = await server.ask('/api/score', refused, {
    headers: { 'accept-language': 'fr, en-GB;q=0.8, de;q=0.5' },
  });
  expect([german.status, english.status]).toEqual([200, 200]);
  const star = { kind: 'firstMoveOffStar', star: 'H8' };
  expect(await german.json()).toMatchObject({
    legal: false,
    errors: [{ ...star, message: 'Der erste Zug muss das Sternfeld H8 bedecken.' }],
  });
  expect(await english.json()).toMatchObject({
    errors: [{ ...star, message: 'The first move has to cover the star H8.' }],
  });
});

test('score without list, and with a board of more tiles than there are', async () => {
  const board = EMPTY.replace(/15$/u, 'QQQ12');
  const strict = await server.ask('/api/score', { move: '8H XYZ', board });
  expect([strict.status, await strict.json()]).toMatchObject([
    400,
    { error: { kind: 'tooMany', tile: 'Q', input: 'board' } },
  ]);
  const lenient = { move: '8H OHR', board, check: false, list: false };
  expect(await (await server.ask('/api/score', lenient)).json()).toMatchObject({ list: null });
});

test('check looks words up', async () => {
  const response = await server.ask('/api/check', { words: ['ohr', 'a-b', 'Xyz'] });
  expect(await flaws('/api/check', 'post', response)).toBeUndefined();
  expect(await jsonOf(response)).toEqual([
    { input: 'ohr', word: 'OHR', valid: true },
    { input: 'a-b', valid: false, reason: 'bad-character', character: '-', position: 2 },
    { input: 'Xyz', word: 'XYZ', valid: false, reason: 'not-in-list' },
  ]);
});

test.each([
  ['best', { rack: 'OHR?', top: 3, blank: false }, 'rack=OHR%3F&top=3&blank=false'],
  ['score', { move: '8H OHR', list: false }, 'move=8H%20OHR&list=false'],
  ['check', { words: ['OHR', 'XYZ'] }, 'words=OHR&words=XYZ'],
  ['check', { words: ['OHR'] }, 'words=OHR'],
])('%s with parameters of the address answers the same: %j', async (name, body, query) => {
  const withoutTime = async (response: Response) =>
    (await response.text()).replace(/"timeMs":[\d.]+/u, '');
  const posted = await server.ask(`/api/${name}`, body);
  const got = await fetch(`${server.url}/api/${name}?${query}`);
  expect([posted.status, got.status]).toEqual([200, 200]);
  expect(await withoutTime(got)).toBe(await withoutTime(posted));
});

describe('an error', () => {
  test.each<[name: string, body: unknown, status: number, facts: object]>([
    ['best', '{"rack"', 400, { kind: 'badJson' }],
    ['best', '', 400, { kind: 'badJson' }],
    ['best', '[]', 400, { kind: 'noObject' }],
    ['best', { rack: 5 }, 400, { kind: 'badProperty', property: 'rack', limit: 'string' }],
    ['best', { rack: 'A', top: 0 }, 400, { property: 'top', rule: 'minimum', limit: '1' }],
    ['best', { rack: 'A', top: '5' }, 400, { property: 'top', limit: 'integer' }],
    ['best', { rack: 'A', sort: 'x' }, 400, { property: 'sort', limit: 'score,equity' }],
    ['best', { rack: 'A', rules: 'x' }, 400, { property: 'rules', rule: 'enum' }],
    ['best', { rack: 'A', racks: 'B' }, 400, { kind: 'unknownProperty', property: 'racks' }],
    ['best', { rack: 'A', minTiles: 5, maxTiles: 2 }, 400, { kind: 'contradiction' }],
    ['best', {}, 400, { kind: 'missingRack' }],
    ['best', { rack: 'AB1' }, 400, { kind: 'illegalLetter', found: '1', position: 3 }],
    ['best', { rack: 'AB', square: 'Z99' }, 400, { kind: 'badCoordinate', input: 'square' }],
    ['best', { rack: 'AB', board: 'x' }, 400, { kind: 'badRowCount', input: 'board' }],
    ['score', {}, 400, { kind: 'missingProperty', property: 'move' }],
    ['score', { move: 'springe' }, 400, { kind: 'unknownCommand', input: 'move' }],
    ['check', { words: [] }, 400, { property: 'words', rule: 'minItems', limit: '1' }],
    ['check', { words: ['OHR', null] }, 400, { property: 'words.1', limit: 'string' }],
    ['check', { words: ['x'.repeat(70_000)] }, 413, { kind: 'bodyTooLarge', limit: 65_536 }],
  ])('of %s, %#, has its status and facts', async (name, body, status, facts) => {
    const response = await server.ask(`/api/${name}`, body);
    expect(await flaws(`/api/${name}`, 'post', response)).toBeUndefined();
    const { error, ...others } = await jsonOf(response);
    expect(response.status).toBe(status);
    expect(error).toMatchObject(facts);
    expect(error.message).toMatch(/^\S[^\n]{10,}[.]$/u);
    expect(error.message).not.toMatch(/undefined|\[object/u);
    expect(others).toEqual({});
  });

  test('of an address that is none names it', async () => {
    const response = await server.ask('/api/nichts', {});
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: { kind: 'notFound', path: '/api/nichts' },
    });
  });

  test('of the method names those there are', async () => {
    const response = await server.ask('/api/best', {}, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(await jsonOf(response)).toMatchObject({ error: { kind: 'badMethod', found: 'PUT' } });
  });

  test('of something that is no JSON, of a broken address, of a parameter', async () => {
    const headers = { 'content-type': 'text/plain' };
    const plain = await server.ask('/api/best', 'rack=A', { headers });
    expect([plain.status, await plain.json()]).toMatchObject([415, { error: { kind: 'notJson' } }]);
    const address = await fetch(`${server.url}/%zz`);
    expect([address.status, await address.json()]).toMatchObject([
      400,
      { error: { kind: 'badRequest' } },
    ]);
    const parameter = await fetch(`${server.url}/api/best?rack=OHR&top=viele`);
    expect([parameter.status, await parameter.json()]).toMatchObject([
      400,
      { error: { kind: 'badProperty', property: 'top' } },
    ]);
  });
});

test('health tells what is served', async () => {
  const response = await fetch(`${server.url}/health`);
  expect(await flaws('/health', 'get', response)).toBeUndefined();
  expect(await jsonOf(response)).toEqual({
    status: 'ok',
    version: '1.2.3',
    list: MINI_LEXICON.identity,
    rules: 'turnier-de',
    threads: 2,
  });
});

test('docs is an OpenAPI document for programs and a page for people', async () => {
  const json = await fetch(`${server.url}/api/docs`);
  expect(json.headers.get('content-type')).toContain('application/json');
  expect(Object.keys((await jsonOf(json)).paths).toSorted()).toEqual([
    '/api/analyze',
    '/api/best',
    '/api/check',
    '/api/score',
    '/health',
  ]);
  const page = await fetch(`${server.url}/api/docs`, {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<h2>/api/best</h2>');
});

test('the log has a line for each request, without address, parameters and contents', async () => {
  const server = await startServer({ threads: 1 });
  await (await server.ask('/api/best', { rack: 'GEHEIM' })).text();
  await (await fetch(`${server.url}/api/check?words=GEHEIM`)).text();
  await server.close();
  const lines = server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(lines).toMatchObject([
    { level: 'info', method: 'POST', path: '/api/best', status: 200 },
    { level: 'info', method: 'GET', path: '/api/check', status: 200 },
  ]);
  expect(server.log.join('')).not.toMatch(/GEHEIM|127\.0\.0\.1:\d+.*request/u);
});
