/** Units of the best-first search with their upper bounds (search-unit.ts). */
import {
  BOUNDS,
  BUCKET_COUNT,
  BUCKET_HEADS,
  LETTERS_BY_POINTS,
  RIGHT_COUNTS,
  RIGHT_INTS,
  RIGHT_SUMS,
  SYMBOLS,
  TILE_COUNTS,
  TOP_POINTS,
  UNIT_LEVELS_AT,
  UNIT_NEXT,
  UNIT_STOPS,
} from '../src/layout';
import {
  blockPointsAt,
  boardLetter,
  boardPoints,
  CELL_SIZE,
  checkAt,
  crossScoreAt,
  leftLimit,
  letterMultiplierAt,
  nextAfter,
  stopCell,
  stopCount,
  wordMultiplierAt,
} from './board';
import { bestLeaveOf, keyScale, LEAST } from './key';
import { bonusFor, copiesOf, pointsOf, rackSize } from './rack';

/** Bytes per number of tiles in the sums right of a stop. */
const RIGHT_SIZE: i32 = RIGHT_INTS << 2;
/** Bytes per stop. */
const WALK_SIZE: i32 = TILE_COUNTS * RIGHT_SIZE;

/** Number of units. */
let units: i32 = 0;
/** Highest bucket in use, -1 = none. */
let topBucket: i32 = -1;
/** Tiles that bring the bonus. */
let bingoTiles: i32 = 0;
/** What they can form at once, see `BoundTerms`. */
let bingoLetters: i32 = 0;
/** Number of different letters on the rack. */
let letterCount: i32 = 0;
let hasBlank: bool = false;

// The open unit: tiles of its left part, where the sums of its stop begin, word multiplier of the left.
let openLevel: i32 = 0;
let openAt: usize = 0;
let openMultiplier: i32 = 1;

/** Points of the so many most valuable tiles of the rack. */
function topPoints(tiles: i32): i32 {
  return load<i32>((<usize>tiles) << 2, TOP_POINTS);
}

/** The rack's letters by falling points. */
function letterByPoints(at: i32): i32 {
  return load<u8>(<usize>at, LETTERS_BY_POINTS);
}

/** Address of the sums right of a stop for so many tiles; the loads below take it. */
function sumsOf(stop: i32, tiles: i32): usize {
  return <usize>(stop * WALK_SIZE + tiles * RIGHT_SIZE);
}

/** Product of the word multipliers. */
function rightMultiplier(at: usize): i32 {
  return load<i32>(at, RIGHT_SUMS);
}

/** Letter premiums, counted as `premiumsOf` does. */
function rightPremiums(at: usize): i32 {
  return load<i32>(at, RIGHT_SUMS + 4);
}

/** Points of the board's tiles passed. */
function rightPoints(at: usize): i32 {
  return load<i32>(at, RIGHT_SUMS + 8);
}

/** Those points and what the premiums add at most, with a left part without premiums. */
function rightExtra(at: usize): i32 {
  return load<i32>(at, RIGHT_SUMS + 12);
}

/** Points of the cross words at most. */
function rightCross(at: usize): i32 {
  return load<i32>(at, RIGHT_SUMS + 16);
}

/** The board's letter passed: 0 = none, -1 = more than one. */
function rightLetter(at: usize): i32 {
  return load<i32>(at, RIGHT_SUMS + 20);
}

/** Most tiles that can be laid right of a stop's left part. */
function rightCount(stop: i32): i32 {
  return load<i32>((<usize>stop) << 2, RIGHT_COUNTS);
}

/** A square that multiplies a letter by at least 2, 3, 4, one byte each. */
function premiumsOf(letterMultiplier: i32): i32 {
  return letterMultiplier < 2
    ? 0
    : letterMultiplier === 2
      ? 0x1
      : letterMultiplier === 3
        ? 0x101
        : 0x10101;
}

/** Highest bucket in use, -1 = none. */
export function highestBucket(): i32 {
  return topBucket;
}

/** Units share the last bucket when their bounds are higher. */
export function isLastBucket(bucket: i32): bool {
  return bucket === BUCKET_COUNT - 1;
}

/** First unit of a bucket, -1 = none. */
export function firstUnit(bucket: i32): i32 {
  return load<i32>((<usize>bucket) << 2, BUCKET_HEADS);
}

/** Next unit of the same bucket. */
export function unitAfter(unit: i32): i32 {
  return load<i32>((<usize>unit) << 2, UNIT_NEXT);
}

/** Number of a unit's stop. */
export function unitStop(unit: i32): i32 {
  return load<i32>((<usize>unit) << 2, UNIT_STOPS);
}

/** Tiles of a unit's left part. */
export function unitLevel(unit: i32): i32 {
  return load<i32>((<usize>unit) << 2, UNIT_LEVELS_AT);
}

