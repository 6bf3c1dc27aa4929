import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bestzug, FOLDER, fileWith, MAIN, MINI_LIST } from './bestzug.ts';
import { playOn, savedGame, startPlay, type JsonEvent } from './play-process.ts';
import { saveTable } from './saved-position.ts';

const MINI = ['--list', MINI_LIST] as const;
const fileNamed = (name: string): string => join(FOLDER, name);

describe('interrupted', () => {
  test('a killed process loses no confirmed move, and its lock is no obstacle', async () => {
    const file = fileNamed('killed.json');
    const game = startPlay(['--players', 'Anna,static', '--seed', '6', '--save', file, ...MINI]);
    await playOn(game, 3);
    await game.until('turn');
    const confirmed = game.events.filter(({ event }) =>
      ['placement', 'exchange', 'pass'].includes(event ?? ''),
    ).length;
    game.kill('SIGKILL');
    expect(await game.end()).toBe(null);
    expect(existsSync(`${file}.lock`)).toBe(true);

    const again = startPlay(['--resume', file, ...MINI]);
    expect(await again.until('resume')).toMatchObject({ turns: confirmed, missingWords: [] });
    await playOn(again);
    expect(await again.end()).toBe(0);
    expect(savedGame(file).phase.kind).toBe('over');
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', null],
  ] as const)('%s leaves the game saved', async (signal, code) => {
    const file = fileNamed(`${signal}.json`);
    const game = startPlay(['--players', 'A,B', '--save', file, ...MINI]);
    game.send('passe');
    await game.until('pass');
    game.kill(signal);
    expect(await game.end()).toBe(code);
    expect(savedGame(file).history).toHaveLength(1);
    const again = startPlay(['--resume', file, ...MINI]);
    expect(await again.until('resume')).toMatchObject({ turns: 1 });
    expect(await again.end()).toBe(0);
  });

  test('where the user has no folder for games, a file has to be named', async () => {
    const home = fileWith('no-folder', '');
    const args = ['play', '--players', 'A,B', ...MINI];
    const { code, stderr } = await bestzug(args, { env: { XDG_DATA_HOME: home } });
    expect(code).toBe(3);
    expect(stderr).toBe(
      `Fehler: Im Ordner „${join(home, 'bestzug', 'games')}“ lässt sich keine Partie speichern; „play --save DATEI“ nennt einen anderen Ort.\n`,
    );
    const named = [...args, '--save', fileNamed('named.json')];
    expect((await bestzug(named, { env: { XDG_DATA_HOME: home } })).code).toBe(0);
  });

  test('a full disk refuses the move and leaves what was saved', async () => {
    const file = fileNamed('full.json');
    const { code, stdout } = await withSmallDisk(
      2,
      ['play', '--json', '--players', 'A,B', '--seed', '1', '--save', file, ...MINI],
      'passe\npasse\n-E\n-N\n-S\n-I\n-R\n-T\n-U\n-A\n'.repeat(9),
    );
    expect(code).toBe(3);
    const lines = stdout.trim().split('\n');
    const last: JsonEvent = JSON.parse(lines.at(-1)!);
    expect(last).toMatchObject({ error: { kind: 'saveFailed', code: 'EFBIG', file } });
    const confirmed = lines.filter((line) => /^\{"event":"(?:exchange|pass)"/u.test(line)).length;
    expect(confirmed).toBeGreaterThan(0);
    expect(savedGame(file).history).toHaveLength(confirmed);
    expect(readdirSync(FOLDER).filter((name) => name.includes('full.json'))).toEqual(['full.json']);
  });

  test('a second process on the same file is sent away, the first one goes on', async () => {
    const file = fileNamed('shared.json');
    const game = startPlay(['--players', 'A,B', '--save', file, ...MINI]);
    await game.until('turn');
    const before = readFileSync(file);
    const { code, stderr } = await bestzug(['play', '--resume', file, ...MINI], {
      stdin: 'passe\n',
    });
    expect(code).toBe(3);
    expect(stderr).toMatch(/wird gerade in einem anderen Prozess \(\d+\) benutzt/u);
    expect(readFileSync(file)).toEqual(before);
    game.send('passe');
    await game.until('pass');
    expect(await game.end()).toBe(0);
    expect(savedGame(file).history).toHaveLength(1);
  });
});

/** Runs the command where no file may become larger than so many kB. */
function withSmallDisk(
  kilobytes: number,
  args: readonly string[],
  stdin: string,
): Promise<{ readonly code: number | null; readonly stdout: string }> {
  const script = `ulimit -f ${kilobytes}; exec "$0" "$@"`;
  const child = spawn('bash', ['-c', script, process.execPath, MAIN, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout })));
}

