/** One call of the generator with everything it needs, and its rows as the tests read them. */
import type { WordGraph } from '@bestzug/lexicon';
import {
  formatMoveText,
  graphForRules,
  type Board,
  type Placement,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { MoveGenerator, PlacementRanking, SearchBoard, type PlacementList } from '../src/index.ts';

/** A placement with its points. */
export interface ListedPlacement {
  readonly placement: Placement;
  readonly points: number;
}

/** The generator of one list and profile; board and list belong to it until the next `run`. */
export class Generation {
  readonly board: SearchBoard;
  readonly generator: MoveGenerator;
  readonly #profile: RuleProfile;
  readonly #ranking: PlacementRanking = new PlacementRanking();

  /** @param list for the rule *IN, with the nouns it fits, is made what the search needs */
  constructor(list: WordGraph, profile: RuleProfile, personNouns?: ReadonlySet<string>) {
    const graph = graphForRules(list, profile, personNouns);
    this.#profile = profile;
    this.board = new SearchBoard(graph, profile.layout, profile.tileSet);
    this.generator = new MoveGenerator(graph, profile);
  }

  /** All placements as the search leaves them. */
  run(board: Board, rack: Rack, opening: 'across' | 'both' = 'both'): PlacementList {
    this.board.load(board, opening);
    return this.generator.all(this.board, rack);
  }

  /** All placements in ranked order (R114). */
  ranked(board: Board, rack: Rack, opening: 'across' | 'both' = 'both'): ListedPlacement[] {
    const list = this.run(board, rack, opening);
    const order = this.#ranking.rank(list, this.board.laneBoard);
    return Array.from(order, (row) => ({
      placement: list.placementAt(row, this.board.laneBoard),
      points: list.scores[row]!,
    }));
  }

  /** `8D .E.T`, as the cases write a move. */
  textOf(placement: Placement): string {
    return formatMoveText(placement, this.#profile.layout);
  }
}
