/** The move generator: finds the placements of a rack on a loaded board. */
import { BLANK, IN_ENDING, type WordGraph } from '@bestzug/lexicon';
import { InScorer, invariant, type Rack, type ScoringRules } from '@bestzug/core';
import type { BestList } from './best-list.ts';
import type { ExistenceTable } from './existence-table.ts';
import type { LeaveJudge } from './leave-map.ts';
import type { PlacementList } from './placement-list.ts';
import type { BestWish, OpenSearch, PlacementSearch } from './placement-search.ts';
import { PlainSearch } from './plain-search.ts';
import { PlacementRanking } from './ranking.ts';
import type { SearchBoard } from './search-board.ts';
import { RewindableUnits, type UnitSource } from './stop.ts';

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
  /** A quicker search, asked first; left out, or opening none: the one in TypeScript. */
  readonly openSearch?: OpenSearch | undefined;
}

/** Finds placements; one per thread. */
export class MoveGenerator {
  readonly #graph: WordGraph;
  readonly #rules: ScoringRules;
  readonly #options: GeneratorOptions;
  /** Counts where *IN may lie; undefined = by these rules there is none. */
  readonly #inScorer: InScorer | undefined;
  readonly #quick: PlacementSearch | undefined;
  /** Made when first needed: its tables are large. */
  #plain: PlainSearch | undefined;
  /** The list last found, and what found it. */
  #found: { readonly list: PlacementList; readonly search: PlacementSearch } | undefined;
  #ranking: PlacementRanking | undefined;

  /** @param graph the list, or what `graphForRules` makes of it */
  constructor(graph: WordGraph, rules: ScoringRules, options: GeneratorOptions = {}) {
    this.#graph = graph;
    this.#rules = rules;
    this.#options = options;
    this.#inScorer = rules.inRule.enabled ? new InScorer(rules) : undefined;
    this.#quick = options.openSearch?.(graph, rules);
  }

  /** A generator like this one for other words; without the table of bingos, which is of these. */
  withGraph(graph: WordGraph): MoveGenerator {
    return new MoveGenerator(graph, this.#rules, { ...this.#options, existence: undefined });
  }

  /**
   * All placements of the rack on the board, unordered; valid until the next call.
   *
   * @param units to search; left out: all. Each placement belongs to exactly one unit, so parts can
   * be searched on different threads.
   */
  all(board: SearchBoard, rack: Rack, units?: UnitSource): PlacementList {
    const source = units && new RewindableUnits(units);
    return this.#attempt(rack, (search) => {
      source?.rewind();
      return this.#findAll(search, board, source);
    });
  }

  /**
   * Row numbers of what `all` has found on the board, in the documented order (R114); valid until the
   * next call.
   */
  rank({ laneBoard }: SearchBoard): Int32Array {
    invariant(this.#found !== undefined, 'there is a list to rank');
    const { list, search } = this.#found;
    const order = search.rank?.(laneBoard);
    if (order !== undefined) return order;
    this.#ranking ??= new PlacementRanking();
    return this.#ranking.rank(list, laneBoard);
  }

  /**
   * The best placements by points, in the documented order (R114): the first `count` of what ranking
   * `all` gives. Valid until the next call.
   */
  best(board: SearchBoard, rack: Rack, count: number = 1): BestList {
    return this.#attempt(rack, (search) => this.#findBest(search, board, { count, key: 'points' }));
  }

  /**
   * The best placements by equity, then in the documented order. Valid until the next call.
   *
   * @param judge values of the leaves, in millipoints
   */
  bestByEquity(board: SearchBoard, rack: Rack, judge: LeaveJudge, count: number = 1): BestList {
    return this.#attempt(rack, (search) => {
      search.leaves.load(search.rack, judge);
      return this.#findBest(search, board, { count, key: 'equity' });
    });
  }

  /** Has the quick search look first, then the one that always has an answer. */
  #attempt<Found>(rack: Rack, find: (search: PlacementSearch) => Found | undefined): Found {
    this.#found = undefined;
    const quick = this.#quick;
    if (quick !== undefined) {
      quick.rack.load(rack);
      const found = find(quick);
      if (found !== undefined) return found;
    }
    this.#plain ??= new PlainSearch(this.#graph, this.#rules, this.#options.capacity);
    this.#plain.rack.load(rack);
    const found = find(this.#plain);
    invariant(found !== undefined, 'the search in TypeScript grows as it needs');
    return found;
  }

  #findAll(
    search: PlacementSearch,
    board: SearchBoard,
    units?: RewindableUnits,
  ): PlacementList | undefined {
    const list = search.all(board, units);
    if (list === undefined) return undefined;
    if (this.#inScorer !== undefined && canMeetInEnding(search, board)) {
      this.#countAgain(board, list, this.#inScorer);
    }
    this.#found = { list, search };
    return list;
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

  #findBest(search: PlacementSearch, board: SearchBoard, wish: BestWish): BestList | undefined {
    const { rack } = search;
    const isOutOfBounds = this.#inScorer !== undefined && canMeetInEnding(search, board);
    if ((wish.count > 1 && rack.copies[BLANK] === 0) || isOutOfBounds) {
      // A rack without a blank has few placements: picking from all of them beats the bounds, which
      // do not hold for *IN either.
      const list = this.#findAll(search, board);
      return list && search.pick(board.laneBoard, wish);
    }
    const bingoLetters = this.#options.existence?.bingoLetters(rack) ?? ANY_BINGO;
    return search.best(board, wish, bingoLetters);
  }
}

/** Whether an *IN lies on the board or can be laid (R91). */
function canMeetInEnding({ rack }: PlacementSearch, { laneBoard }: SearchBoard): boolean {
  const { copies } = rack;
  return copies[BLANK]! > 0 || copies[IN_ENDING]! > 0 || laneBoard.letters.includes(IN_ENDING);
}
