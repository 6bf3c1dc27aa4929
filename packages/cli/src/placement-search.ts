/** All placements of a position in ranked order, on one thread or several. */
import { BLANK, type WordGraph } from '@bestzug/lexicon';
import { findPlacements, type FoundPlacements, type SearchEffort } from '@bestzug/answers/best';
import type { Position, Rack } from '@bestzug/core';
import { openKernelSearch } from '@bestzug/kernel';
import { SearchBoard } from '@bestzug/movegen';

/** What was found, and at what cost. */
export interface TimedPlacements {
  readonly found: FoundPlacements;
  readonly effort: SearchEffort;
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
): Promise<TimedPlacements> {
  const isQuick = rack.counts[BLANK]! <= QUICK_BLANKS;
  if (threads === 1 || (threads === undefined && isQuick)) {
    return searchHere(graph, position, rack);
  }
  return searchInPool(graph, position, rack, threads);
}

function searchHere(graph: WordGraph, position: Position, rack: Rack): TimedPlacements {
  const start = performance.now();
  const found = findPlacements(graph, position, rack, openKernelSearch);
  return { found, effort: { threads: 1, milliseconds: performance.now() - start } };
}

async function searchInPool(
  graph: WordGraph,
  { board, profile }: Position,
  rack: Rack,
  wanted: number | undefined,
): Promise<TimedPlacements> {
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
    const found = { columns, order, laneBoard: searchBoard.laneBoard };
    return { found, effort: { threads, milliseconds } };
  } finally {
    await pool.close();
  }
}
