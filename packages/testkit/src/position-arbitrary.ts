/**
 * Random legal positions for fast-check: every tile on the board was laid by a legal placement of
 * words from a small list, and the rack is drawn from the tiles that are left.
 */
import fc from 'fast-check';
import { BLANK } from '@bestzug/lexicon';
import {
  emptyBoard,
  inFormsOf,
  invariant,
  rackOf,
  setupOf,
  TURNIER_DE,
  withoutSymbols,
  type Rack,
  type RuleProfile,
  type Setup,
} from '@bestzug/core';
import { MINI_WORDS } from './mini-lexicon.ts';
import { allTilesOf, rackArbitrary } from './rack-arbitrary.ts';
import { createWordSource, laidWordArbitrary, layWord } from './random-board.ts';

/** Which positions to make. */
export interface PositionWish {
  /** Words in capitals, `MINI_WORDS` by default. */
  readonly words?: readonly string[] | undefined;
  /** Nouns for persons, where the profile has the rule *IN; left out: told by their feminine forms. */
  readonly personNouns?: ReadonlySet<string> | undefined;
  /** Board, tiles and rack size, `TURNIER_DE` by default. */
  readonly profile?: RuleProfile | undefined;
  /** Most placements on the board, 40 by default; 0 gives empty boards. */
  readonly maxPlacements?: number | undefined;
  /** Blanks on the rack; left out: as chance has it. */
  readonly rackBlanks?: number | undefined;
  /** Tiles on the rack, a full one by default; fewer when the bag runs out. */
  readonly rackSize?: number | undefined;
}

/**
 * Legal positions of all stages. The first rack is the one to move, the second is empty; scores are
 * 0. The board never uses more tiles than the set has, and leaves the blanks the rack asks for.
 */
export function positionArbitrary(wish: PositionWish = {}): fc.Arbitrary<Setup> {
  const { words = MINI_WORDS, profile = TURNIER_DE, maxPlacements = 40, rackBlanks } = wish;
  const size = wish.rackSize ?? profile.rackSize;
  const source = createWordSource([...words, ...inFormsFor(wish)], wish.personNouns);
  // Without fast-check's liking for small numbers: that lays few words, the first of the list.
  return fc
    .noBias(fc.array(laidWordArbitrary, { maxLength: maxPlacements, size: 'max' }))
    .map((laidWords) => {
      const start = {
        board: emptyBoard(profile.layout),
        bag: bagWithout(profile, rackBlanks ?? 0),
      };
      return laidWords.reduce(
        (table, laidWord) => layWord(table, laidWord, source, profile),
        start,
      );
    })
    .chain(({ board, bag }) => {
      const tiles = withBlanks(bag, rackBlanks ?? 0);
      return rackArbitrary({ tiles, size, blanks: rackBlanks }).map((rack) =>
        setupOf(board, [rack, rackOf([])]),
      );
    });
}

/** The words with *IN, repeated so that they come up about as often as the others. */
function inFormsFor({ words = MINI_WORDS, personNouns, profile = TURNIER_DE }: PositionWish) {
  const { inRule, layout } = profile;
  if (!inRule.enabled) return [];
  const judge = { lexicon: new Set(words), inRule, personNouns };
  const forms = [...inFormsOf(personNouns ?? words, judge, layout.size)];
  const repeats = Math.ceil(words.length / Math.max(1, forms.length));
  return Array.from({ length: repeats }, () => forms).flat();
}

function bagWithout({ tileSet }: RuleProfile, blanks: number): Rack {
  const rest = withoutSymbols(
    allTilesOf(tileSet),
    Array.from({ length: blanks }, () => BLANK),
  );
  invariant(rest !== undefined, `${tileSet.name} has no ${blanks} blanks`);
  return rest;
}

function withBlanks(bag: Rack, blanks: number): Rack {
  const counts = bag.counts.slice();
  counts[BLANK]! += blanks;
  return { counts, size: bag.size + blanks };
}
