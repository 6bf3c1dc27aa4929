/** More requests than can be answered. */
import { ServerResponse } from 'node:http';
import { queryObjects } from 'node:v8';
import autocannon from 'autocannon';
import { expect, test } from 'vitest';
import { startServer } from './running-server.ts';

/** A number of requests, not a time, so that every machine does the same. */
const REQUESTS = Number(process.env['LOAD_REQUESTS'] ?? 1000);
const QUEUE = 4;
/** One is being answered, as many wait as may, and as many again come in vain. */
const CONNECTIONS = 2 * (QUEUE + 1);

test('twice the capacity gets 503 beside answers, and nothing is left of either', async () => {
  const server = await startServer({ threads: 1, queue: QUEUE });
  const { statusCodeStats, errors, timeouts } = await autocannon({
    url: `${server.url}/api/best`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rack: 'STERN?' }),
    connections: CONNECTIONS,
    amount: REQUESTS,
    // Seconds; a busy machine may take its time.
    timeout: 120,
  });
  expect({ errors, timeouts }).toEqual({ errors: 0, timeouts: 0 });
  expect(new Set(Object.keys(statusCodeStats ?? {}))).toEqual(new Set(['200', '503']));
  // Collects the garbage first; a connection may hold on to its last response.
  expect(queryObjects(ServerResponse, { format: 'count' })).toBeLessThanOrEqual(CONNECTIONS);
  expect((await server.ask('/api/best', { rack: 'OHR' })).status).toBe(200);
});
