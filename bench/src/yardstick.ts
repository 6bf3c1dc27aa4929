/**
 * The yardstick: a plain generator of all placements, the unit in which times are given. Absolute
 * times mean little on machines that differ or are busy; a ratio to this, taken in the same minute,
 * can be compared.
 *
 * It hangs words up at anchors (Appel & Jacobson 1988) in a graph with letter masks, with the left
 * parts listed once per rack, and is deliberately not tuned any further. A change of its speed
 * changes every ratio ever stored: leave it alone.
 */
import { countBits, type WordGraph } from '@bestzug/lexicon';
import { BLANK_FLAG, type Board, type Rack, type RuleProfile } from '@bestzug/core';
import { childOf, plainGraphOf, type PlainGraph } from './yardstick-graph.ts';
import { NO_CROSSING, plainBoardOf, type PlainBoard } from './yardstick-board.ts';

/** Bytes a left part or the tiles of a placement take in their column. */
const LEFT_STRIDE = 8;
const TILE_STRIDE = 24;
/** The richest rack found has 33,239 left parts, the richest position 57,605 placements. */
const MAX_LEFT_PARTS = 1 << 17;
const MAX_PLACEMENTS = 1 << 18;

/** What counting the placements of a position gives. */
export interface PlacementCount {
  readonly count: number;
  /** Points of the best placement, 0 without any. */
  readonly top: number;
  /** Points of all placements together. */
  readonly sum: number;
}

/** Generates the placements of one position after another; owns its buffers. */
export class Yardstick {
  readonly graph: PlainGraph;
  readonly #rules: Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus'>;

  /** [64] points by tile. */
  readonly #points: Uint8Array;

  /** Placements found last, as columns. */
  #count = 0;
  readonly #scores: Int32Array = new Int32Array(MAX_PLACEMENTS);
  /** [placements] first cell of the word. */
  readonly #starts: Int32Array = new Int32Array(MAX_PLACEMENTS);
  /** [placements] cells of the word. */
  readonly #lengths: Uint8Array = new Uint8Array(MAX_PLACEMENTS);
  /** [placements × TILE_STRIDE] tile per cell of the word, 0 = lay there before. */
  readonly #tiles: Uint8Array = new Uint8Array(MAX_PLACEMENTS * TILE_STRIDE);

  /** [31] tiles still on the rack. */
  readonly #held: Uint8Array = new Uint8Array(32);
  #blanks = 0;
  #heldMask = 0;
  #rackTiles = 0;

  /** Left parts as columns, by length. */
  readonly #leftStates: Int32Array = new Int32Array(MAX_LEFT_PARTS);
  /** [left parts] letters that can still be laid after it. */
  readonly #leftMasks: Int32Array = new Int32Array(MAX_LEFT_PARTS);
  readonly #leftTiles: Uint8Array = new Uint8Array(MAX_LEFT_PARTS * LEFT_STRIDE);
  /** [lengths] first left part of that length. */
  readonly #levels: Int32Array = new Int32Array(LEFT_STRIDE + 2);

  #board: PlainBoard | undefined;
  /** First cell of the lane and of the word being laid. */
  #lane = 0;
  /** [places of the lane] tiles of the word being laid. */
  readonly #word: Uint8Array = new Uint8Array(TILE_STRIDE);

  constructor(graph: WordGraph, rules: Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus'>) {
    this.graph = plainGraphOf(graph);
    this.#rules = rules;
    this.#points = rules.tileSet.points;
  }

