import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bestzug, bestzugJson, fileWith, FOLDER, inRepository } from './bestzug.ts';

const BASE = fileWith('base.txt', '# Grundliste\nHaus\nMaus\nStraße\nBerlin\nX-Beine\n\n');
const REMOVED = fileWith('removed.tsv', 'BERLIN\tproper-noun\tHauptstadt\nMAUS\n');
const ADDED = fileWith('added.txt', 'Laus\r\n');

const build = (...args: string[]): ReturnType<typeof bestzug> =>
  bestzug(['list', 'build', ...args]);

describe.concurrent('building', () => {
  test('takes words out, puts words in and leaves out what is no word', async () => {
    const file = join(FOLDER, 'haus.bzg');
    const sources = ['--base', BASE, '--remove', REMOVED, '--add', ADDED];
    const { code, json, stderr } = await bestzugJson(['list', 'build', ...sources, '-o', file]);
    expect(code).toBe(0);
    expect(json).toMatchObject({
      list: { name: 'haus', words: 3, sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) },
      file,
      removed: 2,
      discarded: { count: 1, 'bad-character': 1 },
    });
    expect(stderr).toContain('5 Einträge');
    const answers = await bestzugJson([
      'check',
      'STRASSE',
      'LAUS',
      'MAUS',
      'BERLIN',
      '--list',
      file,
    ]);
    expect(answers.json).toMatchObject([
      { valid: true },
      { valid: true },
      { valid: false, reason: 'removed' },
      { valid: false, reason: 'proper-noun' },
    ]);
  });

  test('takes several sources, packed ones and built ones too', async () => {
    const packed = fileWith('packed.txt.gz', gzipSync('Amsel\nDrossel\n'));
    const first = join(FOLDER, 'first.bzg');
    await build('--base', BASE, '--base', packed, '-o', first);
    const second = join(FOLDER, 'second.bzg');
    await build('--base', first, '--remove', packed, '--name', 'zweite', '-o', second);
    const { json } = await bestzugJson(['list', 'diff', first, second]);
    expect(json).toMatchObject({
      earlier: { name: 'first', words: 6 },
      later: { name: 'zweite', words: 4 },
      added: [],
      removed: ['AMSEL', 'DROSSEL'],
      shared: 4,
    });
  });

  test('the text of a list and its graph have the same sha256', async () => {
    const file = join(FOLDER, 'same.bzg');
    const text = fileWith('same.txt', 'Maus\nHaus\n');
    await build('--base', text, '-o', file);
    const [graph, plain] = await Promise.all(
      [file, text].map((path) => bestzugJson<{ list: object }>(['list', 'info', path])),
    );
    expect(graph?.json.list).toEqual(plain?.json.list);
  });

  test('reads the base from standard input', async () => {
    const file = join(FOLDER, 'stdin.bzg');
    const args = ['list', 'build', '--base', '-', '--name', 'neu', '-o', file];
    const { stdout } = await bestzug(args, { stdin: 'HAUS\n' });
    expect(stdout).toContain('Wortliste neu (1 Wort, ');
  });

  test('leaves the old file as it is when something is wrong', async () => {
    const file = join(FOLDER, 'kept.bzg');
    await build('--base', BASE, '-o', file);
    const before = readFileSync(file);
    const outcome = await build('--base', fileWith('nothing.txt', '# nichts\n'), '-o', file);
    expect(outcome).toMatchObject({ code: 3 });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(FOLDER).filter((name) => name.startsWith('kept.bzg'))).toEqual(['kept.bzg']);
  });

  test('never overwrites one of its sources', async () => {
    const outcome = await build('--base', BASE, '-o', BASE);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toMatch(/^Fehler: Das Ergebnis würde die Quelle .* überschreiben/u);
  });

  test('reads old lists in ISO-8859-1 and says so', async () => {
    const latin1 = fileWith('latin1.txt', Buffer.from('M\xe4dchen\n', 'latin1'));
    const { json, stderr } = await bestzugJson(['check', 'Mädchen', '--list', latin1]);
    expect(json).toMatchObject([{ word: 'MÄDCHEN', valid: true }]);
    expect(stderr).toContain('ISO-8859-1');
  });
});

describe.concurrent('looking at a list', () => {
  test('shows what the German list is', async () => {
    const { code, json } = await bestzugJson(['list', 'info']);
    expect(code).toBe(0);
    expect(json).toMatchObject({
      list: {
        name: 'de',
        words: 587_473,
        sha256: 'ff564df2ecc67bcd16e0467ee0cdd538004bb60325a9d7ea306fd74779d6f18d',
      },
      longestWord: 15,
      lengths: { '2': 77 },
      removed: { 'proper-noun': 694 },
    });
  });

  test('shows it to people', async () => {
    const { stdout } = await bestzug(['list', 'info']);
    expect(stdout).toMatch(/^Name +de\nWörter +587\.473\nsha256 +ff564df2/u);
    expect(stdout).toContain('694 Eigenname');
  });
});

describe.concurrent('comparing lists', () => {
  test('shows every word that only one has', async () => {
    const { code, stdout } = await bestzug(['list', 'diff', BASE, ADDED]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^- BERLIN\n- HAUS\n- MAUS\n- STRASSE\n\+ LAUS\n1 Wort nur in der zweiten \(\+\), 4 Wörter nur in der ersten/u,
    );
  });

  test('says when there is no difference', async () => {
    const { stdout } = await bestzug(['list', 'diff', ADDED, ADDED]);
    expect(stdout).toContain('Die Listen sind gleich.');
  });
});

test.concurrent(
  'the built German list has the words and the sha256 of its description',
  async () => {
    const file = join(FOLDER, 'de.bzg');
    const source = (name: string): string => inRepository(`wordlists/de/${name}`);
    const { json } = await bestzugJson([
      'list',
      'build',
      '--name',
      'de',
      '-o',
      file,
      '--base',
      source('base.txt.gz'),
      '--remove',
      source('removals.tsv'),
      '--add',
      source('additions.txt'),
    ]);
    expect(json).toMatchObject({
      list: {
        words: 587_473,
        sha256: 'ff564df2ecc67bcd16e0467ee0cdd538004bb60325a9d7ea306fd74779d6f18d',
      },
    });
  },
);
