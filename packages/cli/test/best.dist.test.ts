import { describe, expect, test } from 'vitest';
import { readMoves, readPositions } from '@bestzug/testkit';
import { bestzug, bestzugJson, fileWith, inRepository, MINI_LIST } from './bestzug.ts';

const MINI = ['--list', MINI_LIST] as const;
const EMPTY = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15';
const OPENED = '15/15/15/15/15/15/15/3GRÜNDE6/15/15/15/15/15/15/15';
const TWO_BLANKS =
  '15/15/3N6T4/1H1AS4DU4/1E2T4E5/1RUHE2KAMM4/1Z2IN1I7/4NEIN1O2T2/7DACH1I2/9HORN2/6E2S2T2/5BIRNE2E2/6S8/6E8/6N8';

interface Move {
  readonly type: string;
  readonly move: string;
  readonly direction: string;
  readonly square: string;
  readonly word: string;
  readonly placed: string;
  readonly score: number;
  readonly bingo: boolean;
  readonly leave: string;
  readonly equity: number;
  readonly words: readonly { readonly word: string; readonly points: number }[];
}

interface BestDocument {
  readonly board: string;
  readonly rack: string;
  readonly count: number;
  readonly matching?: number;
  readonly threads: number;
  readonly timeMs: number;
  readonly moves: readonly Move[];
  readonly ownMove?: Partial<Move> & { readonly rank: number | null; readonly valid: boolean };
}

/** Names of the squares that get a tile, such as `D8`. */
function newSquares({ placed, square, direction }: Move): string[] {
  const column = /[A-O]/u.exec(square)?.[0].charCodeAt(0) ?? 0;
  const row = Number(/\d+/u.exec(square)?.[0]);
  return [...placed].flatMap((sign, index) => {
    const isAcross = direction === 'across';
    const name = String.fromCharCode(column + (isAcross ? index : 0));
    return sign === '.' ? [] : [`${name}${row + (isAcross ? 0 : index)}`];
  });
}

const best = (...args: string[]): ReturnType<typeof bestzugJson<BestDocument>> =>
  bestzugJson<BestDocument>(['best', ...args, ...MINI]);

describe.concurrent('the JSON document', () => {
  test('names list, rules, board and rack, and describes every move', async () => {
    const { code, json } = await best('BEEEMQU');
    expect(code).toBe(0);
    expect(json).toMatchObject({
      list: { name: 'mini', sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) },
      rules: 'turnier-de',
      board: EMPTY,
      rack: 'BEEEMQU',
      threads: 1,
      timeMs: expect.any(Number),
    });
    expect(json.moves[0]).toEqual({
      type: 'placement',
      move: '8B BEQUEME',
      direction: 'across',
      square: '8B',
      word: 'BEQUEME',
      placed: 'BEQUEME',
      score: 110,
      bingo: true,
      leave: '',
      equity: 110,
      words: [{ word: 'BEQUEME', points: 60 }],
    });
  });

  test('lists both directions on the empty board, and count says so', async () => {
    const { json } = await best('QUIZ', '--all');
    const { json: german } = await bestzugJson<BestDocument>(['best', 'QI', '--all']);
    expect(json.count).toBe(json.moves.length);
    expect(german.moves.map(({ move }) => move)).toEqual(['8G QI', '8H QI', 'H7 QI', 'H8 QI']);
  });

  test('shows whole words, and dots only for what lay there', async () => {
    const { json } = await best('NTAG', '--board', OPENED, '--contains', 'GRÜNDE');
    for (const { move, placed, word } of json.moves) {
      expect(word).toContain('GRÜNDE');
      expect(move.endsWith(word)).toBe(true);
      expect(placed.replace(/^\.{6}/u, '')).not.toContain('.');
    }
  });

  test('keeps blanks apart by small letters', async () => {
    const { json } = await best('H?US', '--top', '500');
    const words = new Set(json.moves.map(({ word }) => word));
    expect(words).toContain('HaUS');
    expect(words).not.toContain('HAUS');
  });
});

describe.concurrent('the order', () => {
  test('is by points, then across before down, row, column and word', async () => {
    const { json } = await best('DEN', '--all');
    const scores = json.moves.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    const equal = json.moves.filter(({ score }) => score === scores[0]);
    const directions = equal.map(({ direction }) => direction);
    expect(directions).toEqual([...directions].sort());
  });

  test('can be by equity', async () => {
    const { json } = await best('EINRST?', '--board', OPENED, '--sort', 'equity', '--all');
    const equities = json.moves.map(({ equity }) => equity);
    expect(equities).toEqual([...equities].sort((one, other) => other - one));
    expect(json.moves.some(({ score, equity }) => score !== equity)).toBe(true);
  });

  test('and everything else is the same on one thread, two and eight', async () => {
    const runs = await Promise.all(
      ['1', '2', '8'].map((threads) =>
        best('??QRSUW', '--board', TWO_BLANKS, '--all', '--threads', threads),
      ),
    );
    const [one, ...others] = runs.map(({ json: { threads, timeMs, ...rest } }) => {
      expect([threads, timeMs]).toEqual([expect.any(Number), expect.any(Number)]);
      return JSON.stringify(rest);
    });
    for (const other of others) expect(other === one).toBe(true);
  });
});

