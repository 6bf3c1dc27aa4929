/**
 * What a stop is expected to cost, from what is known before searching: how many tiles fit before and
 * behind it, which letters it takes, how many blanks are on the rack.
 *
 * Time goes into the placements found (searched and then ranked) and into looking through the prefix
 * table. The number of words of L letters with a given letter in a given place does not depend much on
 * the place, so the placements through one board letter with k tiles before and r behind depend on
 * k + r; PLAY_COSTS has that, and the share of the letter among all tiles does the rest.
 *
 * The numbers were fitted to the times of 17,000 stops (the boards of positions.tsv with random racks
 * of 0, 1 and 2 blanks, Node 20, 2 cores) on one half of the boards and checked on the other. Halves
 * of a position divided by them differ from its mean by 8 % (no blank) to 10 % (two), by position
 * numbers alone by 13 % to 21 %. A wrong estimate costs time only, never a placement.
 */
import { ALL_LETTERS, BLANK, countBits, LETTER_COUNT, type LetterSet } from '@bestzug/lexicon';
import type { Rack } from '@bestzug/core';
import { UNIT_LEVELS, type SearchBoard } from '@bestzug/movegen';

/**
 * [blanks][tiles laid] microseconds for all placements through a board letter that were every tile's
 * letter, per number of tiles before it.
 */
const PLAY_COSTS: readonly (readonly number[])[] = [
  [0, 2.3, 4.3, 4, 2.2, 0.9, 0.3, 0.1, 0.1],
  [0, 10, 28, 39, 32, 21, 11, 5, 2],
  [0, 28, 93, 162, 164, 129, 82, 47, 24],
];

/** [blanks][tiles] rows of a level of the prefix table, medians. */
const PREFIX_ROWS: readonly (readonly number[])[] = [
  [1, 6, 20, 37, 33, 10, 1, 0, 0],
  [1, 29, 156, 432, 443, 150, 22, 1, 0],
  [1, 29, 408, 1830, 2707, 1494, 315, 21, 1],
];

/** Microseconds to look at a row of the prefix table. */
const ROW_COST = 0.003;

/** The tables are those of the search in TypeScript; what the kernel takes of it, with 0, 1 and 2 blanks alike. */
const KERNEL_SHARE = 0.55;

/** Microseconds to look at a unit. */
const UNIT_COST = 0.03;

/** Share of the words through a block's first letter that also take the next one. */
const NEXT_LETTER_SHARE = 0.29;

/** A letter on an empty stop counts this much against one that lies on the board. */
const LAID_LETTER_SHARE = 0.33;

/** How much likelier a word passes a square than its letters' share in the alphabet says. */
const CROSSING_FACTOR = 1.5;

/** Largest number of blanks the tables tell apart. */
const MOST_BLANKS = PLAY_COSTS.length - 1;

/** Expected microseconds of each unit of a loaded board, 0 = no unit. [stops × UNIT_LEVELS] */
export function unitCosts(board: SearchBoard, rack: Rack): Float64Array {
  const { stops, laneBoard } = board;
  const blanks = Math.min(rack.counts[BLANK]!, MOST_BLANKS);
  const costs = new Float64Array(stops.count * UNIT_LEVELS);
  for (let stop = 0; stop < stops.count; stop++) {
    const cell = stops.cells[stop]!;
    const isSquare = laneBoard.letters[cell] === 0;
    const share = isSquare ? squareShare(board, cell, rack) : blockShare(board, cell);
    const laid = isSquare ? 1 : 0;
    const most = Math.min(stops.leftLimits[stop]!, rack.size - laid);
    const reach = share === 0 ? [] : reachOf(board, cell, rack.size - laid);
    for (let before = 0; before <= most; before++) {
      let cost = UNIT_COST + PREFIX_ROWS[blanks]![before]! * ROW_COST;
      for (let behind = 0; behind < reach.length; behind++) {
        const tiles = before + behind + laid;
        if (tiles <= rack.size) cost += share * PLAY_COSTS[blanks]![tiles]! * reach[behind]!;
      }
      costs[stop * UNIT_LEVELS + before] = KERNEL_SHARE * cost;
    }
  }
  return costs;
}

/** Chance that a tile is one of the letters that can be laid on an empty stop. */
function squareShare({ crossChecks, laneBoard }: SearchBoard, cell: number, rack: Rack): number {
  const { counts, total } = laneBoard.tileSet;
  const check: LetterSet = crossChecks[cell]!;
  let tiles = 0;
  for (let letter = 1; letter <= LETTER_COUNT; letter++) {
    const isPlayable = rack.counts[letter]! > 0 || rack.counts[BLANK]! > 0;
    if (isPlayable && ((check >>> letter) & 1) !== 0) tiles += counts[letter]!;
  }
  return (LAID_LETTER_SHARE * tiles) / total;
}

/** Chance that tiles are the letters of the block that starts in the cell. */
function blockShare({ laneBoard }: SearchBoard, first: number): number {
  const { letters, tileSet } = laneBoard;
  let share = tileSet.counts[letters[first]!]! / tileSet.total;
  for (let cell = first + 1; letters[cell] !== 0; cell++) share *= NEXT_LETTER_SHARE;
  return share;
}

/**
 * Chance that the squares behind a stop let a word of so many further tiles pass: up to the next
 * block, because few words also take that. [tiles]
 */
function reachOf({ crossChecks, laneBoard }: SearchBoard, stop: number, most: number): number[] {
  const { letters, isSquare } = laneBoard;
  let cell = stop;
  if (letters[cell] === 0) cell++;
  else while (letters[cell] !== 0) cell++;
  const reach = [1];
  let chance = 1;
  for (; reach.length <= most && isSquare[cell] === 1 && letters[cell] === 0; cell++) {
    const check = crossChecks[cell]! & ALL_LETTERS;
    chance *= Math.min(1, (CROSSING_FACTOR * countBits(check)) / LETTER_COUNT);
    reach.push(chance);
  }
  return reach;
}
