/**
 * The board (search-board.ts, stop.ts): packed cells. As in movegen a cell's address, `at`, is
 * cell × CELL_SIZE and counts ints; the loads make bytes of it.
 */
import {
  BOARD_LETTERS,
  BOARD_POINTS,
  CELL_INTS,
  CELLS,
  LEFT_LIMITS,
  STOP_CELLS,
} from '../src/layout';

/** Ints per cell. */
export const CELL_SIZE: i32 = CELL_INTS;

/** Number of stops. */
let stops: i32 = 0;
let longestLeft: i32 = 0;
/** Address of the first cell of the down lanes. */
let downAddress: i32 = 0;

/**
 * Takes over the board whose columns are in memory.
 *
 * @param longestLeftPart most tiles a left part of any stop may have
 * @param downCell first cell of the down lanes
 */
export function loadBoard(stopCount: i32, longestLeftPart: i32, downCell: i32): void {
  stops = stopCount;
  longestLeft = longestLeftPart;
  downAddress = downCell * CELL_SIZE;
}

/** Number of stops. */
export function stopCount(): i32 {
  return stops;
}

/** Longest left part any stop has room for. */
export function longestLeftPart(): i32 {
  return longestLeft;
}

/** Whether a cell address lies in a down lane. */
export function isDown(at: i32): bool {
  return at >= downAddress;
}

/** First cell of the block, or the empty cell, where a stop is. */
export function stopCell(stop: i32): i32 {
  return load<i32>((<usize>stop) << 2, STOP_CELLS);
}

/** Most tiles a left part may have. */
export function leftLimit(stop: i32): i32 {
  return load<i32>((<usize>stop) << 2, LEFT_LIMITS);
}

/** The letter lying on a cell, 0 = none. */
export function boardLetter(cell: i32): i32 {
  return load<u8>(<usize>cell, BOARD_LETTERS);
}

/** Points of the tile lying on a cell. */
export function boardPoints(cell: i32): i32 {
  return load<u8>(<usize>cell, BOARD_POINTS);
}

/** Letters allowed on the cell; none on tiles and borders. */
export function checkAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS);
}

/** Points of the perpendicular tiles, -1 = none. */
export function crossScoreAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 4);
}

/** Multiplier of a new letter. */
export function letterMultiplierAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 8);
}

/** Multiplier of a word newly covering the cell. */
export function wordMultiplierAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 12);
}

/** Address of the next empty cell of the lane, or of its border. */
export function nextAfter(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 16);
}

/** Points of the block directly behind the cell. */
export function blockPointsAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 20);
}

/** Numbers of further tiles that meet a block: bit d - 1 = d tiles. */
export function openAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 24);
}
