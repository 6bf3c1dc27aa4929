/** Why a placement is refused: the codes of rules R25–R34, each with its facts. */
import type { Direction, Square } from './geometry.ts';
import type { Tile } from './tile.ts';

/** A place that need not be on the board; row and column from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A sign that cannot be laid. */
export interface IllegalLetter extends Place {
  /** The sign as written; `*` for *IN. */
  readonly sign: string;
  /**
   * `notALetter`: no letter of the alphabet (R10, R11) · `inRuleOff`: *IN without the optional rule
   * (R86) · `inNeedsBlank`: *IN that is not a blank (R91, R104).
   */
  readonly reason: 'notALetter' | 'inRuleOff' | 'inNeedsBlank';
}

/** A square that cannot take what is written for it (R26). */
export interface OccupiedSquare {
  readonly square: Square;
  /** What lies on the square, 0 if it is empty. */
  readonly lying: Tile;
  /**
   * `otherTile`: a tile lies there already · `laidTwice`: the move names the square twice ·
   * `nothingToPlayThrough`: `.` on an empty square.
   */
  readonly reason: 'otherTile' | 'laidTwice' | 'nothingToPlayThrough';
}

/** A formed word that is not in the lexicon. */
export interface InvalidWord {
  /** In capitals, `*` for *IN. */
  readonly word: string;
  readonly start: Square;
  readonly direction: Direction;
}

/** One reason for refusing a placement. Squares are in rising order unless said otherwise. */
export type PlacementFault =
  /** R25: numbers that are no coordinates or no tiles; `indexes` counts the signs from 0. */
  | { readonly kind: 'malformed'; readonly indexes: readonly number[] }
  /** R25. */
  | { readonly kind: 'offBoard'; readonly places: readonly Place[] }
  /** R25. */
  | { readonly kind: 'illegalLetter'; readonly letters: readonly IllegalLetter[] }
  /** R25, R54. */
  | { readonly kind: 'blankLetterMissing'; readonly places: readonly Place[] }
  /** R26. */
  | { readonly kind: 'occupied'; readonly squares: readonly OccupiedSquare[] }
  /** R27. */
  | { readonly kind: 'noTiles' }
  /** R28: rack symbols lacking, with multiplicity, in R2 order; 0 = blank. */
  | { readonly kind: 'notOnRack'; readonly missing: readonly number[] }
  /** R29: the places of all new tiles. */
  | { readonly kind: 'notInLine'; readonly places: readonly Place[] }
  /** R30: the empty squares between the new tiles. */
  | { readonly kind: 'gap'; readonly squares: readonly Square[] }
  /** R31. */
  | { readonly kind: 'firstMoveOffStar'; readonly star: Square }
  /** R32. */
  | { readonly kind: 'firstMoveTooShort'; readonly tileCount: number }
  /** R33: the squares of the new tiles. */
  | { readonly kind: 'notConnected'; readonly squares: readonly Square[] }
  /** R34: in R2 order of the words. */
  | { readonly kind: 'invalidWord'; readonly words: readonly InvalidWord[] };
