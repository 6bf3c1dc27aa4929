/** The search for all placements (lane-search.ts). */
import {
  blockPointsAt,
  boardLetter,
  boardPoints,
  CELL_SIZE,
  checkAt,
  crossScoreAt,
  isDown,
  leftLimit,
  letterMultiplierAt,
  longestLeftPart,
  nextAfter,
  stopCell,
  stopCount,
  wordMultiplierAt,
} from './board';
import { recordVariants, setFactors } from './blank-variants';
import { childOf, edgeOf, EDGE_OFFSET_MASK, endsOf, followingOf, stateAlong } from './graph';
import { leftMultiplier, leftPoints, prepareLeftPart } from './left-part';
import { AMBIGUOUS, blankBit, tilesOf, withLetter, withTile } from './placement';
import { record } from './placement-list';
import {
  extendTo,
  levelStart,
  ROW_BLOCK,
  rowLetters,
  rowPlace,
  rowPlayable,
  rowsAdmitting,
  rowsFollowedBy,
  rowState,
  rowSubrack,
} from './prefix-table';
import {
  bonusFor,
  heldOf,
  isHeldAtFirst,
  placeValueOf,
  playableOf,
  pointsOf,
  rackSize,
} from './rack';

/** Finds the placements of all units. */
export function searchAll(): void {
  const stops = stopCount();
  const tiles = rackSize();
  extendTo(min(longestLeftPart(), tiles));
  for (let stop = 0; stop < stops; stop++) {
    const cell = stopCell(stop);
    const isBlock = boardLetter(cell) !== 0;
    const longest = min(leftLimit(stop), isBlock ? tiles : tiles - 1);
    for (let level = 0; level <= longest; level++) searchStop(cell, level, isBlock);
  }
}

/** Finds the placements of one unit; none if the rack is too small for it. */
export function searchUnit(stop: i32, level: i32): void {
  const cell = stopCell(stop);
  const isBlock = boardLetter(cell) !== 0;
  if (level > min(leftLimit(stop), isBlock ? rackSize() : rackSize() - 1)) return;
  extendTo(level);
  searchStop(cell, level, isBlock);
}

function searchStop(cell: i32, level: i32, isBlock: bool): void {
  if (isBlock) searchBlockStop(cell, level);
  else searchSquareStop(cell, level);
}

function searchSquareStop(stop: i32, level: i32): void {
  const at = stop * CELL_SIZE;
  const check = checkAt(at);
  if (check === 0) return;
  prepareLeftPart(stop, level);
  const multiplier = leftMultiplier();
  const firstCell = stop - level;
  const end = levelStart(level + 1);
  for (let block = levelStart(level); block < end; block += ROW_BLOCK) {
    for (let rows = rowsAdmitting(check, block, end); rows !== 0; rows &= rows - 1) {
      const row = block + ctz(rows);
      start(
        rowPlayable(row) & check,
        rowState(row),
        at,
        rowSubrack(row),
        rowLetters(row),
        rowPlace(row) | firstCell,
        leftPoints(row),
        multiplier,
      );
    }
  }
}

function searchBlockStop(stop: i32, level: i32): void {
  prepareLeftPart(stop, level);
  const multiplier = leftMultiplier();
  const firstLetter = boardLetter(stop);
  let blockEnd = stop;
  let points = 0;
  while (boardLetter(blockEnd) !== 0) points += boardPoints(blockEnd++);
  const lastLetter = boardLetter(blockEnd - 1);
  const lastBit = 1 << lastLetter;
  const at = blockEnd * CELL_SIZE;
  const check = checkAt(at);
  const firstCell = level === 0 ? blockEnd : stop - level;
  const bonus = bonusFor(level);
  const end = levelStart(level + 1);
  for (let block = levelStart(level); block < end; block += ROW_BLOCK) {
    for (let rows = rowsFollowedBy(firstLetter, block, end); rows !== 0; rows &= rows - 1) {
      const row = block + ctz(rows);
      let state = stateAlong(rowState(row), stop, blockEnd - 1);
      const following = followingOf(state);
      if ((following & lastBit) === 0) continue;
      const subrack = rowSubrack(row);
      const letters = rowLetters(row);
      const place = rowPlace(row) | firstCell;
      const main = leftPoints(row) + points;
      if (level > 0 && (endsOf(state) & lastBit) !== 0) {
        recordEach(letters, place, subrack, main * multiplier + bonus, multiplier);
      }
      state = edgeOf(state, following, lastBit) & EDGE_OFFSET_MASK;
      const rest = followingOf(state) & check & playableOf(subrack);
      if (rest !== 0) start(rest, state, at, subrack, letters, place, main, multiplier);
    }
  }
}

