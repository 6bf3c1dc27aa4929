/**
 * Contents of lanes: which tiles lie in a row or column. Every content met during a search is kept
 * once, under a number, with what it means for the lanes that cross it.
 */
import { ALL_LETTERS, type LetterSet, type WordGraph } from '@bestzug/lexicon';
import { NO_CROSS_WORD, type Cell, type TileSet } from '@bestzug/core';
import { grown } from './column.ts';
import { KeyIndex } from './key-index.ts';
import { lettersCompleting } from './run-completion.ts';
import type { SearchGeometry } from './search-geometry.ts';
import { mixed } from './zobrist.ts';

/** Number of a content. */
export type LaneContent = number;

/** All contents met since `clear`. */
export class LaneContents {
  /** [contents] 64 bits that stand for lane and tiles. */
  keysLow: Int32Array = new Int32Array(1 << 10);
  keysHigh: Int32Array = new Int32Array(1 << 10);
  readonly #graph: WordGraph;
  readonly #geometry: SearchGeometry;
  readonly #points: Uint8Array;
  readonly #index: KeyIndex = new KeyIndex();
  #known = 0;
  /** [contents × size] tiles. */
  #tiles: Uint8Array;
  /** [contents × size] whether the check keys have been computed. */
  #hasCheck: Uint8Array;
  /** [contents × size] letters allowed beside the tiles, all of them where there are none. */
  #allowed: Int32Array;
  /** [contents × size] points of the tiles of the run, `NO_CROSS_WORD` = none. */
  #runPoints: Int32Array;
  /** [contents × size] see `checkLow`. */
  #checksLow: Int32Array;
  #checksHigh: Int32Array;
  /** Letters somebody can lay; others make no difference to a cross-check. */
  #layable = 0;

  constructor(graph: WordGraph, geometry: SearchGeometry, tileSet: TileSet) {
    this.#graph = graph;
    this.#geometry = geometry;
    this.#points = tileSet.points;
    const squares = this.keysLow.length * geometry.size;
    this.#tiles = new Uint8Array(squares);
    this.#hasCheck = new Uint8Array(squares);
    this.#allowed = new Int32Array(squares);
    this.#runPoints = new Int32Array(squares);
    this.#checksLow = new Int32Array(squares);
    this.#checksHigh = new Int32Array(squares);
  }

  /** Forgets all contents. @param layable letters on the racks, all of them with a blank */
  clear(layable: number): void {
    this.#index.clear();
    this.#known = 0;
    this.#layable = layable;
  }

  /**
   * Number of the content with this key; the first time it is read from the board.
   *
   * @param tiles [cells] the board
   * @param first cell of the lane's first square
   */
  numberOf(low: number, high: number, tiles: Uint8Array, first: Cell): LaneContent {
    const content = this.#index.numberOf(low, high);
    if (content < this.#known) return content;
    if (content === this.keysLow.length) this.#grow();
    this.#known = content + 1;
    this.keysLow[content] = low;
    this.keysHigh[content] = high;
    const { size } = this.#geometry;
    const base = content * size;
    for (let square = 0; square < size; square++) {
      this.#tiles[base + square] = tiles[first + square]!;
      this.#hasCheck[base + square] = 0;
    }
    return content;
  }

  /**
   * First 32 bits of a key for what the content demands of a tile on one of its empty squares, as the
   * crossing lane sees it: the letters allowed and the points counted with them. 0 = nothing.
   *
   * @param cell the square in the lane of the content
   */
  checkLow(content: LaneContent, cell: Cell): number {
    const at = content * this.#geometry.size + this.#geometry.placeOfCell[cell]!;
    if (this.#hasCheck[at] === 0) this.#findCheck(content, cell, at);
    return this.#checksLow[at]!;
  }

  /** The other 32 bits; `checkLow` must have been asked before. */
  checkHigh(content: LaneContent, cell: Cell): number {
    return this.#checksHigh[content * this.#geometry.size + this.#geometry.placeOfCell[cell]!]!;
  }

  /** Letters that the run of the content through an empty square admits there. */
  allowedAt(content: LaneContent, cell: Cell): LetterSet {
    const at = content * this.#geometry.size + this.#geometry.placeOfCell[cell]!;
    if (this.#hasCheck[at] === 0) this.#findCheck(content, cell, at);
    return this.#allowed[at]!;
  }

  /** Points of the tiles of that run, `NO_CROSS_WORD` without one; ask `allowedAt` before. */
  runPointsAt(content: LaneContent, cell: Cell): number {
    return this.#runPoints[content * this.#geometry.size + this.#geometry.placeOfCell[cell]!]!;
  }

  #findCheck(content: LaneContent, cell: Cell, at: number): void {
    const { size } = this.#geometry;
    const tiles = this.#tiles;
    const base = content * size;
    let start = at;
    let points = 0;
    while (start > base && tiles[start - 1] !== 0) points += this.#points[tiles[--start]!]!;
    let end = at + 1;
    while (end < base + size && tiles[end] !== 0) points += this.#points[tiles[end++]!]!;
    this.#hasCheck[at] = 1;
    this.#checksLow[at] = 0;
    this.#checksHigh[at] = 0;
    this.#allowed[at] = ALL_LETTERS;
    this.#runPoints[at] = NO_CROSS_WORD;
    if (end - start === 1) return;
    const allowed = lettersCompleting(this.#graph, tiles, start, at, end) & this.#layable;
    this.#allowed[at] = allowed;
    this.#runPoints[at] = points;
    // Where no tile fits, the points do not matter.
    const worth = allowed === 0 ? 0 : points + 1;
    const place = this.#geometry.crossingCells[cell]!;
    this.#checksLow[at] = mixed(allowed ^ mixed(worth ^ mixed(place ^ 0x51ed270b)));
    this.#checksHigh[at] = mixed(allowed ^ mixed(worth ^ mixed(place ^ 0x2545f491)));
  }

  #grow(): void {
    const capacity = this.keysLow.length * 2;
    const squares = capacity * this.#geometry.size;
    this.keysLow = grown(this.keysLow, capacity);
    this.keysHigh = grown(this.keysHigh, capacity);
    this.#allowed = grown(this.#allowed, squares);
    this.#runPoints = grown(this.#runPoints, squares);
    this.#checksLow = grown(this.#checksLow, squares);
    this.#checksHigh = grown(this.#checksHigh, squares);
    const tiles = new Uint8Array(squares);
    tiles.set(this.#tiles);
    this.#tiles = tiles;
    const hasCheck = new Uint8Array(squares);
    hasCheck.set(this.#hasCheck);
    this.#hasCheck = hasCheck;
  }
}
