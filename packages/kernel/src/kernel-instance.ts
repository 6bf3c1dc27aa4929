/** One instance of the kernel with a memory of its own (layout.ts). */
import { invariant } from '@bestzug/core';
import type { SearchBoard, SearchRules } from '@bestzug/movegen';
import * as layout from './layout.ts';
import { WASM_PAGE, webAssembly, type WasmModule } from './web-assembly.ts';

/** What assembly/index.ts exports. Booleans come as 0 and 1. */
export interface KernelExports {
  loadRack(full: number, size: number): void;
  loadBoard(stops: number, longestLeftPart: number, downCell: number): void;
  startPrefixes(root: number): void;
  isPrefixTableFull(): number;
  clearList(): void;
  listCount(): number;
  searchAll(): void;
  searchUnit(stop: number, level: number): void;
  rankList(count: number, ranks: number): number;
  scoreList(count: number): void;
  setScale(scale: number): void;
  startBest(capacity: number): void;
  bestCount(): number;
  pickBest(): void;
  searchBest(bingoTiles: number, bingoLetters: number): void;
}

/** Gives the kernel's memory in columns, and takes in what stays the same for searches and scoring. */
export class KernelInstance {
  readonly exports: KernelExports;
  readonly #memory: ArrayBuffer;
  readonly #cells: Int32Array;
  readonly #boardLetters: Uint8Array;
  readonly #boardPoints: Uint8Array;

  /**
   * Throws a `RangeError` where there is no memory for it.
   *
   * @param graphBytes to have behind the tables
   */
  constructor(module: WasmModule, rules: SearchRules, graphBytes: number) {
    invariant(webAssembly !== undefined, 'what has a module has WebAssembly');
    const pages = Math.ceil((layout.GRAPH + graphBytes) / WASM_PAGE);
    const memory = new webAssembly.Memory({ initial: pages, maximum: pages });
    this.exports = new webAssembly.Instance(module, { env: { memory } }).exports as KernelExports;
    this.#memory = memory.buffer;
    this.ints(layout.TILE_POINTS, layout.BOARD_TILES).set(rules.tileSet.points);
    this.ints(layout.BONUSES, layout.TILE_COUNTS)[rules.rackSize] = rules.bingoBonus;
    this.#cells = this.ints(layout.CELLS, layout.CELL_CAPACITY * layout.CELL_INTS);
    this.#boardLetters = this.bytes(layout.BOARD_LETTERS, layout.CELL_CAPACITY);
    this.#boardPoints = this.bytes(layout.BOARD_POINTS, layout.CELL_CAPACITY);
  }

  /** A column of ints from an address of layout.ts on. */
  ints(at: number, length: number): Int32Array {
    return new Int32Array(this.#memory, at, length);
  }

  /** A column of bytes. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory, at, length);
  }

  /** Copies the squares and tiles of a board. */
  loadCells({ cells, laneBoard }: SearchBoard): void {
    this.#cells.set(cells);
    this.#boardLetters.set(laneBoard.letters);
    this.#boardPoints.set(laneBoard.tilePoints);
  }
}