/** `extend` or `extendWithBlank`, as the rack asks for. */
function start(
  rest: i32,
  state: i32,
  at: i32,
  subrack: i32,
  letters: i32,
  place: i32,
  main: i32,
  multiplier: i32,
): void {
  if (((heldOf(subrack) & 1) | (letters & AMBIGUOUS)) === 0) {
    extend(rest, state, at, subrack, letters, place, main, multiplier, 0);
  } else {
    extendWithBlank(rest, state, at, subrack, letters, place, main, multiplier, 0);
  }
}

/** Records a placement and, with a blank left or exchangeable, its other ways of using blanks. */
function recordEach(letters: i32, place: i32, subrack: i32, score: i32, multiplier: i32): void {
  if (((heldOf(subrack) & 1) | (letters & AMBIGUOUS)) === 0) record(letters, place, score);
  else recordVariants(letters, place, subrack, score, multiplier);
}

/**
 * Lays each letter of `rest`, which is not empty, on an empty cell and goes on to the right, by
 * recursion for all letters but the last, for which it loops. For racks with real tiles only, where
 * each word stands for one placement.
 */
function extend(
  rest: i32,
  state: i32,
  at: i32,
  subrack: i32,
  letters: i32,
  place: i32,
  main: i32,
  wordMultiplier: i32,
  side: i32,
): void {
  for (;;) {
    const nextAt = nextAfter(at);
    const isBlockNext = nextAt !== at + CELL_SIZE;
    const following = followingOf(state);
    const crossScore = crossScoreAt(at);
    const letterMultiplier = letterMultiplierAt(at);
    const multiplier = wordMultiplierAt(at);
    const nextCheck = checkAt(nextAt);
    const tile = tilesOf(place);
    const isCountedAcross = tile === 0 && crossScore >= 0 && isDown(at);
    const ends = isCountedAcross ? 0 : endsOf(state);
    const bonus = bonusFor(tile + 1);
    wordMultiplier *= multiplier;
    if (isBlockNext) main += blockPointsAt(at);
    for (;;) {
      const letter = ctz(rest);
      const bit = rest & -rest;
      rest ^= bit;
      let child = edgeOf(state, following, bit) & EDGE_OFFSET_MASK;
      let isEnd = (ends & bit) !== 0;
      if (isBlockNext) {
        const passed = passBlock(child, at, nextAt);
        child = passed & EDGE_OFFSET_MASK;
        isEnd = !isCountedAcross && passed < 0;
      }
      const nextLetters = withLetter(letters, tile, letter);
      const nextPlace = withTile(place, tile, letter);
      const value = pointsOf(letter) * letterMultiplier;
      const nextMain = main + value;
      const nextSide = crossScore >= 0 ? side + (crossScore + value) * multiplier : side;
      if (isEnd) record(nextLetters, nextPlace, nextMain * wordMultiplier + nextSide + bonus);
      const left = subrack - placeValueOf(letter);
      const next = followingOf(child) & nextCheck & playableOf(left);
      if (rest === 0) {
        if (next === 0) return;
        rest = next;
        state = child;
        at = nextAt;
        subrack = left;
        letters = nextLetters;
        place = nextPlace;
        main = nextMain;
        side = nextSide;
        break;
      }
      if (next !== 0) {
        extend(
          next,
          child,
          nextAt,
          left,
          nextLetters,
          nextPlace,
          nextMain,
          wordMultiplier,
          nextSide,
        );
      }
    }
  }
}