describe.concurrent('filters', () => {
  const rack = ['NTAG?', '--board', OPENED, '--all'] as const;

  test.each<[string, string[], (move: Move) => boolean]>([
    ['--min-tiles', ['--min-tiles', '4'], ({ placed }) => placed.replaceAll('.', '').length >= 4],
    ['--max-tiles', ['--max-tiles', '1'], ({ placed }) => placed.replaceAll('.', '').length <= 1],
    ['--no-blank', ['--no-blank'], ({ placed }) => placed === placed.toUpperCase()],
    ['--contains', ['--contains', 'ag'], ({ word }) => word.toUpperCase().includes('AG')],
  ])('%s shows exactly the moves it is about', async (_name, args, fits) => {
    const [all, some] = await Promise.all([best(...rack), best(...rack, ...args)]);
    const expected = all.json.moves.filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.json.count);
    expect(some.json.moves).toEqual(expected);
    expect(some.json).toMatchObject({ count: all.json.count, matching: expected.length });
  });

  test('--square asks for a new tile on the square', async () => {
    const { json: all } = await best(...rack);
    const target = newSquares(all.moves[20]!)[0]!;
    const expected = all.moves.filter((move) => newSquares(move).includes(target));
    expect(expected.length).toBeLessThan(all.count);
    const { json } = await best(...rack, '--square', target.toLowerCase());
    expect(json.moves).toEqual(expected);
  });

  test('--top and --all say how many are shown', async () => {
    expect((await best('DEN')).json.moves).toHaveLength(10);
    expect((await best('DEN', '--top', '3')).json.moves).toHaveLength(3);
  });
});

describe.concurrent('the user’s own move', () => {
  test('gets its rank and its distance from the best', async () => {
    const { json } = await best('BEEEMQU', '--move', '8h me', '--top', '1', '--rules', 'familie');
    expect(json.ownMove).toMatchObject({ valid: false, rank: null });
    const { json: fine } = await best('DENKOMM', '--move', '8H DEM', '--all');
    const index = fine.moves.findIndex(({ move }) => move === '8H DEM');
    expect(fine.ownMove).toMatchObject({
      ...fine.moves[index],
      valid: true,
      rank: index + 1,
      scoreLoss: fine.moves[0]!.score - fine.moves[index]!.score,
    });
  });

  test('is refused with reasons while best still answers', async () => {
    const { code, stdout } = await bestzug(['best', 'DEN', '--move', '8H DEMX', ...MINI]);
    expect(code).toBe(0);
    expect(stdout).toContain(
      '8H DEMX geht nicht:\n  Auf dem Bänkchen fehlen M und X.\n  Nicht in der Wortliste: DEMX (8H).\n',
    );
    expect(stdout).toContain('Nr.');
  });

  test('may be an exchange: it is valued by what it keeps', async () => {
    const { json } = await best('DENKOMM', '--move', '-KM', '--sort', 'equity', '--all');
    const { equity, rank } = json.ownMove!;
    expect(json.ownMove).toMatchObject({ type: 'exchange', score: 0, leave: 'DEMNO', valid: true });
    expect(json.moves.filter((move) => move.equity >= equity!)).toHaveLength(rank! - 1);
    const { stdout } = await bestzug(['best', 'DENKOMM', '--move', '-KM', ...MINI]);
    expect(stdout.replaceAll('\n  ', ' ')).toMatch(
      /^Eigener Zug: Tauschen von KM: 0 Punkte, Rest DEMNO, Bewertung [−\d,]+; nach Bewertung Platz \d+ von \d+, [\d,]+ Punkte (?:vor|hinter) der besten Ablage$/mu,
    );
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    const pass = await bestzug(['best', 'DENKOMM', '--move', '-', '--lang', 'en', ...MINI]);
    expect(pass.stdout).toMatch(/^Your move: passing: 0 points, leave DEKMMNO, equity /mu);
  });
});

describe.concurrent('the rack', () => {
  test('of a CGP text is used when none is given', async () => {
    const cgp = `${OPENED} NTAG/XY 0/28 0`;
    expect((await best('--board', cgp)).json).toMatchObject({ rack: 'AGNT', board: OPENED });
    expect((await best('EINS', '--board', cgp)).json).toMatchObject({ rack: 'EINS' });
  });

  test('may be written in small letters and with blank space', async () => {
    expect((await best('e i ? n')).json.rack).toBe('?EIN');
  });
});

