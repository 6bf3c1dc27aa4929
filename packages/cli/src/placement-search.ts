/** All placements of a position in ranked order, on one thread or several. */
import { BLANK, type WordGraph } from '@bestzug/lexicon';
import { type LaneBoard, type Position, type Rack } from '@bestzug/core';
import {
  MoveGenerator,
  PlacementRanking,
  SearchBoard,
  type PlacementColumns,
} from '@bestzug/movegen';

/** What was found. */
export interface FoundPlacements {
  /** In any order. */
  readonly columns: PlacementColumns;
  /** [placements] rows of the columns in ranked order (R114). */
  readonly order: Int32Array;
  readonly laneBoard: LaneBoard;
  readonly threads: number;
  /** Time of loading the board, searching and ranking. */
  readonly milliseconds: number;
}

/** More blanks than this make searches long enough for threads to pay. */
const QUICK_BLANKS = 2;

/**
 * Ranks all placements of the rack.
 *
 * @param threads left out: as many as are expected to be quickest. Starting a thread costs more than
 * any search with up to two blanks, so these do not even load the pool.
 */
export async function searchPlacements(
  graph: WordGraph,
  position: Position,
  rack: Rack,
  threads?: number,
): Promise<FoundPlacements> {
  const isQuick = rack.counts[BLANK]! <= QUICK_BLANKS;
  if (threads === 1 || (threads === undefined && isQuick)) {
    return searchHere(graph, position, rack);
  }
  return searchInPool(graph, position, rack, threads);
}

function searchHere(graph: WordGraph, { board, profile }: Position, rack: Rack): FoundPlacements {
  const start = performance.now();
  const searchBoard = new SearchBoard(graph, profile.layout, profile.tileSet);
  searchBoard.load(board);
  const columns = new MoveGenerator(graph, profile).all(searchBoard, rack);
  const { laneBoard } = searchBoard;
  const order = new PlacementRanking().rank(columns, laneBoard);
  const milliseconds = performance.now() - start;
  return { columns, order, laneBoard, threads: 1, milliseconds };
}

async function searchInPool(
  graph: WordGraph,
  { board, profile }: Position,
  rack: Rack,
  wanted: number | undefined,
): Promise<FoundPlacements> {
  const { chooseThreads, createPool } = await import('@bestzug/pool');
  const { availableParallelism } = await import('node:os');
  const start = performance.now();
  const searchBoard = new SearchBoard(graph, profile.layout, profile.tileSet);
  searchBoard.load(board);
  const threads = wanted ?? chooseThreads(searchBoard, rack, availableParallelism());
  const pool = createPool({ graph, rules: profile, threads });
  try {
    const columns = await pool.rankPlacements({ board, rack });
    const order = Int32Array.from({ length: columns.count }, (_, row) => row);
    const milliseconds = performance.now() - start;
    return { columns, order, laneBoard: searchBoard.laneBoard, threads, milliseconds };
  } finally {
    await pool.close();
  }
}
