#!/usr/bin/env node
/**
 * How many questions `bestzug serve` answers, and how long the slowest of them take.
 *
 *     node scripts/server-figures.mjs [--threads 2] [--connections 4] [--seconds 20] [--seed 1]
 *
 * Asks `/api/best` for racks drawn from the German set on a board in the middle of a game, without a
 * blank and with two, over so many connections that each ask again as soon as they are answered.
 * Everything runs on this machine: the questioner takes a part of it, too.
 *
 * Needs a build (`pnpm build`) and the word graph (`npm start -- check OHM` makes it).
 */
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createRandom, signOfRackSymbol, TURNIER_DE } from '../packages/core/dist/index.js';
import { serveBuilt } from './serve-built.mjs';
import { inRoot } from './workspace.mjs';

const autocannon = createRequire(inRoot('packages/server/package.json'))('autocannon');

const BOARD =
  '7L6N/SCHNAUZE6I/2A4GEB2T1M/FING3E1EXTREM/2D6C2Ä2/2Y2QUARK2U2/9E2M2/7DON1MESS/6JA7/6U8/3EVENT7/6I8/15/15/15';

/** Different racks that are asked about in turn. */
const RACKS = 200;

/** Tiles that are no blanks and not on the board, as text. */
function* lettersLeft() {
  const left = [...TURNIER_DE.tileSet.counts];
  for (const sign of BOARD.replaceAll(/[^A-ZÄÖÜ]/gu, '')) {
    const symbol = left.findIndex((_, index) => index > 0 && signOfRackSymbol(index) === sign);
    left[symbol]--;
  }
  for (const [symbol, count] of left.entries()) {
    if (symbol > 0) yield* Array.from({ length: count }, () => signOfRackSymbol(symbol));
  }
}

/** A rack with so many blanks. */
function drawRack(random, blanks) {
  const bag = [...lettersLeft()];
  const drawn = Array.from(
    { length: TURNIER_DE.rackSize - blanks },
    () => bag.splice(random.nextBelow(bag.length), 1)[0],
  );
  return drawn.join('') + '?'.repeat(blanks);
}

const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: '2' },
    connections: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const server = await serveBuilt(['--threads', values.threads]);
try {
  console.log(
    `${values.threads} threads, ${values.connections} connections, ${availableParallelism()} cores, Node ${process.version}`,
  );
  console.log('blanks  requests/s  median ms  p99 ms  slowest ms  not answered');
  for (const blanks of [0, 2]) {
    const random = createRandom(Number(values.seed));
    const requests = Array.from({ length: RACKS }, () => ({
      method: 'POST',
      path: '/api/best',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ board: BOARD, rack: drawRack(random, blanks) }),
    }));
    const {
      latency,
      requests: answered,
      errors,
      non2xx,
    } = await autocannon({
      url: server.url,
      connections: Number(values.connections),
      duration: Number(values.seconds),
      requests,
      // The first questions warm the threads up.
      warmup: { connections: Number(values.connections), duration: 3 },
    });
    const figures = [answered.average.toFixed(0), latency.p50, latency.p99, latency.max];
    console.log([blanks, ...figures, errors + non2xx].join('\t'));
  }
} finally {
  await server.stop();
}
