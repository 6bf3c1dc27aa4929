/** Whatever is sent, the answer is 4xx and the server goes on. */
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { malformedRequests } from './malformed-body.ts';
import { startServer } from './running-server.ts';

const COUNT = Number(process.env['MALFORMED_BODIES'] ?? 1000);
const SEED = Number(process.env['MALFORMED_SEED'] ?? 1);

/** Requests under way at the same time. */
const WORKERS = 8;

const server = await startServer();

test(`${COUNT} malformed bodies get 4xx with a sentence each, and nothing else`, async () => {
  const requests = malformedRequests(SEED, COUNT);
  const statuses = new Map<number, number>();
  const oddities: unknown[] = [];
  const work = async (): Promise<void> => {
    for (const { path, body } of requests) {
      const response = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const isRefusal = response.status >= 400 && response.status < 500;
      if (isRefusal && /^\{"error":\{"kind":"\w+","message":"[^"\\]/u.test(text)) continue;
      oddities.push([response.status, path, String(body).slice(0, 200), text.slice(0, 200)]);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  expect(oddities).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(COUNT);
  expect(new Set(statuses.keys())).toEqual(new Set([400, 413]));
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

test.each([
  ['no HTTP', 'BLA\r\n\r\n'],
  ['a length that is none', 'POST /api/best HTTP/1.1\r\nHost: x\r\nContent-Length: viel\r\n\r\n'],
  ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(10_000)}\r\n`],
  ['a broken address', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
])('%s is refused, and the server goes on', async (_name, text) => {
  const answer = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (data) => (received += data));
    socket.on('close', () => resolve(received)).on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /u);
  expect(answer).toContain('{"error":{"kind":"badRequest"');
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});
