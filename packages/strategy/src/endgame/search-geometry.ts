/** Cells and lanes of one board size as tables, so that the search divides nothing. */
import {
  cellOf,
  createLaneGeometry,
  crossingCell,
  DIRECTIONS,
  type LaneGeometry,
} from '@bestzug/core';

/** Lane of a border cell. */
export const NO_LANE = 255;

/** Where everything lies: rows are lanes 0 … size - 1, columns size … 2 × size - 1. */
export interface SearchGeometry extends LaneGeometry {
  /** Number of rows and columns. */
  readonly laneCount: number;
  /** [lanes] cell of the lane's first square. */
  readonly firstCells: Int32Array;
  /** [cells] 1 = a square, 0 = border. */
  readonly isSquare: Uint8Array;
  /** [cells] lane, `NO_LANE` for borders. */
  readonly laneOfCell: Uint8Array;
  /** [cells] place within the lane. */
  readonly placeOfCell: Uint8Array;
  /** [cells] the same square in the other direction; 0 for borders. */
  readonly crossingCells: Int32Array;
  /** [cells] the square seen across. */
  readonly acrossCells: Int32Array;
}

/** The tables of a board size. */
export function createSearchGeometry(size: number): SearchGeometry {
  const geometry = createLaneGeometry(size);
  const { cellCount } = geometry;
  const firstCells = new Int32Array(2 * size);
  const isSquare = new Uint8Array(cellCount);
  const laneOfCell = new Uint8Array(cellCount).fill(NO_LANE);
  const placeOfCell = new Uint8Array(cellCount);
  const crossingCells = new Int32Array(cellCount);
  const acrossCells = new Int32Array(cellCount);
  for (let square = 0; square < size * size; square++) {
    const row = Math.floor(square / size);
    const column = square % size;
    for (const direction of DIRECTIONS) {
      const cell = cellOf(geometry, square, direction);
      const lane = direction === 'across' ? row : size + column;
      const place = direction === 'across' ? column : row;
      isSquare[cell] = 1;
      laneOfCell[cell] = lane;
      placeOfCell[cell] = place;
      crossingCells[cell] = crossingCell(geometry, cell);
      acrossCells[cell] = cellOf(geometry, square, 'across');
      if (place === 0) firstCells[lane] = cell;
    }
  }
  return {
    ...geometry,
    laneCount: 2 * size,
    firstCells,
    isSquare,
    laneOfCell,
    placeOfCell,
    crossingCells,
    acrossCells,
  };
}
