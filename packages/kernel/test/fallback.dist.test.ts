/** Where there is no WebAssembly, the search in TypeScript answers. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('best-of-racks.mjs', import.meta.url));

const run = (...args: string[]): string =>
  execFileSync(process.execPath, [...args, SCRIPT], { encoding: 'utf8' });

test('finds the same without compiling at run time', () => {
  const [plain, kernel] = [run('--jitless'), run()].map((text) => JSON.parse(text));
  expect(plain).toEqual({ ...kernel, hasKernel: false });
  expect(kernel.hasKernel).toBe(true);
});
