import { describe, expect, test } from 'vitest';
import { bestzug, bestzugJson, fileWith } from './bestzug.ts';

const LIST = ['--list', fileWith('liste.txt', 'TOR\nTORE\nES\nEI\nLEHRERIN\n')] as const;
const TOR = ['--board', '15/15/15/15/15/15/15/6TOR6/15/15/15/15/15/15/15 / 0/0 0'] as const;

interface JudgeDocument {
  readonly legal: boolean;
  readonly valid: boolean;
  readonly stands: boolean;
  readonly total: number | null;
  readonly player: string;
  readonly policy: string;
  readonly invalid: readonly string[];
  readonly words: readonly { readonly word: string; readonly inList: boolean }[];
  readonly outcome: { readonly kind: string; readonly points: number };
}

const judge = (...args: string[]): ReturnType<typeof bestzugJson<JudgeDocument>> =>
  bestzugJson<JudgeDocument>(['judge', ...args, ...TOR, ...LIST]);

describe.concurrent('judge', () => {
  test('reads every word out, counts, and says what follows', async () => {
    const names = ['--player', 'Anna', '--challenger', 'Ben'] as const;
    const { code, stdout, stderr } = await bestzug(['judge', 'J8 ES', ...names, ...TOR, ...LIST]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n').slice(0, 13)).toEqual([
      'Anna legt J8 ES',
      'Das Brett bleibt, wie es liegt, bis jedes Wort nachgeschlagen ist.',
      '',
      'Gebildete Wörter',
      '  ES (J8, senkrecht): gültig',
      '    1 + 1 = 2',
      '  TORE (8G, waagerecht): gültig',
      '    1 + 2 + 1 + 1 = 5',
      '  Zusammen 2 + 5 = 7 Punkte',
      '',
      'Entscheidung: Der Zug bleibt liegen.',
      'Ben zweifelt zu Unrecht an: Alle angezweifelten Wörter sind gültig. 7 Punkte',
      '  für Anna bleiben bestehen.',
    ]);
    expect(stdout).toContain('Ben verliert 20 Punkte für 2 Wörter.');
  });

  test.each([
    ['-', 'AEINRST', 'Anna: Passen', 'Der Zug gilt.', 0],
    ['-EX', 'AEINRSX', 'Anna: Tauschen von EX', 'Der Zug gilt.', 0],
    ['-EX', 'AEINRST', 'Anna: Tauschen von EX', 'Der Zug gilt nicht.', 1],
  ])('names %s with %s in words', async (move, rack, title, decision, expected) => {
    const options = ['--rack', rack, '--player', 'Anna'];
    const { code, stdout } = await bestzug(['judge', move, ...options, ...TOR, ...LIST]);
    expect(code).toBe(expected);
    expect(stdout.split('\n').slice(0, 3)).toEqual([title, '', `Entscheidung: ${decision}`]);
  });

  test('ends with 1 where the move does not stay, and names every word in JSON', async () => {
    const { code, json } = await judge('J8 EX', '--player', 'Anna');
    expect(code).toBe(1);
    expect(json).toMatchObject({
      legal: true,
      valid: false,
      stands: false,
      policy: 'penalty',
      player: 'Anna',
      challenger: 'Spieler 2',
      invalid: ['EX'],
      outcome: { kind: 'withdrawn', points: 0, challenged: ['EX', 'TORE'] },
    });
    expect(json.words.map(({ word, inList }) => [word, inList])).toEqual([
      ['EX', false],
      ['TORE', true],
    ]);
  });

  test('follows the rules agreed upon', async () => {
    const family = await judge('J8 EX', '--rules', 'familie');
    expect(family.json.outcome).toEqual({ kind: 'refused', turn: 'kept', points: 0 });
    const late = await judge('J8 EX', '--unchallenged');
    expect([late.code, late.json.outcome.kind, late.json.stands]).toEqual([
      0,
      'unchallenged',
      true,
    ]);
    const some = await judge('J8 EX', '--words', 'tore');
    expect(some.json.outcome).toMatchObject({ kind: 'confirmed', unchallenged: ['EX'] });
  });

  test('tells a fault of placement from one of words', async () => {
    const { code, stdout } = await bestzug(['judge', '10G TOR', ...TOR, ...LIST]);
    expect(code).toBe(1);
    expect(stdout).toContain('das entscheidet keine Wortliste');
    expect(stdout).toContain('grenzt an einen liegenden');
  });

  test.each([
    [['J8 ES', '--words', 'EIS'], 'notFormed', /„EIS“ bildet der Zug nicht.*ES und TORE/u],
    [['J8 ES', '--unchallenged', '--words', 'ES'], 'conflict', /schließen einander aus/u],
    [['J8 ES', '--words', ' '], 'missingOptionValue', /--words/u],
    [['Unsinn'], 'unknownCommand', /„Unsinn“/u],
  ])('%j is refused in one sentence', async (args, kind, sentence) => {
    const { code, stdout, stderr } = await bestzug(['judge', ...args, ...TOR, ...LIST, '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { kind } });
    expect(stderr).toMatch(sentence);
  });
});
