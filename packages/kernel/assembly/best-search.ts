/** The search for the best placements only (best-search.ts). */
import { bestCutoff, cutoffFrom, insertBest } from './best-list';
import { recordVariants, setFactors } from './blank-variants';
import {
  blockPointsAt,
  boardLetter,
  boardPoints,
  CELL_SIZE,
  checkAt,
  crossScoreAt,
  isDown,
  letterMultiplierAt,
  nextAfter,
  openAt,
  stopCell,
  wordMultiplierAt,
} from './board';
import {
  EDGE_OFFSET_BITS,
  EDGE_OFFSET_MASK,
  edgeOf,
  endsOf,
  followingOf,
  stateAlong,
} from './graph';
import { bestLeaveOf, keyScale, LEAST, leaveAfter, leaveValue } from './key';
import { leftMultiplier, leftPoints, prepareLeftPart } from './left-part';
import {
  AMBIGUOUS,
  blankBit,
  CELL_MASK,
  LETTERS_MASK,
  tilesOf,
  withLetter,
  withTile,
} from './placement';
import { clearList, listCount, listedLetters, listedPlace, listedScore } from './placement-list';
import {
  extendTo,
  levelStart,
  ROW_BLOCK,
  rowLetters,
  rowPlace,
  rowPlayable,
  rowsAdmitting,
  rowsFollowedBy,
  rowsReaching,
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
import { startRankOf } from './ranking';
import {
  boundOf,
  firstUnit,
  highestBucket,
  isLastBucket,
  loadUnits,
  openUnit,
  rowNeed,
  unitAfter,
  unitLevel,
  unitStop,
} from './search-unit';

/** Rank of the start of all plays of the unit. */
let startRank: i32 = 0;
/** The cutoff for them. */
let cutoff: i32 = LEAST;
/** Numbers of tiles still of interest in the unit being searched: bit n. */
let wanted: i32 = 0;
/** Points a row of the prefix table must have. */
let need: i32 = 0;

/**
 * Fills the best list, which has been started, with placements of the rack.
 *
 * @param bingoTiles tiles that bring the bonus
 * @param bingoLetters see `BoundTerms`
 */
export function searchBest(bingoTiles: i32, bingoLetters: i32): void {
  loadUnits(bingoTiles, bingoLetters);
  const scale = keyScale();
  for (let bucket = highestBucket(); bucket >= 0; bucket--) {
    // A bucket holds bounds of less than (bucket + 1) points; the last one anything above.
    if (!isLastBucket(bucket) && (bucket + 1) * scale <= bestCutoff()) break;
    for (let unit = firstUnit(bucket); unit >= 0; unit = unitAfter(unit)) searchUnitBest(unit);
  }
}

function searchUnitBest(unit: i32): void {
  openUnit(unit);
  const cell = stopCell(unitStop(unit));
  const level = unitLevel(unit);
  let first = cell - level;
  while (boardLetter(first) !== 0) first++;
  startRank = startRankOf(first);
  findWanted();
  if (wanted === 0) return;
  extendTo(level);
  prepareLeftPart(cell, level);
  findRowNeed();
  if (boardLetter(cell) === 0) searchSquareStop(cell, level);
  else searchBlockStop(cell, level);
}

/** Numbers of tiles whose bound reaches the cutoff. */
function findWanted(): void {
  cutoff = keyScale() === 1 ? cutoffFrom(startRank) : bestCutoff();
  const size = rackSize();
  let found = 0;
  for (let tiles = 1; tiles <= size; tiles++) {
    const bound = boundOf(tiles);
    if (bound >= cutoff && bound !== LEAST) found |= 1 << tiles;
  }
  wanted = found;
}

function findRowNeed(): void {
  need = bestCutoff() === LEAST ? LEAST : rowNeed(wanted, cutoff);
}

function searchSquareStop(stop: i32, level: i32): void {
  const at = stop * CELL_SIZE;
  const check = checkAt(at);
  if (check === 0) return;
  const multiplier = leftMultiplier();
  const firstCell = stop - level;
  const open = openBehind(at);
  const end = levelStart(level + 1);
  for (let block = levelStart(level); block < end; block += ROW_BLOCK) {
    const distances = wanted >>> (level + 1);
    let rows = rowsAdmitting(check, block, end);
    if ((open & distances) === 0) rows &= rowsReaching(distances, block, end);
    for (; rows !== 0; rows &= rows - 1) {
      const row = block + ctz(rows);
      const points = leftPoints(row);
      const letters = rowLetters(row);
      if (points < need && (letters & AMBIGUOUS) === 0) continue;
      const place = rowPlace(row) | firstCell;
      const rest = rowPlayable(row) & check;
      extend(rest, rowState(row), at, rowSubrack(row), letters, place, points, multiplier, 0);
      if (wanted === 0) return;
    }
  }
}

function searchBlockStop(stop: i32, level: i32): void {
  const multiplier = leftMultiplier();
  const firstLetter = boardLetter(stop);
  let blockEnd = stop;
  let blockPoints = 0;
  while (boardLetter(blockEnd) !== 0) blockPoints += boardPoints(blockEnd++);
  const lastLetter = boardLetter(blockEnd - 1);
  const lastBit = 1 << lastLetter;
  const at = blockEnd * CELL_SIZE;
  const check = checkAt(at);
  const firstCell = level === 0 ? blockEnd : stop - level;
  const open = openBehind(at);
  const end = levelStart(level + 1);
  for (let block = levelStart(level); block < end; block += ROW_BLOCK) {
    for (let rows = rowsFollowedBy(firstLetter, block, end); rows !== 0; rows &= rows - 1) {
      const row = block + ctz(rows);
      const rowPoints = leftPoints(row);
      const letters = rowLetters(row);
      if (rowPoints < need && (letters & AMBIGUOUS) === 0) continue;
      let state = stateAlong(rowState(row), stop, blockEnd - 1);
      const following = followingOf(state);
      if ((following & lastBit) === 0) continue;
      const subrack = rowSubrack(row);
      const place = rowPlace(row) | firstCell;
      const points = rowPoints + blockPoints;
      const isWanted = ((wanted >>> level) & 1) !== 0;
      if (isWanted && level > 0 && (endsOf(state) & lastBit) !== 0) {
        consider(letters, place, subrack, points * multiplier + bonusFor(level), multiplier);
      }
      const edge = edgeOf(state, following, lastBit);
      if ((((edge >>> EDGE_OFFSET_BITS) | open) & (wanted >>> (level + 1))) === 0) continue;
      state = edge & EDGE_OFFSET_MASK;
      const rest = followingOf(state) & check & playableOf(subrack);
      if (rest !== 0) extend(rest, state, at, subrack, letters, place, points, multiplier, 0);
    }
  }
}

/** Numbers of tiles that meet a block when laid from an empty cell on: bit d - 1 = d tiles. */
function openBehind(at: i32): i32 {
  return (openAt(at) << 1) | i32(nextAfter(at) !== at + CELL_SIZE);
}

/** Offers a placement, and its other ways of using blanks, to the best list. */
function consider(letters: i32, place: i32, subrack: i32, score: i32, multiplier: i32): void {
  const scale = keyScale();
  if ((letters & AMBIGUOUS) === 0) {
    const most = score * scale + bestLeaveOf(rackSize() - tilesOf(place));
    if (most < cutoff) return;
    if ((heldOf(subrack) & 1) === 0) {
      offer(score * scale + leaveValue(subrack), score, letters, place);
      return;
    }
  }
  findFactors(place);
  clearList();
  recordVariants(letters, place, subrack, score, multiplier);
  const variants = listCount();
  for (let row = 0; row < variants; row++) {
    const rowLetters = listedLetters(row);
    const rowPlace = listedPlace(row);
    const rowScore = listedScore(row);
    const leave = scale === 1 ? 0 : leaveValue(leaveAfter(rowLetters, rowPlace));
    offer(rowScore * scale + leave, rowScore, rowLetters, rowPlace);
  }
}

/** What the squares of a placement make of its tiles, for its other ways of using blanks. */
function findFactors(place: i32): void {
  const tiles = tilesOf(place);
  let at = (place & CELL_MASK) * CELL_SIZE;
  for (let tile = 0; tile < tiles; tile++) {
    setFactors(tile, letterMultiplierAt(at), crossScoreAt(at) >= 0 ? wordMultiplierAt(at) : 0);
    at = nextAfter(at);
  }
}

function offer(key: i32, score: i32, letters: i32, place: i32): void {
  if (key < cutoff) return;
  insertBest(key, score, letters & LETTERS_MASK, place);
  findWanted();
  if (wanted !== 0) findRowNeed();
}

/** As in lane-search.ts, for real tiles and blanks alike, and only where a bound reaches the cutoff. */
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
  const nextAt = nextAfter(at);
  const isBlockNext = nextAt !== at + CELL_SIZE;
  const following = followingOf(state);
  const tile = tilesOf(place);
  const open = openAt(at);
  const crossScore = crossScoreAt(at);
  let ends = ((wanted >>> (tile + 1)) & 1) !== 0 ? endsOf(state) : 0;
  if (tile === 0 && crossScore >= 0 && isDown(at)) ends = 0;
  const letterMultiplier = letterMultiplierAt(at);
  const multiplier = wordMultiplierAt(at);
  const mainMultiplier = wordMultiplier * multiplier;
  const nextCheck = checkAt(nextAt);
  const held = heldOf(subrack);
  // With one tile to go and nothing behind it, only letters that end a word are worth a visit.
  const isLast = wanted >>> (tile + 2) === 1 && !isBlockNext && (open & 1) === 0;
  const blockLetter = isBlockNext ? boardLetter(at / CELL_SIZE + 1) : 0;
  for (; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const edge = edgeOf(state, following, bit);
    const child = edge & EDGE_OFFSET_MASK;
    const letter = ctz(rest);
    const isReal = (held >>> letter) & 1;
    const left = subrack - placeValueOf(isReal * letter);
    let next = 0;
    if (isBlockNext) {
      if (((followingOf(child) >>> blockLetter) & 1) === 0) continue;
    } else {
      if ((((edge >>> EDGE_OFFSET_BITS) | open) & (wanted >>> (tile + 2))) !== 0) {
        next = (isLast ? endsOf(child) : followingOf(child)) & nextCheck & playableOf(left);
      }
      if (next === 0 && (ends & bit) === 0) continue;
    }
    const value = isReal * pointsOf(letter) * letterMultiplier;
    let nextLetters = withLetter(letters, tile, letter);
    let nextPlace = withTile(place, tile, letter);
    if (isReal === 0) {
      if (isHeldAtFirst(letter) !== 0) nextLetters |= AMBIGUOUS;
      nextPlace |= blankBit(tile);
    }
    const nextMain = main + value;
    const nextSide = crossScore >= 0 ? side + (crossScore + value) * multiplier : side;
    if (isBlockNext) {
      passBlock(child, at, left, nextLetters, nextPlace, nextMain, mainMultiplier, nextSide);
      continue;
    }
    if ((ends & bit) !== 0) {
      const score = nextMain * mainMultiplier + nextSide + bonusFor(tile + 1);
      consider(nextLetters, nextPlace, left, score, mainMultiplier);
    }
    if (next !== 0) {
      extend(next, child, nextAt, left, nextLetters, nextPlace, nextMain, mainMultiplier, nextSide);
    }
  }
}

