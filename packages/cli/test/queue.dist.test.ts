import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invariant, TURNIER_DE } from '@bestzug/core';
import {
  openQueuePool,
  parseQueueAddress,
  startQueueWorker,
  type WorkerNews,
} from '@bestzug/queue';
import {
  bestzug,
  bestzugJson,
  fileWith,
  FOLDER,
  inRepository,
  MAIN,
  MINI_LIST,
} from './bestzug.ts';
import { ended, openQueuePlace, QUEUE_SERVER, textFrom, type QueuePlace } from './queue-place.ts';

/** Four tiles on the rack, so that tables of leaves are small. */
const RULES = fileWith('small.json', '{"extends":"turnier-de","rackSize":4}');
const MINI = ['--list', MINI_LIST];
const GAME = inRepository('docs/examples/anna-ben.bestzug.json');

/** What a command comes to, without what it took. */
async function resultOf(args: readonly string[]): Promise<unknown> {
  const { json, stderr } = await bestzugJson<Record<string, unknown>>(args);
  const { timeMs: _time, gamesPerSecond: _rate, threads: _threads, ...rest } = json;
  return { ...rest, complaints: stderr.includes('Fehler') ? stderr : '' };
}

const match = (...args: string[]): string[] => [
  'match',
  '--a',
  'static',
  '--b',
  'greedy',
  '--games',
  '60',
  '--seed',
  '7',
  ...MINI,
  ...args,
];

/** What the match comes to on this machine alone; the same for all who ask. */
let alone: Promise<unknown> | undefined;
const matchedHere = (): Promise<unknown> => (alone ??= resultOf(match()));

/** CI installs a server and fails without one; elsewhere Debian's package redis-server is enough. */
const isSkipped = QUEUE_SERVER === undefined && process.env['CI'] === undefined;