  /** Prepares a board; not part of what is timed. */
  prepare(board: Board): PlainBoard {
    return plainBoardOf(this.graph, board, this.#rules.tileSet);
  }

  /** Generates and records all placements; returns their number. */
  generate(board: PlainBoard, rack: Rack): number {
    this.#board = board;
    this.#count = 0;
    this.#held.set(rack.counts);
    this.#blanks = rack.counts[0]!;
    this.#rackTiles = rack.size;
    this.#heldMask = 0;
    for (let letter = 1; letter < rack.counts.length; letter++) {
      if (rack.counts[letter]! > 0) this.#heldMask |= 1 << letter;
    }
    this.#listLeftParts(Math.min(this.#rackTiles, this.#rules.rackSize) - 1);
    const { size } = board;
    for (let lane = 0; lane < 2 * size * size; lane += size) this.#searchLane(board, lane);
    return this.#count;
  }

  /** Counts what `generate` found last. */
  counted(): PlacementCount {
    let top = 0;
    let sum = 0;
    for (let row = 0; row < this.#count; row++) {
      const score = this.#scores[row]!;
      sum += score;
      if (score > top) top = score;
    }
    return { count: this.#count, top, sum };
  }

  /** Lists the beginnings of words that the rack can lay, shortest first. */
  #listLeftParts(longest: number): void {
    const levels = this.#levels;
    this.#leftStates[0] = this.graph.root;
    this.#leftMasks[0] = this.#blanks > 0 ? -1 : this.#heldMask;
    levels[0] = 0;
    levels[1] = 1;
    for (let length = 0; length < longest; length++) {
      let next = levels[length + 1]!;
      for (let row = levels[length]!; row < levels[length + 1]!; row++) {
        next = this.#lengthen(row, length, next);
      }
      levels[length + 2] = next;
    }
  }

  /** Lists the left parts that are one tile longer; returns the number of the next free row. */
  #lengthen(row: number, length: number, firstFree: number): number {
    const { nodes } = this.graph;
    const tiles = this.#leftTiles;
    const at = row * LEFT_STRIDE;
    const state = this.#leftStates[row]!;
    let next = firstFree;
    this.#take(tiles, at, length);
    let rest = nodes[state]! & this.#leftMasks[row]!;
    while (rest !== 0) {
      const letter = 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      const child = childOf(nodes, state, letter);
      if (child === 0) continue;
      if (this.#held[letter]! > 0) this.#addLeftPart(next++, at, length, letter, child);
      if (this.#blanks > 0) this.#addLeftPart(next++, at, length, letter | BLANK_FLAG, child);
    }
    this.#putBack(tiles, at, length);
    return next;
  }

  /** The left part of `length` tiles at `at`, with one more. */
  #addLeftPart(row: number, at: number, length: number, tile: number, state: number): void {
    const tiles = this.#leftTiles;
    const newAt = row * LEFT_STRIDE;
    for (let before = 0; before < length; before++) tiles[newAt + before] = tiles[at + before]!;
    tiles[newAt + length] = tile;
    this.#leftStates[row] = state;
    this.#takeOne(tile);
    this.#leftMasks[row] = this.#blanks > 0 ? -1 : this.#heldMask;
    this.#putBackOne(tile);
  }

  #take(tiles: Uint8Array, at: number, count: number): void {
    for (let tile = at; tile < at + count; tile++) this.#takeOne(tiles[tile]!);
  }

