/** The squares of a left part (left-part.ts). */
import { PREMIUMS } from '../src/layout';
import { CELL_SIZE, letterMultiplierAt, wordMultiplierAt } from './board';
import { setFactors } from './blank-variants';
import { letterAt } from './placement';
import { rowLetters, rowPlace, rowPoints } from './prefix-table';
import { pointsOf } from './rack';

let wordMultiplier: i32 = 1;
let premiumCount: i32 = 0;

/** Product of the word multipliers of its squares. */
export function leftMultiplier(): i32 {
  return wordMultiplier;
}

/** Looks at the `level` free squares before the cell `stop`. */
export function prepareLeftPart(stop: i32, level: i32): void {
  wordMultiplier = 1;
  premiumCount = 0;
  for (let tile = 0; tile < level; tile++) {
    const at = (stop - level + tile) * CELL_SIZE;
    wordMultiplier *= wordMultiplierAt(at);
    const letterMultiplier = letterMultiplierAt(at);
    setFactors(tile, letterMultiplier, 0);
    if (letterMultiplier > 1) {
      store<i32>((<usize>premiumCount) << 2, (tile << 3) | (letterMultiplier - 1), PREMIUMS);
      premiumCount++;
    }
  }
}

/** Points of a row's tiles on these squares. */
export function leftPoints(row: i32): i32 {
  let points = rowPoints(row);
  if (premiumCount === 0) return points;
  const letters = rowLetters(row);
  const place = rowPlace(row);
  for (let premium = 0; premium < premiumCount; premium++) {
    const entry = load<i32>((<usize>premium) << 2, PREMIUMS);
    const tile = entry >>> 3;
    const blank = ((place >>> (21 - tile)) & 1) << 5;
    points += pointsOf(letterAt(letters, place, tile) | blank) * (entry & 7);
  }
  return points;
}
