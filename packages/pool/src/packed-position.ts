/** Positions on their way to a thread: three byte columns, whatever their number. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import { invariant, MAX_RACK_SIZE, type Board, type BoardLayout, type Rack } from '@bestzug/core';
import type { SearchRules } from './protocol.ts';

/** A board and the rack to search for; the board has the layout of the pool's rules. */
export interface SearchPosition {
  readonly board: Board;
  readonly rack: Rack;
  /** Lanes searched on an empty board, `both` by default; down mirrors across. */
  readonly openingDirections?: 'across' | 'both';
}

/** Positions as columns. */
export interface PackedPositions {
  /** [positions × squares] tiles on the boards. */
  readonly tiles: Uint8Array;
  /** [positions × 31] tiles on the racks. */
  readonly rackCounts: Uint8Array;
  /** [positions] number of directions searched on an empty board. */
  readonly openings: Uint8Array;
}

/** Packs positions; the boards are copied. */
export function packPositions(positions: readonly SearchPosition[]): PackedPositions {
  const squares = positions[0]?.board.tiles.length ?? 0;
  const tiles = new Uint8Array(positions.length * squares);
  const rackCounts = new Uint8Array(positions.length * SYMBOL_COUNT);
  const openings = new Uint8Array(positions.length);
  positions.forEach(({ board, rack, openingDirections }, number) => {
    tiles.set(board.tiles, number * squares);
    rackCounts.set(rack.counts, number * SYMBOL_COUNT);
    openings[number] = openingDirections === 'across' ? 1 : 2;
  });
  return { tiles, rackCounts, openings };
}

/** Number of positions. */
export const countPositions = (packed: PackedPositions): number => packed.openings.length;

/** Position `number` (from 0) as a view of the columns. */
export function positionAt(
  packed: PackedPositions,
  number: number,
  layout: BoardLayout,
): SearchPosition {
  const squares = layout.size * layout.size;
  const counts = packed.rackCounts.subarray(number * SYMBOL_COUNT, (number + 1) * SYMBOL_COUNT);
  return {
    board: { layout, tiles: packed.tiles.subarray(number * squares, (number + 1) * squares) },
    rack: { counts, size: counts.reduce((sum, count) => sum + count, 0) },
    openingDirections: packed.openings[number] === 1 ? 'across' : 'both',
  };
}

/** Throws if the rules do not fit the position: that is the caller's bug, not the user's. */
export function requireSearchable({ board, rack }: SearchPosition, rules: SearchRules): void {
  const { size } = rules.layout;
  invariant(board.tiles.length === size * size, `the board has ${size} × ${size} squares`);
  const most = Math.min(rules.rackSize, MAX_RACK_SIZE);
  invariant(rack.size <= most, `the rack has at most ${most} tiles, not ${rack.size}`);
}
