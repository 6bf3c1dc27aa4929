import { describe, expect, test } from 'vitest';
import { bestzug, bestzugJson, fileWith, MINI_LIST } from './bestzug.ts';

const MINI = ['--list', MINI_LIST] as const;

/** GRÜNDE lies across the star. */
const OPENED = '15/15/15/15/15/15/15/3GRÜNDE6/15/15/15/15/15/15/15 AEINRST/ 0/28 0';

interface ScoreDocument {
  readonly legal: boolean;
  readonly valid: boolean;
  readonly total: number | null;
  readonly bonus: number;
  readonly move: string;
  readonly placed?: string;
  readonly words: readonly { readonly word: string; readonly points: number }[];
  readonly errors: readonly { readonly kind: string; readonly message: string }[];
}

const scoreJson = (...args: string[]): ReturnType<typeof bestzugJson<ScoreDocument>> =>
  bestzugJson<ScoreDocument>(['score', ...args, ...MINI]);

describe.concurrent('the arithmetic of a move', () => {
  test('stands there as one would write it by hand', async () => {
    const { code, stdout } = await bestzug(['score', '8D GRÜNDE', ...MINI]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^8D GRÜNDE: erlaubt, alle Wörter gültig \(Bänkchen nicht geprüft\)\n\nGRÜNDE: \(2·2 \+ 1 \+ 6 \+ 1 \+ 1 \+ 1\) · 2 = 28\n\nZusammen 28 Punkte\n\nRegeln turnier-de · Wortliste mini \(\d+ Wörter, [0-9a-f]{12}…\)\n$/u,
    );
  });

  test('adds cross words and puts the bonus last', async () => {
    const { stdout } = await bestzug([
      'score',
      '9G EINER',
      '--board',
      OPENED,
      '--no-list',
      '--rack',
      'EINERST',
    ]);
    expect(stdout).toContain('EINER: 1·2 + 1 + 1·2 + 1 + 1 = 7\n');
    expect(stdout).toContain('NE: 1 + 1·2 = 3\n');
    expect(stdout).toMatch(/Zusammen 7 \+ 3 \+ [\d +]+ = \d+ Punkte\n/u);
    const seven = await bestzug(['score', '8B ERSTENS', '--no-list']);
    expect(seven.stdout).toContain('ERSTENS: (1 + 1 + 1·2 + 1 + 1 + 1 + 1) · 2 = 16\n');
    expect(seven.stdout).toContain('Zusammen 16 + 50 (Bonus) = 66 Punkte\n');
  });

  test('counts a blank as 0 and shows it as a small letter', async () => {
    const { json } = await scoreJson('8D GRüNDE');
    expect(json).toMatchObject({ total: 16, words: [{ word: 'GRüNDE', points: 16 }] });
    const { stdout } = await bestzug(['score', '8D GRüNDE', ...MINI]);
    expect(stdout).toContain('GRüNDE: (2·2 + 1 + 0 + 1 + 1 + 1) · 2 = 16\n');
  });
});

describe.concurrent('the JSON document', () => {
  test('has every letter with its premium', async () => {
    const { code, json } = await scoreJson('8D GRÜNDE');
    expect(code).toBe(0);
    expect(json).toMatchObject({
      list: { name: 'mini' },
      rules: 'turnier-de',
      legal: true,
      valid: true,
      total: 28,
      bonus: 0,
      move: '8D GRÜNDE',
      errors: [],
    });
    expect(json.words).toHaveLength(1);
    expect(json.words[0]).toMatchObject({
      word: 'GRÜNDE',
      square: '8D',
      direction: 'across',
      inList: true,
      letterSum: 14,
      wordMultiplier: 2,
      points: 28,
    });
    expect(json.words[0]).toHaveProperty('letters.0', {
      letter: 'G',
      blank: false,
      new: true,
      value: 2,
      letterMultiplier: 2,
      points: 4,
    });
  });

  test('lists all faults of a refused move, the first failing rule first, and its words', async () => {
    const { code, json } = await scoreJson('1A DACHX', '--rack', 'DACH');
    expect(code).toBe(1);
    expect(json).toMatchObject({ legal: false, valid: false, move: '1A DACHX' });
    expect(json.errors.map(({ kind }) => kind)).toEqual([
      'notOnRack',
      'firstMoveOffStar',
      'invalidWord',
    ]);
    expect(json.errors[0]).toMatchObject({ missing: ['X'] });
    expect(json.words.map(({ word }) => word)).toEqual(['DACHX']);
    expect(json.total).toBeGreaterThan(0);
  });

  test('has no total where nothing can be counted', async () => {
    const { code, json } = await scoreJson('8M WORT');
    expect(code).toBe(1);
    expect(json).toMatchObject({ total: null, words: [], errors: [{ kind: 'offBoard' }, {}] });
    expect(json.errors[0]).toMatchObject({ squares: ['P8'] });
  });

  test('tells legal from valid', async () => {
    const unknown = await scoreJson('8D GRXNDE');
    expect(unknown.code).toBe(1);
    expect(unknown.json).toMatchObject({ legal: true, valid: false });
    const unchecked = await scoreJson('8D GRXNDE', '--no-list');
    expect(unchecked.code).toBe(0);
    expect(unchecked.json).toMatchObject({ list: null, legal: true, valid: true });
  });

  test('shows the whole word, and dots only for tiles that lay there', async () => {
    const { json } = await scoreJson('8D ......N', '--board', OPENED, '--no-list');
    expect(json).toMatchObject({ move: '8D GRÜNDEN', placed: '......N' });
  });
});

