/**
 * The placements of every lane met during a search, found once per player for the hand that first
 * asks for them (and again for a hand that has more). A position's placements are those of its lanes
 * that need no tile already laid.
 */
import type { WordGraph } from '@bestzug/lexicon';
import {
  firstCellOf,
  MAX_RACK_SIZE,
  type Rack,
  type RuleProfile,
  tileCountOf,
} from '@bestzug/core';
import { grown } from './column.ts';
import type { EndgameBoard } from './endgame-board.ts';
import { HAND_COUNT, HandTables, type Hand } from './hand.ts';
import type { Side } from './turn.ts';
import { LaneGenerator, LaneView, type PlacementSink } from './lane-generator.ts';
import { mixed } from './zobrist.ts';

/** Bits of an entry that hold the tiles laid; the points lie above them. */
export const ENTRY_HAND_BITS = 8;

/** Mask of these bits. */
export const ENTRY_HAND_MASK: number = (1 << ENTRY_HAND_BITS) - 1;

const SLOT_BITS = 15;

/** Slots of placements, see `LaneMoves.slots`. */
export const SLOT_COUNT: number = 1 << SLOT_BITS;

const UNKNOWN = -1;

/** Ints for a set of hands. */
const HAND_WORDS = HAND_COUNT / 32;

/** Placements by lane and player. Rows are valid until the next `load`. */
export class LaneMoves implements PlacementSink {
  /**
   * [lanes × 2] lane × 2 + player: first row of the lane's placements; those that lay fewer tiles come
   * first.
   */
  starts: Int32Array = new Int32Array(1 << 12);
  /** [lanes × 2] their number, -1 = not yet found. */
  counts: Int32Array = new Int32Array(1 << 12).fill(UNKNOWN);
  /** [lanes × 2] hand for which they were found. */
  covers: Uint8Array = new Uint8Array(1 << 12);
  /** [lanes × 2 × MAX_RACK_SIZE] points of the best placement of this tile alone, -1 = none. */
  singles: Int16Array = new Int16Array(MAX_RACK_SIZE << 12);
  /**
   * [lanes × 2 × HAND_WORDS] set of the hands that placements of the lane lay, as bits; those of
   * smaller covers stay.
   */
  laidHands: Int32Array = new Int32Array(HAND_WORDS << 12);
  /** [rows] points << 8 | tiles laid (hand.ts). */
  entries: Int32Array = new Int32Array(1 << 14);
  /** [rows] letters and place of packed-placement.ts. */
  letters: Int32Array = new Int32Array(1 << 14);
  places: Int32Array = new Int32Array(1 << 14);
  /** [rows] lane × 2 + player: where the row belongs. */
  owners: Int32Array = new Int32Array(1 << 14);
  /** [rows] slot of the placement in tables of `SLOT_COUNT`, the same wherever it can be laid. */
  slots: Uint16Array = new Uint16Array(1 << 14);
  /** Number of rows. */
  rowCount = 0;
  /** Hands of the two players. */
  readonly hands: readonly [HandTables, HandTables] = [new HandTables(), new HandTables()];

  readonly #board: EndgameBoard;
  readonly #generator: LaneGenerator;
  readonly #view: LaneView = new LaneView();
  /** [tiles laid] next row of the lane being sorted. */
  readonly #nextOfSize: Int32Array = new Int32Array(MAX_RACK_SIZE + 2);
  /** Lanes × 2 in use. */
  #usedLanes = 0;
  /** Lane and player whose placements are being found. */
  #owner = 0;

  constructor(graph: WordGraph, board: EndgameBoard, rules: RuleProfile) {
    this.#board = board;
    this.#generator = new LaneGenerator(graph, rules);
  }

