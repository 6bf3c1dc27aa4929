/**
 * The search in WebAssembly: the recursions of movegen's lane-search.ts and best-search.ts, compiled
 * from assembly/. It works in a memory of its own (layout.ts), which holds a copy of the word graph,
 * the rack's tables and the list it finds; a board is copied in for each search.
 */
import type { WordGraph } from '@bestzug/lexicon';
import { invariant, type LaneBoard } from '@bestzug/core';
import {
  BestList,
  LeaveMap,
  MILLIPOINTS,
  PlacementList,
  RackIndex,
  UNIT_LEVELS,
  type BestWish,
  type OpenSearch,
  type PlacementSearch,
  type RewindableUnits,
  type SearchBoard,
  type SearchRules,
} from '@bestzug/movegen';
import { kernelModule } from './kernel-module.ts';
import * as layout from './layout.ts';
import { WASM_PAGE, webAssembly, type WasmModule } from './web-assembly.ts';

/** What assembly/index.ts exports. Booleans come as 0 and 1. */
interface KernelExports {
  loadRack(full: number, size: number): void;
  loadBoard(stops: number, longestLeftPart: number, downCell: number): void;
  startPrefixes(root: number): void;
  isPrefixTableFull(): number;
  clearList(): void;
  listCount(): number;
  searchAll(): void;
  searchUnit(stop: number, level: number): void;
  rankList(count: number, ranks: number): number;
  setScale(scale: number): void;
  startBest(capacity: number): void;
  bestCount(): number;
  pickBest(): void;
  searchBest(bingoTiles: number, bingoLetters: number): void;
}

/** See `PlacementSearch`; one per generator. */
export class KernelSearch implements PlacementSearch {
  readonly rack: RackIndex;
  readonly leaves: LeaveMap;
  readonly #kernel: KernelExports;
  readonly #root: number;
  readonly #rackSize: number;
  readonly #list: PlacementList;
  readonly #best: BestList;
  readonly #order: Int32Array;
  readonly #cells: Int32Array;
  readonly #boardLetters: Uint8Array;
  readonly #boardPoints: Uint8Array;
  readonly #stopCells: Int32Array;
  readonly #leftLimits: Int32Array;
  readonly #startRanks: Int32Array;

