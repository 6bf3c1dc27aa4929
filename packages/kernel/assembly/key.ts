/** What placements are ranked by: points, or equity in millipoints. */
import { BEST_LEAVES, LEAVES } from '../src/layout';
import { BLANKS_MASK, blankBit, letterAt, tilesOf } from './placement';
import { fullRack, placeValueOf } from './rack';

/** Lower than any bound or key: no play, or no cutoff yet. */
export const LEAST: i32 = i32.MIN_VALUE;

let scale: i32 = 1;

/** @param factor 1 = by points; 1000 = by equity, with the leaves in memory */
export function setScale(factor: i32): void {
  scale = factor;
}

/** Multiplies points into the key. */
export function keyScale(): i32 {
  return scale;
}

/** What keeping a subrack adds to the key. */
export function leaveValue(subrack: i32): i32 {
  return scale === 1 ? 0 : load<i32>((<usize>subrack) << 2, LEAVES);
}

/** The most that keeping so many tiles can add to the key. */
export function bestLeaveOf(tiles: i32): i32 {
  return scale === 1 ? 0 : load<i32>((<usize>tiles) << 2, BEST_LEAVES);
}

/** Subrack that a placement leaves. */
export function leaveAfter(letters: i32, place: i32): i32 {
  let subrack = fullRack();
  const tiles = tilesOf(place);
  const blanks = place & BLANKS_MASK;
  for (let tile = 0; tile < tiles; tile++) {
    const isBlank = (blanks & blankBit(tile)) !== 0;
    subrack -= placeValueOf(isBlank ? 0 : letterAt(letters, place, tile));
  }
  return subrack;
}
