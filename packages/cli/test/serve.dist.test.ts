import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '@bestzug/core';
import { bestzug, bestzugJson, fileWith, MINI_LIST } from './bestzug.ts';
import { serve } from './serve-process.ts';

const MINI = ['--list', MINI_LIST];

test('serves what best says, until SIGTERM, with a log that names no address', async () => {
  const { url, stop } = await serve(['--threads', '1']);
  const query = new URLSearchParams({ rack: 'GRÜNDE', top: '3', move: '8D GRÜNDE' });
  const response = await fetch(`${url}/api/best?${query}`);
  const args = ['best', 'GRÜNDE', '--top', '3', '--move', '8D GRÜNDE', ...MINI];
  const { json } = await bestzugJson<{ readonly timeMs: number }>(args);
  expect(await response.json()).toEqual({ ...json, timeMs: expect.any(Number) });
  const { code, stderr } = await stop('SIGTERM');
  expect(code).toBe(0);
  expect(stderr).toContain('"path":"/api/best","status":200');
  expect(stderr).not.toContain('GRÜNDE');
});

test('judges leaves and the rule *IN as best does', async () => {
  const rules = ['--rules', 'familie', '--in-rule'];
  const { url, stop } = await serve(['--threads', '1', ...rules]);
  const query = new URLSearchParams({ rack: 'LEHRER?', sort: 'equity', top: '20' });
  const response = await fetch(`${url}/api/best?${query}`);
  const args = ['best', 'LEHRER?', '--sort', 'equity', '--top', '20', ...rules, ...MINI];
  const { json } = await bestzugJson<{ readonly timeMs: number }>(args);
  expect(JSON.stringify(json)).toContain('LEHRER*');
  expect(await response.json()).toEqual({ ...json, timeMs: expect.any(Number) });
  await stop('SIGTERM');
});

test('analyzes a game as analyze does, and says where it is none', async () => {
  const { url, stop } = await serve(['--threads', '1']);
  const gcg = '#player1 Anna Anna\n#player2 Ben Ben\n>Anna: GRÜNDEX 8D GRÜNDE +28 28\n';
  const ask = (text: string, language: string): Promise<Response> =>
    fetch(`${url}/api/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ gcg: text }),
    });
  const file = fileWith('partie.gcg', gcg);
  const { json } = await bestzugJson<{ readonly file: string }>(['analyze', file, ...MINI]);
  const { file: _file, ...report } = json;
  expect(await (await ask(gcg, 'de')).json()).toEqual(report);
  const refused = await ask(gcg.replace('8D', '99D'), 'en');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    error: { kind: 'badGame', line: 3, message: expect.stringContaining('cannot be read, line 3') },
  });
  await stop('SIGTERM');
});

const DAMAGED_GAMES = Number(process.env['MALFORMED_BODIES'] ?? 200);

test(`${DAMAGED_GAMES} damaged games are analyzed or refused with a sentence, and nothing else`, async () => {
  const { url, stop } = await serve(['--threads', '2', '--rate', '0']);
  const oddities: unknown[] = [];
  for (const gcg of damagedGames(createRandom(1), DAMAGED_GAMES)) {
    const response = await fetch(`${url}/api/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gcg }),
    });
    const text = await response.text();
    const isRefusal = response.status === 400 && /^\{"error":\{"kind":"\w+",/u.test(text);
    if (response.status !== 200 && !isRefusal) oddities.push([response.status, gcg, text]);
  }
  expect(oddities).toEqual([]);
  expect((await stop('SIGTERM')).code).toBe(0);
});

/** A game with a few signs lost, put in or doubled; some can be read all the same. */
function* damagedGames(random: Random, count: number): Generator<string> {
  const sound =
    '#player1 Anna Anna\n#player2 Ben Ben\n>Anna: GRÜNDEX 8D GRÜNDE +28 28\n>Ben: AEIRST? -AE +0 0\n';
  const signs = ['#', '\u0000', '>', '\n', '🀄', '9', '-', '?', 'ẞ', '+99', '.'];
  for (let number = 0; number < count; number++) {
    const characters = Array.from(sound);
    for (let damages = 1 + random.nextBelow(5); damages > 0; damages--) {
      const at = random.nextBelow(characters.length);
      const part = characters.slice(at, at + random.nextBelow(20));
      const sign = signs[random.nextBelow(signs.length)]!;
      if (random.nextBelow(3) > 0) characters.splice(at, random.nextBelow(5), sign);
      else characters.splice(at, 0, ...part);
    }
    yield characters.join('');
  }
}

test('ends with 130 at Ctrl-C, and keeps quiet with --log silent', async () => {
  const { url, stop } = await serve(['--threads', '1', '--log', 'silent', '--rules', 'familie']);
  const health = await (await fetch(`${url}/health`)).json();
  expect(health).toMatchObject({ status: 'ok', rules: 'familie', threads: 1 });
  const { code, stderr } = await stop('SIGINT');
  expect(code).toBe(130);
  expect(stderr.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
});

test('says that a port is in use', async () => {
  const other: Server = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, stdout } = await bestzug(['serve', '--json', '--port', String(port), ...MINI]);
  other.close();
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ error: { kind: 'portInUse', port } });
});

test.each([
  [['--port', '65536'], 'badOptionNumber'],
  [['--queue', '-1'], 'badOptionNumber'],
  [['--log', 'laut'], 'badChoice'],
  [['--host', '192.0.2.1'], 'cannotListen'],
])('refuses %j', async (args, kind) => {
  const { code, stdout } = await bestzug(['serve', '--json', ...args, ...MINI]);
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ error: { kind } });
});
