import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('end-while-starting.mjs', import.meta.url));

test('threads can be ended at any moment of their start', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT]);
  expect(Number.parseInt(stdout, 10)).toBeGreaterThan(0);
});
