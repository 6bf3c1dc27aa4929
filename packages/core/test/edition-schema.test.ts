import { describe, expect, test } from 'vitest';
import { BEFORE_1990, BOARD_LAYOUTS, squareName, SUPER, TILE_SETS } from '../src/index.ts';
import { layoutAsJson, parseProfile, tileSetAsJson } from '../src/profile-schema.ts';

const profileOf = (changes: object) => {
  const parsed = parseProfile({ extends: 'familie', ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.profile;
};

const faultOf = (changes: object) => {
  const parsed = parseProfile({ extends: 'familie', ...changes });
  return parsed.ok ? undefined : parsed.error;
};

const FIVE = ['T.d..', '.D.q.', 'd.t.t', '.q.D.', '..t.Q'];
const withRow = (row: number, text: unknown): unknown[] => FIVE.with(row, String(text));

/** Enough tiles for four racks. */
const TILES = { A: { count: 30, points: 1 }, Ä: { count: 2, points: 6 }, '?': { count: 1 } };

describe('an edition in JSON', () => {
  test.each([...BOARD_LAYOUTS.values()])('can be the board $name', (layout) => {
    expect(profileOf({ layout: layoutAsJson(layout) }).layout).toEqual(layout);
  });

  test.each([...TILE_SETS.values()])('can be the tiles $name', (tileSet) => {
    expect(profileOf({ tileSet: tileSetAsJson(tileSet) }).tileSet).toEqual(tileSet);
  });

  test('is built in for Super and for eight on the rack', () => {
    expect([SUPER.layout.size, SUPER.tileSet.total, SUPER.rackSize]).toEqual([21, 200, 7]);
    expect([BEFORE_1990.layout.size, BEFORE_1990.tileSet.total]).toEqual([15, 119]);
    expect(BEFORE_1990.rackSize).toBe(8);
  });

  test('can have a board with the star on any square, whatever its premium', () => {
    const { layout } = profileOf({ layout: { squares: FIVE, star: 'd2' } });
    expect(squareName(layout.star, layout.size)).toBe('D2');
    expect(layout.letterMultipliers[layout.star]).toBe(4);
    expect([layout.size, layout.wordMultipliers[24]]).toEqual([5, 4]);
  });

  test('can have tiles of few letters; the others have none', () => {
    const { tileSet } = profileOf({ tileSet: { name: 'aä', tiles: TILES } });
    expect([tileSet.name, tileSet.total, tileSet.points[2]]).toEqual(['aä', 33, 6]);
    expect(Array.from(tileSet.counts.subarray(0, 4))).toEqual([1, 30, 2, 0]);
  });

  test('reads decomposed umlauts', () => {
    const tiles = Object.fromEntries(
      Object.entries(TILES).map(([sign, tile]) => [sign.normalize('NFD'), tile]),
    );
    expect(profileOf({ tileSet: { tiles } }).tileSet.counts[2]).toBe(2);
  });

  test('is named by what is changed unless it has a name', () => {
    const changes = { layout: { squares: FIVE, star: 'A1' }, tileSet: { name: 'x', tiles: TILES } };
    expect(profileOf(changes).name).toBe('familie (tileSet=x, layout=own)');
    expect(profileOf({ ...changes, name: 'klein' }).name).toBe('klein');
  });

  test('may name its word list, which is no part of the rules', () => {
    const parsed = parseProfile({ extends: 'super', list: 'haus.txt' });
    expect(parsed).toMatchObject({
      ok: true,
      value: { extended: 'super', list: 'haus.txt', profile: { name: 'super' } },
    });
  });

  test.each([
    ['without rows', { layout: { squares: [] } }, { kind: 'boardSize', found: 0, min: 5, max: 21 }],
    [
      'with too many rows',
      { layout: { squares: Array.from({ length: 22 }, () => '.'.repeat(22)) } },
      { kind: 'boardSize', path: 'layout.squares', found: 22 },
    ],
    [
      'with a short row',
      { layout: { squares: withRow(3, '.q.D') } },
      { kind: 'squareCount', path: 'layout.squares[3]', row: 4, found: 4, expected: 5 },
    ],
    [
      'with a sign nobody knows',
      { layout: { squares: withRow(1, '.Dxq.') } },
      { kind: 'unknownSquare', path: 'layout.squares[1]', row: 2, column: 3, found: 'x' },
    ],
    [
      'with a row that is no text',
      { layout: { squares: [1, 2, 3, 4, 5] } },
      { kind: 'badValue', path: 'layout.squares[0]', expected: 'string', found: '1' },
    ],
    ['without a star', { layout: { squares: FIVE } }, { kind: 'starCount', found: 0 }],
    [
      'with two stars',
      { layout: { squares: withRow(0, '*....'), star: 'C3' } },
      { kind: 'starCount', path: 'layout.squares', found: 2 },
    ],
    [
      'with a star beside the board',
      { layout: { squares: FIVE, star: 'F1' } },
      { kind: 'badStar', path: 'layout.star', found: 'F1' },
    ],
    [
      'with a key nobody knows',
      { layout: { squares: FIVE, stars: 'C3' } },
      { kind: 'unknownKey', path: 'layout.stars' },
    ],
    ['without squares', { layout: {} }, { kind: 'missingKey', path: 'layout.squares' }],
    [
      'with tiles of no letter',
      { tileSet: { tiles: { ß: { count: 1, points: 1 } } } },
      { kind: 'unknownTile', path: 'tileSet.tiles.ß', found: 'ß' },
    ],
    [
      'with half a tile',
      { tileSet: { tiles: { E: { count: 1.5, points: 1 } } } },
      { kind: 'badValue', path: 'tileSet.tiles.E.count', found: '1.5' },
    ],
    [
      'with tiles without points',
      { tileSet: { tiles: { E: { count: 90 } } } },
      { kind: 'missingKey', path: 'tileSet.tiles.E.points' },
    ],
    [
      'with a blank that is worth something',
      { tileSet: { tiles: { ...TILES, '?': { count: 2, points: 1 } } } },
      { kind: 'badValue', path: 'tileSet.tiles.?.points', expected: '0', found: '1' },
    ],
    [
      'with too few tiles for all racks',
      { tileSet: { tiles: TILES }, rackSize: 8, players: { max: 5 } },
      { kind: 'badValue', path: 'players.max' },
    ],
    [
      'with too few tiles for four racks',
      { tileSet: { tiles: { ...TILES, A: { count: 24, points: 1 } } } },
      { kind: 'tooFewTiles', path: 'tileSet', found: 27, expected: 28, players: 4 },
    ],
    [
      'with a letter in two spellings',
      { tileSet: { tiles: { ...TILES, 'A\u0308': { count: 1, points: 9 } } } },
      { kind: 'doubleTile', path: 'tileSet.tiles.A\u0308', found: 'Ä' },
    ],
    [
      'whose moves bring more than can be counted',
      { layout: { squares: Array(8).fill('Q'.repeat(8)), star: 'D4' }, rackSize: 8 },
      { kind: 'scoresTooHigh', path: 'layout', limit: 1_000_000 },
    ],
    [
      'whose bonus is more than can be counted',
      { bingoBonus: 1_000_000 },
      { kind: 'scoresTooHigh', path: 'bingoBonus' },
    ],
    [
      'whose name steers terminals',
      { name: '\u001B[31mrot' },
      { kind: 'badValue', path: 'name', found: '"\\u001b[31mrot"' },
    ],
    [
      'whose premiums count again',
      { premiumsOnce: false },
      { kind: 'unsupported', path: 'premiumsOnce', expected: 'true', found: 'false' },
    ],
    [
      'with blanks that change places',
      { blankSwap: true },
      { kind: 'unsupported', path: 'blankSwap', expected: 'false', found: 'true' },
    ],
  ])('is refused %s', (_, changes, fault) => {
    expect(faultOf(changes)).toMatchObject(fault);
  });

  test('may say what holds anyway', () => {
    expect(profileOf({ premiumsOnce: true, blankSwap: false })).toMatchObject({ rackSize: 7 });
  });
});
