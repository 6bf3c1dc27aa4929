/** Why a JSON value is no rule profile, always with the place. */

/**
 * A fault of a profile. `path` is the place as one would write it in JavaScript,
 * `layout.squares[3]`, '' for the whole; `row` and `column` count from 1; values are given as JSON.
 */
export type ProfileFault =
  | { readonly kind: 'unknownKey'; readonly path: string }
  | { readonly kind: 'missingKey'; readonly path: string }
  /** `expected` is a type, a bound such as `>=0` or the names to choose from. */
  | {
      readonly kind: 'badValue';
      readonly path: string;
      readonly expected: string;
      readonly found: string;
    }
  /** A parameter of the table of section 9 for which there is one value only. */
  | {
      readonly kind: 'unsupported';
      readonly path: string;
      readonly expected: string;
      readonly found: string;
    }
  /** Parameters that contradict each other. */
  | { readonly kind: 'contradiction'; readonly paths: readonly string[] }
  | EditionFault;

/** Why there can be no such board or no such set of tiles. */
export type EditionFault =
  /** So many rows are no board the engine has room for. */
  | {
      readonly kind: 'boardSize';
      readonly path: string;
      readonly found: number;
      readonly min: number;
      readonly max: number;
    }
  /** A row that is shorter or longer than there are rows. */
  | {
      readonly kind: 'squareCount';
      readonly path: string;
      readonly row: number;
      readonly found: number;
      readonly expected: number;
    }
  | {
      readonly kind: 'unknownSquare';
      readonly path: string;
      readonly row: number;
      readonly column: number;
      readonly found: string;
      readonly known: string;
    }
  /** `found` stars where there has to be one. */
  | { readonly kind: 'starCount'; readonly path: string; readonly found: number }
  /** The star is no square of the board. */
  | { readonly kind: 'badStar'; readonly path: string; readonly found: string }
  /** Tiles of something that is no letter. */
  | { readonly kind: 'unknownTile'; readonly path: string; readonly found: string }
  /** The same letter twice, once as one sign and once as two. */
  | { readonly kind: 'doubleTile'; readonly path: string; readonly found: string }
  /** One move might bring more points than the search counts exactly. */
  | {
      readonly kind: 'scoresTooHigh';
      readonly path: string;
      readonly found: number;
      readonly limit: number;
    }
  /** Not enough tiles to fill the racks of `players` players. */
  | {
      readonly kind: 'tooFewTiles';
      readonly path: string;
      readonly found: number;
      readonly expected: number;
      readonly players: number;
    };
