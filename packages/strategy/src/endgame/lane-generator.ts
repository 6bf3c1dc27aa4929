/**
 * The placements in a single lane, from its tiles and cross-checks (rules R25–R35, R45–R51).
 *
 * The generator of movegen searches whole boards and has its tables ready for one rack. A search of
 * endgames asks for one lane after the other, each time with other tiles left, so here a word is
 * simply spelt from its first square on, with every tile of the hand that fits.
 */
import {
  ALL_LETTERS,
  BLANK,
  countBits,
  EDGE_OFFSET_BITS,
  EDGE_OFFSET_MASK,
  type WordGraph,
} from '@bestzug/lexicon';
import {
  firstCellOf,
  MAX_BOARD_SIZE,
  NO_CROSS_WORD,
  PLACE_COUNT_UNIT,
  type RuleProfile,
  tileCountOf,
  tileLetter,
} from '@bestzug/core';
import type { Hand, HandTables } from './hand.ts';

/** What takes the placements found. */
export interface PlacementSink {
  /** @param laid tiles of the hand that the placement lays */
  add(points: number, laid: Hand, letters: number, place: number): void;
}

/** A lane as the generator reads it: columns by place, all owned by whoever fills them. */
export class LaneView {
  size = 0;
  /** Cell of the first square. */
  firstCell = 0;
  /** Whether one-tile placements that form a word in the crossing lane too are left to that lane. */
  isDown = false;
  /** The opening must cover this place; -1 = the board has tiles. */
  star = -1;
  readonly tiles: Uint8Array = new Uint8Array(MAX_BOARD_SIZE + 1);
  /** Letters the crossing word allows. */
  readonly allowed: Int32Array = new Int32Array(MAX_BOARD_SIZE + 1);
  /** Points of the tiles in the crossing word, `NO_CROSS_WORD` = none. */
  readonly crossPoints: Int32Array = new Int32Array(MAX_BOARD_SIZE + 1);
  readonly letterMultipliers: Uint8Array = new Uint8Array(MAX_BOARD_SIZE + 1);
  readonly wordMultipliers: Uint8Array = new Uint8Array(MAX_BOARD_SIZE + 1);
}

/** Finds placements; owns nothing but the lane it works on. */
export class LaneGenerator {
  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #points: Uint8Array;
  readonly #rackSize: number;
  readonly #bingoBonus: number;
  #lane: LaneView = new LaneView();
  #sink!: PlacementSink;
  #hands!: HandTables;
  #hand: Hand = 0;
  /** The placement must reach this place. */
  #stop = 0;

  constructor(graph: WordGraph, rules: Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus'>) {
    this.#nodes = graph.nodes;
    this.#root = graph.root;
    this.#points = rules.tileSet.points;
    this.#rackSize = rules.rackSize;
    this.#bingoBonus = rules.bingoBonus;
  }

  /** Hands all placements of the hand in the lane to the sink. */
  generate(lane: LaneView, hands: HandTables, hand: Hand, sink: PlacementSink): void {
    this.#lane = lane;
    this.#hands = hands;
    this.#hand = hand;
    this.#sink = sink;
    const tileCount = hands.sizes[hand]!;
    const { size, tiles } = lane;
    let stop = -1;
    for (let start = 0; start < size; start++) {
      if (start > 0 && tiles[start - 1] !== 0) continue;
      if (stop < start) stop = this.#nextStop(start);
      if (stop === size) return;
      // On the way to the stop every square takes a tile, and an empty stop takes one more.
      if (stop - start + (tiles[stop] === 0 ? 1 : 0) > tileCount) continue;
      this.#stop = stop;
      this.#extend(start, this.#root, 0, 0, lane.firstCell, 0, 1, 0);
    }
  }

