import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tilesInPlay } from '@bestzug/core';
import { describe, expect, test } from 'vitest';
import { bestzug, FOLDER, fileWith, inRepository, MAIN, MINI_LIST } from './bestzug.ts';
import { playOn, savedGame, startPlay, type JsonEvent } from './play-process.ts';
import { saveTable } from './saved-position.ts';

const MINI = ['--list', MINI_LIST] as const;
const fileNamed = (name: string): string => join(FOLDER, name);
const kindsOf = (events: readonly JsonEvent[]): (string | undefined)[] =>
  events.map(({ event }) => event);

describe('a whole game', () => {
  test('against level 3 goes on to the final count, which is explained', async () => {
    const file = fileNamed('whole.json');
    const game = startPlay(['--players', 'Anna,level:3', '--seed', '5', '--save', file]);
    await playOn(game);
    expect(await game.end()).toBe(0);

    const over = game.events.find(({ event }) => event === 'over');
    const saved = savedGame(file);
    expect(saved.phase).toMatchObject({ kind: 'over', endReason: over?.['endReason'] });
    expect(over?.['seats']).toEqual(
      saved.players.map(({ name }, player) =>
        expect.objectContaining({ name, score: saved.scores[player] }),
      ),
    );
    expect(tilesInPlay(saved)).toEqual(tilesInPlay(saved.deal));
    // R76: what one loses the other gets.
    expect(over).toMatchObject({ endCount: 'plusMinus' });
    expect(JSON.stringify(over)).toMatch(/"adjustment":[1-9]/u);
    expect(existsSync(`${file}.lock`)).toBe(false);
  }, 120_000);

  test('between computer players needs nobody, and a seed gives it twice', async () => {
    const args = ['--players', 'static,greedy', '--seed', '11', ...MINI];
    const games = [1, 2].map((number) =>
      startPlay([...args, '--save', fileNamed(`twice${number}.json`)]),
    );
    for (const game of games) expect(await game.end()).toBe(0);
    const [one = [], other = []] = games.map(({ events }) =>
      events.filter(({ event }) => event !== 'start' && event !== 'quit'),
    );
    expect(one.at(-1)?.event).toBe('over');
    expect(other).toEqual(one);
  });

  test('in sentences shows the board after every move, the new tiles marked', async () => {
    const { code, stdout } = await bestzug(
      [
        'play',
        '--players',
        'Anna,static',
        '--seed',
        '3',
        '--save',
        fileNamed('text.json'),
        ...MINI,
      ],
      { stdin: 'passe\nsteine\nhilfe\nende\n' },
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Anna> passe');
    expect(stdout.match(/^ 8 /gmu)?.length).toBeGreaterThanOrEqual(2);
    expect(stdout).toMatch(/›[A-ZÄÖÜ]/u);
    expect(stdout).toMatch(/^Bänkchen: \S/mu);
    expect(stdout).toMatch(/^Ungesehen \(\d+\): /mu);
    expect(stdout).toContain('Gespeichert');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThan(200);
  });

  test('understands English words as well', async () => {
    const { stdout } = await bestzug(
      ['play', '--lang', 'en', '--players', 'Ann,Bob', '--save', fileNamed('en.json'), ...MINI],
      { stdin: 'help\nhint\npass\nchallenge\nundo\nredo\nrack\nquit\n' },
    );
    expect(stdout).toContain('passes (1 of the 4 in a row that end the game)');
    expect(stdout).toContain('nothing to challenge: the last turn placed no word');
    expect(stdout).toContain('Taken back: 1 turn');
    expect(stdout).toContain('Played again: 1 turn');
  });
});

test('the help shows an example that works as printed, in both languages', async () => {
  const cwd = inRepository('');
  const german = await bestzug(['play', '--help'], { cwd });
  const english = await bestzug(['play', '--help', '--lang', 'en'], { cwd });
  expect(german.stdout).toMatch(/^Aufruf: /u);
  expect(german.stdout).not.toMatch(/Usage|Options|Commands/u);
  expect(english.stdout).not.toMatch(/Angabe|Optionen|Befehl|Wörter|Partie/u);
  const example = /\nBeispiel: .*\n\n {2}(.*)/u.exec(german.stdout)?.[1] ?? '';
  const env = { ...process.env, XDG_DATA_HOME: fileNamed('help') };
  const child = spawn(example, { cwd, env, shell: true, stdio: 'ignore' });
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
});

describe('taking back', () => {
  test('goes back to the own turn, and forward again', async () => {
    const file = fileNamed('undo.json');
    const game = startPlay(['--players', 'Anna,static', '--seed', '4', '--save', file, ...MINI]);
    const before = await game.until('turn');
    game.send(`tausche ${String(before['rack']).slice(-2)}`);
    const after = await game.until('turn');
    expect(after['rack']).not.toBe(before['rack']);
    game.send('zurück');
    expect(await game.until('turn')).toEqual(before);
    expect(savedGame(file).history.length).toBe(Number(before['turn']) - 1);
    game.send('wieder');
    expect(await game.until('turn')).toEqual(after);
    game.send('wieder');
    expect(await game.until('refused')).toMatchObject({ errors: [{ kind: 'nothingToRedo' }] });
    game.send('zurück');
    game.send('zurück');
    expect(await game.until('refused')).toMatchObject({ errors: [{ kind: 'nothingToUndo' }] });
    expect(await game.end()).toBe(0);
  });

  test('works after the end of the game too', async () => {
    const game = startPlay(['--players', 'A,B', '--save', fileNamed('end.json'), ...MINI]);
    for (let pass = 0; pass < 4; pass++) game.send('passe');
    expect(await game.until('over')).toMatchObject({ endReason: 'passes' });
    game.send('8H TOR');
    expect(await game.until('refused')).toMatchObject({ errors: [{ kind: 'gameOver' }] });
    game.send('zurück');
    expect(await game.until('turn')).toMatchObject({ player: expect.stringMatching(/^[AB]$/u) });
    game.send('passe');
    await game.until('over');
    expect(await game.end()).toBe(0);
  });
});

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
    expect(stderr).toMatch(/wird gerade in einem anderen Prozess \(\d+\) gespielt/u);
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

describe('what is not allowed', () => {
  const people = { players: [{ name: 'A' }, { name: 'B' }], word: 'TOR' } as const;

  test('an exchange with six tiles in the bag is refused, nothing changes (R41)', async () => {
    const file = saveTable('six.json', { ...people, racks: ['ENNST', 'QI'], bag: 'AEIRST' });
    const before = readFileSync(file);
    const game = startPlay(['--resume', file, ...MINI]);
    const turn = await game.until('turn');
    game.send('tausche EN');
    expect(await game.until('refused')).toMatchObject({
      errors: [{ kind: 'bagTooSmall', bag: 6, needed: 7 }],
    });
    game.send('brett');
    expect(await game.until('turn')).toEqual(turn);
    expect(await game.end()).toBe(0);
    expect(readFileSync(file)).toEqual(before);
  });

  test('moves that do not go are explained, every reason', async () => {
    const file = saveTable('moves.json', { ...people, racks: ['ENNST', 'QI'], bag: 'AEIRSTU' });
    const game = startPlay(['--resume', file, ...MINI]);
    const refusals: readonly (readonly [string, object])[] = [
      ['8D', { errors: [{ kind: 'missingTiles' }] }],
      ['springe', { errors: [{ kind: 'unknownCommand', found: 'springe' }] }],
      ['16A TOR', { errors: [{ kind: 'badCoordinate' }] }],
      ['1A NEST', { errors: [{ kind: 'notConnected' }] }],
      ['8J X', { errors: [{ kind: 'notOnRack', missing: ['X'] }], hint: null }],
      ['-3', { errors: [{ kind: 'exchangeTilesNeeded' }] }],
      ['tausche QX', { errors: [{ kind: 'notOnRack', missing: ['Q', 'X'] }] }],
      ['weiter', { errors: [{ kind: 'nothingToAccept' }] }],
      ['beste', { errors: [{ kind: 'noOwnMove' }] }],
    ];
    for (const [line, facts] of refusals) {
      game.send(line);
      expect({ line, ...(await game.until('refused')) }).toMatchObject({ line, ...facts });
    }
    game.send('warum 8J E');
    expect(await game.until('why')).toMatchObject({ move: '8G TORE', score: 5, errors: [] });
    // Without a blank on the rack small letters can only be the tiles.
    game.send('8j e');
    expect(await game.until('placement')).toMatchObject({ move: '8G TORE', score: 5 });
    await game.end();
  });

  test('whoever holds a blank is told how to write it', async () => {
    const file = saveTable('blank.json', { ...people, racks: ['EN?', 'QI'], bag: 'AEIRSTU' });
    const game = startPlay(['--resume', file, ...MINI]);
    game.send('8J S');
    expect(await game.until('refused')).toMatchObject({
      errors: [{ kind: 'notOnRack', missing: ['S'] }],
      hint: expect.stringContaining('Kleinbuchstabe'),
    });
    game.send('8J e');
    expect(await game.until('placement')).toMatchObject({ move: '8G TORe', score: 4 });
    await game.end();
  });

  test.each([
    ['turnier-de', 'noPlacement'],
    ['familie', 'policy'],
  ])('there is nothing to challenge under %s: %s', async (rules, reason) => {
    const file = saveTable(`challenge-${rules}.json`, {
      ...people,
      rules,
      racks: ['ENNST', 'QI'],
      bag: 'AEIRST',
    });
    const game = startPlay(['--resume', file, ...MINI]);
    game.send('anzweifeln');
    expect(await game.until('refused')).toMatchObject({
      errors: [{ kind: 'nothingToChallenge', reason }],
    });
    await game.end();
  });
});

describe('challenges', () => {
  const racks = ['ENX', 'QINN'] as const;

  test('a computer player challenges a word that is none (R62)', async () => {
    const file = saveTable('phony.json', {
      players: [{ name: 'A' }, { name: 'C', engine: 'static' }],
      racks,
      bag: 'AEIRSTU',
      word: 'TOR',
    });
    const game = startPlay(['--resume', file, ...MINI]);
    game.send('8J X');
    expect(await game.until('challenge')).toMatchObject({
      player: 'C',
      invalidWords: ['TORX'],
      loser: 'A',
    });
    expect(await game.until('turn')).toMatchObject({ rack: 'ENX', scores: [0, expect.anything()] });
    game.send('warum');
    expect(await game.until('why')).toMatchObject({ player: 'C' });
    await game.end();
  });

  test('who goes out waits for the others to challenge or accept (R71)', async () => {
    const file = saveTable('out.json', {
      players: [{ name: 'A' }, { name: 'B' }],
      racks: ['E', 'QI'],
      bag: '',
      word: 'TOR',
    });
    const game = startPlay(['--resume', file, ...MINI]);
    game.send('8J E');
    await game.until('placement');
    game.send('passe');
    expect(await game.until('refused')).toMatchObject({ errors: [{ kind: 'challengeOrAccept' }] });
    game.send('anzweifeln');
    expect(await game.until('challenge')).toMatchObject({ player: 'B', loser: 'B', points: -10 });
    expect(await game.until('over')).toMatchObject({
      out: 'A',
      seats: [
        { name: 'A', moves: 5, adjustment: 11, score: 16 },
        { name: 'B', moves: -10, rest: 'IQ', adjustment: -11, score: -21 },
      ],
      winner: 'A',
    });
    await game.end();
  });
});

describe('players', () => {
  test.each([
    ['Anna', 'playerCount'],
    ['A,B,C,D,E', 'playerCount'],
    ['Anna,Anna', 'sameName'],
    ['Anna,', 'badName'],
    ['Anna,levl:3', 'unknownPlayer'],
    ['Anna,level:9', 'parameterOutOfRange'],
    ['Anna,static:leaves=x', 'unknownChoice'],
    ['Anna,greedy:x=1', 'unknownParameter'],
  ])('%s: %s', async (players, kind) => {
    const game = startPlay(['--players', players, ...MINI]);
    expect(await game.until('error')).toMatchObject({ error: { kind } });
    expect(await game.end()).toBe(2);
  });

  test('three play by the rules for home unless rules are named', async () => {
    const game = startPlay([
      '--players',
      'A,greedy,greedy',
      '--save',
      fileNamed('3.json'),
      ...MINI,
    ]);
    expect(await game.until('start')).toMatchObject({
      rules: 'familie',
      players: [
        { name: 'A', engine: null },
        { name: 'greedy', engine: 'greedy' },
        { name: 'greedy (2)', engine: 'greedy' },
      ],
    });
    await playOn(game, 2);
    expect(await game.end()).toBe(0);
    const tournament = await bestzug(
      ['play', '--players', 'A,B,C', '--rules', 'turnier-de', ...MINI],
      { stdin: '' },
    );
    expect(tournament.code).toBe(2);
    expect(tournament.stderr).toContain('--rules familie ginge');
  });

  test('a resumed game keeps its players, rules and tiles', async () => {
    const { code, stderr } = await bestzug(['play', '--resume', 'x.json', '--seed', '1', ...MINI]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--seed')]);
  });

  test('another player learns how many tiles were exchanged, not which', async () => {
    const game = startPlay(['--players', 'A,B', '--save', fileNamed('swap.json'), ...MINI]);
    const turn = await game.until('turn');
    game.send(`-${String(turn['rack']).slice(0, 2)}`);
    expect(await game.until('exchange')).toMatchObject({ count: 2, tiles: null });
    await game.end();
    expect(kindsOf(game.events)).toContain('quit');
  });
});
