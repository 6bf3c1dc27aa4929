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
  /** [rows] how many letters on a word ends: the distances of an edge (word-graph.ts). */
  distances: Int32Array = new Int32Array(INITIAL_CAPACITY);
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
    const { full, playable } = this.#rackIndex;
    const letters = this.#nodes[this.#root]!;
    this.following[0] = letters;
    this.playable[0] = letters & playable[full]!;
    this.rows.fill(0, 0, ROW_SIZE);
    this.rows[ROW_STATE] = this.#root;
    this.rows[ROW_SUBRACK] = full;
    // A word of any length begins at the root.
    this.distances[0] = -1;
  }

  /** Makes all levels up to `level` tiles (at most the rack's size). */
  extendTo(level: number): void {
    while (this.topLevel < level) this.#addLevel();
  }

  #addLevel(): void {
    const nodes = this.#nodes;
    const { placeValues, held } = this.#rackIndex;
    const rackPlayable = this.#rackIndex.playable;
    const tilePoints = this.#tilePoints;
    const heldAtFirst = held[this.#rackIndex.full]!;
    const level = this.topLevel;
    const first = this.levelStarts[level]!;
    const end = this.levelStarts[level + 1]!;
    const letterShift = 25 - 5 * level;
    const placeShift = level === 6 ? 27 : 22;
    const blankBit = 1 << (21 - level);
    let { playable, following, distances, rows } = this;
    let row = end;
    for (let parent = first; parent < end; parent++) {
      let rest = playable[parent]!;
      if (rest === 0) continue;
      if (row + SYMBOL_COUNT > playable.length) {
        this.#grow();
        ({ playable, following, distances, rows } = this);
      }
      const base = parent * ROW_SIZE;
      const state = rows[base + ROW_STATE]!;
      const subrack = rows[base + ROW_SUBRACK]!;
      const letters = rows[base + ROW_LETTERS]!;
      const place = rows[base + ROW_PLACE]! + PLACE_COUNT_UNIT;
      const points = rows[base + ROW_POINTS]!;
      const childMask = nodes[state]!;
      const heldLetters = held[subrack]!;
      for (; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const edge = nodes[state + 2 + countBits(childMask & (bit - 1))]!;
        const child = edge & EDGE_OFFSET_MASK;
        if (child === 0) continue;
        const letter = 31 - Math.clz32(bit);
        const isReal = (heldLetters >>> letter) & 1;
        const left = subrack - placeValues[isReal * letter]!;
        let nextLetters = level < 6 ? letters | (letter << letterShift) : letters;
        let nextPlace = level < 6 ? place : place | (letter << placeShift);
        if (isReal === 0) {
          nextLetters |= ((heldAtFirst >>> letter) & 1) << AMBIGUOUS_BIT;
          nextPlace |= blankBit;
        }
        const next = nodes[child]!;
        following[row] = next;
        playable[row] = next & rackPlayable[left]!;
        const at = row * ROW_SIZE;
        rows[at + ROW_STATE] = child;
        rows[at + ROW_SUBRACK] = left;
        rows[at + ROW_LETTERS] = nextLetters;
        rows[at + ROW_PLACE] = nextPlace;
        rows[at + ROW_POINTS] = points + isReal * tilePoints[letter]!;
        distances[row] = edge >>> EDGE_OFFSET_BITS;
        row++;
      }
    }
    this.topLevel = level + 1;
    this.levelStarts[level + 2] = row;
  }

  #grow(): void {
    const capacity = this.playable.length * 2;
    this.playable = grown(this.playable, capacity);
    this.following = grown(this.following, capacity);
    this.distances = grown(this.distances, capacity);
    this.rows = grown(this.rows, capacity * ROW_SIZE);
  }
}
