/** Limits of time, number and size; threads that die; clients that leave; the end. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gatedPool, HELD, openGate, shutGate, untilHeld } from './gate.ts';
import { startServer, type RunningServer } from './running-server.ts';

const QUICK = { rack: 'OHR' };

/** Threads that were started, so that tests can end them. */
const threads: Worker[] = [];
const note = (worker: Worker): void => void threads.push(worker);
beforeEach(() => {
  shutGate();
  process.on('worker', note);
});
afterEach(() => {
  process.off('worker', note);
  threads.length = 0;
  openGate();
});

/** A server whose one thread can be held. */
const startGated = (
  limits: { readonly queue?: number; readonly timeout?: number } = {},
): Promise<RunningServer> => startServer({ pool: gatedPool, ...limits });

const statusOf = async (response: Promise<Response>): Promise<number> => (await response).status;

/** The one thread is at work when this is settled, and stays so until the gate is opened. */
async function occupy(
  server: RunningServer,
  signal?: AbortSignal,
): Promise<{ readonly slow: Promise<number> }> {
  const slow = statusOf(server.ask('/api/best', HELD, signal === undefined ? {} : { signal }));
  slow.catch(() => undefined);
  await untilHeld();
  return { slow };
}

/** Asks one more than may wait; when this is settled one was refused, so that all others wait. */
async function fillQueue(
  server: RunningServer,
  places: number,
  signal?: AbortSignal,
): Promise<{ readonly refused: Response; readonly waiting: readonly Promise<number>[] }> {
  const asked = Array.from({ length: places + 1 }, () =>
    server.ask('/api/best', QUICK, signal === undefined ? {} : { signal }),
  );
  const first = await Promise.race(
    asked.map(async (response, place) => ({ place, refused: await response })),
  );
  const waiting = asked.filter((_, place) => place !== first.place).map(statusOf);
  for (const status of waiting) status.catch(() => undefined);
  return { refused: first.refused, waiting };
}

describe('a full queue', () => {
  test('refuses with 503 and says when to come back, and serves those who wait', async () => {
    const server = await startGated({ queue: 2 });
    const { slow } = await occupy(server);
    const { refused, waiting } = await fillQueue(server, 2);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ error: { kind: 'busy', waiting: 2 } });
    openGate();
    expect(await Promise.all(waiting)).toEqual([200, 200]);
    expect(await slow).toBe(200);
  });
});

describe('a request that takes too long', () => {
  test('ends with 504, and its thread is free for the next one', async () => {
    const server = await startGated({ timeout: 1000 });
    const response = await server.ask('/api/best', HELD);
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ error: { kind: 'timeLimit', limit: 1000 } });
    // A busy machine may need longer than the limit to start a thread.
    await expect.poll(() => statusOf(server.ask('/api/best', QUICK))).toBe(200);
  });
});

describe('a client that leaves', () => {
  test('frees the thread at once', async () => {
    const server = await startGated();
    const controller = new AbortController();
    const { slow } = await occupy(server, controller.signal);
    controller.abort();
    await expect(slow).rejects.toThrow('abort');
    // Without the cut the quick one would wait for the other, which the gate holds.
    expect(await statusOf(server.ask('/api/best', QUICK))).toBe(200);
  });

  test('frees its place in the queue', async () => {
    const server = await startGated({ queue: 3 });
    const { slow } = await occupy(server);
    const controller = new AbortController();
    const { refused, waiting } = await fillQueue(server, 3, controller.signal);
    expect(refused.status).toBe(503);
    controller.abort();
    await Promise.allSettled(waiting);
    await expect
      .poll(() => server.log.filter((line) => line.includes('"status":499')))
      .toHaveLength(3);
    const next = await fillQueue(server, 3);
    expect(next.refused.status).toBe(503);
    openGate();
    expect(await Promise.all(next.waiting)).toEqual([200, 200, 200]);
    expect(await slow).toBe(200);
  });

  test('is a line in the log', async () => {
    const server = await startGated();
    const controller = new AbortController();
    await occupy(server, controller.signal);
    controller.abort();
    await expect.poll(() => server.log.join('')).toContain('"status":499');
  });
});

test('a thread that dies costs one request', async () => {
  const server = await startGated({ queue: 3 });
  const { slow } = await occupy(server);
  const { waiting } = await fillQueue(server, 3);
  expect(threads).toHaveLength(1);
  await threads[0]!.terminate();
  expect(await slow).toBe(500);
  expect(await Promise.all(waiting)).toEqual([200, 200, 200]);
  expect(server.log.join('')).toContain('worker thread ended');
});

test('more requests a minute than agreed get 429 with the time to wait, the page does not', async () => {
  const server = await startServer({ threads: 1, rate: 3 });
  const ask = () => server.ask('/api/check', { words: ['OHR'] });
  const asked = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = asked.find(({ status }) => status !== 200)!;
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await refused.json()).toMatchObject({ error: { kind: 'rateLimited', limit: 3 } });
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

describe('a connection', () => {
  const openSockets: Socket[] = [];
  afterEach(() => {
    for (const socket of openSockets.splice(0)) socket.destroy();
  });

  /** Sends a text and goes on with one sign after the other as long as it can; what came back. */
  function drip(port: number, text: string): Promise<string> {
    return new Promise((resolve) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      const dripping = setInterval(() => socket.write('a'), 10);
      openSockets.push(socket);
      socket.setEncoding('utf8').on('data', (data) => (received += data));
      // Writing to a connection that was cut is what is waited for.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(dripping);
        resolve(received);
      });
    });
  }

  test.each([
    ['headers', 'GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'a body',
      'POST /api/best HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    ],
  ])('that drips %s is cut, with 408', async (_name, text) => {
    const server = await startServer({ threads: 1, arrival: 300 });
    const answer = await drip(server.port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
    expect(answer).toContain('{"error":{"kind":"tooSlow","limit":300,');
  });

  test('beyond the number agreed is not taken, and is again when another has ended', async () => {
    const server = await startServer({ threads: 1, connections: 2 });
    const connected = async (): Promise<Socket> => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      openSockets.push(socket);
      await once(socket, 'connect');
      return socket;
    };
    const [one] = [await connected(), await connected()];
    const knock = (): Promise<string> =>
      fetch(`${server.url}/health`).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
    expect(await knock()).toBe('fetch failed');
    one.destroy();
    await expect.poll(knock).toBe('200');
  });
});

test('a server that is stopped answers what is under way and nothing new', async () => {
  const server = await startGated();
  const { slow } = await occupy(server);
  const closed = server.close();
  // A connection made before the door was shut may still be answered.
  const knock = (): Promise<string> =>
    fetch(`${server.url}/health`).then(
      ({ status }) => String(status),
      (error: Error) => error.message,
    );
  await expect.poll(knock).toBe('fetch failed');
  openGate();
  expect(await slow).toBe(200);
  await closed;
});