describe.skipIf(isSkipped)('work at a queue', () => {
  let place: QueuePlace;
  beforeAll(async () => {
    place = await openQueuePlace();
  });
  afterAll(() => place.close());

  test('comes to what the local run comes to, whoever computes it', async () => {
    const workers = await Promise.all([place.startWorker(...MINI), place.startWorker(...MINI)]);
    const queue = ['--queue', place.url];
    const selfPlay = ['bench', 'selfplay', '--games', '50', '--seed', '3', ...MINI];
    const analysis = ['analyze', GAME, ...MINI];
    // All at the same time: two commands must not get in each other's way.
    const [matched, played, analyzed] = await Promise.all([
      resultOf(match(...queue)),
      resultOf([...selfPlay, ...queue]),
      resultOf([...analysis, ...queue]),
    ]);
    expect(matched).toEqual(await matchedHere());
    expect(played).toEqual(await resultOf(selfPlay));
    expect(analyzed).toEqual(await resultOf(analysis));
    for (const worker of workers) await ended(worker);
  });

  test('trains the same table of leaves, byte for byte', async () => {
    const worker = await place.startWorker(...MINI);
    const train = (output: string): string[] => [
      'train',
      'leaves',
      '--games',
      '12,16',
      '--rules',
      RULES,
      ...MINI,
      '--output',
      join(FOLDER, output),
    ];
    const local = await bestzug(train('local.gz'));
    const queued = await bestzug([...train('queued.gz'), '--queue', place.url]);
    expect([local.code, queued.code]).toEqual([0, 0]);
    expect(readFileSync(join(FOLDER, 'queued.gz'))).toEqual(readFileSync(join(FOLDER, 'local.gz')));
    await ended(worker);
  });

  test('survives a killed worker, and goes on with one that joins later', async () => {
    const doomed = await place.startWorker(...MINI);
    const result = resultOf(match('--queue', place.url));
    await textFrom(doomed, '"kind":"done"');
    await ended(doomed);
    const helper = await place.startWorker(...MINI);
    expect(await result).toEqual(await matchedHere());
    await ended(helper);
  });

  test('is refused by a worker with another list, which both sides say', async () => {
    const stranger = await place.startWorker();
    const refused = textFrom(stranger, '"kind":"refused","need":"list"');
    const outcome = bestzug(match('--queue', place.url));
    await refused;
    const fitting = await place.startWorker(...MINI);
    const { code, stderr } = await outcome;
    expect(code).toBe(0);
    expect(stderr).toContain('kann nicht mithelfen: Er hat eine andere Wortliste.');
    await ended(stranger);
    await ended(fitting);
  });

  test('says when nobody works, and leaves nothing behind when it is broken off', async () => {
    const command = spawn(process.execPath, [MAIN, ...match('--queue', place.url)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    command.stderr.on('data', (data: Buffer) => (said += data.toString()));
    while (!said.includes('Noch arbeitet niemand an der Warteschlange.')) await setTimeout(20);
    command.kill('SIGINT');
    const [code] = await once(command, 'exit');
    expect(code).toBe(130);
  });

  test('is gone on with where it ended', async () => {
    const worker = await place.startWorker(...MINI);
    const state = join(FOLDER, 'queued-match.json');
    const queue = ['--queue', place.url];
    const shorter = match(...queue, '--save', state).map((arg) => (arg === '60' ? '24' : arg));
    expect(await resultOf(shorter)).toMatchObject({ games: 24 });
    const rest = await resultOf(['match', '--resume', state, '--games', '60', ...queue, ...MINI]);
    expect(rest).toEqual(await matchedHere());
    await ended(worker);
  });

  test('names a block that failed three times, with its seed', async () => {
    const address = parseQueueAddress(place.url);
    invariant(address.ok, 'the address is one');
    const list = { name: 'test', words: 1, sha256: '0'.repeat(64) };
    const games = { profile: TURNIER_DE };
    const side = { address: address.value, version: '1', list };
    const news: WorkerNews[] = [];
    const poolFor = (): Promise<never> => Promise.reject(new Error('no memory left'));
    const worker = await startQueueWorker(
      { ...side, threads: 1, setupFor: () => games, poolFor },
      (told) => news.push(told),
    );
    const pool = await openQueuePool({ ...side, games });
    try {
      const played = pool.playSelf('greedy', { seed: 77, first: 5, count: 1 }).next();
      await expect(played).rejects.toMatchObject({
        name: 'BlockFailedError',
        block: 'selfPlay 5+1',
        seed: 77,
        reason: 'no memory left',
      });
      expect(news.filter(({ kind }) => kind === 'failed')).toHaveLength(3);
    } finally {
      await pool.close();
      await worker.close();
    }
  });

  test('names the server that is not there, but not the password', async () => {
    const { code, json } = await bestzugJson(match('--queue', 'redis://anna:geheim@127.0.0.1:1'));
    expect(code).toBe(3);
    expect(json).toMatchObject({
      error: { kind: 'queueUnreachable', address: 'redis://127.0.0.1:1', reason: 'ECONNREFUSED' },
    });
    expect(JSON.stringify(json)).not.toContain('geheim');
  });

  test.each([
    ['http://127.0.0.1', 'badQueueProtocol'],
    ['redis', 'badQueueUrl'],
  ])('refuses the address %s', async (address, kind) => {
    const { code, json } = await bestzugJson(match('--queue', address));
    expect(code).toBe(2);
    expect(json).toMatchObject({ error: { kind, option: '--queue' } });
  });

  test('does nothing here when an empty address finds none in the environment', async () => {
    const { code, json } = await bestzugJson(match('--queue', ''));
    expect([code, json]).toMatchObject([2, { error: { kind: 'noQueue' } }]);
  });
});

describe.skipIf(isSkipped)('a server that goes away', () => {
  test.each(['none', 'log'] as const)(
    'costs time and nothing else (persistence: %s)',
    async (persistence) => {
      const place = await openQueuePlace(persistence);
      try {
        const worker = await place.startWorker(...MINI);
        const result = resultOf(match('--queue', place.url));
        await textFrom(worker, '"kind":"done"');
        await place.crash();
        await setTimeout(300);
        await place.start();
        expect(await result).toEqual(await matchedHere());
      } finally {
        await place.close();
      }
    },
  );
});
