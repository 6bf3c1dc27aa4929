import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../scripts/readme.mjs', import.meta.url));

test('the README shows what its commands and its library example print', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [SCRIPT, '--check'], {
    encoding: 'utf8',
  });
  expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
});
