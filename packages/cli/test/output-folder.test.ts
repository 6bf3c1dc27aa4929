import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CliError } from '../src/cli-error.ts';
import { makeFolder } from '../src/output-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'bestzug-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const faultOf = (path: string): unknown => {
  try {
    return makeFolder(path);
  } catch (error) {
    return error instanceof CliError ? error.fault : error;
  }
};

describe('a folder to write into', () => {
  test('is made with those above it, and again without complaint', () => {
    const path = join(folder, 'a', 'b', 'c');
    makeFolder(path);
    makeFolder(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  test('cannot be where a file is, or below one, which is named', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const fault = { kind: 'notFolder', folder: file };
    expect([faultOf(file), faultOf(join(file, 'x', 'y'))]).toEqual([fault, fault]);
  });

  // Node's own way of making several folders at once never ends here.
  test.runIf(existsSync('/proc/self'))('is refused where the system makes none', () => {
    expect(faultOf('/proc/bestzug/games')).toMatchObject({ file: '/proc/bestzug' });
  });
});
