/** `bestzug analyze`, run as a process. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bestzug,
  bestzugJson,
  fileWith,
  FOLDER,
  inRepository,
  MAIN,
  MINI_LIST,
} from './bestzug.ts';

const GAME = inRepository('docs/examples/anna-ben.bestzug.json');
const MINI = ['--list', MINI_LIST] as const;

/** The part of the report that tests look at. */
interface Report {
  readonly list: { readonly name: string };
  readonly turns: readonly {
    readonly turn: number;
    readonly player: string;
    readonly move: string;
    readonly score: number;
    readonly best: string;
    readonly bestScore: number;
    readonly equityLoss: number;
    readonly phony: readonly string[];
  }[];
}

describe.concurrent('one game', () => {
  test('comes as text: each turn, what was noticed, and the summary', async () => {
    const { code, stdout, stderr } = await bestzug(['analyze', GAME]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Anna 433 : Ben 420\n/u);
    expect(stdout).toMatch(/^ 11 {2}Anna {2}\?AABEFK .* C3 ABFAcKEL +84 +19,0$/mu);
    expect(stdout).toContain('Zug 10, Ben: verpasster Bingo A7 GELASCHT für 104 Punkte.');
    expect(stdout).toMatch(/^Ab Zug 21 Beutel leer, .* \(geschätzt: 21, 22\)$/mu);
    expect(stdout).toMatch(/^Note +4 \(ausreichend\) +4 \(ausreichend\)$/mu);
    expect(
      Math.max(
        ...stdout
          .split('\n')
          .slice(0, 30)
          .map((line) => line.length),
      ),
    ).toBeLessThan(81);
  });

  test('comes as JSON, the same with any number of threads', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((threads) => bestzugJson<Report>(['analyze', GAME, '--threads', threads])),
    );
    expect(one!.code).toBe(0);
    expect(one!.json).toEqual(two!.json);
    const { list, turns } = one!.json;
    expect(list.name).toBe('de');
    expect(turns).toHaveLength(25);
    expect(turns[9]).toMatchObject({
      turn: 10,
      player: 'Ben',
      move: 'A7 SCHALTE',
      score: 39,
      best: 'A7 GELASCHT',
      bestScore: 104,
      phony: [],
    });
    expect(turns[9]!.equityLoss).toBeCloseTo(67.8, 1);
  });

  test('shows a single turn with its board and the best moves', async () => {
    const { stdout } = await bestzug(['analyze', GAME, '--turn', '10', '--lang', 'en']);
    expect(stdout).toMatch(/^Turn 10: Ben\nRack: CEGHLST\n/u);
    expect(stdout).toContain('›S₁');
    expect(stdout).toMatch(/1 {2}A7 GELASCHT\* +104 /u);
    expect(stdout).toMatch(/A7 SCHALTE +39 .*‹$/mu);
  });

  test('is judged by the list given, and names the words that it lacks', async () => {
    const { json } = await bestzugJson<Report>(['analyze', GAME, ...MINI]);
    expect(json.turns[0]).toMatchObject({ move: '8E CRUX', phony: ['CRUX'], equityLoss: 0 });
  });
});

