/**
 * Where what lies in the kernel's memory: byte addresses, used by the kernel (assembly/) and by what
 * fills and reads it (kernel-search.ts). Everything has a fixed place, so that the kernel's
 * loads need no base register; the word graph, whose size depends on the list, comes last. Pages
 * nothing is written to take no memory.
 */

/** Rows the list of placements has room for (place of the richest position measured: 57,605). */
export const LIST_CAPACITY = 131072;
/** Rows the prefix table has room for (seven tiles with two blanks: at most 33,239). */
export const PREFIX_CAPACITY = 131072;
/** Rows the list of the best has room for, the one that a better placement pushes out included. */
export const BEST_CAPACITY = 1024;
/** Cells a board may have: what `place` can number. */
export const CELL_CAPACITY = 1024;
/** Ints per cell: search-board.ts. */
export const CELL_INTS = 8;
/** Buckets of units by bound in points. */
export const BUCKET_COUNT = 2048;
/** Scores that ranking counts; higher ones are for the TypeScript version. */
export const SCORE_COUNT = 2048;

// The rack: rack-index.ts and leave-map.ts.
export const PLACE_VALUES = 0x400;
export const COPIES = 0x480;
export const HELD = 0x500;
export const PLAYABLE = 0x900;
export const SIZES = 0xd00;
export const BLANKS = 0xe00;
export const LEAVES = 0xf00;
export const BEST_LEAVES = 0x1300;

// The rules.
export const TILE_POINTS = 0x1400;
export const BONUSES = 0x1500;

// The board: search-board.ts.
export const STOP_CELLS = 0x2000;
export const LEFT_LIMITS = 0x3000;
export const START_RANKS = 0x4000;
export const BOARD_LETTERS = 0x5000;
export const BOARD_POINTS = 0x5400;
export const CELLS = 0x6000;

// Working tables of the kernel.
export const LEVEL_STARTS = 0x1600;
export const LETTER_FACTORS = 0x1640;
export const CROSS_FACTORS = 0x1680;
export const GAINS = 0x16c0;
export const TILE_LETTERS = 0x1700;
export const PREMIUMS = 0x1740;
export const AVAILABLE = 0x1900;
export const BOUNDS = 0x1800;
export const TOP_POINTS = 0x1840;
export const LETTERS_BY_POINTS = 0x1880;
export const RIGHT_COUNTS = 0xe000;
export const UNIT_STOPS = 0xf000;
export const UNIT_LEVELS_AT = 0x18000;
export const UNIT_NEXT = 0x21000;
export const BUCKET_HEADS = 0x2a000;
export const RIGHT_SUMS = 0x2c000;

// The best placements.
export const BEST_KEYS = 0x80000;
export const BEST_SCORES = 0x82000;
export const BEST_LETTERS = 0x84000;
export const BEST_PLACES = 0x86000;

// Ranking: score buckets, runs, and the symbols of a group.
export const SCORE_BUCKETS = 0x90000;
export const PART_ENDS = 0x92000;
export const FIRST_RUNS = 0x93000;
export const RUN_STARTS = 0x94000;
export const NEXT_RUNS = 0xa4000;
/** Runs of placements with one start. */
export const RUN_CAPACITY = 16384;

// The list of all placements, its ranked order, and a copy of a group being parted.
export const SCORES = 0x100000;
export const LETTERS = 0x180000;
export const PLACES = 0x200000;
export const ORDER = 0x280000;
export const GROUP_ROWS = 0x300000;
export const GROUP_SYMBOLS = 0x380000;

// The prefix table: prefix-table.ts.
export const PREFIX_PLAYABLE = 0x400000;
export const PREFIX_FOLLOWING = 0x480000;
export const PREFIX_DISTANCES = 0x500000;
export const PREFIX_ROWS = 0x580000;

// The word graph: word-graph.ts.
export const GRAPH = 0x980000;
