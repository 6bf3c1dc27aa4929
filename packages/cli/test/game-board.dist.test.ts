import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bestzug, bestzugJson, fileWith, FOLDER, inRepository, MINI_LIST } from './bestzug.ts';

const GAME = inRepository('packages/testkit/cases/gcg/game1-utf8-german.gcg');
const MINI = ['--list', MINI_LIST] as const;

const HEAD = '#player1 A Anna\n#player2 B Bert\n';

describe.concurrent('a game as the board', () => {
  test('best sees the board and the rack of the turn', async () => {
    const { code, json, stderr } = await bestzugJson<{ rack: string; board: string }>([
      'best',
      '--board',
      GAME,
      '--turn',
      '3',
      '--top',
      '1',
      ...MINI,
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(json.rack).toBe('EEGHMUÜ');
    expect(json.board).toBe('15/15/11N3/11A3/11N3/11N3/11T3/7DIÄTE3/15/15/15/15/15/15/15');
  });

  test('score counts a move of the game', async () => {
    const { code, json } = await bestzugJson([
      'score',
      'M2 EY',
      '--board',
      GAME,
      '--turn',
      '4',
      '--no-list',
    ]);
    expect(code).toBe(0);
    expect(json).toMatchObject({ total: 44, words: [{ word: 'EY' }, { word: 'NY' }] });
  });

  test('without a turn it is the board after the last one, also from standard input', async () => {
    const text = `${HEAD}>A: TORDEIN 8G TOR +8 8\n`;
    const { json } = await bestzugJson(['score', '9G IN', '--board', '-', '--no-list'], {
      stdin: text,
    });
    expect(json).toMatchObject({
      legal: true,
      words: [{ word: 'IN' }, { word: 'TI' }, { word: 'ON' }],
    });
  });

  const SAVED = inRepository('docs/examples/anna-ben.bestzug.json');

  test('may be one that play has saved, as a file or from standard input', async () => {
    const args = ['best', '--turn', '5', '--top', '1', ...MINI] as const;
    const stdin = readFileSync(SAVED, 'utf8');
    const answers = await Promise.all([
      bestzugJson<{ rack: string }>([...args, '--board', SAVED]),
      bestzugJson<{ rack: string }>([...args, '--board', '-'], { stdin }),
    ]);
    for (const { code, json } of answers) {
      expect(code).toBe(0);
      expect(json).toMatchObject({
        board: '15/15/15/15/8QUA4/10BINOM/6HINDI4/4CRUX7/15/15/15/15/15/15/15',
        rack: '?DENNSS',
      });
    }
  });

  test('brings its own rules along if it is a saved one', async () => {
    const file = join(FOLDER, 'family.bestzug.json');
    const players = ['--players', 'Anna,Ben', '--rules', 'familie'] as const;
    await bestzug(['play', ...players, '--save', file, ...MINI], { stdin: 'passe\nende\n' });
    const { json } = await bestzugJson(['score', '-', '--board', file, '--no-list']);
    expect(json).toMatchObject({ rules: 'familie', legal: true });
  });

  test('is refused if it is JSON and no game', async () => {
    const file = fileWith('no.json', '{}');
    const { code, json, stderr } = await bestzugJson(['score', '-', '--board', file, '--no-list']);
    expect(code).toBe(3);
    expect(json).toMatchObject({ error: { kind: 'saveDamaged' } });
    expect(stderr).toMatch(/gespeicherte Partie .*no\.json/u);
  });

  test('oddities are told with their lines', async () => {
    const file = fileWith('odd.gcg', `${HEAD}>A: TORDEIN 8G TOR +9 9\n>B: AEINRST - +0 0\n`);
    const { code, stderr } = await bestzug(['best', 'AEINRST', '--board', file, ...MINI]);
    expect(code).toBe(0);
    expect(stderr).toBe(
      `Hinweis: ${file.slice(0, 60)}, Zeile 3: 9 Punkte stehen da, gerechnet sind es 8; gerechnet zählt.\n`,
    );
  });

  test.each([
    [
      'a file that is no game',
      ['--board', fileWith('no.gcg', 'hallo\n')],
      'badGcg',
      /Zeile 1, Spalte 1/u,
    ],
    [
      'a turn that is not there',
      ['--board', GAME, '--turn', '99'],
      'noSuchTurn',
      /34 Züge.* 1 bis 35/u,
    ],
    ['a turn without a game', ['--turn', '2'], 'turnWithoutGame', /PARTIE\.gcg/u],
    [
      'a turn of a position',
      ['--board', '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15', '--turn', '2'],
      'turnWithoutGame',
      /PARTIE\.gcg/u,
    ],
    ['turn 0', ['--board', GAME, '--turn', '0'], 'badOptionNumber', /--turn/u],
  ])('%s is refused', async (_, args, kind, sentence) => {
    const { code, json, stderr } = await bestzugJson(['score', '-', '--no-list', ...args]);
    expect(code).toBe(2);
    expect(json).toMatchObject({ error: { kind } });
    expect(stderr).toMatch(sentence);
  });
});
