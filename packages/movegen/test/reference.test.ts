/** The generator against the oracle on the standard board. */
import { describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import { tryPositions, type PositionsWish } from './random-positions.ts';
import { madeUpGames, MINI_GAME, partialGames, type SmallGame } from './small-game.ts';

const BLANKS = [0, 1, 2];

const perBlanks = (games: readonly SmallGame[]): [string, number, SmallGame][] =>
  games.flatMap((game) =>
    BLANKS.map((blanks): [string, number, SmallGame] => [game.name, blanks, game]),
  );

const wishes: readonly [string, readonly SmallGame[], Omit<PositionsWish, 'blanks'>][] = [
  ['the mini lexicon', [MINI_GAME], { positions: 15, seed: 1 }],
  [
    'some of its words',
    partialGames(TURNIER_DE, { seed: 2, games: 10, maxWords: 120 }),
    { positions: 30, seed: 2 },
  ],
  [
    'made-up words',
    madeUpGames(TURNIER_DE, { seed: 3, games: 3, maxWords: 26 }),
    { positions: 9, seed: 3, maxPlacements: 25 },
  ],
];

describe.each(wishes)('finds what brute force finds with %s', (_, games, wish) => {
  test.each(perBlanks(games))('%s, %i blanks', (__, blanks, game) => {
    expect(tryPositions(game, { ...wish, blanks })).toBeUndefined();
  });
});
