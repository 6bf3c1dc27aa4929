/** The search in TypeScript: the reference, and what runs where WebAssembly does not or has no room. */
import { MAX_RACK_SIZE, type LaneBoard } from '@bestzug/core';
import type { LetterSet, WordGraph } from '@bestzug/lexicon';
import { BestList } from './best-list.ts';
import { BestSearch, type BestTerms } from './best-search.ts';
import { LaneSearch } from './lane-search.ts';
import { LeaveMap, MILLIPOINTS } from './leave-map.ts';
import { PlacementList } from './placement-list.ts';
import type { BestWish, PlacementSearch, SearchRules } from './placement-search.ts';
import { PrefixTable } from './prefix-table.ts';
import { RackIndex } from './rack-index.ts';
import type { SearchBoard } from './search-board.ts';
import type { RewindableUnits } from './stop.ts';

/** Leaves that add nothing: ranking by points alone. */
const NO_LEAVES: Int32Array = new Int32Array(1 << MAX_RACK_SIZE);
const NO_BEST_LEAVES: Int32Array = new Int32Array(MAX_RACK_SIZE + 1);

/** Grows its tables as it needs, so it always has an answer. */
export class PlainSearch implements PlacementSearch {
  readonly rack: RackIndex = new RackIndex();
  readonly leaves: LeaveMap = new LeaveMap();
  readonly #list: PlacementList;
  readonly #prefixes: PrefixTable;
  readonly #lanes: LaneSearch;
  readonly #bestList: BestList = new BestList();
  readonly #bestSearch: BestSearch;

  /** @param capacity placements the list has room for at first */
  constructor(graph: WordGraph, rules: SearchRules, capacity?: number) {
    const { rack } = this;
    this.#list = capacity === undefined ? new PlacementList() : PlacementList.ofCapacity(capacity);
    this.#prefixes = new PrefixTable(graph, rack, rules.tileSet.points);
    this.#lanes = new LaneSearch(graph, this.#prefixes, rack, this.#list, rules);
    this.#bestSearch = new BestSearch(graph, this.#prefixes, rack, this.#bestList, rules);
  }

  all(board: SearchBoard, units?: RewindableUnits): PlacementList {
    const list = this.#list;
    this.#prefixes.start();
    this.#lanes.run(board, units);
    if (list.hasOverflowed) {
      list.enlarge();
      units?.rewind();
      this.#lanes.run(board, units);
    }
    return list;
  }

  pick(board: LaneBoard, wish: BestWish): BestList {
    const { scale, leaves, bestLeaves } = this.#terms(wish, 0);
    this.#bestList.start(board, wish.count);
    this.#bestList.pick(this.#list, this.rack, scale, leaves, bestLeaves);
    return this.#bestList;
  }

  best(board: SearchBoard, wish: BestWish, bingoLetters: LetterSet): BestList {
    this.#bestList.start(board.laneBoard, wish.count);
    this.#prefixes.start();
    this.#bestSearch.run(board, this.#terms(wish, bingoLetters));
    return this.#bestList;
  }

  #terms({ key }: BestWish, bingoLetters: LetterSet): BestTerms {
    if (key === 'points') {
      return { scale: 1, leaves: NO_LEAVES, bestLeaves: NO_BEST_LEAVES, bingoLetters };
    }
    const { values, bestBySize } = this.leaves;
    return { scale: MILLIPOINTS, leaves: values, bestLeaves: bestBySize, bingoLetters };
  }
}
