/** The rack: its subracks (rack-index.ts) and what the rules say about it. */
import { BLANKS, BONUSES, COPIES, HELD, PLACE_VALUES, PLAYABLE, TILE_POINTS } from '../src/layout';

/** Number of the whole rack. */
let full: i32 = 0;
/** Number of its tiles. */
let size: i32 = 0;
/** Its letters as real tiles. */
let held: i32 = 0;

/**
 * Takes over the rack whose tables are in memory.
 *
 * @param fullSubrack number of the whole rack
 * @param tiles number of its tiles
 */
export function loadRack(fullSubrack: i32, tiles: i32): void {
  full = fullSubrack;
  size = tiles;
  held = heldOf(fullSubrack);
}

/** Number of the whole rack. */
export function fullRack(): i32 {
  return full;
}

/** Tiles of the whole rack; a full rack by the rules may have more. */
export function rackSize(): i32 {
  return size;
}

/** 1 if the whole rack has the letter as a real tile. */
export function isHeldAtFirst(letter: i32): i32 {
  return (held >>> letter) & 1;
}

/** Letters a subrack has as real tiles; bit 0 = a blank. */
export function heldOf(subrack: i32): i32 {
  return load<i32>((<usize>subrack) << 2, HELD);
}

/** Letters that can be laid. */
export function playableOf(subrack: i32): i32 {
  return load<i32>((<usize>subrack) << 2, PLAYABLE);
}

/** Blanks of a subrack. */
export function blanksOf(subrack: i32): i32 {
  return load<u8>(<usize>subrack, BLANKS);
}

/** What taking a symbol subtracts from the number of the subrack. */
export function placeValueOf(symbol: i32): i32 {
  return load<i32>((<usize>symbol) << 2, PLACE_VALUES);
}

/** Tiles of a symbol on the whole rack. */
export function copiesOf(symbol: i32): i32 {
  return load<u8>(<usize>symbol, COPIES);
}

/** Points of a board tile: a letter, + 32 for a blank. */
export function pointsOf(tile: i32): i32 {
  return load<i32>((<usize>tile) << 2, TILE_POINTS);
}

/** Extra points for so many tiles. */
export function bonusFor(tiles: i32): i32 {
  return load<i32>((<usize>tiles) << 2, BONUSES);
}
