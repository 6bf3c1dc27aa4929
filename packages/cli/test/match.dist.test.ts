import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { TURNIER_DE, wordLookupOf } from '@bestzug/core';
import { readGcg } from '@bestzug/formats';
import { MINI_LEXICON } from '@bestzug/testkit';
import { bestzug, bestzugJson, fileWith, FOLDER, MAIN, MINI_LIST } from './bestzug.ts';

const MINI = ['--list', MINI_LIST] as const;

interface SelfplayDocument {
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly turns: number;
  readonly meanScore: number;
  readonly signature: string;
}

interface MatchDocument {
  readonly games: number;
  readonly a: { readonly wins: number; readonly meanScore: number };
  readonly b: { readonly wins: number; readonly meanScore: number };
  readonly draws: number;
  readonly winRateA: number;
  readonly ci95: readonly [number, number];
  readonly meanSpread: number;
  readonly turns: number;
  readonly signature: string;
  readonly sprt?: { readonly verdict: string };
}

const selfplay = (...args: string[]): ReturnType<typeof bestzugJson<SelfplayDocument>> =>
  bestzugJson<SelfplayDocument>(['bench', 'selfplay', '--games', '20', ...args, ...MINI]);

const match = (...args: string[]): ReturnType<typeof bestzugJson<MatchDocument>> =>
  bestzugJson<MatchDocument>(['match', ...args, ...MINI]);

/** What does not depend on the clock and the threads. */
function resultOf<Document extends object>(document: Document): Partial<Document> {
  return { ...document, threads: undefined, timeMs: undefined, gamesPerSecond: undefined };
}

describe('bench selfplay', () => {
  test('plays the same games on one thread and on two, and others with another seed', async () => {
    const one = await selfplay('--seed', '4', '--threads', '1');
    const two = await selfplay('--seed', '4', '--threads', '2');
    const other = await selfplay('--seed', '5');
    expect([one.code, one.stderr]).toEqual([0, '']);
    const { games, gamesPerSecond, turns, meanScore, signature } = one.json;
    expect(games).toBe(20);
    expect(gamesPerSecond).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(20 * 2);
    expect(meanScore).toBeGreaterThan(10);
    expect(signature).toMatch(/^[0-9a-f]{16}$/u);
    expect(resultOf(two.json)).toEqual(resultOf(one.json));
    expect(other.json.signature).not.toBe(signature);
  });

  test('tells people in their language', async () => {
    const args = ['bench', 'selfplay', '--games', '1', '--player', 'static', ...MINI];
    const german = await bestzug(args);
    const english = await bestzug([...args, '--lang', 'en']);
    expect(german.stdout).toMatch(
      /^static gegen sich selbst: 1 Partie, \d+ Züge [^]*\nSignatur [0-9a-f]{16}\n\nRegeln turnier-de/u,
    );
    expect(english.stdout).toMatch(/^static against itself: 1 game, \d+ turns [^]*\nsignature /u);
  });
});

