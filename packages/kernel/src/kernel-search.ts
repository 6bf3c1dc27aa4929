/**
 * The search in WebAssembly: the recursions of movegen's lane-search.ts and best-search.ts, compiled
 * from assembly/. It works in a memory of its own (layout.ts), which holds a copy of the word graph,
 * the rack's tables and the list it finds; a board is copied in for each search.
 */
import type { WordGraph } from '@bestzug/lexicon';
import type { LaneBoard } from '@bestzug/core';
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
import { KernelInstance, type KernelExports } from './kernel-instance.ts';
import { withKernel } from './kernel-module.ts';
import * as layout from './layout.ts';
import type { WasmModule } from './web-assembly.ts';

/** See `PlacementSearch`; one per generator. */
export class KernelSearch implements PlacementSearch {
  readonly rack: RackIndex;
  readonly leaves: LeaveMap;
  readonly #instance: KernelInstance;
  readonly #kernel: KernelExports;
  readonly #root: number;
  readonly #rackSize: number;
  readonly #list: PlacementList;
  readonly #best: BestList;
  readonly #order: Int32Array;
  readonly #stopCells: Int32Array;
  readonly #leftLimits: Int32Array;
  readonly #startRanks: Int32Array;

  constructor(module: WasmModule, graph: WordGraph, rules: SearchRules) {
    const kernel = new KernelInstance(module, rules, graph.nodes.byteLength);
    this.#instance = kernel;
    this.#kernel = kernel.exports;
    this.#root = graph.root;
    kernel.ints(layout.GRAPH, graph.nodes.length).set(graph.nodes);
    this.#rackSize = rules.rackSize;

    this.rack = new RackIndex({
      placeValues: kernel.ints(layout.PLACE_VALUES, layout.SYMBOLS),
      held: kernel.ints(layout.HELD, layout.SUBRACKS),
      playable: kernel.ints(layout.PLAYABLE, layout.SUBRACKS),
      sizes: kernel.bytes(layout.SIZES, layout.SUBRACKS),
      blanks: kernel.bytes(layout.BLANKS, layout.SUBRACKS),
      copies: kernel.bytes(layout.COPIES, layout.SYMBOLS),
    });
    this.leaves = new LeaveMap({
      values: kernel.ints(layout.LEAVES, layout.SUBRACKS),
      bestBySize: kernel.ints(layout.BEST_LEAVES, layout.TILE_COUNTS),
    });
    this.#list = new PlacementList({
      scores: kernel.ints(layout.SCORES, layout.LIST_CAPACITY),
      letters: kernel.ints(layout.LETTERS, layout.LIST_CAPACITY),
      places: kernel.ints(layout.PLACES, layout.LIST_CAPACITY),
    });
    this.#best = new BestList({
      keys: kernel.ints(layout.BEST_KEYS, layout.BEST_CAPACITY),
      scores: kernel.ints(layout.BEST_SCORES, layout.BEST_CAPACITY),
      letters: kernel.ints(layout.BEST_LETTERS, layout.BEST_CAPACITY),
      places: kernel.ints(layout.BEST_PLACES, layout.BEST_CAPACITY),
    });
    this.#order = kernel.ints(layout.ORDER, layout.LIST_CAPACITY);
    this.#stopCells = kernel.ints(layout.STOP_CELLS, layout.CELL_CAPACITY);
    this.#leftLimits = kernel.ints(layout.LEFT_LIMITS, layout.CELL_CAPACITY);
    this.#startRanks = kernel.ints(layout.START_RANKS, layout.CELL_CAPACITY);
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

  #load(board: SearchBoard): void {
    const kernel = this.#kernel;
    const { stops, laneBoard } = board;
    this.#instance.loadCells(board);
    this.#stopCells.set(stops.cells);
    this.#leftLimits.set(stops.leftLimits);
    kernel.loadBoard(stops.count, stops.longestLeftPart, laneBoard.geometry.directionOffset);
    kernel.loadRack(this.rack.full, this.rack.size);
    kernel.startPrefixes(this.#root);
  }
}

/** Undefined where WebAssembly is not to be had, or no memory for it. */
export const openKernelSearch: OpenSearch = (graph, rules) =>
  withKernel((module) => new KernelSearch(module, graph, rules));
