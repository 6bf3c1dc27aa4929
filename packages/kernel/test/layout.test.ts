/** The kernel's tables lie apart from each other, and nothing is written beside them. */
import { describe, expect, test } from 'vitest';
import {
  createBoardLayout,
  createRandom,
  emptyBoard,
  FAMILIE,
  invariant,
  MAX_RACK_SIZE,
  rackOf,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { BLANK, buildWordGraph, letterOf, SYMBOL_COUNT } from '@bestzug/lexicon';
import { SearchBoard, UNIT_LEVELS, type PlacementSearch } from '@bestzug/movegen';
import { openKernelSearch } from '../src/index.ts';
import * as layout from '../src/layout.ts';

const INT = 4;

const {
  BEST_CAPACITY,
  BOARD_TILES,
  BUCKET_COUNT,
  CELL_CAPACITY,
  CELL_INTS,
  GRAPH,
  LIST_CAPACITY,
  PARTED_TILES,
  PREFIX_CAPACITY,
  RIGHT_INTS,
  ROW_INTS,
  RUN_CAPACITY,
  SCORE_COUNT,
  SUBRACKS,
  SYMBOLS,
  TILE_COUNTS,
  WORD_SYMBOLS,
  ...ADDRESSES
} = layout;

/** Units a board may have: stops with each number of tiles before them. */
const UNIT_CAPACITY = CELL_CAPACITY * TILE_COUNTS;

/** Bytes of each table. */
const LENGTHS: Readonly<Record<keyof typeof ADDRESSES, number>> = {
  PLACE_VALUES: SYMBOLS * INT,
  COPIES: SYMBOLS,
  HELD: SUBRACKS * INT,
  PLAYABLE: SUBRACKS * INT,
  SIZES: SUBRACKS,
  BLANKS: SUBRACKS,
  LEAVES: SUBRACKS * INT,
  BEST_LEAVES: TILE_COUNTS * INT,
  TILE_POINTS: BOARD_TILES * INT,
  BONUSES: TILE_COUNTS * INT,
  LEVEL_STARTS: (TILE_COUNTS + 1) * INT,
  LETTER_FACTORS: TILE_COUNTS * INT,
  CROSS_FACTORS: TILE_COUNTS * INT,
  GAINS: TILE_COUNTS * INT,
  TILE_LETTERS: TILE_COUNTS * INT,
  PREMIUMS: TILE_COUNTS * INT,
  BOUNDS: TILE_COUNTS * INT,
  TOP_POINTS: TILE_COUNTS * INT,
  LETTERS_BY_POINTS: TILE_COUNTS,
  AVAILABLE: SYMBOLS * INT,
  STOP_CELLS: CELL_CAPACITY * INT,
  LEFT_LIMITS: CELL_CAPACITY * INT,
  START_RANKS: CELL_CAPACITY * INT,
  BOARD_LETTERS: CELL_CAPACITY,
  BOARD_POINTS: CELL_CAPACITY,
  CELLS: CELL_CAPACITY * CELL_INTS * INT,
  RIGHT_COUNTS: CELL_CAPACITY * INT,
  UNIT_STOPS: UNIT_CAPACITY * INT,
  UNIT_LEVELS_AT: UNIT_CAPACITY * INT,
  UNIT_NEXT: UNIT_CAPACITY * INT,
  BUCKET_HEADS: BUCKET_COUNT * INT,
  RIGHT_SUMS: UNIT_CAPACITY * RIGHT_INTS * INT,
  BEST_KEYS: BEST_CAPACITY * INT,
  BEST_SCORES: BEST_CAPACITY * INT,
  BEST_LETTERS: BEST_CAPACITY * INT,
  BEST_PLACES: BEST_CAPACITY * INT,
  SCORE_BUCKETS: SCORE_COUNT * INT,
  PART_ENDS: PARTED_TILES * WORD_SYMBOLS * INT,
  FIRST_RUNS: CELL_CAPACITY * INT,
  RUN_STARTS: RUN_CAPACITY * INT,
  NEXT_RUNS: RUN_CAPACITY * INT,
  SCORES: LIST_CAPACITY * INT,
  LETTERS: LIST_CAPACITY * INT,
  PLACES: LIST_CAPACITY * INT,
  ORDER: LIST_CAPACITY * INT,
  GROUP_ROWS: LIST_CAPACITY * INT,
  GROUP_SYMBOLS: LIST_CAPACITY,
  PREFIX_PLAYABLE: PREFIX_CAPACITY * INT,
  PREFIX_FOLLOWING: PREFIX_CAPACITY * INT,
  PREFIX_DISTANCES: PREFIX_CAPACITY * INT,
  PREFIX_ROWS: PREFIX_CAPACITY * ROW_INTS * INT,
};

const TABLES = Object.entries(LENGTHS)
  .map(([name, length]) => {
    const start = ADDRESSES[name as keyof typeof ADDRESSES];
    return { name, start, end: start + length };
  })
  .sort((one, other) => one.start - other.start);

/** What lies between the tables. */
const GAPS = [...TABLES, { start: GRAPH }].map(({ start }, number) => ({
  start: TABLES[number - 1]?.end ?? 0,
  end: start,
}));

test('the tables lie one behind the other, the graph last', () => {
  expect(GAPS.filter(({ start, end }) => start > end)).toEqual([]);
  expect(TABLES.filter(({ start }) => start % INT !== 0)).toEqual([]);
  expect(GRAPH % INT).toBe(0);
});

test('the capacities are those of the packages below', () => {
  const { laneBoard, cells } = new SearchBoard(GRAPH_OF_WORDS, LARGEST.layout, LARGEST.tileSet);
  const { cellCount } = laneBoard.geometry;
  expect(cellCount).toBeLessThanOrEqual(CELL_CAPACITY);
  expect(cells.length).toBe(cellCount * CELL_INTS);
  expect(TILE_COUNTS).toBe(MAX_RACK_SIZE + 1);
  expect(UNIT_LEVELS).toBe(TILE_COUNTS);
  expect(SUBRACKS).toBe(1 << MAX_RACK_SIZE);
  expect(SYMBOLS).toBeGreaterThanOrEqual(SYMBOL_COUNT);
  expect(BOARD_TILES).toBe(LARGEST.tileSet.points.length);
});

const SIZE = 21;
const LETTERS_IN_USE = Array.from('ENRST');
/** All words of two and three letters, some longer ones: every part of a board takes part. */
const WORDS = LETTERS_IN_USE.flatMap((first) =>
  LETTERS_IN_USE.flatMap((second) => [
    `${first}${second}`,
    ...LETTERS_IN_USE.map((third) => `${first}${second}${third}`),
    `${first}${second}ERNSTE`,
    `${second}STERNSTER${first}`,
  ]),
);
const GRAPH_OF_WORDS = buildWordGraph(WORDS);
const LARGEST: RuleProfile = {
  ...FAMILIE,
  rackSize: MAX_RACK_SIZE,
  layout: createBoardLayout(
    'all premiums',
    Array.from({ length: SIZE }, () => 'q'.repeat(SIZE)),
    0,
  ),
};
/** A byte no table is filled with by chance. */
const CANARY = 0xa5;

/** The search, and all of its memory. */
function openWithCanaries(): { search: PlacementSearch; memory: Uint8Array } {
  const search = openKernelSearch(GRAPH_OF_WORDS, LARGEST);
  invariant(search !== undefined, 'there is WebAssembly and memory');
  const memory = new Uint8Array(search.rack.held.buffer);
  for (const { start, end } of GAPS) memory.fill(CANARY, start, end);
  return { search, memory };
}

/** Number of placements. */
function searchInEveryWay(search: PlacementSearch, board: SearchBoard, rack: Rack): number {
  search.rack.load(rack);
  search.leaves.load(search.rack, { valueOf: (counts) => counts[BLANK]! * 1000 });
  const placements = search.all(board)?.count ?? 0;
  expect('rank' in search).toBe(true);
  search.rank?.(board.laneBoard);
  for (const key of ['points', 'equity'] as const) {
    for (const count of [1, BEST_CAPACITY - 1]) {
      search.pick(board.laneBoard, { count, key });
      search.best(board, { count, key }, -1);
    }
  }
  return placements;
}

const rackOfText = (text: string): Rack =>
  rackOf([...text].map((sign) => (sign === '?' ? BLANK : letterOf(sign)!)));

describe('nothing is written between the tables, nor to the graph', () => {
  const { nodes } = GRAPH_OF_WORDS;
  const board = new SearchBoard(GRAPH_OF_WORDS, LARGEST.layout, LARGEST.tileSet);

  test.each([0, 0.01, 0.2, 0.5])('with tiles on %d of the squares', (density) => {
    const { search, memory } = openWithCanaries();
    const random = createRandom(5);
    const filled = emptyBoard(LARGEST.layout);
    for (let square = 0; square < SIZE * SIZE; square++) {
      if (random.nextUnit() < density) {
        filled.tiles[square] = letterOf(LETTERS_IN_USE[random.nextBelow(5)]!)!;
      }
    }
    board.load(filled);
    const found = ['E', '?', 'ERNSTEST', 'XXXXXXXY', 'ERNST???', '????????'].map((text) =>
      searchInEveryWay(search, board, rackOfText(text)),
    );
    expect(Math.max(...found)).toBeGreaterThan(100);
    const touched = GAPS.filter(({ start, end }) =>
      memory.subarray(start, end).some((byte) => byte !== CANARY),
    );
    expect(touched).toEqual([]);
    expect(new Int32Array(memory.buffer, GRAPH, nodes.length)).toEqual(nodes);
  });
});
