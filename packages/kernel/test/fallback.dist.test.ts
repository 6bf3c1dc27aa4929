/** Where there is no WebAssembly, or no room for it, the search in TypeScript answers. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('best-of-racks.mjs', import.meta.url));

const resultOf = (program: string, ...args: string[]): Record<string, unknown> =>
  JSON.parse(execFileSync(program, args, { encoding: 'utf8' }));

const withKernel = resultOf(process.execPath, SCRIPT);

test('there is a kernel', () => {
  expect(withKernel).toMatchObject({ hasKernel: true });
});

test('finds the same without compiling at run time', () => {
  expect(resultOf(process.execPath, '--jitless', SCRIPT)).toEqual({
    ...withKernel,
    hasKernel: false,
  });
});

// Elsewhere nothing tells the limit.
test.runIf(process.platform === 'linux')('finds the same where addresses are scarce', () => {
  const limited = 'ulimit -v 12000000 && exec "$0" "$1"';
  expect(resultOf('sh', '-c', limited, process.execPath, SCRIPT)).toEqual({
    ...withKernel,
    hasKernel: false,
  });
});
