/** What the built page weighs on its way to the browser. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Most bytes of all JavaScript together, packed. */
const SCRIPT_LIMIT = 200_000;

/** Most bytes of the word graph. */
const WORD_GRAPH_LIMIT = 800_000;

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });

test('all scripts together stay below 200 kB, those of other views, engine and service worker too', () => {
  const scripts = files.filter((name) => name.endsWith('.js'));
  const sizes = scripts.map((name) => ({
    name,
    bytes: gzipSync(readFileSync(join(DIST, name)), { level: 9 }).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largestFirst = sizes.sort((one, other) => other.bytes - one.bytes);
  const account = largestFirst.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
  expect(scripts).toContain('sw.js');
  expect(total, `${total} bytes:\n${account}`).toBeLessThanOrEqual(SCRIPT_LIMIT);
});

test('the word graph stays below 0.8 MB', () => {
  const graph = files.filter((name) => /de\.bzg.*\.gz$/u.test(name));
  expect(graph).toHaveLength(1);
  expect(statSync(join(DIST, graph[0] ?? '')).size).toBeLessThanOrEqual(WORD_GRAPH_LIMIT);
});
