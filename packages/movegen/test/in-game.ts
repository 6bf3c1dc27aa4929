/**
 * Small games by the optional rule *IN (R86–R106). Made-up nouns of few letters, so short that the
 * ending comes to lie in cross words, in front of lying N, E, N and between other words all the time.
 */
import fc from 'fast-check';
import {
  createTileSet,
  FAMILIE,
  type BoardLayout,
  type InRule,
  type RuleProfile,
  type TileSet,
} from '@bestzug/core';
import type { SmallGame } from './small-game.ts';

const TILES: TileSet = createTileSet('äeinrsu', [
  [0, '?16'],
  [1, 'E40 I16 N40 R30'],
  [2, 'S16'],
  [5, 'U6'],
  [6, 'Ä6'],
]);

/** With the printed extra tile among them (R104). */
const TILES_AND_EXTRA: TileSet = {
  ...TILES,
  name: 'extra',
  counts: TILES.counts.with(30, 6),
  total: TILES.total + 6,
};

/** A noun as the list may have it. */
interface MadeUpNoun {
  readonly stem: string;
  readonly ending: 'ER' | 'E';
  /** Whether the list has the feminine, with an umlaut or not, or not at all. */
  readonly feminine: 'plain' | 'umlaut' | 'none';
  readonly isPerson: boolean;
}

const letters = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom('E', 'I', 'N', 'R', 'S', 'U'), minLength, maxLength });

const nounArbitrary: fc.Arbitrary<MadeUpNoun> = fc.record({
  stem: letters(1, 3),
  ending: fc.constantFrom('ER', 'E'),
  feminine: fc.constantFrom('plain', 'plain', 'plain', 'umlaut', 'none'),
  isPerson: fc.constantFrom(true, true, true, false),
});

const wordArbitrary = fc.oneof(
  { weight: 3, arbitrary: letters(2, 3) },
  { weight: 1, arbitrary: letters(4, 5) },
  { weight: 1, arbitrary: fc.constantFrom('NEN', 'EN', 'NE', 'IN', 'ER') },
);

function formsOf({ stem, ending, feminine }: MadeUpNoun): string[] {
  const base = `${stem}${ending}`;
  const inStem = ending === 'ER' ? base : stem;
  if (feminine === 'none') return [base];
  const changed = feminine === 'umlaut' ? inStem.replace('U', 'Ü') : inStem;
  return [base, `${changed}IN`, `${changed}INNEN`];
}

/**
 * Games on a board, with a list of nouns for persons and without one.
 *
 * @param changes of the family's rule *IN, which is on
 */
export function inGames(
  wish: { readonly seed: number; readonly games: number; readonly layout: BoardLayout },
  changes: Partial<InRule> = {},
): SmallGame[] {
  const { layout } = wish;
  const inRule: InRule = { ...FAMILIE.inRule, enabled: true, ...changes };
  const tileSet = inRule.extraTile ? TILES_AND_EXTRA : TILES;
  const profile: RuleProfile = { ...FAMILIE, layout, tileSet, rackSize: 5, inRule };
  const content = fc.record({
    nouns: fc.array(nounArbitrary, { minLength: 6, maxLength: 12 }),
    words: fc.array(wordArbitrary, { minLength: 8, maxLength: 16 }),
    hasList: fc.constantFrom(true, true, false),
  });
  return fc
    .sample(content, { seed: wish.seed, numRuns: wish.games })
    .map(({ nouns, words, hasList }, index) => {
      const persons = nouns.filter(({ isPerson }) => isPerson);
      const bases = persons.map(({ stem, ending }) => `${stem}${ending}`);
      return {
        name: `${hasList ? 'listed' : 'guessed'} persons ${index + 1} on ${layout.name}`,
        words: [...new Set([...nouns.flatMap(formsOf), ...words])],
        profile,
        ...(hasList ? { personNouns: new Set(bases) } : {}),
      };
    });
}
