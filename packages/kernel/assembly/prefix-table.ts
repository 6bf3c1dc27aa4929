/** The prefix table (prefix-table.ts): every left part of the rack, by number of tiles. */
import {
  LEVEL_STARTS,
  PREFIX_CAPACITY,
  PREFIX_DISTANCES,
  PREFIX_FOLLOWING,
  PREFIX_PLAYABLE,
  PREFIX_ROWS,
  SYMBOLS,
} from '../src/layout';
import { edgeOf, EDGE_OFFSET_BITS, EDGE_OFFSET_MASK, followingOf } from './graph';
import { AMBIGUOUS, blankBit, withLetter, withTile } from './placement';
import { fullRack, heldOf, isHeldAtFirst, placeValueOf, playableOf, pointsOf } from './rack';

/** Makes a row number the address of its fields: ROW_INTS × 4 bytes. */
const ROW_SHIFT: i32 = 5;

/** Highest level made so far. */
let topLevel: i32 = 0;
/** Whether rows were left out for want of room. */
let isFull: bool = false;

/** First row of a level; `levelStart(level + 1)` is its end. */
export function levelStart(level: i32): i32 {
  return load<i32>((<usize>level) << 2, LEVEL_STARTS);
}

function setLevelStart(level: i32, row: i32): void {
  store<i32>((<usize>level) << 2, row, LEVEL_STARTS);
}

/** Letters that may follow a row and are left on the rack. */
export function rowPlayable(row: i32): i32 {
  return load<i32>((<usize>row) << 2, PREFIX_PLAYABLE);
}

/** Rows that are looked at together. */
export const ROW_BLOCK: i32 = 16;

/** Rows that a letter may follow, whether it is on the rack or not: bit n = row `first` + n, before `end`. */
export function rowsFollowedBy(letter: i32, first: i32, end: i32): i32 {
  return rowsWith(PREFIX_FOLLOWING, 1 << letter, first, end);
}

/** Rows that any of the letters may follow, of those left on the rack. */
export function rowsAdmitting(letters: i32, first: i32, end: i32): i32 {
  return rowsWith(PREFIX_PLAYABLE, letters, first, end);
}

/** Rows behind which words end at one of the distances (bit d - 1 = d letters). */
export function rowsReaching(distances: i32, first: i32, end: i32): i32 {
  return rowsWith(PREFIX_DISTANCES, distances, first, end);
}

/** Rows of a block, before `end`, that have any of the bits in a column. */
function rowsWith(column: usize, bits: i32, first: i32, end: i32): i32 {
  const at = column + ((<usize>first) << 2);
  const wanted = i32x4.splat(bits);
  const halves = i16x8.narrow_i32x4_s(haveAny(at, wanted), haveAny(at + 16, wanted));
  const others = i16x8.narrow_i32x4_s(haveAny(at + 32, wanted), haveAny(at + 48, wanted));
  const rows = i8x16.bitmask(i8x16.narrow_i16x8_s(halves, others));
  return end - first < ROW_BLOCK ? rows & ((1 << (end - first)) - 1) : rows;
}

/** Four ints, -1 where the one at the address has any of the bits. */
function haveAny(at: usize, bits: v128): v128 {
  return i32x4.ne(v128.and(v128.load(at), bits), i32x4.splat(0));
}

/** State of the word graph behind a row. */
export function rowState(row: i32): i32 {
  return load<i32>((<usize>row) << ROW_SHIFT, PREFIX_ROWS);
}

/** Tiles a row leaves on the rack. */
export function rowSubrack(row: i32): i32 {
  return load<i32>((<usize>row) << ROW_SHIFT, PREFIX_ROWS + 4);
}

/** As in a placement, with `AMBIGUOUS`. */
export function rowLetters(row: i32): i32 {
  return load<i32>((<usize>row) << ROW_SHIFT, PREFIX_ROWS + 8);
}

/** As in a placement, cell 0. */
export function rowPlace(row: i32): i32 {
  return load<i32>((<usize>row) << ROW_SHIFT, PREFIX_ROWS + 12);
}

/** Points without premiums. */
export function rowPoints(row: i32): i32 {
  return load<i32>((<usize>row) << ROW_SHIFT, PREFIX_ROWS + 16);
}

function setRow(
  row: i32,
  state: i32,
  subrack: i32,
  letters: i32,
  place: i32,
  points: i32,
  distances: i32,
): void {
  const following = followingOf(state);
  store<i32>((<usize>row) << 2, following, PREFIX_FOLLOWING);
  store<i32>((<usize>row) << 2, following & playableOf(subrack), PREFIX_PLAYABLE);
  store<i32>((<usize>row) << 2, distances, PREFIX_DISTANCES);
  const at = (<usize>row) << ROW_SHIFT;
  store<i32>(at, state, PREFIX_ROWS);
  store<i32>(at, subrack, PREFIX_ROWS + 4);
  store<i32>(at, letters, PREFIX_ROWS + 8);
  store<i32>(at, place, PREFIX_ROWS + 12);
  store<i32>(at, points, PREFIX_ROWS + 16);
}

/** Begins the table of the rack with level 0. @param root state of the word graph */
export function startPrefixes(root: i32): void {
  setLevelStart(0, 0);
  setLevelStart(1, 1);
  topLevel = 0;
  isFull = false;
  setRow(0, root, fullRack(), 0, 0, 0, -1);
}

/** Whether a table did not fit, so that the search is not complete. */
export function isPrefixTableFull(): bool {
  return isFull;
}

/** Makes all levels up to `level` tiles (at most the rack's size). */
export function extendTo(level: i32): void {
  while (topLevel < level) addLevel();
}

function addLevel(): void {
  const level = topLevel;
  const end = levelStart(level + 1);
  const blank = blankBit(level);
  let row = end;
  for (let parent = levelStart(level); parent < end; parent++) {
    let rest = rowPlayable(parent);
    if (rest === 0) continue;
    // No row has more followers than there are symbols.
    if (row + SYMBOLS > PREFIX_CAPACITY) {
      isFull = true;
      break;
    }
    const state = rowState(parent);
    const subrack = rowSubrack(parent);
    const letters = rowLetters(parent);
    const place = rowPlace(parent);
    const points = rowPoints(parent);
    const following = followingOf(state);
    const held = heldOf(subrack);
    for (; rest !== 0; rest &= rest - 1) {
      const edge = edgeOf(state, following, rest & -rest);
      const child = edge & EDGE_OFFSET_MASK;
      if (child === 0) continue;
      const letter = ctz(rest);
      const isReal = (held >>> letter) & 1;
      let nextLetters = withLetter(letters, level, letter);
      let nextPlace = withTile(place, level, letter);
      if (isReal === 0) {
        if (isHeldAtFirst(letter)) nextLetters |= AMBIGUOUS;
        nextPlace |= blank;
      }
      setRow(
        row++,
        child,
        subrack - placeValueOf(isReal * letter),
        nextLetters,
        nextPlace,
        points + isReal * pointsOf(letter),
        edge >>> EDGE_OFFSET_BITS,
      );
    }
  }
  topLevel = level + 1;
  setLevelStart(level + 2, row);
}
