/** Ranked order of the list of placements (ranking.ts). */
import {
  FIRST_RUNS,
  GROUP_ROWS,
  GROUP_SYMBOLS,
  NEXT_RUNS,
  ORDER,
  PART_ENDS,
  PARTED_TILES,
  RUN_CAPACITY,
  RUN_STARTS,
  SCORE_BUCKETS,
  SCORE_COUNT,
  START_RANKS,
  WORD_SYMBOLS,
} from '../src/layout';
import { blankBit, BLANKS_MASK, CELL_MASK } from './placement';
import { listedLetters, listedPlace, listedScore } from './placement-list';

/** Groups up to this size are sorted by insertion, larger ones first parted by a symbol. */
const SMALL_GROUP: i32 = 20;

function orderAt(at: i32): i32 {
  return load<i32>((<usize>at) << 2, ORDER);
}

function setOrder(at: i32, row: i32): void {
  store<i32>((<usize>at) << 2, row, ORDER);
}

/** Rank of the first cell of a placement. */
export function startRankOf(place: i32): i32 {
  return load<i32>((<usize>(place & CELL_MASK)) << 2, START_RANKS);
}

/**
 * Puts the rows of the list in order.
 *
 * @param ranks number of start ranks
 * @returns whether they fit; if not, the order is not to be used
 */
export function rankList(count: i32, ranks: i32): bool {
  let top = 0;
  let runs = 0;
  let cell = -1;
  memory.fill(SCORE_BUCKETS, 0, SCORE_COUNT << 2);
  for (let row = 0; row < count; row++) {
    const score = listedScore(row);
    if (score >= SCORE_COUNT) return false;
    if (score > top) top = score;
    addTo(score, 1);
    const first = listedPlace(row) & CELL_MASK;
    if (first === cell) continue;
    cell = first;
    if (runs + 1 >= RUN_CAPACITY) return false;
    store<i32>((<usize>runs) << 2, row, RUN_STARTS);
    runs++;
  }
  store<i32>((<usize>runs) << 2, count, RUN_STARTS);
  chainRuns(runs, ranks);
  sortByScore(top, ranks);
  sortTies(count);
  return true;
}

function bucketOf(score: i32): i32 {
  return load<i32>((<usize>score) << 2, SCORE_BUCKETS);
}

function addTo(score: i32, rows: i32): void {
  store<i32>((<usize>score) << 2, bucketOf(score) + rows, SCORE_BUCKETS);
}

/** Chains the runs of each start: one, unless the units were searched out of order. */
function chainRuns(runs: i32, ranks: i32): void {
  memory.fill(FIRST_RUNS, 0xff, (<usize>ranks) << 2);
  for (let run = runs - 1; run >= 0; run--) {
    const rank = (<usize>startRankOf(listedPlace(load<i32>((<usize>run) << 2, RUN_STARTS)))) << 2;
    store<i32>((<usize>run) << 2, load<i32>(rank, FIRST_RUNS), NEXT_RUNS);
    store<i32>(rank, run, FIRST_RUNS);
  }
}

function sortByScore(top: i32, ranks: i32): void {
  let sum = 0;
  for (let score = top; score >= 0; score--) {
    const size = bucketOf(score);
    store<i32>((<usize>score) << 2, sum, SCORE_BUCKETS);
    sum += size;
  }
  for (let rank = 0; rank < ranks; rank++) {
    let run = load<i32>((<usize>rank) << 2, FIRST_RUNS);
    while (run >= 0) {
      const end = load<i32>((<usize>run) << 2, RUN_STARTS + 4);
      for (let row = load<i32>((<usize>run) << 2, RUN_STARTS); row < end; row++) {
        const score = listedScore(row);
        const at = bucketOf(score);
        setOrder(at, row);
        store<i32>((<usize>score) << 2, at + 1, SCORE_BUCKETS);
      }
      run = load<i32>((<usize>run) << 2, NEXT_RUNS);
    }
  }
}

