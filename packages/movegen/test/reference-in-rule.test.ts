/** The generator against the oracle by the optional rule *IN. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildWordGraph, IN_ENDING } from '@bestzug/lexicon';
import { formedWords, newTilesOf, STANDARD_15, tileLetter } from '@bestzug/core';
import { Generation } from './generation.ts';
import { inGames } from './in-game.ts';
import { cgpArbitrary, readPosition, scaled, tryPositions } from './random-positions.ts';
import { placementsByRackOrders, placementsByWords } from './reference-generator.ts';
import { SMALL_LAYOUTS, type SmallGame } from './small-game.ts';

const [FIVE, SEVEN] = SMALL_LAYOUTS;

const rows = (games: readonly SmallGame[], blanks: readonly number[]) =>
  games.flatMap((game) =>
    blanks.map((count): [string, number, SmallGame] => [game.name, count, game]),
  );

const flat = { letterPremium: 'flat', umlautStem: 'accept' } as const;

describe('finds what brute force finds with *IN', () => {
  const games = [
    ...inGames({ seed: 11, games: 2, layout: FIVE! }),
    ...inGames({ seed: 12, games: 3, layout: SEVEN! }),
    ...inGames({ seed: 13, games: 2, layout: STANDARD_15 }),
    ...inGames({ seed: 14, games: 2, layout: SEVEN! }, flat),
    ...inGames({ seed: 15, games: 2, layout: SEVEN! }, { extraTile: true }),
  ];

  test.each(rows(games, [0, 1, 2, 3]))('%s, %i blanks', (_, blanks, game) => {
    expect(
      tryPositions(game, { positions: 6, seed: 16, blanks, maxPlacements: 16 }),
    ).toBeUndefined();
  });
});

describe('trying words finds what trying every order of the rack finds, *IN included', () => {
  test.each(rows(inGames({ seed: 17, games: 3, layout: FIVE! }), [1, 2]))(
    '%s, %i blanks',
    (_, blanks, game) => {
      const { personNouns, profile } = game;
      const words = new Set(game.words);
      const wish = { positions: 3, seed: 18, blanks, rackSize: 3, maxPlacements: 8 };
      fc.assert(
        fc.property(cgpArbitrary(game, wish), (cgp) => {
          const question = { ...readPosition(cgp, game), words, personNouns, profile };
          const byWords = placementsByWords(question);
          const byOrders = placementsByRackOrders(question);
          expect([...byWords.keys()].sort()).toEqual([...byOrders.keys()].sort());
        }),
        { seed: 18, numRuns: scaled(3) },
      );
    },
  );
});

test('the random positions meet *IN in every way', () => {
  const counts = { laid: 0, plural: 0, pluralOfLying: 0, inFrontOfLying: 0, crossing: 0 };
  for (const game of inGames({ seed: 12, games: 3, layout: SEVEN! })) {
    const wish = { positions: 20, seed: 19, blanks: 2, maxPlacements: 16 };
    const generation = new Generation(buildWordGraph(game.words), game.profile, game.personNouns);
    for (const cgp of fc.sample(cgpArbitrary(game, wish), { seed: 19, numRuns: 20 })) {
      const { board, rack } = readPosition(cgp, game);
      for (const { placement } of generation.ranked(board, rack)) {
        const words = formedWords(board, newTilesOf(placement, board.layout.size));
        for (const [index, { letters }] of words.entries()) {
          const place = letters.findIndex(({ tile }) => tileLetter(tile) === IN_ENDING);
          if (place < 0) continue;
          const isNew = letters[place]!.isNew;
          const isPlural = place < letters.length - 1;
          if (isNew) counts[isPlural ? 'plural' : 'laid']++;
          else counts[isPlural ? 'pluralOfLying' : 'inFrontOfLying']++;
          if (index > 0) counts.crossing++;
        }
      }
    }
  }
  expect(Object.entries(counts).filter(([, count]) => count < 10)).toEqual([]);
});
