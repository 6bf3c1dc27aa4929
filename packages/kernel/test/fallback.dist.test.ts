/** Where there is no WebAssembly, no kernel or no room for it, the search in TypeScript answers. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('best-of-racks.mjs', import.meta.url));

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'bestzug-kernel-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

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

/** Does something to the kernel file of a copy of the package; returns the copy's main module. */
function copyWith(name: string, harm: (file: string) => void): string {
  const copy = join(FOLDER, name);
  cpSync(join(PACKAGE, 'dist'), join(copy, 'dist'), { recursive: true });
  symlinkSync(join(PACKAGE, 'node_modules'), join(copy, 'node_modules'), 'junction');
  harm(join(copy, 'dist', 'kernel.wasm'));
  return pathToFileURL(join(copy, 'dist', 'index.js')).href;
}

test('a copy of the package has its kernel', () => {
  const copy = copyWith('whole', () => undefined);
  expect(resultOf(process.execPath, SCRIPT, copy)).toEqual(withKernel);
});

test.each([
  ['is missing', (file) => rmSync(file)],
  ['is empty', (file) => truncateSync(file)],
  ['has lost its end', (file) => truncateSync(file, readFileSync(file).length >> 1)],
  ['is something else', (file) => writeFileSync(file, '<!doctype html>')],
] as const satisfies readonly [string, (file: string) => void][])(
  'finds the same where the file of the kernel %s',
  (name, harm) => {
    expect(resultOf(process.execPath, SCRIPT, copyWith(name, harm))).toEqual({
      ...withKernel,
      hasKernel: false,
    });
  },
);

// Elsewhere nothing tells the limit.
test.runIf(process.platform === 'linux')('finds the same where addresses are scarce', () => {
  const limited = 'ulimit -v 12000000 && exec "$0" "$1"';
  expect(resultOf('sh', '-c', limited, process.execPath, SCRIPT)).toEqual({
    ...withKernel,
    hasKernel: false,
  });
});
