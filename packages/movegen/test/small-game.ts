/**
 * Small lists with boards and tiles on which brute force can finish. Made-up words of few letters make
 * boards no dictionary would give: long blocks, words along the edges, parallel plays everywhere, and
 * racks full of the same letter.
 */
import fc from 'fast-check';
import {
  createBoardLayout,
  createTileSet,
  DE_119,
  DE_SUPER_200,
  SUPER_21,
  TURNIER_DE,
  type BoardLayout,
  type RuleProfile,
  type TileSet,
} from '@bestzug/core';
import { MINI_WORDS } from '@bestzug/testkit';

/** Words and what to play them with. */
export interface SmallGame {
  readonly name: string;
  readonly words: readonly string[];
  /** Base forms that *IN fits, where the profile has that rule. */
  readonly personNouns?: ReadonlySet<string>;
  readonly profile: RuleProfile;
}

/** The whole mini lexicon with the standard set. */
export const MINI_GAME: SmallGame = { name: 'mini', words: MINI_WORDS, profile: TURNIER_DE };

/** The 21 × 21 board with 200 tiles, four of them blank (R8). */
export const SUPER_PROFILE: RuleProfile = {
  ...TURNIER_DE,
  name: 'super',
  layout: SUPER_21,
  tileSet: DE_SUPER_200,
};

/** The set before 1990 with eight tiles on the rack (R8). */
export const EIGHT_PROFILE: RuleProfile = {
  ...TURNIER_DE,
  name: 'eight',
  tileSet: DE_119,
  rackSize: 8,
};

/** Boards smaller than any edition, symmetric to the main diagonal, with the star off the centre. */
export const SMALL_LAYOUTS: readonly BoardLayout[] = [
  // prettier-ignore
  createBoardLayout('five', [
    'T.d..',
    '.D.q.',
    'd.*.t',
    '.q.D.',
    '..t.Q',
  ]),
  // prettier-ignore
  createBoardLayout('seven', [
    '.d.T..q',
    'd*.....',
    '..t.D..',
    'T..d...',
    '..D.t.d',
    '.....T.',
    'q...d.Q',
  ]),
];

/** Sets of three to six letters in which every rack is playable. */
const TILE_SETS: readonly TileSet[] = [
  createTileSet('en', [
    [0, '?4'],
    [1, 'E50'],
    [3, 'N50'],
  ]),
  createTileSet('aez', [
    [0, '?4'],
    [1, 'A40 E40'],
    [5, 'Z30'],
  ]),
  createTileSet('äeinst', [
    [0, '?4'],
    [1, 'E30 I20 N20 S20'],
    [2, 'T20'],
    [6, 'Ä12'],
  ]),
];

/** Made-up words of the set's letters: short ones more often, some as long as the board. */
function wordsArbitrary(
  tileSet: TileSet,
  boardSize: number,
  maxWords: number,
): fc.Arbitrary<string[]> {
  const letters = fc.constantFrom(...tileSet.name.toUpperCase());
  const words = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
    fc.string({ unit: letters, minLength, maxLength });
  const long = Math.min(boardSize, 9);
  return fc.uniqueArray(
    fc.oneof(
      { weight: 4, arbitrary: words(2, 3) },
      { weight: 4, arbitrary: words(3, Math.min(boardSize, 5)) },
      { weight: 3, arbitrary: words(5, long) },
      { weight: 1, arbitrary: words(long, boardSize) },
    ),
    { minLength: Math.floor(maxWords / 2), maxLength: maxWords, size: 'max' },
  );
}

/** Games with made-up words on a board. */
export function madeUpGames(
  profile: RuleProfile,
  wish: { readonly seed: number; readonly games: number; readonly maxWords: number },
): SmallGame[] {
  return TILE_SETS.flatMap((tileSet) =>
    fc
      .sample(wordsArbitrary(tileSet, profile.layout.size, wish.maxWords), {
        seed: wish.seed,
        numRuns: wish.games,
      })
      .map((words, index) => ({
        name: `${tileSet.name} ${index + 1} on ${profile.layout.name}`,
        words,
        profile: { ...profile, tileSet },
      })),
  );
}

/** Games with some words of the mini lexicon. */
export function partialGames(
  profile: RuleProfile,
  wish: { readonly seed: number; readonly games: number; readonly maxWords: number },
): SmallGame[] {
  return fc
    .sample(
      fc.shuffledSubarray([...MINI_WORDS], {
        minLength: Math.floor(wish.maxWords / 2),
        maxLength: wish.maxWords,
      }),
      { seed: wish.seed, numRuns: wish.games },
    )
    .map((words, index) => ({
      name: `${words.length} words, ${profile.name} ${index + 1}`,
      words,
      profile,
    }));
}