/** Bound of the open unit for so many tiles, `LEAST` = impossible. */
export function boundOf(tiles: i32): i32 {
  return load<i32>((<usize>tiles) << 2, BOUNDS);
}

/**
 * Makes the units of the rack on the board.
 *
 * @param tiles that bring the bonus
 * @param letters what they can form at once
 */
export function loadUnits(tiles: i32, letters: i32): void {
  memory.fill(BUCKET_HEADS, 0xff, BUCKET_COUNT << 2);
  topBucket = -1;
  units = 0;
  bingoTiles = tiles;
  bingoLetters = letters;
  loadLetters();
  const stops = stopCount();
  for (let stop = 0; stop < stops; stop++) {
    walkRight(stop);
    addUnits(stop);
  }
}

/** Letters by falling points, and the points of the most valuable tiles. */
function loadLetters(): void {
  let count = 0;
  for (let symbol = 1; symbol < SYMBOLS; symbol++) {
    if (copiesOf(symbol) === 0) continue;
    const points = pointsOf(symbol);
    let at = count++;
    while (at > 0 && pointsOf(letterByPoints(at - 1)) < points) {
      store<u8>(<usize>at, letterByPoints(at - 1), LETTERS_BY_POINTS);
      at--;
    }
    store<u8>(<usize>at, symbol, LETTERS_BY_POINTS);
  }
  letterCount = count;
  hasBlank = copiesOf(0) > 0;
  store<i32>(0, 0, TOP_POINTS);
  let tiles = 0;
  for (let at = 0; at < count; at++) {
    const letter = letterByPoints(at);
    const copies = copiesOf(letter);
    for (let copy = 0; copy < copies; copy++) {
      store<i32>((<usize>tiles) << 2, topPoints(tiles) + pointsOf(letter), TOP_POINTS + 4);
      tiles++;
    }
  }
  for (; tiles + 1 < TILE_COUNTS; tiles++) {
    store<i32>((<usize>tiles) << 2, topPoints(tiles), TOP_POINTS + 4);
  }
}

/** Points of the best tile that a cross-check admits, -1 = none. */
function bestAdmitted(check: i32): i32 {
  for (let at = 0; at < letterCount; at++) {
    const letter = letterByPoints(at);
    if (((check >>> letter) & 1) !== 0) return pointsOf(letter);
  }
  return hasBlank && check !== 0 ? 0 : -1;
}

/** P[b] + P[c] for squares that multiply a letter by three or four. */
function higherPremiums(premiums: i32): i32 {
  if (premiums < 0x100) return 0;
  return topPoints((premiums >>> 8) & 0xff) + topPoints(premiums >>> 16);
}

/** Sums up the squares right of a stop, for each number of tiles laid there. */
function walkRight(stop: i32): void {
  const most = rackSize();
  let cell = stopCell(stop);
  let points = 0;
  let passed = 0;
  for (let letter = boardLetter(cell); letter !== 0; letter = boardLetter(cell)) {
    passed = passed === 0 ? letter : -1;
    points += boardPoints(cell++);
  }
  let at = cell * CELL_SIZE;
  let multiplier = 1;
  let premiums = 0;
  let cross = 0;
  let tiles = 0;
  for (;;) {
    const sums = sumsOf(stop, tiles);
    const extra = premiums === 0 ? 0 : topPoints(premiums & 0xff) + higherPremiums(premiums);
    store<i32>(sums, multiplier, RIGHT_SUMS);
    store<i32>(sums, premiums, RIGHT_SUMS + 4);
    store<i32>(sums, points, RIGHT_SUMS + 8);
    store<i32>(sums, points + extra, RIGHT_SUMS + 12);
    store<i32>(sums, cross, RIGHT_SUMS + 16);
    store<i32>(sums, passed, RIGHT_SUMS + 20);
    if (tiles === most) break;
    const check = checkAt(at);
    const crossScore = crossScoreAt(at);
    const letterMultiplier = letterMultiplierAt(at);
    const wordMultiplier = wordMultiplierAt(at);
    if (crossScore >= 0) {
      const best = bestAdmitted(check);
      if (best < 0) break;
      cross += (crossScore + best * letterMultiplier) * wordMultiplier;
    } else if (check === 0) {
      break;
    }
    multiplier *= wordMultiplier;
    premiums += premiumsOf(letterMultiplier);
    points += blockPointsAt(at);
    const nextAt = nextAfter(at);
    if (nextAt !== at + CELL_SIZE) {
      const isSingle = passed === 0 && nextAt === at + 2 * CELL_SIZE;
      passed = isSingle ? boardLetter(at / CELL_SIZE + 1) : -1;
    }
    at = nextAt;
    tiles++;
  }
  store<i32>((<usize>stop) << 2, tiles, RIGHT_COUNTS);
}

