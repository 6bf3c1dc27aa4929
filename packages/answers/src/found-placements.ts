/** All placements of a position in ranked order. */
import type { WordGraph } from '@bestzug/lexicon';
import type { LaneBoard, Position, Rack, RuleProfile } from '@bestzug/core';
import {
  MoveGenerator,
  SearchBoard,
  type OpenSearch,
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

/** Ranks placements by one list and one profile; making one takes longer than most searches. */
export class PlacementFinder {
  readonly #board: SearchBoard;
  readonly #generator: MoveGenerator;

  /** @param openSearch see `GeneratorOptions` */
  constructor(graph: WordGraph, profile: RuleProfile, openSearch?: OpenSearch) {
    this.#board = new SearchBoard(graph, profile.layout, profile.tileSet);
    this.#generator = new MoveGenerator(graph, profile, { openSearch });
  }

  /** All placements of the rack, on this thread. Valid until the next call. */
  find({ board }: Position, rack: Rack): FoundPlacements {
    this.#board.load(board);
    const columns = this.#generator.all(this.#board, rack);
    const order = this.#generator.rank(this.#board);
    return { columns, order, laneBoard: this.#board.laneBoard };
  }
}

/** Ranks all placements of the rack, on this thread. */
export const findPlacements = (
  graph: WordGraph,
  position: Position,
  rack: Rack,
  openSearch?: OpenSearch,
): FoundPlacements => new PlacementFinder(graph, position.profile, openSearch).find(position, rack);
