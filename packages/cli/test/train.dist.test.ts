import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeLeaveFile, decodeTraining } from '@bestzug/strategy';
import { bestzug, bestzugJson, fileWith, FOLDER, MAIN, MINI_LIST } from './bestzug.ts';

/** Four tiles on the rack, so that tables are small. */
const RULES = fileWith('small.json', '{"extends":"turnier-de","rackSize":4}');

const pathOf = (name: string): string => join(FOLDER, name);

const argsFor = (output: string, ...args: string[]): string[] => [
  'train',
  'leaves',
  '--output',
  pathOf(output),
  '--list',
  MINI_LIST,
  '--rules',
  RULES,
  ...args,
];

const train = (output: string, ...args: string[]): ReturnType<typeof bestzug> =>
  bestzug(argsFor(output, ...args));

const refusal = (output: string, ...args: string[]): ReturnType<typeof bestzugJson> =>
  bestzugJson(argsFor(output, ...args));

/** What came of a training that was ended by a signal. */
interface Interrupted {
  readonly code: unknown;
  readonly stderr: string;
}

/** A training that has written its state, or is over already. */
async function running(
  output: string,
  ...args: string[]
): Promise<(signal: 'SIGINT' | 'SIGTERM') => Promise<Interrupted>> {
  const child = spawn(process.execPath, [MAIN, ...argsFor(output, ...args)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  const closed = once(child, 'close');
  while (!existsSync(pathOf(`${output}.state`)) && child.exitCode === null) await setTimeout(20);
  return async (signal) => {
    child.kill(signal);
    const [code] = await closed;
    return { code, stderr };
  };
}

/** A training met by Ctrl-C; of as many games as this machine does not play sooner. */
async function cutTraining(output: string): Promise<Interrupted & { readonly games: number }> {
  for (let games = 40; ; games *= 4) {
    const end = await running(output, '--games', `${games},${games + 1}`, '--threads', '1');
    const { code, stderr } = await end('SIGINT');
    if (code !== 0) return { code, stderr, games };
    rmSync(pathOf(output));
  }
}

describe('train leaves', () => {
  test('makes the same table on one thread and on two, and another with another seed', async () => {
    const games = ['--games', '12,16'] as const;
    const one = await train('one.gz', ...games, '--threads', '1');
    const two = await train('two.gz', ...games, '--threads', '2');
    await train('other.gz', ...games, '--seed', '2');
    expect([one.code, one.stderr, two.code]).toEqual([0, '', 0]);
    const table = readFileSync(pathOf('one.gz'));
    expect(readFileSync(pathOf('two.gz')).equals(table)).toBe(true);
    expect(readFileSync(pathOf('other.gz')).equals(table)).toBe(false);
    const { facts, leaves } = decodeLeaveFile(gunzipSync(table));
    expect(facts.generations).toMatchObject([
      { games: 12, seed: 1 },
      { games: 16, seed: 2 },
    ]);
    expect(leaves.values.some((value) => value !== 0)).toBe(true);
    expect(existsSync(pathOf('one.gz.state'))).toBe(false);
    expect(one.stdout).toMatch(
      /\n +1 +12 +1 +[\d.]+ +\d+,\d\n[^]*\n\S+one.gz: Werte für [\d.]+ Reste/u,
    );
  });

  test('makes the same table when it was interrupted', async () => {
    const { code, stderr, games } = await cutTraining('cut.gz');
    expect(code).toBe(130);
    expect(stderr).toMatch(/von [\d.]+ Partien[^]*train leaves -o \S+ --resume --list \S+/u);
    const state = decodeTraining(readFileSync(pathOf('cut.gz.state')));
    expect(state.facts.generations.length + state.blocks.length).toBeGreaterThan(0);
    const resumed = await bestzugJson(argsFor('cut.gz', '--resume'));
    await train('uncut.gz', '--games', `${games},${games + 1}`);
    expect([resumed.code, resumed.stderr]).toEqual([0, '']);
    expect(resumed.json).toMatchObject({
      rules: 'turnier-de (rackSize=4)',
      file: pathOf('cut.gz'),
      generations: [
        { games, seed: 1 },
        { games: games + 1, seed: 2 },
      ],
    });
    expect(existsSync(pathOf('cut.gz.state'))).toBe(false);
    expect(readFileSync(pathOf('cut.gz')).equals(readFileSync(pathOf('uncut.gz')))).toBe(true);
  });

  test('goes on with a training only when told to, and only with one that fits', async () => {
    const end = await running('open.gz', '--games', '1000000');
    const busy = await refusal('open.gz', '--resume');
    expect(busy).toMatchObject({ code: 3, json: { error: { kind: 'saveInUse' } } });
    expect((await end('SIGTERM')).code).toBe(143);
    const state = readFileSync(pathOf('open.gz.state'));
    const unasked = await refusal('open.gz');
    expect(unasked).toMatchObject({ code: 2, json: { error: { kind: 'stateExists' } } });
    const other = await refusal('open.gz', '--resume', '--seed', '4');
    expect(other).toMatchObject({ code: 2, json: { error: { kind: 'stateMismatch' } } });
    expect(other.stderr).toMatch(/--seed 1 begonnen, nicht mit 4/u);
    expect(readFileSync(pathOf('open.gz.state')).equals(state)).toBe(true);
    writeFileSync(pathOf('open.gz.state'), state.subarray(0, 5000));
    const cutOff = await refusal('open.gz', '--resume');
    expect(cutOff).toMatchObject({ code: 3, json: { error: { kind: 'stateDamaged' } } });
  });

  test.each([
    ['no games', ['--games', '0'], 'badNumberList'],
    ['games that are no numbers', ['--games', '20,viele'], 'badNumberList'],
    ['an output in no folder', ['--output', join(FOLDER, 'nowhere', 'x.gz')], 'folderNotFound'],
    ['nothing to go on with', ['--resume'], 'fileNotFound'],
  ])('refuses %s', async (_name, args, kind) => {
    expect((await refusal('refused.gz', ...args)).json).toMatchObject({ error: { kind } });
  });
});
