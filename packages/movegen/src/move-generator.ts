/** The move generator: owns the scratch buffers and finds the placements of a rack on a loaded board. */
import { BLANK, IN_ENDING, type WordGraph } from '@bestzug/lexicon';
import { InScorer, MAX_RACK_SIZE, type Rack, type ScoringRules } from '@bestzug/core';
import { BestList } from './best-list.ts';
import { BestSearch } from './best-search.ts';
import type { ExistenceTable } from './existence-table.ts';
import { LeaveMap, MILLIPOINTS, type LeaveJudge } from './leave-map.ts';
import { LaneSearch } from './lane-search.ts';
import { PlacementList } from './placement-list.ts';
import { PrefixTable } from './prefix-table.ts';
import { RackIndex } from './rack-index.ts';
import type { SearchBoard } from './search-board.ts';
import type { UnitSource } from './stop.ts';

/** Leaves that add nothing: ranking by points alone. */
const NO_LEAVES: Int32Array = new Int32Array(1 << MAX_RACK_SIZE);
const NO_BEST_LEAVES: Int32Array = new Int32Array(MAX_RACK_SIZE + 1);
/** Without a table every bingo must be thought possible. */
const ANY_BINGO = -1;

/** What a generator can be given beyond graph and rules. */
export interface GeneratorOptions {
  /**
   * Speeds up `best` and `bestByEquity`; worth its memory and a tenth of a second for more than a few
   * hundred positions.
   */
  readonly existence?: ExistenceTable | undefined;
  /** Placements the list has room for at first; it grows when more are found. */
  readonly capacity?: number | undefined;
}

/** Finds placements; one per thread. */
export class MoveGenerator {
  readonly #rackIndex: RackIndex = new RackIndex();
  readonly #list: PlacementList;
  readonly #prefixes: PrefixTable;
  readonly #search: LaneSearch;
  readonly #bestList: BestList = new BestList();
  readonly #bestSearch: BestSearch;
  readonly #leaveMap: LeaveMap = new LeaveMap();
  readonly #existence: ExistenceTable | undefined;
  /** Counts where *IN may lie; undefined = by these rules there is none. */
  readonly #inScorer: InScorer | undefined;

  /** @param graph the list, or what `graphForRules` makes of it */
  constructor(graph: WordGraph, rules: ScoringRules, options: GeneratorOptions = {}) {
    this.#inScorer = rules.inRule.enabled ? new InScorer(rules) : undefined;
    this.#existence = options.existence;
    this.#list = new PlacementList(options.capacity);
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
   * @param units to search; left out: all. Each placement belongs to exactly one unit, so parts can
   * be searched on different threads.
   */
  all(board: SearchBoard, rack: Rack, units?: UnitSource): PlacementList {
    this.#rackIndex.load(rack);
    this.#prefixes.start();
    return this.#findAll(board, units);
  }

  #findAll(board: SearchBoard, units?: UnitSource): PlacementList {
    const list = this.#list;
    const source = units === undefined ? undefined : new RememberedUnits(units);
    this.#search.run(board, source);
    if (list.hasOverflowed) {
      list.enlarge();
      source?.rewind();
      this.#search.run(board, source);
    }
    if (this.#inScorer !== undefined && this.#canMeetInEnding(board)) {
      this.#countAgain(board, list, this.#inScorer);
    }
    return list;
  }

  /** Whether an *IN lies on the board or can be laid (R91). */
  #canMeetInEnding({ laneBoard }: SearchBoard): boolean {
    const { copies } = this.#rackIndex;
    return copies[BLANK]! > 0 || copies[IN_ENDING]! > 0 || laneBoard.letters.includes(IN_ENDING);
  }

  /**
   * The search sums blocks and blanks up without knowing what an *IN counts in which word (R88, R97).
   * Where there can be one, every placement is counted once more.
   */
  #countAgain({ laneBoard }: SearchBoard, list: PlacementList, scorer: InScorer): void {
    const { count, scores, letters, places } = list;
    for (let row = 0; row < count; row++) {
      scores[row] = scorer.score(laneBoard, letters[row]!, places[row]!);
    }
  }

  /**
   * The best placements by points, in the documented order (R114): the first `count` of what ranking
   * `all` gives. Valid until the next call.
   */
  best(board: SearchBoard, rack: Rack, count: number = 1): BestList {
    this.#bestList.start(board.laneBoard, count);
    this.#rackIndex.load(rack);
    this.#prefixes.start();
    return this.#findBest(board, count, 1, NO_LEAVES, NO_BEST_LEAVES);
  }

  /**
   * The best placements by equity, then in the documented order. Valid until the next call.
   *
   * @param judge values of the leaves, in millipoints
   */
  bestByEquity(board: SearchBoard, rack: Rack, judge: LeaveJudge, count: number = 1): BestList {
    this.#bestList.start(board.laneBoard, count);
    this.#rackIndex.load(rack);
    this.#prefixes.start();
    this.#leaveMap.load(this.#rackIndex, judge);
    const { values, bestBySize } = this.#leaveMap;
    return this.#findBest(board, count, MILLIPOINTS, values, bestBySize);
  }

  #findBest(
    board: SearchBoard,
    count: number,
    scale: number,
    leaves: Int32Array,
    bestLeaves: Int32Array,
  ): BestList {
    const rack = this.#rackIndex;
    const isOutOfBounds = this.#inScorer !== undefined && this.#canMeetInEnding(board);
    if ((count > 1 && rack.copies[BLANK] === 0) || isOutOfBounds) {
      // A rack without a blank has few placements: picking from all of them beats the bounds, which
      // do not hold for *IN either.
      this.#bestList.pick(this.#findAll(board), rack, scale, leaves, bestLeaves);
      return this.#bestList;
    }
    const bingoLetters = this.#existence?.bingoLetters(rack) ?? ANY_BINGO;
    this.#bestSearch.run(board, { scale, leaves, bestLeaves, bingoLetters });
    return this.#bestList;
  }
}

/** Units that can be handed out once more: what was taken from a source is taken for good. */
class RememberedUnits implements UnitSource {
  readonly #source: UnitSource;
  readonly #units: number[] = [];
  #again = Number.POSITIVE_INFINITY;

  constructor(source: UnitSource) {
    this.#source = source;
  }

  next(): number {
    if (this.#again < this.#units.length) return this.#units[this.#again++]!;
    const unit = this.#source.next();
    if (unit >= 0) this.#units.push(unit);
    return unit;
  }

  /** Begins with the first unit again. */
  rewind(): void {
    this.#again = 0;
  }
}
