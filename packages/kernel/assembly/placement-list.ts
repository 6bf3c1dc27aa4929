/** The list of placements (placement-list.ts). What does not fit is counted only. */
import { LETTERS, LIST_CAPACITY, PLACES, SCORES } from '../src/layout';

let count: i32 = 0;

/** Begins a new list. */
export function clearList(): void {
  count = 0;
}

/** Number of placements found, whether there was room or not. */
export function listCount(): i32 {
  return count;
}

/** Adds a placement. @param score points */
export function record(letters: i32, place: i32, score: i32): void {
  const row = count;
  count = row + 1;
  if (row >= LIST_CAPACITY) return;
  const at = (<usize>row) << 2;
  store<i32>(at, score, SCORES);
  store<i32>(at, letters, LETTERS);
  store<i32>(at, place, PLACES);
}

/** Points of a row. */
export function listedScore(row: i32): i32 {
  return load<i32>((<usize>row) << 2, SCORES);
}

/** Letters of a row, packed. */
export function listedLetters(row: i32): i32 {
  return load<i32>((<usize>row) << 2, LETTERS);
}

/** Cell, number of tiles and blanks of a row, packed. */
export function listedPlace(row: i32): i32 {
  return load<i32>((<usize>row) << 2, PLACES);
}

export function setListedScore(row: i32, score: i32): void {
  store<i32>((<usize>row) << 2, score, SCORES);
}
