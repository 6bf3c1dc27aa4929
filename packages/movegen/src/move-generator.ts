/** The move generator: owns the scratch buffers and finds the placements of a rack on a loaded board. */
import { type WordGraph } from '@bestzug/lexicon';
import { type Rack, type RuleProfile } from '@bestzug/core';
import { LaneSearch } from './lane-search.ts';
import { PlacementList } from './placement-list.ts';
import { PrefixTable } from './prefix-table.ts';
import { RackIndex } from './rack-index.ts';
import { type SearchBoard } from './search-board.ts';

/** Finds placements; one per thread. */
export class MoveGenerator {
  readonly #rackIndex: RackIndex = new RackIndex();
  readonly #list: PlacementList = new PlacementList();
  readonly #prefixes: PrefixTable;
  readonly #search: LaneSearch;

  constructor(graph: WordGraph, rules: Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus'>) {
    this.#prefixes = new PrefixTable(graph, this.#rackIndex, rules.tileSet.points);
    this.#search = new LaneSearch(graph, this.#prefixes, this.#rackIndex, this.#list, rules);
  }

  /**
   * All placements of the rack on the board, unordered; valid until the next call.
   *
   * @param stops numbers of the stops to search (`board.stops`); left out: all of them. Each
   * placement belongs to exactly one stop, so parts can be searched on different threads.
   */
  all(board: SearchBoard, rack: Rack, stops?: Int32Array): PlacementList {
    const list = this.#list;
    this.#rackIndex.load(rack);
    this.#prefixes.start();
    this.#search.run(board, stops);
    if (list.hasOverflowed) {
      list.enlarge();
      this.#search.run(board, stops);
    }
    return list;
  }
}
