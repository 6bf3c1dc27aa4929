/** The other ways of using blanks (blank-variants.ts). */
import { AVAILABLE, CROSS_FACTORS, GAINS, LETTER_FACTORS, TILE_LETTERS } from '../src/layout';
import { AMBIGUOUS, blankBit, BLANKS_MASK, letterAt, LETTERS_MASK, tilesOf } from './placement';
import { record } from './placement-list';
import { blanksOf, copiesOf, fullRack, pointsOf } from './rack';

/** Notes what the square under a tile makes of it: `crossFactor` is 0 without a cross word. */
export function setFactors(tile: i32, letterFactor: i32, crossFactor: i32): void {
  store<i32>((<usize>tile) << 2, letterFactor, LETTER_FACTORS);
  store<i32>((<usize>tile) << 2, crossFactor, CROSS_FACTORS);
}

/** What a real tile counts more than a blank there. */
function gainOf(tile: i32): i32 {
  return load<i32>((<usize>tile) << 2, GAINS);
}

/** Records the placement as spelt and all variants of it. */
export function recordVariants(
  letters: i32,
  place: i32,
  subrack: i32,
  score: i32,
  wordMultiplier: i32,
): void {
  const tiles = tilesOf(place);
  for (let tile = 0; tile < tiles; tile++) {
    const letter = letterAt(letters, place, tile);
    const factor = load<i32>((<usize>tile) << 2, LETTER_FACTORS);
    const cross = load<i32>((<usize>tile) << 2, CROSS_FACTORS);
    store<i32>((<usize>tile) << 2, letter, TILE_LETTERS);
    store<i32>((<usize>tile) << 2, pointsOf(letter) * factor * (wordMultiplier + cross), GAINS);
  }
  const blanksLeft = blanksOf(subrack);
  if ((letters & AMBIGUOUS) !== 0 || blanksLeft > 2) {
    recordGeneral(letters & LETTERS_MASK, place, score, tiles);
    return;
  }
  record(letters, place, score);
  for (let tile = 0; tile < tiles; tile++) {
    const blank = blankBit(tile);
    if ((place & blank) !== 0) continue;
    const lowered = score - gainOf(tile);
    record(letters, place | blank, lowered);
    if (blanksLeft === 1) continue;
    for (let second = tile + 1; second < tiles; second++) {
      const secondBlank = blankBit(second);
      if ((place & secondBlank) !== 0) continue;
      record(letters, place | blank | secondBlank, lowered - gainOf(second));
    }
  }
}

/** Any number of blanks, some of them exchangeable with real tiles: decide tile by tile. */
function recordGeneral(letters: i32, place: i32, score: i32, tiles: i32): void {
  let best = score;
  for (let tile = 0; tile < tiles; tile++) {
    const letter = load<i32>((<usize>tile) << 2, TILE_LETTERS);
    store<i32>((<usize>letter) << 2, copiesOf(letter), AVAILABLE);
    if ((place & blankBit(tile)) !== 0) best += gainOf(tile);
  }
  decide(0, tiles, blanksOf(fullRack()), letters, place & ~BLANKS_MASK, best);
}

function decide(
  tile: i32,
  tiles: i32,
  blanksLeft: i32,
  letters: i32,
  place: i32,
  score: i32,
): void {
  if (tile === tiles) {
    record(letters, place, score);
    return;
  }
  const letter = load<i32>((<usize>tile) << 2, TILE_LETTERS);
  const available = load<i32>((<usize>letter) << 2, AVAILABLE);
  if (available > 0) {
    store<i32>((<usize>letter) << 2, available - 1, AVAILABLE);
    decide(tile + 1, tiles, blanksLeft, letters, place, score);
    store<i32>((<usize>letter) << 2, available, AVAILABLE);
  }
  if (blanksLeft > 0) {
    const lowered = score - gainOf(tile);
    decide(tile + 1, tiles, blanksLeft - 1, letters, place | blankBit(tile), lowered);
  }
}
