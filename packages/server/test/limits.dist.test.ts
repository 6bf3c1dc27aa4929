/** Limits of time, number and size; threads that die; clients that leave; the end. */
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { germanLexicon, MANY_BLANKS, startServer, type RunningServer } from './running-server.ts';

/** Takes a thread a second or more, on any machine there is. */
const SLOW = { rack: '??????E' };
/** Takes it much longer. */
const ENDLESS = {
  rack: '??????E',
  board: '15/1STUNDE8/15/15/7LEISTER1/15/15/1GARTEN8/15/15/8STEIGT1/15/15/2INSEL8/15 / 0/0 0',
  check: false,
  top: 1000,
};
const QUICK = { rack: 'OHR' };

/** Where questions can take long. */
const PATIENT = { threads: 1, profile: MANY_BLANKS, lexicon: germanLexicon() } as const;

/** Threads that were started, so that tests can end them. */
const threads: Worker[] = [];
const note = (worker: Worker): void => void threads.push(worker);
beforeEach(() => void process.on('worker', note));
afterEach(() => {
  process.off('worker', note);
  threads.length = 0;
});

const statusOf = async (response: Promise<Response>): Promise<number> => (await response).status;

/** The one thread is at work on something slow when this is settled. */
async function occupy(
  server: RunningServer,
  question: object,
  signal?: AbortSignal,
): Promise<{ readonly slow: Promise<number> }> {
  const slow = statusOf(server.ask('/api/best', question, signal === undefined ? {} : { signal }));
  slow.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { slow };
}

describe('a full queue', () => {
  test('refuses with 503 and says when to come back, and serves those who wait', async () => {
    const server = await startServer({ ...PATIENT, queue: 2, timeout: 60_000 });
    const { slow } = await occupy(server, SLOW);
    const waiting = [server.ask('/api/best', QUICK), server.ask('/api/best', QUICK)];
    await new Promise((resolve) => setTimeout(resolve, 100));
    const refused = await server.ask('/api/best', QUICK);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ error: { kind: 'busy', waiting: 2 } });
    expect(await Promise.all(waiting.map(statusOf))).toEqual([200, 200]);
    expect(await slow).toBe(200);
  });
});

describe('a request that takes too long', () => {
  test('ends with 504, and its thread is free for the next one', async () => {
    const server = await startServer({ ...PATIENT, timeout: 1000 });
    // Three in a row: on a fast machine one alone may be done in time.
    const [, , response] = await Promise.all([1, 2, 3].map(() => server.ask('/api/best', ENDLESS)));
    expect(response?.status).toBe(504);
    expect(await response?.json()).toMatchObject({ error: { kind: 'timeLimit', limit: 1000 } });
    await expect
      .poll(() => statusOf(server.ask('/api/best', QUICK)), { timeout: 60_000, interval: 500 })
      .toBe(200);
  });
});

describe('a client that leaves', () => {
  test('frees the thread at once', async () => {
    const server = await startServer({ ...PATIENT, timeout: 10_000 });
    const controller = new AbortController();
    const { slow } = await occupy(server, ENDLESS, controller.signal);
    controller.abort();
    await expect(slow).rejects.toThrow('abort');
    // Without the cut the quick one would have to wait for the other, and would get 504.
    expect(await statusOf(server.ask('/api/best', QUICK))).toBe(200);
  });

  test('frees its place in the queue', async () => {
    const server = await startServer({ ...PATIENT, queue: 3, timeout: 60_000 });
    const { slow } = await occupy(server, SLOW);
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = [1, 2, 3].map(() => server.ask('/api/best', QUICK, { signal }));
    const left = Promise.allSettled(waiting);
    await new Promise((resolve) => setTimeout(resolve, 100));
    controller.abort();
    await left;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await statusOf(server.ask('/api/best', QUICK))).toBe(200);
    expect(await slow).toBe(200);
  });

  test('is a line in the log', async () => {
    const server = await startServer(PATIENT);
    const controller = new AbortController();
    await occupy(server, ENDLESS, controller.signal);
    controller.abort();
    await expect.poll(() => server.log.join('')).toContain('"status":499');
  });
});

test('a thread that dies costs one request', async () => {
  const server = await startServer(PATIENT);
  const slow = server.ask('/api/best', ENDLESS);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const waiting = [1, 2, 3].map(() => statusOf(server.ask('/api/best', QUICK)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(threads).toHaveLength(1);
  await threads[0]!.terminate();
  const response = await slow;
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ error: { kind: 'threadDied' } });
  expect(await Promise.all(waiting)).toEqual([200, 200, 200]);
  expect(server.log.join('')).toContain('worker thread ended');
});

test('more requests a minute than agreed get 429 with the time to wait, the page does not', async () => {
  const server = await startServer({ threads: 1, rate: 3 });
  const ask = () => server.ask('/api/check', { words: ['OHR'] });
  const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
  expect(statuses).toEqual([200, 200, 200]);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(await refused.json()).toMatchObject({ error: { kind: 'rateLimited', limit: 3 } });
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

test('a server that is stopped answers what is under way and nothing new', async () => {
  const server = await startServer(PATIENT);
  const { slow } = await occupy(server, SLOW);
  const closed = server.close();
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed');
  expect(await slow).toBe(200);
  await closed;
});
