import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bestzug, FOLDER, MINI_LIST } from './bestzug.ts';

/** Addresses of all modules that a run has loaded, as the engine's own coverage lists them. */
async function modulesOf(args: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(FOLDER, 'coverage-'));
  const { code, stderr } = await bestzug(args, { env: { NODE_V8_COVERAGE: folder } });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return readdirSync(folder).flatMap((file) => {
    const { result }: { result: readonly { readonly url: string }[] } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    return result.map(({ url }) => url);
  });
}

test.each([
  ['best', 'OHR'],
  ['check', 'HAUS'],
  ['score', '8G', 'ROT'],
])('bestzug %s %s loads nothing of the commands that are not called', async (...args) => {
  const modules = await modulesOf([...args, '--list', MINI_LIST]);
  expect(modules.some((url) => url.includes('/packages/core/'))).toBe(true);
  const heavy = [
    /\/packages\/(analysis|formats|queue|report|server)\//u,
    /\/packages\/strategy\/dist\/(endgame|level|match|player|simulation)\//u,
    /\/node_modules\/(bullmq|fastify|piscina)\//u,
  ];
  expect(modules.filter((url) => heavy.some((part) => part.test(url)))).toEqual([]);
});
