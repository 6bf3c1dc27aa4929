/** Why a text is no rack, board, move, square or filter, as facts. */
import type { BoardTextFault, CgpFault, MoveTextFault, RackFault, SetupFault } from '@bestzug/core';

/** The part of the input a fault was found in. */
export type InputName = 'rack' | 'board' | 'move' | 'square' | 'contains' | 'words';

/** One fault. */
export type InputFault =
  | ((RackFault | BoardTextFault | CgpFault | MoveTextFault | SetupFault) & {
      readonly input: InputName;
    })
  /** No rack is given, and none in the position either. */
  | { readonly kind: 'missingRack' }
  /** Tiles that no chain of tiles connects with the star. */
  | { readonly kind: 'floatingTiles'; readonly squares: readonly string[] }
  /** A text with several positions where one is wanted. */
  | { readonly kind: 'severalPositions'; readonly found: number };
