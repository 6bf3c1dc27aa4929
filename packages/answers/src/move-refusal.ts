/** Why a move is refused, with squares by name: for JSON and for sentences. */
import { columnName, signOfRackSymbol, squareName, type PlacementFault } from '@bestzug/core';
import { formatStart, type Direction } from '@bestzug/core';

/** A word that is not in the list. */
export interface RefusedWord {
  readonly word: string;
  /** Start in the notation of its direction, such as `8D`. */
  readonly square: string;
  readonly direction: Direction;
}

/**
 * One reason. Kinds are the codes of rules R25–R34, and of R41 and R42 for exchanges. Squares beyond
 * the edge go on counting: `P8`, `H16`.
 */
export type MoveRefusal =
  | { readonly kind: 'malformed'; readonly positions: readonly number[] }
  | { readonly kind: 'offBoard'; readonly squares: readonly string[] }
  | {
      readonly kind: 'illegalLetter';
      readonly squares: readonly string[];
      readonly letters: readonly string[];
      readonly reason: 'notALetter' | 'inRuleOff' | 'inNeedsBlank';
    }
  | { readonly kind: 'blankLetterMissing'; readonly squares: readonly string[] }
  | {
      readonly kind: 'occupied';
      readonly squares: readonly string[];
      readonly reasons: readonly ('otherTile' | 'laidTwice' | 'nothingToPlayThrough')[];
    }
  | { readonly kind: 'noTiles' }
  | { readonly kind: 'notOnRack'; readonly missing: readonly string[] }
  | { readonly kind: 'notInLine'; readonly squares: readonly string[] }
  | { readonly kind: 'gap'; readonly squares: readonly string[] }
  | { readonly kind: 'firstMoveOffStar'; readonly star: string }
  | { readonly kind: 'firstMoveTooShort'; readonly tileCount: number }
  | { readonly kind: 'notConnected'; readonly squares: readonly string[] }
  | { readonly kind: 'invalidWord'; readonly words: readonly RefusedWord[] }
  /** R41: `bag` = tiles in the bag if the other racks are full. */
  | { readonly kind: 'bagTooSmall'; readonly bag: number; readonly needed: number };

/** The refusal of a placement fault on a board of this size. */
export function moveRefusal(fault: PlacementFault, size: number): MoveRefusal {
  const named = (square: number): string => squareName(square, size);
  switch (fault.kind) {
    case 'malformed':
      return { kind: fault.kind, positions: fault.indexes.map((index) => index + 1) };
    case 'offBoard':
    case 'blankLetterMissing':
    case 'notInLine':
      return { kind: fault.kind, squares: fault.places.map(placeName) };
    case 'illegalLetter':
      return {
        kind: fault.kind,
        squares: fault.letters.map(placeName),
        letters: fault.letters.map(({ sign }) => (sign === '*' ? '*IN' : sign)),
        reason: fault.letters[0]?.reason ?? 'notALetter',
      };
    case 'occupied':
      return {
        kind: fault.kind,
        squares: fault.squares.map(({ square }) => named(square)),
        reasons: fault.squares.map(({ reason }) => reason),
      };
    case 'notOnRack':
      return { kind: fault.kind, missing: fault.missing.map(signOfRackSymbol) };
    case 'gap':
    case 'notConnected':
      return { kind: fault.kind, squares: fault.squares.map(named) };
    case 'firstMoveOffStar':
      return { kind: fault.kind, star: named(fault.star) };
    case 'invalidWord':
      return {
        kind: fault.kind,
        words: fault.words.map(({ word, start: square, direction }) => ({
          word,
          square: formatStart({ square, direction }, size),
          direction,
        })),
      };
    case 'noTiles':
    case 'firstMoveTooShort':
      return fault;
  }
}

const placeName = ({ row, column }: { readonly row: number; readonly column: number }): string =>
  `${columnName(column)}${row + 1}`;
