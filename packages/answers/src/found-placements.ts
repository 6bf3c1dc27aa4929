/** All placements of a position in ranked order. */
import { type WordGraph } from '@bestzug/lexicon';
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
}

/** Ranks all placements of the rack, on this thread. */
export function findPlacements(
  graph: WordGraph,
  { board, profile }: Position,
  rack: Rack,
): FoundPlacements {
  const searchBoard = new SearchBoard(graph, profile.layout, profile.tileSet);
  searchBoard.load(board);
  const columns = new MoveGenerator(graph, profile).all(searchBoard, rack);
  const { laneBoard } = searchBoard;
  return { columns, order: new PlacementRanking().rank(columns, laneBoard), laneBoard };
}
