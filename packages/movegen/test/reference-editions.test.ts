/** The generator against the oracle on other boards, with other tiles and other racks (R8). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import { cgpArbitrary, readPosition, scaled, tryPositions } from './random-positions.ts';
import { placementsByRackOrders, placementsByWords } from './reference-generator.ts';
import {
  EIGHT_PROFILE,
  madeUpGames,
  partialGames,
  SMALL_LAYOUTS,
  SUPER_PROFILE,
  type SmallGame,
} from './small-game.ts';

const withBlanks = (
  games: readonly SmallGame[],
  blanks: readonly number[],
): [string, number, SmallGame][] =>
  games.flatMap((game) =>
    blanks.map((count): [string, number, SmallGame] => [game.name, count, game]),
  );

const smallGames = (rackSize: number, games: number): SmallGame[] =>
  SMALL_LAYOUTS.flatMap((layout) =>
    madeUpGames({ ...TURNIER_DE, layout, rackSize }, { seed: 6, games, maxWords: 20 }),
  );

describe('finds what brute force finds on 21 × 21 squares with 200 tiles', () => {
  const partial = partialGames(SUPER_PROFILE, { seed: 4, games: 2, maxWords: 60 });
  const madeUp = madeUpGames(SUPER_PROFILE, { seed: 4, games: 1, maxWords: 14 });

  test.each(withBlanks(partial, [0, 1, 2, 3, 4]))('%s, %i blanks', (_, blanks, game) => {
    expect(tryPositions(game, { positions: 6, seed: 4, blanks })).toBeUndefined();
  });

  test.each(withBlanks(madeUp, [0, 1, 2, 3, 4]))('%s, %i blanks', (_, blanks, game) => {
    expect(
      tryPositions(game, { positions: 4, seed: 4, blanks, maxPlacements: 15 }),
    ).toBeUndefined();
  });
});

describe('finds what brute force finds with eight tiles on the rack', () => {
  const partial = partialGames(EIGHT_PROFILE, { seed: 5, games: 2, maxWords: 120 });
  const madeUp = madeUpGames(EIGHT_PROFILE, { seed: 5, games: 2, maxWords: 20 });

  test.each(withBlanks(partial, [0, 1, 2]))('%s, %i blanks', (_, blanks, game) => {
    expect(tryPositions(game, { positions: 10, seed: 5, blanks })).toBeUndefined();
  });

  test.each(withBlanks(madeUp, [0, 1, 2]))('%s, %i blanks', (_, blanks, game) => {
    expect(
      tryPositions(game, { positions: 4, seed: 5, blanks, maxPlacements: 15 }),
    ).toBeUndefined();
  });
});

describe('finds what brute force finds on small boards', () => {
  test.each(withBlanks(smallGames(5, 3), [0, 1, 2]))('%s, %i blanks', (_, blanks, game) => {
    expect(
      tryPositions(game, { positions: 12, seed: 6, blanks, maxPlacements: 8 }),
    ).toBeUndefined();
  });

  test.each(withBlanks(smallGames(5, 1), [0, 1]))(
    '%s, %i blanks, a short rack',
    (_, blanks, game) => {
      for (const rackSize of [1, 2, 3, 4]) {
        expect(
          tryPositions(game, { positions: 5, seed: 7, blanks, rackSize, maxPlacements: 8 }),
        ).toBeUndefined();
      }
    },
  );
});

describe('trying words finds what trying every order of the rack finds', () => {
  test.each(withBlanks(smallGames(3, 1), [0, 1, 2]))('%s, %i blanks', (_, blanks, game) => {
    const words = new Set(game.words);
    fc.assert(
      fc.property(
        cgpArbitrary(game, { positions: 8, seed: 8, blanks, maxPlacements: 8 }),
        (cgp) => {
          const question = { ...readPosition(cgp, game), words, profile: game.profile };
          const byWords = placementsByWords(question);
          const byOrders = placementsByRackOrders(question);
          expect([...byWords.keys()].sort()).toEqual([...byOrders.keys()].sort());
        },
      ),
      { seed: 8, numRuns: scaled(8) },
    );
  });
});