  constructor(module: WasmModule, graph: WordGraph, rules: SearchRules) {
    invariant(webAssembly !== undefined, 'what has a module has WebAssembly');
    const pages = Math.ceil((layout.GRAPH + graph.nodes.byteLength) / WASM_PAGE);
    const memory = new webAssembly.Memory({ initial: pages, maximum: pages });
    this.#kernel = new webAssembly.Instance(module, { env: { memory } }).exports as KernelExports;
    const ints = (at: number, length: number): Int32Array =>
      new Int32Array(memory.buffer, at, length);
    const bytes = (at: number, length: number): Uint8Array =>
      new Uint8Array(memory.buffer, at, length);

    this.#root = graph.root;
    ints(layout.GRAPH, graph.nodes.length).set(graph.nodes);
    this.#rackSize = rules.rackSize;
    ints(layout.TILE_POINTS, layout.BOARD_TILES).set(rules.tileSet.points);
    ints(layout.BONUSES, layout.TILE_COUNTS)[rules.rackSize] = rules.bingoBonus;

    this.rack = new RackIndex({
      placeValues: ints(layout.PLACE_VALUES, layout.SYMBOLS),
      held: ints(layout.HELD, layout.SUBRACKS),
      playable: ints(layout.PLAYABLE, layout.SUBRACKS),
      sizes: bytes(layout.SIZES, layout.SUBRACKS),
      blanks: bytes(layout.BLANKS, layout.SUBRACKS),
      copies: bytes(layout.COPIES, layout.SYMBOLS),
    });
    this.leaves = new LeaveMap({
      values: ints(layout.LEAVES, layout.SUBRACKS),
      bestBySize: ints(layout.BEST_LEAVES, layout.TILE_COUNTS),
    });
    this.#list = new PlacementList({
      scores: ints(layout.SCORES, layout.LIST_CAPACITY),
      letters: ints(layout.LETTERS, layout.LIST_CAPACITY),
      places: ints(layout.PLACES, layout.LIST_CAPACITY),
    });
    this.#best = new BestList({
      keys: ints(layout.BEST_KEYS, layout.BEST_CAPACITY),
      scores: ints(layout.BEST_SCORES, layout.BEST_CAPACITY),
      letters: ints(layout.BEST_LETTERS, layout.BEST_CAPACITY),
      places: ints(layout.BEST_PLACES, layout.BEST_CAPACITY),
    });
    this.#order = ints(layout.ORDER, layout.LIST_CAPACITY);

    this.#cells = ints(layout.CELLS, layout.CELL_CAPACITY * layout.CELL_INTS);
    this.#boardLetters = bytes(layout.BOARD_LETTERS, layout.CELL_CAPACITY);
    this.#boardPoints = bytes(layout.BOARD_POINTS, layout.CELL_CAPACITY);
    this.#stopCells = ints(layout.STOP_CELLS, layout.CELL_CAPACITY);
    this.#leftLimits = ints(layout.LEFT_LIMITS, layout.CELL_CAPACITY);
    this.#startRanks = ints(layout.START_RANKS, layout.CELL_CAPACITY);
  }

  all(board: SearchBoard, units?: RewindableUnits): PlacementList | undefined {
    const kernel = this.#kernel;
    this.#load(board);
    kernel.clearList();
    if (units === undefined) kernel.searchAll();
    else this.#searchUnits(units);
    this.#list.count = kernel.listCount();
    return this.#list.hasOverflowed || this.#isIncomplete() ? undefined : this.#list;
  }

  #searchUnits(units: RewindableUnits): void {
    for (let unit = units.next(); unit >= 0; unit = units.next()) {
      const level = unit % UNIT_LEVELS;
      this.#kernel.searchUnit((unit - level) / UNIT_LEVELS, level);
    }
  }

  rank(board: LaneBoard): Int32Array | undefined {
    const { count } = this.#list;
    this.#startRanks.set(board.startRanks);
    const isRanked = this.#kernel.rankList(count, board.startRanks.length) !== 0;
    return isRanked ? this.#order.subarray(0, count) : undefined;
  }

  pick(board: LaneBoard, wish: BestWish): BestList | undefined {
    if (!this.#startBest(board, wish)) return undefined;
    this.#kernel.pickBest();
    return this.#endBest();
  }

  best(board: SearchBoard, wish: BestWish, bingoLetters: number): BestList | undefined {
    if (!this.#startBest(board.laneBoard, wish)) return undefined;
    this.#load(board);
    this.#kernel.searchBest(this.#rackSize, bingoLetters);
    return this.#isIncomplete() ? undefined : this.#endBest();
  }

  /** Whether a list of so many has room here; one without room for any is not for the kernel. */
  #startBest(board: LaneBoard, { count, key }: BestWish): boolean {
    if (count < 1 || count >= layout.BEST_CAPACITY) return false;
    this.#startRanks.set(board.startRanks);
    this.#kernel.setScale(key === 'points' ? 1 : MILLIPOINTS);
    this.#kernel.startBest(count);
    return true;
  }

  #endBest(): BestList {
    this.#best.count = this.#kernel.bestCount();
    return this.#best;
  }

  #isIncomplete(): boolean {
    return this.#kernel.isPrefixTableFull() !== 0;
  }

  #load({ cells, stops, laneBoard }: SearchBoard): void {
    const kernel = this.#kernel;
    this.#cells.set(cells);
    this.#boardLetters.set(laneBoard.letters);
    this.#boardPoints.set(laneBoard.tilePoints);
    this.#stopCells.set(stops.cells);
    this.#leftLimits.set(stops.leftLimits);
    kernel.loadBoard(stops.count, stops.longestLeftPart, laneBoard.geometry.directionOffset);
    kernel.loadRack(this.rack.full, this.rack.size);
    kernel.startPrefixes(this.#root);
  }
}

/** Undefined where WebAssembly is not to be had, or no memory for it. */
export const openKernelSearch: OpenSearch = (graph, rules) => {
  const module = kernelModule();
  if (module === undefined) return undefined;
  try {
    return new KernelSearch(module, graph, rules);
  } catch (error) {
    // Each memory reserves gigabytes of addresses, of which a process has not any number.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