/** Walks the block behind a cell just filled, and goes on behind it. */
function passBlock(
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
  const blockLast = nextAt / CELL_SIZE - 1;
  const lastBit = 1 << boardLetter(blockLast);
  const inner = stateAlong(state, at / CELL_SIZE + 1, blockLast);
  const following = followingOf(inner);
  if ((following & lastBit) === 0) return;
  const nextMain = main + blockPointsAt(at);
  const tiles = tilesOf(place);
  if (((wanted >>> tiles) & 1) !== 0 && (endsOf(inner) & lastBit) !== 0) {
    // A one-tile play with words in both directions counts once, as an across play.
    const isCountedAcross = tiles === 1 && isDown(at) && crossScoreAt(at) >= 0;
    if (!isCountedAcross) {
      const score = nextMain * wordMultiplier + side + bonusFor(tiles);
      consider(letters, place, subrack, score, wordMultiplier);
    }
  }
  const edge = edgeOf(inner, following, lastBit);
  const reachable = (edge >>> EDGE_OFFSET_BITS) | openBehind(nextAt);
  if ((reachable & (wanted >>> (tiles + 1))) === 0) return;
  const child = edge & EDGE_OFFSET_MASK;
  const next = followingOf(child) & checkAt(nextAt) & playableOf(subrack);
  if (next !== 0) {
    extend(next, child, nextAt, subrack, letters, place, nextMain, wordMultiplier, side);
  }
}
