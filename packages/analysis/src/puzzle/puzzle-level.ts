/** How hard the best move of a position is to find. */
import {
  formedWords,
  isBlankTile,
  newTilesOf,
  NO_TILE,
  wordCapitals,
  type Board,
  type Placement,
} from '@bestzug/core';
import type { Vocabulary } from '@bestzug/strategy';

/** The levels, the easiest first. */
export const PUZZLE_LEVELS = ['easy', 'medium', 'hard'] as const;

/** One of them. */
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** What makes a move hard to find. */
export interface MoveTraits {
  /** In capitals, main word first. */
  readonly words: readonly string[];
  /** New tiles. */
  readonly tiles: number;
  /** Whether it lays a whole rack. */
  readonly isBingo: boolean;
  /** Letters of the main word that lay there. */
  readonly lying: number;
  /** Words across the main word. */
  readonly crossWords: number;
  /** Whether letters are put before a word that lay there, which people look for last. */
  readonly isBeforeWord: boolean;
  /** Whether it spends a blank. */
  readonly usesBlank: boolean;
  /** Tier of the main word, 4 = in none; and the rarest of all words. */
  readonly mainTier: number;
  readonly rarestTier: number;
}

const NO_TIER = 4;

/** The traits of a placement on a board. */
export function traitsOf(
  board: Board,
  placement: Placement,
  { rackSize, vocabulary }: { readonly rackSize: number; readonly vocabulary: Vocabulary },
): MoveTraits {
  const newTiles = newTilesOf(placement, board.layout.size);
  const formed = formedWords(board, newTiles);
  const words = formed.map(wordCapitals);
  const tiers = words.map((word) => vocabulary.tierOf(word) ?? NO_TIER);
  const { tiles } = placement;
  const lying = tiles.filter((tile) => tile === NO_TILE).length;
  return {
    words,
    tiles: newTiles.length,
    isBingo: newTiles.length === rackSize,
    lying,
    crossWords: words.length - 1,
    isBeforeWord: tiles[0] !== NO_TILE && tiles.at(-1) === NO_TILE && tiles.at(-2) === NO_TILE,
    usesBlank: newTiles.some(({ tile }) => isBlankTile(tile)),
    mainTier: tiers[0] ?? NO_TIER,
    rarestTier: Math.max(...tiers),
  };
}

/**
 * The level: a point for each trait that hides the move. Moves whose main word hardly anybody knows
 * make no puzzle.
 */
export function levelOf(traits: MoveTraits): PuzzleLevel | undefined {
  if (traits.mainTier === NO_TIER) return undefined;
  const hidden = [
    traits.isBingo,
    traits.isBingo && traits.lying > 0,
    traits.crossWords > 1,
    traits.isBeforeWord,
    traits.usesBlank,
    traits.rarestTier === NO_TIER,
  ].filter(Boolean).length;
  const points = hidden + traits.mainTier - 1;
  if (points <= 1) return 'easy';
  return points <= 3 ? 'medium' : 'hard';
}