  /** Forgets everything and takes over the racks. */
  load(racks: readonly [Rack, Rack], rules: RuleProfile): void {
    this.hands[0].load(racks[0], rules.tileSet);
    this.hands[1].load(racks[1], rules.tileSet);
    this.counts.fill(UNKNOWN, 0, this.#usedLanes);
    this.#usedLanes = 0;
    this.rowCount = 0;
  }

  /** Whether the placement of a row can be laid on the present board, given the tiles. */
  stands(row: number, player: Side): boolean {
    const { lanes, level, geometry } = this.#board;
    const lane = geometry.laneOfCell[firstCellOf(this.places[row]!)]!;
    return lanes[level * geometry.laneCount + lane]! * 2 + player === this.owners[row];
  }

  /** Sees to it that the placements of the player's hand are known for all lanes of the board. */
  prepare(player: Side, hand: Hand): void {
    const { lanes, level, geometry } = this.#board;
    const { laneCount } = geometry;
    const from = level * laneCount;
    for (let lane = 0; lane < laneCount; lane++) {
      this.prepareLane(lane, lanes[from + lane]! * 2 + player, player, hand);
    }
  }

  /** The same for one lane. @param at number of the lane × 2 + player */
  prepareLane(lane: number, at: number, player: Side, hand: Hand): void {
    if (at >= this.counts.length) this.#growLanes(at);
    if (this.counts[at] === UNKNOWN) this.#find(lane, at, player, hand);
    else if ((hand & ~this.covers[at]!) !== 0) {
      this.#find(lane, at, player, hand | this.covers[at]!);
    }
  }

  /** Points of the best placement of a single tile on the present board, -1 = none. */
  bestSingle(player: Side, tile: Hand): number {
    this.prepare(player, tile);
    const { lanes, level, geometry } = this.#board;
    const from = level * geometry.laneCount;
    const bit = 31 - Math.clz32(tile);
    let best = -1;
    for (let lane = 0; lane < geometry.laneCount; lane++) {
      const points = this.singles[(lanes[from + lane]! * 2 + player) * MAX_RACK_SIZE + bit]!;
      if (points > best) best = points;
    }
    return best;
  }

  /** Whether a placement of the lane (× 2 + player) lays exactly this hand. */
  lays(at: number, hand: Hand): boolean {
    return ((this.laidHands[at * HAND_WORDS + (hand >>> 5)]! >>> (hand & 31)) & 1) !== 0;
  }

  #find(lane: number, at: number, player: Side, hand: Hand): void {
    if (this.counts[at] === UNKNOWN) {
      this.singles.fill(-1, at * MAX_RACK_SIZE, (at + 1) * MAX_RACK_SIZE);
      this.laidHands.fill(0, at * HAND_WORDS, (at + 1) * HAND_WORDS);
      if (at >= this.#usedLanes) this.#usedLanes = at + 1;
    }
    this.counts[at] = 0;
    this.covers[at] = hand;
    this.starts[at] = this.rowCount;
    this.#owner = at;
    this.#board.view(lane, this.#view);
    this.#generator.generate(this.#view, this.hands[player], hand, this);
    if (this.counts[at]! > 1) this.#sort(this.starts[at]!, this.hands[player].sizes);
  }

  /** Brings the rows from `first` on into the order of the number of tiles they lay. */
  #sort(first: number, sizes: Uint8Array): void {
    const end = this.rowCount;
    const nextOfSize = this.#nextOfSize;
    nextOfSize.fill(0);
    for (let row = first; row < end; row++) {
      nextOfSize[sizes[this.entries[row]! & ENTRY_HAND_MASK]! + 1]!++;
    }
    nextOfSize[0] = first;
    for (let size = 1; size <= MAX_RACK_SIZE; size++) nextOfSize[size]! += nextOfSize[size - 1]!;
    const entries = this.entries.slice(first, end);
    const letters = this.letters.slice(first, end);
    const places = this.places.slice(first, end);
    const slots = this.slots.slice(first, end);
    for (let from = 0; from < end - first; from++) {
      const entry = entries[from]!;
      const row = nextOfSize[sizes[entry & ENTRY_HAND_MASK]!]!++;
      this.entries[row] = entry;
      this.letters[row] = letters[from]!;
      this.places[row] = places[from]!;
      this.slots[row] = slots[from]!;
    }
  }

  /** Takes a placement of the lane being searched. */
  add(points: number, laid: Hand, letters: number, place: number): void {
    const row = this.rowCount++;
    if (row === this.entries.length) this.#growRows();
    const at = this.#owner;
    if (tileCountOf(place) === 1) this.#noteSingle(at, laid, points);
    this.laidHands[at * HAND_WORDS + (laid >>> 5)]! |= 1 << (laid & 31);
    this.entries[row] = (points << ENTRY_HAND_BITS) | laid;
    this.owners[row] = at;
    this.slots[row] = mixed(letters ^ mixed(place)) >>> (32 - SLOT_BITS);
    this.letters[row] = letters;
    this.places[row] = place;
    this.counts[at]!++;
  }

  /** A tile is the lowest of its copies here; it stands for the others too. */
  #noteSingle(at: number, tile: Hand, score: number): void {
    const single = at * MAX_RACK_SIZE + 31 - Math.clz32(tile);
    if (score > this.singles[single]!) this.singles[single] = score;
  }

  #growLanes(atLeast: number): void {
    const length = this.counts.length;
    const capacity = Math.max(length * 2, atLeast + 1);
    this.starts = grown(this.starts, capacity);
    this.counts = grown(this.counts, capacity);
    this.counts.fill(UNKNOWN, length);
    const covers = new Uint8Array(capacity);
    covers.set(this.covers);
    this.covers = covers;
    this.laidHands = grown(this.laidHands, capacity * HAND_WORDS);
    const singles = new Int16Array(capacity * MAX_RACK_SIZE);
    singles.set(this.singles);
    this.singles = singles;
  }

  #growRows(): void {
    const capacity = this.entries.length * 2;
    this.entries = grown(this.entries, capacity);
    this.letters = grown(this.letters, capacity);
    this.places = grown(this.places, capacity);
    this.owners = grown(this.owners, capacity);
    const slots = new Uint16Array(capacity);
    slots.set(this.slots);
    this.slots = slots;
  }
}
