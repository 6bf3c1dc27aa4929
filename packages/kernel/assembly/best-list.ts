/** The best placements found so far (best-list.ts). */
import {
  BEST_KEYS,
  BEST_LETTERS,
  BEST_PLACES,
  BEST_SCORES,
  SCORE_BUCKETS,
  SCORE_COUNT,
} from '../src/layout';
import { bestLeaveOf, keyScale, LEAST, leaveAfter, leaveValue } from './key';
import { listCount, listedLetters, listedPlace, listedScore } from './placement-list';
import { tilesOf } from './placement';
import { rackSize } from './rack';
import { compareWords, startRankOf } from './ranking';

let count: i32 = 0;
let capacity: i32 = 1;
let cutoff: i32 = LEAST;

/** Empties the list. @param most placements it is to hold, 1 … BEST_CAPACITY - 1 */
export function startBest(most: i32): void {
  count = 0;
  capacity = most;
  cutoff = LEAST;
}

/** Number of placements in the list. */
export function bestCount(): i32 {
  return count;
}

/** A placement with a lower key cannot enter the list. */
export function bestCutoff(): i32 {
  return cutoff;
}

function keyAt(row: i32): i32 {
  return load<i32>((<usize>row) << 2, BEST_KEYS);
}

function scoreAt(row: i32): i32 {
  return load<i32>((<usize>row) << 2, BEST_SCORES);
}

function lettersAt(row: i32): i32 {
  return load<i32>((<usize>row) << 2, BEST_LETTERS);
}

function placeAt(row: i32): i32 {
  return load<i32>((<usize>row) << 2, BEST_PLACES);
}

/** A placement by points with a lower key that starts there cannot enter the list either. */
export function cutoffFrom(startRank: i32): i32 {
  const last = count - 1;
  const isFull = count === capacity && keyAt(last) === cutoff;
  if (!isFull || startRank <= startRankOf(placeAt(last))) return cutoff;
  return cutoff + 1;
}

/** Takes in a placement whose key is at least the cutoff. */
export function insertBest(key: i32, score: i32, letters: i32, place: i32): void {
  let at = count;
  while (at > 0 && keyAt(at - 1) < key) at--;
  while (at > 0 && keyAt(at - 1) === key && precedes(score, letters, place, at - 1)) at--;
  for (let row = count; row > at; row--) {
    write(row, keyAt(row - 1), scoreAt(row - 1), lettersAt(row - 1), placeAt(row - 1));
  }
  write(at, key, score, letters, place);
  if (count < capacity) count++;
  if (count === capacity) cutoff = keyAt(count - 1);
}

/** Whether a placement comes before a row of the same key. */
function precedes(score: i32, letters: i32, place: i32, row: i32): bool {
  const other = placeAt(row);
  if (score !== scoreAt(row)) return score > scoreAt(row);
  const start = startRankOf(place);
  const otherStart = startRankOf(other);
  if (start !== otherStart) return start < otherStart;
  return compareWords(letters, place, lettersAt(row), other) < 0;
}

function write(row: i32, key: i32, score: i32, letters: i32, place: i32): void {
  const at = (<usize>row) << 2;
  store<i32>(at, key, BEST_KEYS);
  store<i32>(at, score, BEST_SCORES);
  store<i32>(at, letters, BEST_LETTERS);
  store<i32>(at, place, BEST_PLACES);
}

/** Takes in the best of the list of all placements. */
export function pickBest(): void {
  const scale = keyScale();
  const placements = listCount();
  if (scale === 1) cutoff = leastOfBest(placements);
  for (let row = 0; row < placements; row++) {
    const place = listedPlace(row);
    const points = listedScore(row) * scale;
    if (points + bestLeaveOf(rackSize() - tilesOf(place)) < cutoff) continue;
    const letters = listedLetters(row);
    const key = scale === 1 ? points : points + leaveValue(leaveAfter(letters, place));
    if (key >= cutoff) insertBest(key, listedScore(row), letters, place);
  }
}

/** Points that as many placements reach as the list has room for; 0 when there are not so many. */
function leastOfBest(placements: i32): i32 {
  memory.fill(SCORE_BUCKETS, 0, SCORE_COUNT << 2);
  let top = 0;
  for (let row = 0; row < placements; row++) {
    const points = min(listedScore(row), SCORE_COUNT - 1);
    const at = (<usize>points) << 2;
    store<i32>(at, load<i32>(at, SCORE_BUCKETS) + 1, SCORE_BUCKETS);
    if (points > top) top = points;
  }
  let points = top;
  let best = load<i32>((<usize>points) << 2, SCORE_BUCKETS);
  while (best < capacity && points > 0) {
    points--;
    best += load<i32>((<usize>points) << 2, SCORE_BUCKETS);
  }
  return points;
}
