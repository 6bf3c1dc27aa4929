/**
 * Where what lies in the kernel's memory: byte addresses, used by the kernel (assembly/) and by what
 * fills and reads it (kernel-search.ts). Everything has a fixed place, so that the kernel's
 * loads need no base register; the word graph, whose size depends on the list, comes last. Pages
 * nothing is written to take no memory.
 *
 * Behind each address stands the table's shape, of ints (four bytes) unless it says bytes;
 * layout.test.ts holds the lengths against the addresses.
 */

/** Length of tables by number of tiles: 0 … 8, the most on a rack. */
export const TILE_COUNTS = 9;
/** Length of tables by subrack: eight different tiles have so many. */
export const SUBRACKS = 256;
/** Length of tables by symbol: the blank, 29 letters, *IN; the last one is not in use. */
export const SYMBOLS = 32;
/** Length of tables by board tile: symbols, then the same as blanks. */
export const BOARD_TILES = 64;
/** Cells a board may have: what `place` can number. A stop has a cell, a start rank too. */
export const CELL_CAPACITY = 1024;
/** Ints per cell: search-board.ts. */
export const CELL_INTS = 8;
/** Ints per number of tiles in the sums right of a stop: search-unit.ts. */
export const RIGHT_INTS = 8;
/** Ints per row of the prefix table: prefix-table.ts, whose ROW_SHIFT says the same. */
export const ROW_INTS = 8;
/** Buckets of units by bound in points. */
export const BUCKET_COUNT = 2048;
/** Scores that ranking counts; higher ones are for the TypeScript version. */
export const SCORE_COUNT = 2048;
/** Runs of placements with one start, the end of the last one included. */
export const RUN_CAPACITY = 16384;
/** Symbols a tile of a word can be when ranking: letter × 2 + blank. */
export const WORD_SYMBOLS = 64;
/** Tiles of a word by which ranking parts groups: those whose letters lie in the first int. */
export const PARTED_TILES = 6;
/** Rows the list of placements has room for (place of the richest position measured: 57,605). */
export const LIST_CAPACITY = 131072;
/** Rows the prefix table has room for (seven tiles with two blanks: at most 33,239). */
export const PREFIX_CAPACITY = 131072;
/** Rows the list of the best has room for, the one that a better placement pushes out included. */
export const BEST_CAPACITY = 1024;

// The rack: rack-index.ts and leave-map.ts.
export const PLACE_VALUES = 0x400; // [symbols]
export const COPIES = 0x480; // [symbols] bytes
export const HELD = 0x500; // [subracks]
export const PLAYABLE = 0x900; // [subracks]
export const SIZES = 0xd00; // [subracks] bytes
export const BLANKS = 0xe00; // [subracks] bytes
export const LEAVES = 0xf00; // [subracks] millipoints
export const BEST_LEAVES = 0x1300; // [tiles kept] millipoints

// The rules.
export const TILE_POINTS = 0x1400; // [board tiles]
export const BONUSES = 0x1500; // [tiles] points

// The position being searched.
export const LEVEL_STARTS = 0x1600; // [tiles + 1] first row of each level of the prefix table
export const LETTER_FACTORS = 0x1640; // [tiles] blank-variants.ts
export const CROSS_FACTORS = 0x1680; // [tiles]
export const GAINS = 0x16c0; // [tiles] points
export const TILE_LETTERS = 0x1700; // [tiles]
export const PREMIUMS = 0x1740; // [tiles] left-part.ts
export const BOUNDS = 0x1800; // [tiles] keys, search-unit.ts
export const TOP_POINTS = 0x1840; // [tiles] points
export const LETTERS_BY_POINTS = 0x1880; // [tiles] bytes
export const AVAILABLE = 0x1900; // [symbols] blank-variants.ts

// The board: search-board.ts.
export const STOP_CELLS = 0x2000; // [cells]
export const LEFT_LIMITS = 0x3000; // [cells] tiles
export const START_RANKS = 0x4000; // [cells]
export const BOARD_LETTERS = 0x5000; // [cells] bytes
export const BOARD_POINTS = 0x5400; // [cells] bytes
export const CELLS = 0x6000; // [cells × CELL_INTS]

// Units of the search for the best: search-unit.ts.
export const RIGHT_COUNTS = 0xe000; // [cells] tiles
export const UNIT_STOPS = 0xf000; // [cells × TILE_COUNTS]
export const UNIT_LEVELS_AT = 0x18000; // [cells × TILE_COUNTS] tiles of the left part
export const UNIT_NEXT = 0x21000; // [cells × TILE_COUNTS] units
export const BUCKET_HEADS = 0x2a000; // [buckets] units
export const RIGHT_SUMS = 0x2c000; // [cells × TILE_COUNTS × RIGHT_INTS]

// The best placements.
export const BEST_KEYS = 0x80000; // [best]
export const BEST_SCORES = 0x82000; // [best]
export const BEST_LETTERS = 0x84000; // [best]
export const BEST_PLACES = 0x86000; // [best]

// Ranking: score buckets, parts of groups, and runs.
export const SCORE_BUCKETS = 0x90000; // [scores] rows
export const PART_ENDS = 0x92000; // [PARTED_TILES × WORD_SYMBOLS] places in the order
export const FIRST_RUNS = 0x93000; // [cells] by start rank: runs
export const RUN_STARTS = 0x94000; // [runs] rows
export const NEXT_RUNS = 0xa4000; // [runs] runs

// The list of all placements, its ranked order, and a copy of a group being parted.
export const SCORES = 0x100000; // [list]
export const LETTERS = 0x180000; // [list]
export const PLACES = 0x200000; // [list]
export const ORDER = 0x280000; // [list] rows
export const GROUP_ROWS = 0x300000; // [list] rows
export const GROUP_SYMBOLS = 0x380000; // [list] bytes

// The prefix table: prefix-table.ts.
export const PREFIX_PLAYABLE = 0x400000; // [prefixes]
export const PREFIX_FOLLOWING = 0x480000; // [prefixes]
export const PREFIX_DISTANCES = 0x500000; // [prefixes]
export const PREFIX_ROWS = 0x580000; // [prefixes × ROW_INTS]

// The word graph: word-graph.ts.
export const GRAPH = 0x980000; // [nodes of the graph]
