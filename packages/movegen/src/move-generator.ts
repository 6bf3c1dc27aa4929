/** The move generator: owns the scratch buffers and finds the placements of a rack on a loaded board. */
import { type WordGraph } from '@bestzug/lexicon';
import { MAX_RACK_SIZE, type Rack, type RuleProfile } from '@bestzug/core';
import { BestList } from './best-list.ts';
import { BestSearch, type BestTerms } from './best-search.ts';
import { LeaveMap, MILLIPOINTS, type LeaveJudge } from './leave-map.ts';
import { LaneSearch } from './lane-search.ts';
import { PlacementList } from './placement-list.ts';
import { PrefixTable } from './prefix-table.ts';
import { RackIndex } from './rack-index.ts';
import { type SearchBoard } from './search-board.ts';

/** By points alone: leaves add nothing. */
const BY_POINTS: BestTerms = {
  scale: 1,
  leaves: new Int32Array(1 << MAX_RACK_SIZE),
  bestLeaves: new Int32Array(MAX_RACK_SIZE + 1),
};

/** Finds placements; one per thread. */
export class MoveGenerator {
  readonly #rackIndex: RackIndex = new RackIndex();
  readonly #list: PlacementList;
  readonly #prefixes: PrefixTable;
  readonly #search: LaneSearch;
  readonly #bestList: BestList = new BestList();
  readonly #bestSearch: BestSearch;
  readonly #leaveMap: LeaveMap = new LeaveMap();

  /** @param capacity placements the list has room for at first; it grows when more are found */
  constructor(
    graph: WordGraph,
    rules: Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus'>,
    capacity?: number,
  ) {
    this.#list = new PlacementList(capacity);
    this.#prefixes = new PrefixTable(graph, this.#rackIndex, rules.tileSet.points);
    this.#search = new LaneSearch(graph, this.#prefixes, this.#rackIndex, this.#list, rules);
    this.#bestSearch = new BestSearch(
      graph,
      this.#prefixes,
      this.#rackIndex,
      this.#bestList,
      rules,
    );
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

  /**
   * The best placements by points, in the documented order (R114): the first `count` of what ranking
   * `all` gives. Valid until the next call.
   */
  best(board: SearchBoard, rack: Rack, count: number = 1): BestList {
    this.#startBest(board, rack, count);
    this.#bestSearch.run(board, BY_POINTS);
    return this.#bestList;
  }

  /**
   * The best placements by equity, then in the documented order. Valid until the next call.
   *
   * @param judge values of the leaves, in millipoints
   */
  bestByEquity(board: SearchBoard, rack: Rack, judge: LeaveJudge, count: number = 1): BestList {
    this.#startBest(board, rack, count);
    this.#leaveMap.load(this.#rackIndex, judge);
    this.#bestSearch.run(board, {
      scale: MILLIPOINTS,
      leaves: this.#leaveMap.values,
      bestLeaves: this.#leaveMap.bestBySize,
    });
    return this.#bestList;
  }

  #startBest(board: SearchBoard, rack: Rack, count: number): void {
    this.#bestList.start(board.laneBoard, count);
    this.#rackIndex.load(rack);
    this.#prefixes.start();
  }
}