/** As `extend` for racks with a blank left, or one that can change places with a real tile. */
function extendWithBlank(
  rest: i32,
  state: i32,
  at: i32,
  subrack: i32,
  letters: i32,
  place: i32,
  main: i32,
  wordMultiplier: i32,
  side: i32,
): void {
  const nextAt = nextAfter(at);
  const isBlockNext = nextAt !== at + CELL_SIZE;
  const following = followingOf(state);
  const crossScore = crossScoreAt(at);
  const letterMultiplier = letterMultiplierAt(at);
  const multiplier = wordMultiplierAt(at);
  const nextCheck = checkAt(nextAt);
  const tile = tilesOf(place);
  const isCountedAcross = tile === 0 && crossScore >= 0 && isDown(at);
  const ends = isCountedAcross ? 0 : endsOf(state);
  const bonus = bonusFor(tile + 1);
  const held = heldOf(subrack);
  setFactors(tile, letterMultiplier, crossScore >= 0 ? multiplier : 0);
  wordMultiplier *= multiplier;
  if (isBlockNext) main += blockPointsAt(at);
  // Real tiles first: a blank, or one that can change places, is still there afterwards.
  for (let real = rest & held; real !== 0; real &= real - 1) {
    const letter = ctz(real);
    const bit = real & -real;
    let child = edgeOf(state, following, bit) & EDGE_OFFSET_MASK;
    let isEnd = (ends & bit) !== 0;
    if (isBlockNext) {
      const passed = passBlock(child, at, nextAt);
      child = passed & EDGE_OFFSET_MASK;
      isEnd = !isCountedAcross && passed < 0;
    }
    const nextLetters = withLetter(letters, tile, letter);
    const nextPlace = withTile(place, tile, letter);
    const value = pointsOf(letter) * letterMultiplier;
    const nextMain = main + value;
    const nextSide = crossScore >= 0 ? side + (crossScore + value) * multiplier : side;
    const left = subrack - placeValueOf(letter);
    if (isEnd) {
      const score = nextMain * wordMultiplier + nextSide + bonus;
      recordVariants(nextLetters, nextPlace, left, score, wordMultiplier);
    }
    const next = followingOf(child) & nextCheck & playableOf(left);
    if (next !== 0) {
      extendWithBlank(
        next,
        child,
        nextAt,
        left,
        nextLetters,
        nextPlace,
        nextMain,
        wordMultiplier,
        nextSide,
      );
    }
  }
  rest &= ~held;
  if (rest === 0) return;
  const left = subrack - placeValueOf(0);
  const nextAllowed = nextCheck & playableOf(left);
  const nextSide = crossScore >= 0 ? side + crossScore * multiplier : side;
  const score = main * wordMultiplier + nextSide + bonus;
  const hasBlankLeft = (heldOf(left) & 1) !== 0;
  const blank = blankBit(tile);
  for (; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    const bit = rest & -rest;
    let child = edgeOf(state, following, bit) & EDGE_OFFSET_MASK;
    let isEnd = (ends & bit) !== 0;
    if (isBlockNext) {
      const passed = passBlock(child, at, nextAt);
      child = passed & EDGE_OFFSET_MASK;
      isEnd = !isCountedAcross && passed < 0;
    }
    const flagged = isHeldAtFirst(letter) !== 0 ? letters | AMBIGUOUS : letters;
    const nextLetters = withLetter(flagged, tile, letter);
    const nextPlace = withTile(place, tile, letter) | blank;
    if (isEnd) recordEach(nextLetters, nextPlace, left, score, wordMultiplier);
    const next = followingOf(child) & nextAllowed;
    if (next === 0) continue;
    if (hasBlankLeft || (flagged & AMBIGUOUS) !== 0) {
      extendWithBlank(
        next,
        child,
        nextAt,
        left,
        nextLetters,
        nextPlace,
        main,
        wordMultiplier,
        nextSide,
      );
    } else {
      extend(next, child, nextAt, left, nextLetters, nextPlace, main, wordMultiplier, nextSide);
    }
  }
}

/**
 * Walks the block behind a cell just filled.
 *
 * @returns state behind the block, 0 = no word goes on; negative = a word ends with the block
 */
function passBlock(state: i32, at: i32, nextAt: i32): i32 {
  const blockLast = nextAt / CELL_SIZE - 1;
  const lastLetter = boardLetter(blockLast);
  const inner = stateAlong(state, at / CELL_SIZE + 1, blockLast);
  return childOf(inner, lastLetter) | ((endsOf(inner) >>> lastLetter) << 31);
}