describe.concurrent('for people', () => {
  test('the board is drawn with coordinates, premium squares and marked new tiles', async () => {
    const board = fileWith('opened.cgp', `${OPENED} NTAG?/ 0/0 0`);
    const { stdout } = await bestzug(['best', '--board', board, '--top', '2', ...MINI]);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('    A   B   C   D   E   F   G   H   I   J   K   L   M   N   O');
    expect(lines[1]).toBe(' 1  3W  ·   ·   2L  ·   ·   ·   3W  ·   ·   ·   2L  ·   ·   3W');
    expect(lines[8]).toMatch(/^ 8 {2}3W {2}· {3}· {3}G₂ {2}R₁ {2}Ü₆ {2}N₁ {2}D₁ {2}E₁/u);
    expect(stdout).toContain('›');
    expect(stdout).toContain('Bänkchen: ?AGNT\n');
    expect(stdout).toMatch(/Die besten 2 von \d+ Ablagen, nach Punkten \([\d,]+ ms\)\n/u);
    expect(stdout).toMatch(/\nNr\. {2}Zug +Punkte {2}Rest +Bewertung {2}Wörter\n {2}1 {2}/u);
    expect(stdout).toMatch(
      /\nRegeln turnier-de · Wortliste mini \(\d+ Wörter, [0-9a-f]{12}…\)\n$/u,
    );
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('nothing to place is an answer, not an error', async () => {
    const { code, stdout } = await bestzug(['best', 'X', ...MINI]);
    expect(code).toBe(0);
    expect(stdout).toContain('Mit diesen Steinen lässt sich nichts legen: tauschen oder passen.\n');
    expect((await best('X')).json).toMatchObject({ count: 0, moves: [] });
  });

  test('filters that fit nothing say so', async () => {
    const { stdout } = await bestzug(['best', 'DEN', '--contains', 'XYZ', ...MINI]);
    expect(stdout).toContain('Keine Ablage passt zu den Filtern.\n');
  });
});

test.concurrent('all moves of a counted position, move for move', async () => {
  const position = readPositions().find(({ id }) => id === readMoves()[0]?.id);
  const expected = readMoves().filter(({ id }) => id === position?.id);
  const args = ['best', '--board', position?.cgp ?? '', '--all'];
  const { json } = await bestzugJson<BestDocument>(args);
  const across = json.moves.filter(({ direction }) => direction === 'across');
  expect(across.map(({ square, word, score }) => `${square} ${word} ${score}`).sort()).toEqual(
    expected
      .map(({ move, score }) => `${move.replace(/^\S+/u, (at) => at.toUpperCase())} ${score}`)
      .sort(),
  );
});

describe('best with the rule *IN', () => {
  const board = ['--board', '15/15/15/15/15/15/15/6LEHR5/15/15/15/15/15/15/15 / 0/0 0'] as const;
  const family = ['--rules', 'familie', '--in-rule'] as const;

  test('lays a blank as the ending, for people and in JSON', async () => {
    const { json, stderr } = await bestzugJson(['best', 'ER?', ...board, ...family, '--top', '1']);
    expect(stderr).toBe('');
    expect(json).toMatchObject({
      moves: [
        {
          move: '8G LEHRER*',
          placed: '....ER*',
          score: 19,
          words: [{ word: 'LEHRER*', points: 19 }],
        },
      ],
    });
    const people = await bestzug(['best', 'ER?', ...board, ...family, '--top', '1']);
    expect(people.stdout).toContain('8G LEHRER*');
  });

  test('ranks an own move with it', async () => {
    const args = ['best', 'ER?', ...board, ...family, '--top', '1', '--move', '8G LEHRER*'];
    const { json } = await bestzugJson(args);
    expect(json).toMatchObject({ ownMove: { rank: 1, valid: true } });
  });

  test('finds the same on threads', async () => {
    const args = ['best', 'ER??', ...board, ...family, '--top', '50'];
    const one = await bestzugJson<BestDocument>([...args, '--threads', '1']);
    const two = await bestzugJson<BestDocument>([...args, '--threads', '2']);
    expect(two.json.moves).toEqual(one.json.moves);
    expect(two.json.moves.some(({ move }) => move.includes('*'))).toBe(true);
  });
});

describe.concurrent('leaves of a file', () => {
  const file = inRepository('packages/strategy/data/de.leaves.gz');

  test('value what is kept as the ones that come along do, where they are the same', async () => {
    const args = ['best', 'EEERST?', '--sort', 'equity', '--top', '3'];
    const runs = await Promise.all([
      bestzugJson<{ moves: unknown }>(args),
      bestzugJson<{ moves: unknown }>([...args, '--leaves', file]),
    ]);
    expect(runs[1]!.json.moves).toEqual(runs[0]!.json.moves);
  });

  test('are refused by rules with other tiles', async () => {
    const outcome = await bestzugJson(['best', 'EEERST?', '--rules', 'super', '--leaves', file]);
    expect(outcome).toMatchObject({
      code: 2,
      json: { error: { kind: 'unfitLeaves', tileSet: 'de-102', rackSize: 7 } },
    });
  });
});