/** Most that the letters of the main word count, before its word multipliers. */
function pointsBound(at: usize, tiles: i32, leftPremiums: i32): i32 {
  if (leftPremiums === 0) return topPoints(tiles) + rightExtra(at);
  const premiums = leftPremiums + rightPremiums(at);
  return topPoints(tiles) + topPoints(premiums & 0xff) + higherPremiums(premiums) + rightPoints(at);
}

/** Whether all tiles of a full rack can form a word through the letters passed. */
function canBeBingo(at: usize): bool {
  const passed = rightLetter(at);
  return passed < 0 || ((bingoLetters >>> passed) & 1) !== 0;
}

/** Bound for so many tiles right of the stop; `LEAST` = impossible. */
function boundAt(at: usize, tiles: i32, leftPremiums: i32, multiplier: i32): i32 {
  if (tiles === bingoTiles && !canBeBingo(at)) return LEAST;
  const main = pointsBound(at, tiles, leftPremiums) * multiplier * rightMultiplier(at);
  const points = main + rightCross(at) + bonusFor(tiles);
  return points * keyScale() + bestLeaveOf(rackSize() - tiles);
}

/** Makes the units of a stop. */
function addUnits(stop: i32): void {
  const size = rackSize();
  const cell = stopCell(stop);
  const isBlock = boardLetter(cell) !== 0;
  const longest = min(leftLimit(stop), isBlock ? size : size - 1);
  const mostRight = rightCount(stop);
  let multiplier = 1;
  let premiums = 0;
  for (let level = 0; level <= longest; level++) {
    if (level > 0) {
      const at = (cell - level) * CELL_SIZE;
      multiplier *= wordMultiplierAt(at);
      premiums += premiumsOf(letterMultiplierAt(at));
    }
    let highest = LEAST;
    const most = min(mostRight, size - level);
    for (let right = isBlock && level > 0 ? 0 : 1; right <= most; right++) {
      const bound = boundAt(sumsOf(stop, right), level + right, premiums, multiplier);
      if (bound > highest) highest = bound;
    }
    if (highest !== LEAST) addUnit(stop, level, highest / keyScale());
  }
}

/** Adds a unit. @param points its bound */
function addUnit(stop: i32, level: i32, points: i32): void {
  const bucket = max(0, min(points, BUCKET_COUNT - 1));
  const at = (<usize>units) << 2;
  store<i32>(at, stop, UNIT_STOPS);
  store<i32>(at, level, UNIT_LEVELS_AT);
  store<i32>(at, firstUnit(bucket), UNIT_NEXT);
  store<i32>((<usize>bucket) << 2, units, BUCKET_HEADS);
  units++;
  if (bucket > topBucket) topBucket = bucket;
}

/** Makes a unit the one that `boundOf` and `rowNeed` speak of. */
export function openUnit(unit: i32): void {
  const level = unitLevel(unit);
  const stop = unitStop(unit);
  const size = rackSize();
  const cell = stopCell(stop);
  let premiums = 0;
  let multiplier = 1;
  for (let tile = 1; tile <= level; tile++) {
    const at = (cell - tile) * CELL_SIZE;
    multiplier *= wordMultiplierAt(at);
    premiums += premiumsOf(letterMultiplierAt(at));
  }
  openLevel = level;
  openAt = sumsOf(stop, 0);
  openMultiplier = multiplier;
  for (let tiles = 0; tiles < TILE_COUNTS; tiles++) store<i32>((<usize>tiles) << 2, LEAST, BOUNDS);
  const first = boardLetter(cell) !== 0 && level > 0 ? 0 : 1;
  const most = min(rightCount(stop), size - level);
  for (let right = first; right <= most; right++) {
    const tiles = level + right;
    const bound = boundAt(sumsOf(stop, right), tiles, premiums, multiplier);
    store<i32>((<usize>tiles) << 2, bound, BOUNDS);
  }
}

/**
 * Points a row of the prefix table must have, premiums included, for any play of the open unit to
 * reach the cutoff with one of the wanted numbers of tiles.
 */
export function rowNeed(wanted: i32, cutoff: i32): i32 {
  const size = rackSize();
  const scale = keyScale();
  let need = i32.MAX_VALUE;
  for (let tiles = max(openLevel, 1); tiles <= size; tiles++) {
    if (((wanted >>> tiles) & 1) === 0) continue;
    const right = tiles - openLevel;
    const at = openAt + right * RIGHT_SIZE;
    const fixed = rightCross(at) + bonusFor(tiles);
    const missing = cutoff - bestLeaveOf(size - tiles) - fixed * scale;
    const divisor = scale * openMultiplier * rightMultiplier(at);
    const main = missing > 0 ? (missing + divisor - 1) / divisor : missing / divisor;
    need = min(need, main - topPoints(right) - rightExtra(at));
  }
  return need;
}
