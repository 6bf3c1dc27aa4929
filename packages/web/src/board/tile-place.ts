/** Places of tiles as drag and drop knows them: squares of the board and places on the rack. */
import type { Square } from '@bestzug/core';

/** A board square as a drop target, and its tile when dragged. */
export interface SquareData {
  readonly kind: 'square';
  readonly square: Square;
}

/** A place on the rack, held or empty. */
export interface RackPlaceData {
  readonly kind: 'rack';
  /** From 0. */
  readonly place: number;
}

/** Where a tile is taken from or put. */
export type TilePlace = SquareData | RackPlaceData;

/** The place in the data of a draggable or droppable of board and rack. */
export function tilePlaceOf(
  data: Readonly<Record<string, unknown>> | undefined,
): TilePlace | undefined {
  if (data?.['kind'] === 'rack' && typeof data['place'] === 'number') {
    return { kind: 'rack', place: data['place'] };
  }
  if (data?.['kind'] === 'square' && typeof data['square'] === 'number') {
    return { kind: 'square', square: data['square'] };
  }
  return undefined;
}
