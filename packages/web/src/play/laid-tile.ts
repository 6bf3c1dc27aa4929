/** Tiles on the board that are not played yet, and the placement they would make. */
import {
  columnOf,
  newTilesOf,
  rowOf,
  UNLETTERED_BLANK,
  type Placement,
  type PlacementAttempt,
  type Square,
  type Tile,
} from '@bestzug/core';

/** A tile of the rack that somebody has put on a square. */
export interface LaidTile {
  readonly square: Square;
  /** Place on the rack it came from. */
  readonly place: number;
  /** Board tile; `UNLETTERED_BLANK` until its letter is chosen. */
  readonly tile: Tile;
}

/** The tiles as an attempt that the rules can judge. */
export const attemptOf = (laid: readonly LaidTile[], size: number): PlacementAttempt => ({
  tiles: laid.map(({ square, tile }) => ({
    row: rowOf(square, size),
    column: columnOf(square, size),
    tile,
  })),
});

/** Whether a blank among them still needs its letter. */
export const needsLetter = (laid: readonly LaidTile[]): boolean =>
  laid.some(({ tile }) => tile === UNLETTERED_BLANK);

/** The tile on a square, if one was laid there. */
export const laidOn = (laid: readonly LaidTile[], square: Square): LaidTile | undefined =>
  laid.find((tile) => tile.square === square);

/** Squares that a placement gives a new tile. */
export const squaresOf = (placement: Placement, size: number): Square[] =>
  newTilesOf(placement, size).map(({ square }) => square);