  /** First place from which a placement gets in touch with tiles, `size` = none. */
  #nextStop(start: number): number {
    const { size, tiles, crossPoints, star } = this.#lane;
    if (star >= 0) return star >= start ? star : size;
    let place = start;
    while (place < size && tiles[place] === 0 && crossPoints[place] === NO_CROSS_WORD) place++;
    return place;
  }

  /**
   * Spells on from a place.
   *
   * @param laid tiles laid so far
   * @param letters as in packed-placement.ts, so is `packed`; its cell is the lane's first one until
   * a tile is laid
   * @param main points of the main word so far
   * @param side points of the crossing words so far
   */
  #extend(
    place: number,
    state: number,
    laid: Hand,
    letters: number,
    packed: number,
    main: number,
    wordMultiplier: number,
    side: number,
  ): void {
    const nodes = this.#nodes;
    const lane = this.#lane;
    const { tiles } = lane;
    while (tiles[place] !== 0) {
      const tile = tiles[place]!;
      const letter = tileLetter(tile);
      const childMask = nodes[state]!;
      if (((childMask >>> letter) & 1) === 0) return;
      main += this.#points[tile]!;
      place++;
      const isWord = tiles[place] === 0 && ((nodes[state + 1]! >>> letter) & 1) !== 0;
      if (isWord && laid !== 0 && !this.#isCountedAcross(packed)) {
        this.#record(laid, letters, packed, main, wordMultiplier, side);
      }
      state = nodes[state + 2 + countBits(childMask & ((1 << letter) - 1))]! & EDGE_OFFSET_MASK;
    }
    if (place >= lane.size) return;
    const hands = this.#hands;
    const left = hands.restOf(this.#hand, laid);
    if (left === 0) return;
    const held = hands.letters[left]!;
    const childMask = nodes[state]!;
    const hasBlank = (held & (1 << BLANK)) !== 0;
    let rest = childMask & lane.allowed[place]! & (hasBlank ? ALL_LETTERS : held);
    if (rest === 0) return;
    const crossPoints = lane.crossPoints[place]!;
    const letterMultiplier = lane.letterMultipliers[place]!;
    const squareMultiplier = lane.wordMultipliers[place]!;
    const nextMultiplier = wordMultiplier * squareMultiplier;
    const tileNumber = (packed >>> 10) & 15;
    const shift = tileNumber < 6 ? 25 - 5 * tileNumber : tileNumber === 6 ? 27 : 22;
    const placed = (laid === 0 ? packed + place : packed) + PLACE_COUNT_UNIT;
    const canEnd = place >= this.#stop && tiles[place + 1] === 0;
    // No word that gets no farther than the free squares before the stop is of interest.
    const missing = this.#stop - place - 1;
    for (; rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      const edge = nodes[state + 2 + countBits(childMask & ((1 << letter) - 1))]!;
      const isAccepted = canEnd && ((nodes[state + 1]! >>> letter) & 1) !== 0;
      const child = edge & EDGE_OFFSET_MASK;
      const goesOn = missing < 0 ? child !== 0 : (edge >>> EDGE_OFFSET_BITS) >>> missing !== 0;
      if (!isAccepted && !goesOn) continue;
      const nextLetters = tileNumber < 6 ? letters | (letter << shift) : letters;
      const lettered = tileNumber < 6 ? placed : placed | (letter << shift);
      for (let isBlank = 0; isBlank < 2; isBlank++) {
        const symbol = isBlank === 1 ? BLANK : letter;
        if (((held >>> symbol) & 1) === 0) continue;
        const value = isBlank === 1 ? 0 : this.#points[letter]! * letterMultiplier;
        const nextLaid = hands.withOneMore(laid, symbol);
        const nextPacked = isBlank === 1 ? lettered | (1 << (21 - tileNumber)) : lettered;
        const nextSide =
          crossPoints === NO_CROSS_WORD ? side : side + (crossPoints + value) * squareMultiplier;
        if (isAccepted && !this.#isCountedAcross(nextPacked)) {
          this.#record(nextLaid, nextLetters, nextPacked, main + value, nextMultiplier, nextSide);
        }
        if (goesOn) {
          this.#extend(
            place + 1,
            child,
            nextLaid,
            nextLetters,
            nextPacked,
            main + value,
            nextMultiplier,
            nextSide,
          );
        }
      }
    }
  }

  /** A single tile with words in both directions counts once, as an across play. */
  #isCountedAcross(packed: number): boolean {
    const { isDown, firstCell, crossPoints } = this.#lane;
    return (
      isDown &&
      tileCountOf(packed) === 1 &&
      crossPoints[firstCellOf(packed) - firstCell] !== NO_CROSS_WORD
    );
  }

  #record(
    laid: Hand,
    letters: number,
    packed: number,
    main: number,
    wordMultiplier: number,
    side: number,
  ): void {
    const bonus = this.#hands.sizes[laid] === this.#rackSize ? this.#bingoBonus : 0;
    this.#sink.add(main * wordMultiplier + side + bonus, laid, letters, packed);
  }
}
