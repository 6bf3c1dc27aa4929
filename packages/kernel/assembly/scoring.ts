/** Points of the placements in the list, counted anew from their two ints (core: packed-scorer.ts). */
import {
  blockPointsAt,
  boardLetter,
  boardPoints,
  CELL_SIZE,
  crossScoreAt,
  letterMultiplierAt,
  nextAfter,
  wordMultiplierAt,
} from './board';
import { CELL_MASK, tilesOf } from './placement';
import { listedLetters, listedPlace, setListedScore } from './placement-list';
import { bonusFor, pointsOf } from './rack';

/** Writes the points of the first `count` placements. */
export function scoreList(count: i32): void {
  for (let row = 0; row < count; row++) {
    setListedScore(row, scoreOf(listedLetters(row), listedPlace(row)));
  }
}

function scoreOf(letters: i32, place: i32): i32 {
  const cell = place & CELL_MASK;
  const tiles = tilesOf(place);
  let at = cell * CELL_SIZE;
  let main = 0;
  for (let before = cell - 1; boardLetter(before) !== 0; before--) main += boardPoints(before);
  let wordMultiplier = 1;
  let crossPoints = 0;
  // The 40 bits of letters pass through one 30-bit window; blanks leave at the top of theirs.
  let window = letters;
  let blanks = place << 10;
  for (let tile = 0; tile < tiles; tile++) {
    if (tile === 6) window = ((place >>> 27) << 25) | (((place >>> 22) & 31) << 20);
    const value =
      pointsOf(((window >>> 25) & 31) | ((blanks >>> 31) << 5)) * letterMultiplierAt(at);
    window <<= 5;
    blanks <<= 1;
    const multiplier = wordMultiplierAt(at);
    const crossScore = crossScoreAt(at);
    main += value + blockPointsAt(at);
    wordMultiplier *= multiplier;
    // Without a branch: -1, no cross word, gives the mask 0.
    crossPoints += ((crossScore + value) * multiplier) & ~(crossScore >> 31);
    at = nextAfter(at);
  }
  return main * wordMultiplier + crossPoints + bonusFor(tiles);
}
