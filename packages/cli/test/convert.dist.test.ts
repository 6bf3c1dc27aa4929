import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bestzug, bestzugJson, fileWith, FOLDER, inRepository, MINI_LIST } from './bestzug.ts';

const SAVED = inRepository('docs/examples/anna-ben.bestzug.json');
const GAME = inRepository('packages/testkit/cases/gcg/game1-latin1-double.gcg');

const inFolder = (name: string): string => join(FOLDER, name);
const textOf = (name: string): string => readFileSync(inFolder(name), 'utf8');

interface ConvertDocument {
  readonly from: { readonly format: string };
  readonly to: { readonly format: string; readonly bytes: number };
  readonly losses: readonly { readonly kind: string; readonly message: string }[];
}

/** Converts and gives the kinds of what is lost; the sentences stand on stderr as well. */
async function convert(source: string, target: string, ...options: string[]): Promise<string[]> {
  const { code, json, stderr } = await bestzugJson<ConvertDocument>([
    'convert',
    source,
    inFolder(target),
    ...options,
  ]);
  expect(code).toBe(0);
  for (const { message } of json.losses) expect(stderr).toContain(`Nicht übernommen: ${message}\n`);
  return json.losses.map(({ kind }) => kind);
}

describe.concurrent('games', () => {
  test('go to GCG and back with all turns and scores', async () => {
    expect(await convert(SAVED, 'anna.gcg')).toEqual(['rules', 'bagOrder', 'listIdentity']);
    expect(textOf('anna.gcg')).toMatch(/^#character-encoding UTF-8\n#player1 Anna Anna\n/u);
    expect(await convert(inFolder('anna.gcg'), 'anna.json')).toEqual(['pragmas']);
    const scores = [textOf('anna.json'), readFileSync(SAVED, 'utf8')].map(
      (text) => JSON.parse(text).scores,
    );
    expect(scores[0]).toEqual(scores[1]);
    expect(await convert(inFolder('anna.json'), 'anna2.gcg')).toContain('rules');
    expect(textOf('anna2.gcg')).toBe(textOf('anna.gcg').replace('#lexicon de\n', ''));
  });

  test('of another final count are counted by the rules, and that is said', async () => {
    expect(await convert(GAME, 'game1.json')).toContain('scoresDiffer');
    expect(await convert(GAME, 'game1.gcg')).toEqual([]);
    expect(textOf('game1.gcg')).toContain('#player1 Aenne Änne Möhring\n');
  });

  test('become positions before a turn, and positions boards', async () => {
    expect(await convert(GAME, 'turn5.cgp', '--turn', '5')).toEqual(['course']);
    expect(textOf('turn5.cgp')).toBe(
      '15/12E2/11NY2/11A3/11N3/11N3/11T3/7DIÄTE3/15/15/15/15/15/15/15 EEINSUX/AEFNSUV 18/69 0 lex Bestzug-frei;\n',
    );
    expect(await convert(inFolder('turn5.cgp'), 'turn5.txt')).toEqual(['besideBoard']);
    expect(textOf('turn5.txt').split('\n')[7]).toBe('.......DIÄTE...');
    expect(await convert(inFolder('turn5.txt'), 'again.cgp')).toEqual([]);
    expect(textOf('again.cgp')).toBe(
      '15/12E2/11NY2/11A3/11N3/11N3/11T3/7DIÄTE3/15/15/15/15/15/15/15 / 0/0 0\n',
    );
  });
});

describe.concurrent('word lists', () => {
  test('are the same through KWG, our graph and text', async () => {
    await convert(MINI_LIST, 'list.kwg');
    await convert(inFolder('list.kwg'), 'list.bzg');
    await convert(inFolder('list.bzg'), 'list.txt');
    await convert(inFolder('list.bzg'), 'list.txt.gz');
    expect(textOf('list.txt').split('\n').sort()).toEqual(
      readFileSync(MINI_LIST, 'utf8').split('\n').sort(),
    );
    expect(gunzipSync(readFileSync(inFolder('list.txt.gz'))).toString()).toBe(textOf('list.txt'));
    const lists = await Promise.all(
      ['list.kwg', 'list.bzg', 'list.txt'].map((name) =>
        bestzugJson<{ list: object }>(['list', 'info', inFolder(name)]),
      ),
    );
    const [first, ...others] = lists.map(({ json }) => json.list);
    for (const list of others) expect(list).toEqual(first);
  });

  test('as KWG work everywhere', async () => {
    await convert(MINI_LIST, 'used.kwg');
    const { code, stdout } = await bestzug([
      'check',
      'HAUS',
      'OHMM',
      '--list',
      inFolder('used.kwg'),
    ]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/HAUS: gültig\nOHMM: ungültig/u);
  });
});

describe.concurrent('leaves', () => {
  test('of other engines become a table of ours', async () => {
    // E, worth 1.25 points: a root, one leave, one value.
    const bytes = Uint8Array.of(
      2,
      0,
      0,
      0,
      1,
      0,
      0x40,
      0,
      0,
      0,
      0xc0,
      6,
      1,
      0,
      0,
      0,
      0,
      0,
      0xa0,
      0x3f,
    );
    const klv = fileWith('one.klv2', bytes);
    expect(await convert(klv, 'one.leaves.gz')).toEqual(['leavesMissing']);
    expect(await convert(inFolder('one.leaves.gz'), 'one.leaves')).toEqual([]);
    const table = gunzipSync(readFileSync(inFolder('one.leaves.gz')));
    expect(readFileSync(inFolder('one.leaves')).equals(table)).toBe(true);
  });
});

describe.concurrent('what cannot be', () => {
  test('a file that is there stays, unless it may go', async () => {
    const target = fileWith('there.gcg', 'mine');
    const refused = await bestzugJson(['convert', SAVED, target]);
    expect(refused).toMatchObject({ code: 2, json: { error: { kind: 'outputExists' } } });
    expect(readFileSync(target, 'utf8')).toBe('mine');
    expect((await bestzug(['convert', SAVED, target, '--force'])).code).toBe(0);
    expect(readFileSync(target, 'utf8')).toContain('#player1');
  });

  test.each<[string, string[], number, string]>([
    ['an ending nobody knows', [SAVED, 'a.doc'], 2, 'unknownEnding'],
    ['words from a game', [SAVED, 'a.kwg'], 2, 'noConversion'],
    ['a game from words', [MINI_LIST, 'a.gcg'], 2, 'noConversion'],
    ['a turn of a list', [MINI_LIST, 'a.kwg', '--turn', '3'], 2, 'turnWithoutGame'],
    ['a turn that is not there', [SAVED, 'a.cgp', '--turn', '99'], 2, 'noSuchTurn'],
    ['a file that is not there', ['nix.gcg', 'a.cgp'], 3, 'fileNotFound'],
    ['a damaged KWG', [fileWith('bad.kwg', 'abcdefgh'), 'a.txt'], 3, 'badKwg'],
    ['damaged leaves', [fileWith('bad.klv2', 'abcdefgh'), 'a.leaves'], 3, 'badKlv'],
    ['leaves that are none', [fileWith('bad.leaves', 'abcdefgh'), 'a.leaves.gz'], 3, 'badLeaves'],
    ['a game that is none', [fileWith('bad.gcg', 'abcdefgh'), 'a.json'], 2, 'badGcg'],
    ['withdrawals without their rules', [GAME, 'a.json', '--rules', 'familie'], 2, 'noOwnGame'],
  ])('%s', async (_, [source = '', target = '', ...options], code, kind) => {
    const out = inFolder(`refused-${kind}-${target}`);
    const outcome = await bestzugJson(['convert', source, out, ...options]);
    expect(outcome).toMatchObject({ code, json: { error: { kind } } });
    expect(existsSync(out)).toBe(false);
  });
});
