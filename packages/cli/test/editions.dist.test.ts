import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bestzug, bestzugJson, fileWith, FOLDER, inRepository, MINI_LIST } from './bestzug.ts';

const MINI = ['--list', MINI_LIST] as const;

interface BestDocument {
  readonly rules: string;
  readonly count: number;
  readonly moves: readonly { readonly move: string; readonly score: number }[];
}

const EDITIONS = [
  ['super', 'super', 'ERNSTEN'],
  ['de-119', 'de-119', 'ERNSTE?D'],
  [inRepository('editions/super.json'), 'super', 'ERNSTEN'],
  [inRepository('editions/reise-11.json'), 'reise-11', 'ERNST?'],
  [inRepository('editions/haus.json'), 'haus', 'ERNSTEN'],
] as const;

describe.concurrent.each(EDITIONS)('by the rules %s', (rules, name, rack) => {
  const given = ['--rules', rules, ...MINI] as const;

  test('best and score agree on its board with its tiles', async () => {
    const best = await bestzugJson<BestDocument>(['best', rack, '--top', '1', ...given]);
    expect([best.code, best.json.rules]).toEqual([0, name]);
    const { move, score } = best.json.moves[0]!;
    const judged = await bestzugJson(['score', move, '--rack', rack, ...given]);
    expect(judged.json).toMatchObject({ valid: true, total: score, rules: name });
  });
});

describe.concurrent.each(['super', inRepository('editions/reise-11.json')])(
  'by the rules %s',
  (rules) => {
    const given = ['--rules', rules, ...MINI] as const;

    test('a game is played to its end and read back', async () => {
      const file = join(FOLDER, `game-${rules.length}.json`);
      const players = ['--players', 'greedy,static', '--seed', '5', '--save', file] as const;
      const played = await bestzug(['play', ...players, ...given, '--json']);
      expect([played.code, played.stderr]).toEqual([0, '']);
      const end = played.stdout.trim().split('\n').at(-1) ?? '';
      const resumed = await bestzug(['play', '--resume', file, ...MINI, '--json']);
      expect(resumed.code).toBe(0);
      expect(resumed.stdout.trim().split('\n').at(-1)).toBe(end);
    });

    test('two players can be matched', async () => {
      const { json } = await bestzugJson([
        'match',
        '--a',
        'greedy',
        '--b',
        'level:2',
        '--games',
        '2',
        '--threads',
        '1',
        ...given,
      ]);
      expect(json).toMatchObject({ games: 2 });
    });
  },
);

test('house rules can name their own word list, beside the file', async () => {
  fileWith('haus.txt', 'TEE\nEIS\n');
  const rules = fileWith('mit-liste.json', '{"extends":"familie","list":"haus.txt"}');
  const { json } = await bestzugJson(['check', 'TEE', '--rules', rules]);
  expect(json).toEqual([{ input: 'TEE', word: 'TEE', valid: true }]);
  const other = await bestzugJson([
    'check',
    'TEE',
    '--rules',
    rules,
    '--list',
    fileWith('x.txt', 'AB'),
  ]);
  expect(other.code).toBe(1);
});

test('a mistake in a board is named with its row', async () => {
  const squares = ['.....', '.....', '..*..', '....', '.....'];
  const rules = fileWith('brett.json', JSON.stringify({ extends: 'super', layout: { squares } }));
  const { code, json, stderr } = await bestzugJson(['best', 'E', '--rules', rules]);
  expect(code).toBe(2);
  expect(json).toMatchObject({ error: { kind: 'squareCount', path: 'layout.squares[3]', row: 4 } });
  expect(stderr).toContain('layout.squares[3]: Zeile 4 hat 4 Felder');
});

test('a position out of a game names the tiles of its edition, and is remarked on under other rules', async () => {
  const game = join(FOLDER, 'old-tiles.json');
  const position = join(FOLDER, 'old-tiles.cgp');
  const play = ['play', '--players', 'greedy,static', '--seed', '5', '--save', game];
  await bestzug([...play, '--rules', 'de-119', ...MINI, '--json']);
  await bestzug(['convert', game, position, '--turn', '3', ...MINI]);
  expect(readFileSync(position, 'utf8')).toMatch(/ ld de-119;/u);
  const best = ['best', 'EIN', '--board', position, '--top', '1', '--no-check', ...MINI];
  const other = await bestzug(best);
  // Their racks hold eight tiles; the remark says why that is too many.
  expect(other.code).toBe(2);
  expect(other.stderr).toMatch(
    /^Hinweis: Die Stellung nennt die Steine „de-119“, gerechnet wird mit „de-102“; mit den anderen rechnet --rules de-119\.\nFehler: Bänkchen 2: 8 Steine sind zu viele/u,
  );
  const same = await bestzug([...best, '--rules', 'de-119']);
  expect([same.code, same.stderr]).toEqual([0, '']);
});
