import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeHash } from '../src/analyze/code-hash.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'bestzug-code-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function folderOf(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(FOLDER, name);
  mkdirSync(join(folder, 'deep'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const CODE = { 'one.js': 'let one;', 'deep/two.js': 'let two;' };

test('the same code is known by the same hash wherever it lies, with types or without', () => {
  const here = folderOf('here', CODE);
  const there = folderOf('there', { ...CODE, 'one.d.ts': 'declare let one;' });
  expect(codeHash([here])).toBe(codeHash([there]));
});

test.each([
  ['changed', { ...CODE, 'deep/two.js': 'let six;' }],
  ['more', { ...CODE, 'deep/three.js': '' }],
  ['less', { 'one.js': CODE['one.js'] }],
])('%s code is known by another', (name, files) => {
  const known = codeHash([folderOf('known', CODE)]);
  expect(codeHash([folderOf(name, files)])).not.toBe(known);
});

test('a file of another name is other code', () => {
  const folder = folderOf('renamed', CODE);
  const known = codeHash([folder]);
  renameSync(join(folder, 'one.js'), join(folder, 'eno.js'));
  expect(codeHash([folder])).not.toBe(known);
});
