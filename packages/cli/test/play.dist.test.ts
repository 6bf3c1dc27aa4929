import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tilesInPlay } from '@bestzug/core';
import { describe, expect, test } from 'vitest';
import { bestzug, FOLDER, inRepository, MINI_LIST, fileWith } from './bestzug.ts';
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
  });

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

  test('passes and exchanges have words, not signs', async () => {
    const table = saveTable('words.json', {
      players: [{ name: 'Anna' }, { name: 'Eva', engine: 'static' }],
      racks: ['DEINRST', 'QI'],
      bag: 'EEEEEEEEEEEE',
      word: 'TOR',
    });
    const { stdout } = await bestzug(['play', '--resume', table, ...MINI], {
      stdin: 'passe\nbeste\ntausche ST\nbeste\nende\n',
    });
    expect(stdout).toContain('Anna: gepasst (1-mal in Folge, nach 4-mal ist die Partie zu Ende).');
    expect(stdout).toMatch(/^Besser als Passen wäre gewesen: \w/mu);
    expect(stdout).toMatch(/^Besser als Tauschen von ST \(0 Punkte\) wäre gewesen: /mu);
    expect(stdout).toMatch(/^▸ {2}Tauschen von ST +0 {2}DEINR /mu);
  });

  test('understands English words as well', async () => {
    const { stdout } = await bestzug(
      ['play', '--lang', 'en', '--players', 'Ann,Bob', '--save', fileNamed('en.json'), ...MINI],
      { stdin: 'help\nhint\npass\nchallenge\nundo\nredo\nrack\nquit\n' },
    );
    expect(stdout).toMatch(/(?:Ann|Bob): passed \(1 in a row, 4 end the game\)/u);
    expect(stdout).toContain('nothing to challenge now');
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
      [
        'springe',
        {
          errors: [{ kind: 'unknownCommand', found: 'springe' }],
          hint: 'Alle Befehle zeigt „hilfe“.',
        },
      ],
      ['16A TOR', { errors: [{ kind: 'badCoordinate' }] }],
      ['1A NEST', { errors: [{ kind: 'notConnected' }] }],
      ['8J X', { errors: [{ kind: 'notOnRack', missing: ['X'] }], hint: null }],
      // More small letters than the game has blanks.
      ['8J mus', { errors: [{ kind: 'notOnRack' }] }],
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

  test('a computer player doubts *IN behind what is no person, and no other (R92)', async () => {
    const list = ['--list', fileWith('in.txt', 'LEHRER\nLEHRERIN\nTIGER\nTIGERIN\n')] as const;
    const events = [];
    for (const [word, move] of [
      ['LEHRER', '8M *'],
      ['TIGER', '8L *'],
    ] as const) {
      const file = saveTable(`${word}.json`, {
        players: [{ name: 'A' }, { name: 'C', engine: 'static' }],
        inRule: true,
        racks: ['?EN', 'QXY'],
        bag: 'AEIRSTU',
        word,
      });
      const game = startPlay(['--resume', file, ...list]);
      game.send(move);
      events.push(await game.until('placement'));
      if (word === 'TIGER') events.push(await game.until('challenge'));
      await game.end();
    }
    expect(events).toMatchObject([
      { move: '8G LEHRER*', score: 18 },
      { move: '8G TIGER*' },
      { player: 'C', invalidWords: ['TIGER*'] },
    ]);
  });

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

  test.each([
    ['accepts', 'E', 'over', { out: 'A' }],
    ['challenges', 'X', 'challenge', { player: 'C', invalidWords: ['TORX'], loser: 'A' }],
  ] as const)(
    'a computer player %s at once who goes out with %s',
    async (_, tile, event, facts) => {
      const file = saveTable(`out-${tile}.json`, {
        players: [{ name: 'A' }, { name: 'C', engine: 'static' }],
        racks: [tile, 'QI'],
        bag: '',
        word: 'TOR',
      });
      const game = startPlay(['--resume', file, ...MINI]);
      game.send(`8J ${tile}`);
      expect(await game.until(event)).toMatchObject(facts);
      await game.end();
    },
  );

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