describe('match', () => {
  test('of a player against itself is exactly even', async () => {
    const { code, json, stderr } = await match('--a', 'static', '--b', 'static', '--games', '9');
    expect([code, stderr]).toEqual([0, '']);
    expect(json).toMatchObject({ games: 10, winRateA: 0.5, ci95: [0.5, 0.5], meanSpread: 0 });
    expect(json.a.wins).toBe(json.b.wins);
  });

  test('comes to the same on one thread and on two, with sums that fit together', async () => {
    const players = ['--a', 'static', '--b', 'level:1', '--games', '16', '--seed', '3'];
    const [one, two] = [
      await match(...players, '--threads', '1'),
      await match(...players, '--threads', '2'),
    ];
    expect(resultOf(two.json)).toEqual(resultOf(one.json));
    const { games, a, b, draws, winRateA, ci95, meanSpread } = one.json;
    expect(a.wins + b.wins + draws).toBe(games);
    expect(winRateA).toBeCloseTo((a.wins + draws / 2) / games, 10);
    expect(meanSpread).toBeCloseTo(a.meanScore - b.meanScore, 10);
    expect(ci95[0]).toBeLessThanOrEqual(winRateA);
    expect(ci95[1]).toBeGreaterThanOrEqual(winRateA);
  });

  test('stops at the same pair with any number of threads once the test is settled', async () => {
    const args = ['--a', 'static', '--b', 'level:1', '--games', '4000', '--sprt', '0,5'];
    const one = await match(...args, '--threads', '1');
    const two = await match(...args, '--threads', '2');
    expect(one.json.games).toBeLessThan(4000);
    expect(one.json.sprt?.verdict).toBe('upper');
    expect(resultOf(two.json)).toEqual(resultOf(one.json));
  });

  test('shows people who won', async () => {
    const args = ['match', '--a', 'static', '--b', 'greedy', '--games', '4', ...MINI];
    const german = await bestzug(args);
    const english = await bestzug([...args, '--lang', 'en']);
    expect(german.stdout).toMatch(/^static gegen greedy, 4 Partien in 2 Paaren/u);
    expect(german.stdout).toMatch(/\nA +static +\d+ +\d+,\d\nB +greedy +\d+ +\d+,\d\n/u);
    expect(german.stdout).toMatch(/\nGewinnquote von A: [01],\d{3} \(95 %: /u);
    expect(english.stdout).toMatch(/^static against greedy, 4 games in 2 pairs/u);
  });

  test.each([
    ['an unknown player', ['--a', 'static', '--b', 'otto'], 'unknownPlayer', /--b: .*„otto“/u],
    ['a level too high', ['--a', 'level:9', '--b', 'static'], 'parameterOutOfRange', /--a: .*„9“/u],
    ['only one player', ['--a', 'static'], 'missingOption', /--b/u],
    ['no games', ['--a', 'static', '--b', 'static', '--games', '0'], 'badOptionNumber', /--games/u],
    [
      'claims upside down',
      ['--a', 'static', '--b', 'static', '--sprt', '2,0'],
      'badClaims',
      /„2,0“/u,
    ],
  ])('refuses %s', async (_name, args, kind, sentence) => {
    const { code, json, stderr } = await bestzugJson(['match', ...args, ...MINI]);
    expect(code).toBe(2);
    expect(json).toMatchObject({ error: { kind } });
    expect(stderr).toMatch(sentence);
  });

  test('ends with 130 at Ctrl-C, in the middle of a game', async () => {
    // The word that is none brings a remark on stderr just before the games begin.
    const list = fileWith('with-remark.txt', 'HAUS\nDEN\nES\nX1\n');
    const players = ['--a', 'greedy', '--b', 'greedy', '--games', '99999999'];
    const child = spawn(process.execPath, [MAIN, 'match', ...players, '--list', list]);
    await once(child.stderr, 'data');
    // Before or after the first game: either way it has to end.
    await setTimeout(200);
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
  });
});

const pathOf = (name: string): string => join(FOLDER, name);

/** More games than any machine plays before it is interrupted. */
const ENDLESS = '10000000';

/** Plays on until the state is there, then ends it; what it said, and how many pairs it has counted. */
async function interruptedMatch(
  file: string,
  ...args: string[]
): Promise<{ readonly stderr: string; readonly pairs: number }> {
  const save = ['--save', pathOf(file), '--threads', '1', '--games', ENDLESS];
  const child = spawn(process.execPath, [MAIN, 'match', ...save, ...args, ...MINI], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  while (!existsSync(pathOf(file))) await setTimeout(20);
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(code).toBe(130);
  return { stderr, pairs: JSON.parse(readFileSync(pathOf(file), 'utf8')).match.tally.pairs };
}

describe('a match that was interrupted', () => {
  const players = ['--a', 'static', '--b', 'greedy', '--seed', '7'] as const;

  test('comes to the same when it is gone on with, game files included', async () => {
    const { stderr, pairs } = await interruptedMatch(
      'cut.json',
      ...players,
      '--gcg',
      pathOf('cut'),
    );
    expect(stderr).toMatch(
      /von 10\.000\.000 Partien[^]*match --resume \S+cut\.json --gcg \S+ --list \S+/u,
    );
    expect(pairs).toBeGreaterThan(0);
    const games = ['--games', String(2 * (pairs + 10))];
    const resumed = await match('--resume', pathOf('cut.json'), '--gcg', pathOf('cut'), ...games);
    const whole = await match(...players, ...games);
    expect(resultOf(resumed.json)).toEqual(resultOf(whole.json));
    expect(readdirSync(pathOf('cut')).length).toBe(2 * (pairs + 10));
  });

  test('can be made longer once it is finished', async () => {
    const save = ['--save', pathOf('short.json')] as const;
    await match(...players, '--games', '6', ...save);
    const longer = await match('--resume', pathOf('short.json'), '--games', '10');
    const whole = await match(...players, '--games', '10');
    expect(resultOf(longer.json)).toEqual(resultOf(whole.json));
    const again = await match('--resume', pathOf('short.json'));
    expect(resultOf(again.json)).toEqual(resultOf(whole.json));
  });

  test('is gone on with only when told to, and only if it is whole and the same', async () => {
    const file = pathOf('same.json');
    await match(...players, '--games', '2', '--save', file);
    const text = readFileSync(file, 'utf8');
    const edited = fileWith('edited.json', text.replace('"winsA": ', '"winsA": 1'));
    for (const [args, code, fault] of [
      [['--resume', file, '--b', 'static'], 2, { kind: 'stateMismatch', part: 'players' }],
      [['--resume', file, '--save', file], 2, { kind: 'conflict' }],
      [[...players, '--save', file], 2, { kind: 'stateExists' }],
      [['--resume', edited], 3, { kind: 'stateDamaged' }],
    ] as const) {
      expect(await match(...args)).toMatchObject({ code, json: { error: fault } });
    }
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('the games of a match as GCG', () => {
  const args = ['--a', 'level:2', '--b', 'static', '--games', '6', '--seed', '2'] as const;

  test('are replayed by the rules and the list without a remark, to the same result', async () => {
    const { json } = await match(...args, '--gcg', pathOf('games'));
    const lookup = wordLookupOf(MINI_LEXICON.graph);
    const files = readdirSync(pathOf('games')).toSorted();
    expect(files).toEqual(Array.from({ length: 6 }, (_, game) => `00000${game + 1}.gcg`));
    let winsA = 0;
    let turns = 0;
    for (const [index, file] of files.entries()) {
      const read = readGcg(readFileSync(join(pathOf('games'), file)), TURNIER_DE, lookup);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const { course, warnings } = read.value;
      expect(warnings).toEqual([]);
      expect(course.endReason).toBeDefined();
      expect(course.finalScores).toEqual(course.germanScores);
      const players = course.players.map(({ name }) => name);
      expect(players).toEqual(index % 2 === 0 ? ['level:2', 'static'] : ['static', 'level:2']);
      const [own, other] = index % 2 === 0 ? [0, 1] : [1, 0];
      if (course.finalScores[own]! > course.finalScores[other]!) winsA++;
      turns += course.turns.length;
    }
    expect({ winsA, turns }).toMatchObject({ winsA: json.a.wins, turns: json.turns });
  });

  test('go into a folder without games, where they can be written', async () => {
    await match(...args, '--gcg', pathOf('full'));
    const again = await bestzugJson(['match', ...args, '--gcg', pathOf('full'), ...MINI]);
    expect(again).toMatchObject({ code: 2, json: { error: { kind: 'gamesExist' } } });
    writeFileSync(pathOf('no-folder'), '');
    const noFolder = await bestzugJson(['match', ...args, '--gcg', pathOf('no-folder'), ...MINI]);
    expect(noFolder).toMatchObject({ code: 3, json: { error: { kind: expect.any(String) } } });
  });
});