describe.concurrent('the ways to write a move', () => {
  test.each([
    ['8d.gründe', '8D GRÜNDE'],
    ['D8 w GRÜNDE', '8D GRÜNDE'],
    ['8D-8I GRÜNDE', '8D GRÜNDE'],
    ['h4 GRÜNDE', 'H4 GRÜNDE'],
  ])('%s is echoed as %s', async (written, normal) => {
    expect((await scoreJson(written, '--no-list')).json.move).toBe(normal);
  });

  test('a move may be typed without quotation marks', async () => {
    expect((await scoreJson('8D', 'GRÜNDE')).json.total).toBe(28);
  });

  test('exchanges are no options', async () => {
    const fine = await scoreJson('-QX', '--rack', 'EQX');
    expect(fine.code).toBe(0);
    expect(fine.json).toMatchObject({ legal: true, total: 0, move: '-QX', words: [] });
    const missing = await scoreJson('-QX', '--rack', 'QA');
    expect(missing.code).toBe(1);
    expect(missing.json).toMatchObject({ errors: [{ kind: 'notOnRack', missing: ['X'] }] });
  });

  test('a minus sign alone is a pass', async () => {
    const { code, stdout } = await bestzug(['score', '-']);
    expect([code, stdout]).toEqual([0, 'Passen: 0 Punkte, das Bänkchen bleibt.\n']);
  });
});

describe.concurrent('boards', () => {
  const rows = Array.from({ length: 15 }, (_, row) =>
    row === 7 ? '...GRÜNDE......' : '.'.repeat(15),
  );

  test.each([
    ['a CGP text', ['--board', OPENED], undefined],
    ['the board of a CGP text alone', ['--board', OPENED.split(' ')[0] ?? ''], undefined],
    ['a file of lines', ['--board', fileWith('board.txt', `${rows.join('\r\n')}\r\n`)], undefined],
    ['a CGP file', ['--board', fileWith('board.cgp', `${OPENED}\n`)], undefined],
    ['standard input', ['--board', '-'], rows.join('\n')],
  ])('come from %s', async (_source, args, stdin) => {
    const surroundings = stdin === undefined ? {} : { stdin };
    const { json } = await bestzugJson(['score', 'J8 N', '--no-list', ...args], surroundings);
    expect(json).toMatchObject({ legal: true, words: [{ word: 'GRÜNDEN', points: 13 }] });
  });

  test('with floating tiles are scored all the same, with a remark', async () => {
    const board = '15/15/15/15/15/15/15/3GRÜNDE6/15/15/15/15/15/15/A14';
    const { code, stderr } = await bestzug(['score', '8D ......N', '--no-list', '--board', board]);
    expect(code).toBe(0);
    expect(stderr).toContain('A15');
    const quiet = ['score', '8D ......N', '--no-list', '--board', board, '--no-check'];
    expect((await bestzug(quiet)).stderr).toBe('');
  });
});

describe.concurrent('rules', () => {
  test('come from a file', async () => {
    const file = fileWith('rules.json', '{"extends":"familie","bingoBonus":35}');
    const { json } = await bestzugJson(['score', '8B ERSTENS', '--no-list', '--rules', file]);
    expect(json).toMatchObject({ rules: 'familie (bingoBonus=35)', bonus: 35, total: 51 });
  });

  test('with the rule *IN a blank can be the ending', async () => {
    const board = '15/15/15/15/15/15/15/2LEHRER7/15/15/15/15/15/15/15';
    const move = ['score', '8C ......*', '--board', board, '--no-list'];
    expect((await bestzugJson(move)).json).toMatchObject({ errors: [{ kind: 'illegalLetter' }] });
    const { json } = await bestzugJson([...move, '--in-rule', '--rules', 'familie']);
    expect(json).toMatchObject({ legal: true, total: 18, words: [{ word: 'LEHRER*' }] });
  });
});
