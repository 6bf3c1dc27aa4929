/**
 * The playing levels, from relaxed to full strength, as data. A level differs from the next in what
 * it knows, in how near to the best move it plays, and in whether it thinks of more than points.
 *
 * No level plays at random. What a level lays, it could have laid by knowing less: every word it
 * forms is in its vocabulary, its move is the best it sees or one a little worse, it never spends a
 * blank for a few points, and it goes out when that is best.
 */
import type { VocabularyExtent } from './vocabulary.ts';

/** 1 relaxed … 6 full strength. */
export type LevelNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** How a level chooses among the moves it knows. */
export type LevelThinking =
  /**
   * By points: it looks for a placement with a share of the points of the best one, between `low`
   * and `high` and different from turn to turn; 1 = the best itself. It exchanges only when it finds
   * no placement.
   */
  | { readonly kind: 'points'; readonly low: number; readonly high: number }
  /** As another kind of player with its vocabulary; the text of a player, such as `static` or `sim`. */
  | { readonly kind: 'player'; readonly player: string };

/** What a level is. */
export interface Level {
  readonly number: LevelNumber;
  /** All words that a move forms are words of this part of the list. */
  readonly vocabulary: VocabularyExtent;
  readonly thinking: LevelThinking;
}

/** All levels, the most relaxed first. */
export const LEVELS: readonly [Level, Level, Level, Level, Level, Level] = [
  {
    number: 1,
    vocabulary: { kind: 'words', tier: 1, shortLength: 0 },
    thinking: { kind: 'points', low: 0.5, high: 0.9 },
  },
  {
    number: 2,
    vocabulary: { kind: 'words', tier: 2, shortLength: 0 },
    thinking: { kind: 'points', low: 0.45, high: 0.8 },
  },
  {
    number: 3,
    vocabulary: { kind: 'words', tier: 3, shortLength: 0 },
    thinking: { kind: 'points', low: 0.55, high: 0.85 },
  },
  {
    number: 4,
    vocabulary: { kind: 'words', tier: 3, shortLength: 3 },
    thinking: { kind: 'points', low: 0.7, high: 1 },
  },
  {
    number: 5,
    vocabulary: { kind: 'words', tier: 3, shortLength: 5 },
    thinking: { kind: 'player', player: 'static' },
  },
  {
    number: 6,
    vocabulary: { kind: 'wholeList' },
    thinking: { kind: 'player', player: 'sim' },
  },
];
