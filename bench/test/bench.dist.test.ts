import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../run.mjs', import.meta.url));

test('npm run bench measures a suite, checks its results and prints the table', async () => {
  const args = [SCRIPT, '--suite', 'look-up', '--rounds', '1'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  expect(stderr).toMatch(/\[1\/1\] look-up/u);
  expect(stdout).toContain('All counts were right.');
});