describe.concurrent('a GCG file', () => {
  const file = fileWith(
    'partie.gcg',
    [
      '#character-encoding UTF-8',
      '#player1 AB Anna Beispiel',
      '#player2 BM Ben Mustermann',
      '>AB: BCNRSUX 8E CRUX +28 28',
      '>BM: HINDI 7G HINDI +23 23',
      '>AB: BIMNNOS 6K BIXOM +27 55',
      '>AB: BIMNNOS -- -27 28',
      '',
    ].join('\n'),
  );

  test('is judged as far as its racks are known', async () => {
    const { code, json } = await bestzugJson<Report & { unknownRacks: number }>([
      'analyze',
      file,
      ...MINI,
    ]);
    expect(code).toBe(0);
    expect(json.unknownRacks).toBe(1);
    expect(json.turns).toMatchObject([
      { player: 'Anna Beispiel', move: '8E CRUX', equityLoss: expect.any(Number), rack: 'BCNRSUX' },
      { player: 'Ben Mustermann', move: '7G HINDI', best: null, equityLoss: null },
      { kind: 'withdrawn', move: '6K BIXOM', score: 0, phony: expect.arrayContaining(['BIXOM']) },
    ]);
  });

  test('comes as text with first names, and with what is odd about it', async () => {
    const { stdout, stderr } = await bestzug(['analyze', file, ...MINI]);
    expect(stdout).toMatch(/^Anna Beispiel 28 : Ben Mustermann 23\n/u);
    expect(stdout).toMatch(/^ +3 +Anna +BIMNNOS +6K BIXOM\? /mu);
    expect(stdout).toContain('Bei einem Zug ist das Bänkchen nicht bekannt');
    expect(stderr).toMatch(/^Hinweis: .*partie\.gcg/u);
  });

  test('does not steer the terminal by its names', async () => {
    const text = '#player1 A \u001B[31mAn\u009Bna\u0007\n#player2 B Ben\n>A: ERN 8H ERN +6 6\n';
    const file = fileWith('steering.gcg', `#character-encoding UTF-8\n${text}`);
    const { code, stdout, stderr } = await bestzug(['analyze', file, ...MINI]);
    expect([code, stdout.slice(0, stdout.indexOf('\n'))]).toEqual([0, ' [31mAn na  6 : Ben 0']);
    expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test('that is none ends with 2 and the place', async () => {
    const broken = fileWith('broken.gcg', '#player1 A Anna\n>B: ABC 8H AB +1 1\n');
    const outcome = await bestzugJson(['analyze', broken]);
    expect(outcome).toMatchObject({ code: 2, json: { error: { kind: 'badGcg', line: 2 } } });
  });
});

describe.concurrent('a game by the rule *IN', () => {
  const family = ['--rules', 'familie', '--in-rule'] as const;
  const file = fileWith(
    'in.gcg',
    [
      '#character-encoding UTF-8',
      '#player1 A Anna',
      '#player2 B Ben',
      '>A: ?EEHLRR 8D LEHRER* +90 90',
      '>B: ?EGIRTX 7H TIGER* +20 20',
      '',
    ].join('\n'),
  );

  test('is judged by the nouns for persons, on threads and without', async () => {
    const runs = await Promise.all([
      bestzugJson<Report>(['analyze', file, ...family]),
      bestzugJson<Report>(['analyze', file, ...family, '--threads', '2']),
    ]);
    for (const { json } of runs) {
      expect(json.turns[0]).toMatchObject({ move: '8D LEHRER*', best: '8F LEHRER*', phony: [] });
      expect(json.turns[1]!.phony).toContain('TIGER*');
    }
    expect(runs[0]!.json).toEqual(runs[1]!.json);
  });

  test('shows the ending as one says it', async () => {
    const { stdout } = await bestzug(['analyze', file, ...family]);
    expect(stdout).toContain('8D LEHRER*IN*');
    expect(stdout).toContain('7H TIGER*IN?');
  });

  test('is recognized by its file alone', async () => {
    const { json } = await bestzugJson<Report>(['analyze', file, '--rules', 'familie']);
    expect(json.turns.map(({ phony }) => phony.includes('TIGER*'))).toEqual([false, true]);
    expect(json.turns[0]!.best).toContain('LEHRER*');
  });
});

test('a page is written beside the text, and named on stderr', async () => {
  const file = join(FOLDER, 'partie.html');
  const { code, stdout, stderr } = await bestzug(['analyze', GAME, ...MINI, '--html', file]);
  expect(code).toBe(0);
  expect(stdout).toContain('Anna 433 : Ben 420');
  expect(stderr).toContain('partie.html');
  expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>[^]*<\/html>\n$/u);
});

describe.concurrent('what cannot be analyzed', () => {
  test.each([
    [['nix.json'], 3, 'fileNotFound'],
    [[GAME, '--turn', '26'], 2, 'noTurn'],
    [[GAME, GAME, '--turn', '2'], 2, 'turnOfMany'],
    [[GAME, '--depth', 'tief'], 2, 'badChoice'],
    [[GAME, '--html', 'partie.json'], 2, 'notHtml'],
    [[GAME, '--leaves', 'werte.klv2'], 2, 'foreignLeaves'],
    [[GAME, '--leaves', inRepository('package.json')], 3, 'badLeaves'],
    [[GAME, '--leaves', 'nix.leaves.gz'], 3, 'fileNotFound'],
    [[GAME, '--leaves', 'a.leaves', '--queue', 'redis://x'], 2, 'conflict'],
    [[GAME, '--html', '/nix/partie.html'], 3, 'folderNotFound'],
    [[inRepository('package.json')], 3, 'saveDamaged'],
    [[inRepository('docs/examples/nix')], 3, 'fileNotFound'],
    [[inRepository('.github')], 3, 'noGames'],
  ])('%j ends with %i and %s', async (args, code, kind) => {
    const outcome = await bestzugJson(['analyze', ...args]);
    expect(outcome).toMatchObject({ code, json: { error: { kind } } });
    expect(outcome.stderr).toMatch(/^Fehler: [^\n]+\n$/u);
  });
});

describe('a folder', () => {
  const folder = join(FOLDER, 'games');
  const cache = join(FOLDER, 'cache');
  const env = { XDG_CACHE_HOME: cache };
  mkdirSync(folder);
  copyFileSync(GAME, join(folder, 'a.json'));
  copyFileSync(GAME, join(folder, 'b.json'));
  writeFileSync(join(folder, 'notes.txt'), 'no game');

  test('comes to a table of the players, and again from the cache', async () => {
    const first = await bestzugJson<{ players: unknown }>(['analyze', folder, ...MINI], { env });
    expect(first.code).toBe(0);
    expect(first.json.players).toMatchObject([
      { player: expect.any(String), games: 2 },
      { player: expect.any(String), games: 2 },
    ]);
    const kept = join(cache, 'bestzug', 'analysis');
    // Both are the same game.
    expect(readdirSync(kept)).toHaveLength(1);
    expect(await bestzugJson(['analyze', folder, ...MINI], { env })).toEqual(first);
    const [name] = readdirSync(kept);
    const text = readFileSync(join(kept, name!), 'utf8');
    writeFileSync(join(kept, name!), text.replace('CRUX', 'KRUX'));
    expect(await bestzugJson(['analyze', folder, ...MINI], { env })).toEqual(first);
    const list = fileWith('more.txt', `${readFileSync(MINI_LIST, 'utf8')}\nZZZ\n`);
    await bestzugJson(['analyze', folder, '--list', list], { env });
    expect(readdirSync(kept)).toHaveLength(2);
  });

  test('comes as a page for each game and one that leads to them', async () => {
    const html = join(FOLDER, 'html');
    const { code, stderr } = await bestzug(['analyze', folder, ...MINI, '--html', html], { env });
    expect([code, stderr]).toEqual([0, `2 Berichte geschrieben: ${join(html, 'index.html')}\n`]);
    expect(readdirSync(html).toSorted()).toEqual(['a.html', 'b.html', 'index.html']);
    const page = readFileSync(join(html, 'index.html'), 'utf8');
    expect(page).toContain('<a href="b.html">');
    expect(readFileSync(join(html, 'b.html'), 'utf8')).toContain('<a href="index.html">');
  });

  test.runIf(process.platform !== 'win32')('does not wait for a pipe that lies in it', async () => {
    const place = join(FOLDER, 'games-and-pipe');
    mkdirSync(place);
    copyFileSync(GAME, join(place, 'a.json'));
    execFileSync('mkfifo', [join(place, 'b.gcg')]);
    const { code, stderr } = await bestzug(['analyze', place, ...MINI], { env });
    expect(code).toBe(3);
    expect(stderr).toMatch(/^Hinweis: Übersprungen\. .*b\.gcg/u);
  });

  test('of pages cannot have the name of a file', async () => {
    const html = fileWith('pages.html', 'mine');
    const outcome = await bestzugJson(['analyze', folder, ...MINI, '--html', html], { env });
    expect([outcome.code, outcome.json]).toMatchObject([3, { error: { kind: 'notFolder' } }]);
    expect(readFileSync(html, 'utf8')).toBe('mine');
  });

  test('skips what is no game, says so, and ends with 3', async () => {
    writeFileSync(join(folder, 'c.json'), '{"format": 1');
    const { code, stdout, stderr } = await bestzug(['analyze', folder, ...MINI], { env });
    expect(code).toBe(3);
    expect(stderr).toMatch(/^Hinweis: Übersprungen\. .*c\.json/u);
    expect(stdout).toContain('2 Partien');
  });
});

test('Ctrl-C ends the run with 130', async () => {
  // The word that is none brings a remark on stderr just before the long work begins.
  const list = fileWith('with-remark.txt', 'HAUS\nDEN\nES\nX1\n');
  const args = ['analyze', GAME, '--depth', 'sim', '--no-cache', '--list', list];
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(code).toBe(130);
});