describe('saved games', () => {
  const sound = readFileSync(
    saveTable('sound.json', {
      players: [{ name: 'A' }, { name: 'B' }],
      racks: ['EEN', 'QI'],
      bag: 'ENNST',
      word: 'TOR',
    }),
    'utf8',
  );

  test.each([
    ['cut off in the middle', sound.slice(0, sound.length / 2), 'abgeschnitten'],
    ['empty', '', 'abgeschnitten'],
    [
      'with other scores',
      sound.replace('"scores":[0,0],"checksum', '"scores":[9,0],"checksum'),
      'scores',
    ],
    ['with another rack', sound.replace('"EEN"', '"EE?"'), 'Prüfsumme'],
    ['with a tile that is none', sound.replace('"IQ"', '"Q1"'), 'deal.racks.1'],
    ['with another name', sound.replace('"name":"A"', '"name":"Z"'), 'Prüfsumme'],
    ['of a later version', sound.replace('"version":1', '"version":9'), 'Format 9'],
    ['that are other JSON', '{"hallo":1}', 'format'],
    ['that are no object', '3', 'keine Partie'],
    ['that are no text', '\u0000\u0001', 'keine Textdatei'],
  ])('%s are refused with the place, and left alone', async (name, text, place) => {
    const file = fileWith(`damaged ${name}.json`, text);
    const { code, stderr, stdout } = await bestzug(['play', '--resume', file, ...MINI], {
      stdin: 'passe\n',
    });
    expect(code).toBe(3);
    expect(stderr).toContain(place);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('of another list go on, and what that list lacks is told (R20)', async () => {
    const file = fileNamed('list.json');
    const game = startPlay(['--players', 'Anna,static', '--seed', '8', '--save', file, ...MINI]);
    await playOn(game, 2);
    await game.end();
    const words = savedGame(file).history.flatMap((event) =>
      event.kind === 'placement' ? event.words : [],
    );
    const other = fileWith('other.txt', 'HAUS\nTOR\nEI\n');
    const again = startPlay(['--resume', file, '--list', other]);
    expect(await again.until('resume')).toMatchObject({
      gameList: { name: 'mini' },
      missingWords: [...new Set(words)]
        .filter((word) => !['HAUS', 'TOR', 'EI'].includes(word))
        .sort(),
    });
    await again.until('turn');
    again.send('passe');
    await again.until('pass');
    expect(await again.end()).toBe(0);
    // The list of the game stays the one it was begun with.
    expect(savedGame(file).lexicon?.name).toBe('mini');
  });

  test('without a name the last one is continued from the data folder', async () => {
    const env = { XDG_DATA_HOME: fileNamed('data') };
    const first = await bestzug(['play', '--resume', ...MINI], { env, stdin: '' });
    expect([first.code, first.stderr]).toEqual([3, expect.stringContaining('keine gespeicherte')]);
    const game = startPlay(['--players', 'A,B', ...MINI], env);
    game.send('passe');
    await game.until('pass');
    expect(await game.end()).toBe(0);
    const again = startPlay(['--resume', ...MINI], env);
    expect(await again.until('resume')).toMatchObject({ turns: 1 });
    await again.end();
  });

  test('nobody misses a game without a move', async () => {
    const env = { XDG_DATA_HOME: fileNamed('unplayed') };
    const { stdout } = await bestzug(['play', '--players', 'A,B', ...MINI], {
      env,
      stdin: 'ende\n',
    });
    expect(stdout).toContain('Auf Wiedersehen');
    expect(readdirSync(fileNamed('unplayed/bestzug/games'))).toEqual([]);
  });

  test('a file that is there is not overwritten', async () => {
    const file = fileWith('mine.txt', 'my notes');
    const started = await bestzug(['play', '--save', file, ...MINI], { stdin: '' });
    expect([started.code, started.stderr]).toEqual([2, expect.stringContaining('gibt es schon')]);
    const game = startPlay(['--players', 'A,B', '--save', fileNamed('copied.json'), ...MINI]);
    game.send(`speichern ${file}`);
    expect(await game.until('refused')).toMatchObject({ errors: [{ kind: 'saveExists' }] });
    game.send(`speichern ${fileNamed('copy.json')}`);
    expect(await game.until('save')).toMatchObject({ isCopy: true });
    game.send('passe');
    game.send(`speichern ${fileNamed('copy.json')}`);
    await game.until('pass');
    await game.until('save');
    await game.end();
    expect(readFileSync(file, 'utf8')).toBe('my notes');
    expect(savedGame(fileNamed('copy.json')).history).toHaveLength(1);
  });
});