/** Sorts the placements with the same start and points, which lie together, by their words. */
function sortTies(count: i32): void {
  let first = 0;
  let score = -1;
  let cell = -1;
  for (let at = 0; at < count; at++) {
    const row = orderAt(at);
    const rowScore = listedScore(row);
    const rowCell = listedPlace(row) & CELL_MASK;
    if (rowScore === score && rowCell === cell) continue;
    if (at - first > 1) sortGroup(first, at, 0);
    first = at;
    score = rowScore;
    cell = rowCell;
  }
  if (count - first > 1) sortGroup(first, count, 0);
}

/** Sorts rows with the same start and points by their words, which are alike before `tile`. */
function sortGroup(first: i32, end: i32, tile: i32): void {
  if (end - first <= SMALL_GROUP || tile === PARTED_TILES) {
    sortByInsertion(first, end);
    return;
  }
  const ends = PART_ENDS + ((tile * WORD_SYMBOLS) << 2);
  const letterShift = 25 - 5 * tile;
  const blankShift = 21 - tile;
  memory.fill(ends, 0, WORD_SYMBOLS << 2);
  for (let at = first; at < end; at++) {
    const row = orderAt(at);
    const letter = (listedLetters(row) >>> letterShift) & 31;
    const symbol = (letter << 1) | ((listedPlace(row) >>> blankShift) & 1);
    store<i32>((<usize>(at - first)) << 2, row, GROUP_ROWS);
    store<u8>(<usize>(at - first), symbol, GROUP_SYMBOLS);
    const size = ends + (symbol << 2);
    store<i32>(size, load<i32>(size) + 1);
  }
  let sum = first;
  for (let symbol = 0; symbol < WORD_SYMBOLS; symbol++) {
    const at = ends + (symbol << 2);
    const size = load<i32>(at);
    store<i32>(at, sum);
    sum += size;
  }
  for (let member = 0; member < end - first; member++) {
    const at = ends + (load<u8>(<usize>member, GROUP_SYMBOLS) << 2);
    const place = load<i32>(at);
    setOrder(place, load<i32>((<usize>member) << 2, GROUP_ROWS));
    store<i32>(at, place + 1);
  }
  let partStart = first;
  for (let symbol = 0; symbol < WORD_SYMBOLS; symbol++) {
    const partEnd = load<i32>(ends + (symbol << 2));
    if (partEnd - partStart > 1) sortGroup(partStart, partEnd, tile + 1);
    partStart = partEnd;
  }
}

function sortByInsertion(first: i32, end: i32): void {
  for (let at = first + 1; at < end; at++) {
    const row = orderAt(at);
    const letters = listedLetters(row);
    const place = listedPlace(row);
    let hole = at;
    while (hole > first) {
      const other = orderAt(hole - 1);
      if (compareWords(letters, place, listedLetters(other), listedPlace(other)) >= 0) break;
      setOrder(hole, other);
      hole--;
    }
    setOrder(hole, row);
  }
}

/** Order of two words that start on the same square, negative = the first one comes first. */
export function compareWords(letters: i32, place: i32, otherLetters: i32, otherPlace: i32): i32 {
  const letterBits = letters ^ otherLetters;
  const blankBits = (place ^ otherPlace) & BLANKS_MASK;
  if (blankBits !== 0) {
    const blankTile = clz(blankBits) - 10;
    // (x × 13) >>> 6 is x / 5 for the 30 bits of six letters.
    let letterTile = ((clz(letterBits) - 2) * 13) >>> 6;
    if (letterBits === 0) {
      const seventhAlike = place >>> 27 === otherPlace >>> 27;
      letterTile = seventhAlike ? (place >>> 22 === otherPlace >>> 22 ? 8 : 7) : 6;
    }
    if (blankTile < letterTile) return (place & blankBit(blankTile)) !== 0 ? 1 : -1;
  }
  if (letterBits !== 0) return letters - otherLetters;
  return (place >>> 22) - (otherPlace >>> 22);
}
