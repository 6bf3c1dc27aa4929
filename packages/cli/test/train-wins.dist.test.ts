import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeWinTable } from '@bestzug/strategy';
import { bestzug, bestzugJson, FOLDER, MINI_LIST } from './bestzug.ts';

const pathOf = (name: string): string => join(FOLDER, name);

const train = (output: string, ...args: string[]): ReturnType<typeof bestzug> =>
  bestzug(['train', 'wins', '--output', pathOf(output), '--list', MINI_LIST, ...args]);

test('train wins makes the same table on one thread and on two, with its facts', async () => {
  const settings = ['--games', '6', '--seed', '4'] as const;
  const one = await train('one.wins.gz', ...settings, '--threads', '1');
  await train('two.wins.gz', ...settings, '--threads', '2');
  expect(one).toMatchObject({ code: 0, stderr: '' });
  expect(one.stdout).toContain('Gewinnchancen in % nach Vorsprung, aus 6 Partien');
  const file = readFileSync(pathOf('one.wins.gz'));
  expect(readFileSync(pathOf('two.wins.gz'))).toEqual(file);
  const { table, facts } = decodeWinTable(gunzipSync(file));
  expect(facts).toMatchObject({
    profile: 'turnier-de',
    list: { name: 'mini' },
    player: 'static',
    games: 6,
    seed: 4,
  });
  expect(table.chanceOf(300, 0)).toBeGreaterThan(0.9);
  expect(table.chanceOf(-300, 0)).toBeLessThan(0.1);
});

test('train wins is refused before the games where it cannot write', async () => {
  const args = ['train', 'wins', '--output', pathOf('nowhere/x.gz'), '--list', MINI_LIST];
  const { code, json } = await bestzugJson(args);
  expect(code).toBe(3);
  expect(json).toMatchObject({ error: { kind: 'folderNotFound' } });
  expect(existsSync(pathOf('nowhere'))).toBe(false);
});

test('the table that comes with the program knows what a lead is worth', () => {
  const file = new URL('../../strategy/data/de.wins.gz', import.meta.url);
  const { table, facts } = decodeWinTable(gunzipSync(readFileSync(file)));
  expect(facts).toMatchObject({ games: 40_000, player: 'static', list: { name: 'de' } });
  for (const bag of [0, 1, 7, 14, 40, 88]) {
    expect(table.chanceOf(0, bag)).toBeGreaterThan(0.5);
    for (let lead = -290; lead <= 300; lead += 10) {
      expect(table.chanceOf(lead, bag)).toBeGreaterThanOrEqual(table.chanceOf(lead - 10, bag));
    }
  }
  // The fewer tiles are left, the more a lead is worth.
  expect(table.chanceOf(50, 7)).toBeGreaterThan(table.chanceOf(50, 40));
});
