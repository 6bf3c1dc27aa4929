/** More requests than can be answered. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import autocannon from 'autocannon';
import { expect, test } from 'vitest';
import { startServer } from './running-server.ts';

/** Seconds of each round. */
const ROUND = Number(process.env['LOAD_SECONDS'] ?? 2);
const QUEUE = 4;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in use that are still reachable; what only waits to be collected says nothing. */
function reachableBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('twice the capacity gets 503 beside answers, and what waits does not grow', async () => {
  const server = await startServer({ threads: 1, queue: QUEUE });
  const round = async (): Promise<{ statuses: object; bytes: number }> => {
    const { statusCodeStats, errors, timeouts } = await autocannon({
      url: `${server.url}/api/best`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rack: 'STERN?' }),
      // One is being answered, as many wait as may, and as many again come in vain.
      connections: 2 * (QUEUE + 1),
      duration: ROUND,
    });
    expect({ errors, timeouts }).toEqual({ errors: 0, timeouts: 0 });
    // The test alone keeps the log, and the quicker the machine, the more of it.
    server.log.length = 0;
    return { statuses: statusCodeStats ?? {}, bytes: reachableBytes() };
  };
  const rounds = [await round(), await round(), await round()];
  const statuses = rounds.flatMap((each) => Object.keys(each.statuses));
  expect(new Set(statuses)).toEqual(new Set(['200', '503']));
  // Thousands of requests: a queue without end would hold ten times that.
  expect(rounds[2]!.bytes - rounds[0]!.bytes).toBeLessThan(20_000_000);
  expect((await server.ask('/api/best', { rack: 'OHR' })).status).toBe(200);
});
