import { describe, expect, test } from 'vitest';
import { ALPHABET } from '@bestzug/lexicon';
import { bestzug, bestzugJson, MINI_LIST } from './bestzug.ts';

interface Answer {
  readonly input: string;
  readonly word?: string;
  readonly valid: boolean;
  readonly reason?: string;
  readonly similar?: string;
}

describe.concurrent('the German list', () => {
  test('refuses words with the reason recorded in it, and hints at umlauts', async () => {
    const { code, json } = await bestzugJson([
      'check',
      'Straße',
      'Burgund',
      'Maedchen',
      'BERLIN',
      'CDS',
    ]);
    expect(code).toBe(1);
    expect(json).toEqual([
      { input: 'Straße', word: 'STRASSE', valid: true },
      { input: 'Burgund', word: 'BURGUND', valid: false, reason: 'proper-noun' },
      {
        input: 'Maedchen',
        word: 'MAEDCHEN',
        valid: false,
        reason: 'not-in-list',
        similar: 'MÄDCHEN',
      },
      { input: 'BERLIN', word: 'BERLIN', valid: false, reason: 'not-in-list' },
      { input: 'CDS', word: 'CDS', valid: false, reason: 'abbreviation' },
    ]);
  });

  test('has 77 words of two letters', async () => {
    const pairs = [...ALPHABET].flatMap((first) => [...ALPHABET].map((second) => first + second));
    const { json } = await bestzugJson<Answer[]>(['check', '-'], { stdin: pairs.join('\n') });
    expect(json).toHaveLength(pairs.length);
    expect(json.filter(({ valid }) => valid)).toHaveLength(77);
  });

  test('tells people in German', async () => {
    const { stdout } = await bestzug(['check', 'Straße', 'Burgund', 'Maedchen', 'X-Beine', 'a']);
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      'Straße → STRASSE: gültig',
      'Burgund → BURGUND: ungültig, Eigenname',
      'Maedchen → MAEDCHEN: ungültig, steht nicht in der Liste; gemeint war vielleicht MÄDCHEN',
      'X-Beine: ungültig, „-“ an Stelle 2 ist kein Buchstabe',
      'a → A: ungültig, zu kurz, ein Wort hat mindestens 2 Buchstaben',
    ]);
    expect(stdout).toContain(
      'Wortliste de (587.473 Wörter, ff564df2ecc6…) · 1 gültig, 4 ungültig\n',
    );
  });
});

describe.concurrent('a list of one’s own', () => {
  const mini = ['--list', MINI_LIST] as const;

  test('answers yes with 0', async () => {
    expect((await bestzug(['check', 'haus', 'Gründe', ...mini])).code).toBe(0);
  });

  test('knows words that are too short, too long or no words', async () => {
    const { json } = await bestzugJson<Answer[]>([
      'check',
      'a',
      'Bundesausbildungsförderung',
      '3D',
      '',
      ...mini,
    ]);
    expect(json.map(({ reason }) => reason)).toEqual([
      'too-short',
      'too-long',
      'bad-character',
      'empty',
    ]);
    expect(json[2]).toMatchObject({ character: '3', position: 1 });
  });

  test('reads one word a line from standard input, whatever the line ends', async () => {
    const { code, json } = await bestzugJson<Answer[]>(['check', '-', ...mini], {
      stdin: '\ufeffHaus\r\n\r\nMaus\nXyz',
    });
    expect(code).toBe(1);
    expect(json.map(({ word, valid }) => [word, valid])).toEqual([
      ['HAUS', true],
      ['MAUS', true],
      ['XYZ', false],
    ]);
  });

  test('answers forms with *IN where the rule is on', async () => {
    const off = await bestzugJson<Answer[]>(['check', 'Lehrer*in', ...mini]);
    expect(off.json).toEqual([
      { input: 'Lehrer*in', word: 'LEHRER*', valid: false, reason: 'in-rule-off' },
    ]);
    const asked = ['Lehrer*innen', 'gefährt*in', 'TIGER*IN', 'Bauer*in', 'Student*in', 'Xy*in'];
    const family = ['--in-rule', '--rules', 'familie'] as const;
    const german = await bestzugJson<Answer[]>(['check', ...asked, ...family]);
    expect(german.json).toMatchObject([
      { word: 'LEHRER*NEN', valid: true, base: 'LEHRER', points: 0 },
      { word: 'GEFÄHRT*', valid: true, base: 'GEFÄHRTE', points: 10 },
      { word: 'TIGER*', reason: 'no-person-noun', base: 'TIGER' },
      { reason: 'no-feminine-form', base: 'BAUER', feminine: 'BAUERIN', other: 'BÄUERIN' },
      { word: 'STUDENT*', reason: 'wrong-base-ending', base: 'STUDENT' },
      { word: 'XY*', valid: false, reason: 'not-in-list' },
    ]);
    const people = await bestzug(['check', ...asked, ...family]);
    expect(people.stdout).toContain('gültig, Grundform LEHRER, das Blanko zählt als *IN vor NEN 0');
    expect(people.stdout).toContain('ungültig, zu BAUER gehört BÄUERIN, nicht BAUERIN');
  });
});
