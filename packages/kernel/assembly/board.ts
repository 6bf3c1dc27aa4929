/** The board (search-board.ts, stop.ts): packed cells, addressed as cell × CELL_SIZE. */
import { BOARD_LETTERS, BOARD_POINTS, CELLS, LEFT_LIMITS, STOP_CELLS } from '../src/layout';

/** Ints per cell. */
export const CELL_SIZE: i32 = 8;

/** Number of stops. */
let stops: i32 = 0;
let longestLeft: i32 = 0;
/** Address of the first cell of the down lanes. */
let downAddress: i32 = 0;

export function loadBoard(stopCount: i32, longestLeftPart: i32, downCell: i32): void {
  stops = stopCount;
  longestLeft = longestLeftPart;
  downAddress = downCell * CELL_SIZE;
}

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

export function boardPoints(cell: i32): i32 {
  return load<u8>(<usize>cell, BOARD_POINTS);
}

/** Letters allowed. */
export function checkAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS);
}

/** Points of the perpendicular tiles, -1 = none. */
export function crossScoreAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 4);
}

export function letterMultiplierAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 8);
}

export function wordMultiplierAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 12);
}

/** Address of the next empty cell of the lane. */
export function nextAfter(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 16);
}

/** Points of the block directly behind the cell. */
export function blockPointsAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 20);
}

/** Numbers of further tiles that meet a block. */
export function openAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, CELLS + 24);
}