  #putBack(tiles: Uint8Array, at: number, count: number): void {
    for (let tile = at; tile < at + count; tile++) this.#putBackOne(tiles[tile]!);
  }

  #takeOne(tile: number): void {
    if (tile >= BLANK_FLAG) {
      this.#blanks--;
    } else if (--this.#held[tile]! === 0) this.#heldMask ^= 1 << tile;
  }

  #putBackOne(tile: number): void {
    if (tile >= BLANK_FLAG) {
      this.#blanks++;
    } else if (this.#held[tile]!++ === 0) this.#heldMask ^= 1 << tile;
  }

  #searchLane(board: PlainBoard, lane: number): void {
    const { size, letters, anchors, crossChecks } = board;
    this.#lane = lane;
    let lastAnchor = -1;
    for (let place = 0; place < size; place++) {
      if (anchors[lane + place] === 0) continue;
      if (crossChecks[lane + place] !== 0) {
        if (place > 0 && letters[lane + place - 1] !== 0) this.#continueBlock(board, place);
        else this.#useLeftParts(board, place, place - lastAnchor - 1);
      }
      lastAnchor = place;
    }
  }

  /** Words that begin with the block before the anchor. */
  #continueBlock({ letters, points }: PlainBoard, anchor: number): void {
    const { nodes, root } = this.graph;
    let start = anchor - 1;
    while (start > 0 && letters[this.#lane + start - 1] !== 0) start--;
    let state = root;
    let sum = 0;
    for (let place = start; place < anchor; place++) {
      const letter = letters[this.#lane + place]!;
      if ((nodes[state]! & (1 << letter)) === 0) return;
      state = childOf(nodes, state, letter);
      sum += points[this.#lane + place]!;
      this.#word[place] = 0;
    }
    if (state !== 0) this.#extend(state, anchor, start, 0, sum, 1, 0);
  }

  /** Words that begin with tiles of the rack before the anchor, or on it. */
  #useLeftParts(board: PlainBoard, anchor: number, free: number): void {
    const { crossChecks, letterMultipliers, wordMultipliers } = board;
    const { nodes } = this.graph;
    const points = this.#points;
    const states = this.#leftStates;
    const masks = this.#leftMasks;
    const tiles = this.#leftTiles;
    const allowed = crossChecks[this.#lane + anchor]!;
    const longest = Math.min(free, this.#rackTiles - 1);
    for (let length = 0; length <= longest; length++) {
      const start = anchor - length;
      const end = this.#levels[length + 1]!;
      for (let row = this.#levels[length]!; row < end; row++) {
        const state = states[row]!;
        if ((nodes[state]! & allowed & masks[row]!) === 0) continue;
        let sum = 0;
        let multiplier = 1;
        for (let tile = 0; tile < length; tile++) {
          const laid = tiles[row * LEFT_STRIDE + tile]!;
          const cell = this.#lane + start + tile;
          this.#word[start + tile] = laid;
          sum += points[laid]! * letterMultipliers[cell]!;
          multiplier *= wordMultipliers[cell]!;
        }
        this.#take(tiles, row * LEFT_STRIDE, length);
        this.#extend(state, anchor, start, length, sum, multiplier, 0);
        this.#putBack(tiles, row * LEFT_STRIDE, length);
      }
    }
  }

  /** Goes on with the word from `place`. Points are in three parts: main word, its multiplier, crossing words. */
  #extend(
    state: number,
    place: number,
    start: number,
    laid: number,
    sum: number,
    multiplier: number,
    crossing: number,
  ): void {
    const board = this.#board!;
    const { nodes } = this.graph;
    const cell = this.#lane + place;
    const present = board.letters[cell]!;
    const isLast = place === board.size - 1;
    const canEnd = isLast || board.letters[cell + 1] === 0;
    const childMask = nodes[state]!;
    const acceptMask = nodes[state + 1]!;
    if (present !== 0) {
      if ((childMask & (1 << present)) === 0) return;
      const withTile = sum + board.points[cell]!;
      this.#word[place] = 0;
      if (canEnd && laid > 0 && (acceptMask & (1 << present)) !== 0) {
        this.#record(start, place, laid, withTile * multiplier + crossing);
      }
      if (isLast) return;
      const child = childOf(nodes, state, present);
      if (child !== 0) this.#extend(child, place + 1, start, laid, withTile, multiplier, crossing);
      return;
    }

    const points = this.#points;
    const held = this.#held;
    const word = this.#word;
    const crossScore = board.crossScores[cell]!;
    const letterMultiplier = board.letterMultipliers[cell]!;
    const wordMultiplier = board.wordMultipliers[cell]!;
    const newMultiplier = multiplier * wordMultiplier;
    let rest = childMask & board.crossChecks[cell]!;
    if (this.#blanks === 0) rest &= this.#heldMask;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      const letter = 31 - Math.clz32(bit);
      const child = nodes[state + 2 + countBits(childMask & (bit - 1))]!;
      const isWord = canEnd && (acceptMask & bit) !== 0;
      const goesOn = child !== 0 && !isLast && (laid + 1 < this.#rackTiles || !canEnd);
      if (held[letter]! > 0) {
        const value = points[letter]! * letterMultiplier;
        const newSum = sum + value;
        const newCrossing =
          crossScore === NO_CROSSING ? crossing : crossing + (crossScore + value) * wordMultiplier;
        word[place] = letter;
        if (isWord) this.#record(start, place, laid + 1, newSum * newMultiplier + newCrossing);
        if (goesOn) {
          if (--held[letter]! === 0) this.#heldMask ^= bit;
          this.#extend(child, place + 1, start, laid + 1, newSum, newMultiplier, newCrossing);
          if (held[letter]!++ === 0) this.#heldMask ^= bit;
        }
      }
      if (this.#blanks > 0) {
        const newCrossing =
          crossScore === NO_CROSSING ? crossing : crossing + crossScore * wordMultiplier;
        word[place] = letter | BLANK_FLAG;
        if (isWord) this.#record(start, place, laid + 1, sum * newMultiplier + newCrossing);
        if (goesOn) {
          this.#blanks--;
          this.#extend(child, place + 1, start, laid + 1, sum, newMultiplier, newCrossing);
          this.#blanks++;
        }
      }
    }
  }

  #record(start: number, end: number, laid: number, points: number): void {
    if (start === end) return;
    const word = this.#word;
    const board = this.#board!;
    if (laid === 1 && this.#lane >= board.size * board.size) {
      // One tile with words in both directions is one placement, found across.
      let place = start;
      while (word[place] === 0) place++;
      if (board.crossScores[this.#lane + place] !== NO_CROSSING) return;
    }
    const row = this.#count++;
    const { rackSize, bingoBonus } = this.#rules;
    this.#scores[row] = laid === rackSize ? points + bingoBonus : points;
    this.#starts[row] = this.#lane + start;
    this.#lengths[row] = end - start + 1;
    for (let place = start; place <= end; place++) {
      this.#tiles[row * TILE_STRIDE + place - start] = word[place]!;
    }
  }
}
