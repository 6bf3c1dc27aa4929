/**
 * The prefix table: every left part one rack can form, by number of tiles.
 *
 * Left parts lie on free squares, so they depend on the rack alone and are made once per rack. Level
 * k holds the rows of k tiles; level 0 is the empty left part. Each left part is spelt once: with the
 * real tile as long as one is left, then with a blank (blank-variants.ts finds the other ways).
 */
import {
  countBits,
  EDGE_OFFSET_BITS,
  EDGE_OFFSET_MASK,
  SYMBOL_COUNT,
  type WordGraph,
} from '@bestzug/lexicon';
import { MAX_RACK_SIZE, PLACE_COUNT_UNIT } from '@bestzug/core';
import { grown } from './column.ts';
import type { RackIndex } from './rack-index.ts';

/** Ints per row in `PrefixTable.rows`. */
export const ROW_SIZE = 8;
/** Field of a row: state of the word graph behind the left part. */
export const ROW_STATE = 0;
/** Field of a row: tiles left on the rack (rack-index.ts). */
export const ROW_SUBRACK = 1;
/** Field of a row: letters as in packed-placement.ts. */
export const ROW_LETTERS = 2;
/** Field of a row: tile count, blanks and letters 7 and 8 as in packed-placement.ts; cell 0. */
export const ROW_PLACE = 3;
/** Field of a row: points of the tiles, without premiums. */
export const ROW_POINTS = 4;

/** Field of a row: how many letters on a word ends: the distances of an edge (word-graph.ts). */
export const ROW_DISTANCES = 5;

/**
 * Set in `letters` while searching: a blank stands for a letter whose real tiles are used up, so
 * that the two can change places.
 */
export const AMBIGUOUS_BIT = 30;

/** Rows one rack of seven tiles with two blanks stays below (measured: at most 33,239). */
const INITIAL_CAPACITY = 1 << 16;

/** Prefix rows of one rack; valid until the next `start`. */
export class PrefixTable {
  /** [rows] letters that may follow and are left on the rack: what a square stop tests. */
  playable: Int32Array = new Int32Array(INITIAL_CAPACITY);
  /** [rows] letters that may follow, whether on the rack or not: what a block stop tests. */
  following: Int32Array = new Int32Array(INITIAL_CAPACITY);
  /** [rows × 8] fields `ROW_…`. */
  rows: Int32Array = new Int32Array(INITIAL_CAPACITY * ROW_SIZE);
  /** [levels + 1] first row of each level; level k is `levelStarts[k] … levelStarts[k + 1] - 1`. */
  readonly levelStarts: Int32Array = new Int32Array(MAX_RACK_SIZE + 2);
  /** Highest level made so far. */
  topLevel = 0;

  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #rackIndex: RackIndex;
  readonly #tilePoints: Uint8Array;

  /** @param tilePoints [64] points by board tile */
  constructor(graph: WordGraph, rackIndex: RackIndex, tilePoints: Uint8Array) {
    this.#nodes = graph.nodes;
    this.#root = graph.root;
    this.#rackIndex = rackIndex;
    this.#tilePoints = tilePoints;
  }

  /** Begins the table of the rack now in the rack index with level 0. */
  start(): void {
    this.levelStarts[0] = 0;
    this.levelStarts[1] = 1;
    this.topLevel = 0;
    this.#writeRow(0, this.#root, this.#rackIndex.full, 0, 0, 0);
    // A word of any length begins at the root.
    this.rows[ROW_DISTANCES] = -1;
  }

  /** Makes all levels up to `level` tiles (at most the rack's size). */
  extendTo(level: number): void {
    while (this.topLevel < level) this.#addLevel();
  }

  #writeRow(
    row: number,
    state: number,
    subrack: number,
    letters: number,
    place: number,
    points: number,
  ): void {
    const childMask = this.#nodes[state]!;
    this.following[row] = childMask;
    this.playable[row] = childMask & this.#rackIndex.playable[subrack]!;
    const { rows } = this;
    const base = row * ROW_SIZE;
    rows[base + ROW_STATE] = state;
    rows[base + ROW_SUBRACK] = subrack;
    rows[base + ROW_LETTERS] = letters;
    rows[base + ROW_PLACE] = place;
    rows[base + ROW_POINTS] = points;
  }

  #addLevel(): void {
    const nodes = this.#nodes;
    const { placeValues, held } = this.#rackIndex;
    const tilePoints = this.#tilePoints;
    const heldAtFirst = held[this.#rackIndex.full]!;
    const level = this.topLevel;
    const first = this.levelStarts[level]!;
    const end = this.levelStarts[level + 1]!;
    let row = end;
    for (let parent = first; parent < end; parent++) {
      let rest = this.playable[parent]!;
      if (rest === 0) continue;
      if (row + SYMBOL_COUNT > this.playable.length) this.#grow();
      const base = parent * ROW_SIZE;
      const state = this.rows[base + ROW_STATE]!;
      const subrack = this.rows[base + ROW_SUBRACK]!;
      const letters = this.rows[base + ROW_LETTERS]!;
      const place = this.rows[base + ROW_PLACE]! + PLACE_COUNT_UNIT;
      const points = this.rows[base + ROW_POINTS]!;
      const childMask = nodes[state]!;
      const heldLetters = held[subrack]!;
      for (; rest !== 0; rest &= rest - 1) {
        const letter = 31 - Math.clz32(rest & -rest);
        const edge = state + 2 + countBits(childMask & ((1 << letter) - 1));
        const child = nodes[edge]! & EDGE_OFFSET_MASK;
        if (child === 0) continue;
        this.rows[row * ROW_SIZE + ROW_DISTANCES] = nodes[edge]! >>> EDGE_OFFSET_BITS;
        const childLetters = level < 6 ? letters | (letter << (25 - 5 * level)) : letters;
        const childPlace = level < 6 ? place : place | (letter << (level === 6 ? 27 : 22));
        if (((heldLetters >>> letter) & 1) !== 0) {
          const left = subrack - placeValues[letter]!;
          this.#writeRow(
            row++,
            child,
            left,
            childLetters,
            childPlace,
            points + tilePoints[letter]!,
          );
        } else {
          const left = subrack - placeValues[0]!;
          const blankPlace = childPlace | (1 << (21 - level));
          const ambiguous = ((heldAtFirst >>> letter) & 1) << AMBIGUOUS_BIT;
          this.#writeRow(row++, child, left, childLetters | ambiguous, blankPlace, points);
        }
      }
    }
    this.topLevel = level + 1;
    this.levelStarts[level + 2] = row;
  }

  #grow(): void {
    const capacity = this.playable.length * 2;
    this.playable = grown(this.playable, capacity);
    this.following = grown(this.following, capacity);
    this.rows = grown(this.rows, capacity * ROW_SIZE);
  }
}
