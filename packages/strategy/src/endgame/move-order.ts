/**
 * Which moves are looked at first. What costs most of the tiles left over comes first, then moves
 * that leave a hand which can go out next, and those that refuted much elsewhere in the search.
 */
import { LANE_WORDS, type EndgameBoard } from './endgame-board.ts';
import { HAND_COUNT, type Hand } from './hand.ts';
import { ENTRY_HAND_BITS, ENTRY_HAND_MASK, SLOT_COUNT, type LaneMoves } from './lane-moves.ts';
import type { MoveStack } from './move-stack.ts';
import type { Side } from './turn.ts';

/** Weights, measured on 40 endgames of static games; what counts is their ratio. */
const SCORE_WEIGHT = 16;
const LAID_POINTS_WEIGHT = 128;
const NEXT_OUT_BONUS = 600;
const HISTORY_SHIFT = 12;
const MOST_HISTORY = 1 << 20;

/** No placement goes out. */
const NO_OUT = -1;

/** Collects the moves of a position. */
export class MoveOrder {
  /** Points of the best placement that goes out, `NO_OUT` without one; set by `collect`. */
  outPoints: number = NO_OUT;
  readonly #board: EndgameBoard;
  readonly #moves: LaneMoves;
  readonly #stack: MoveStack;
  /** [sides × SLOT_COUNT] refutations, weighted by the tiles on the hand. */
  readonly #history: Int32Array = new Int32Array(2 * SLOT_COUNT);
  /** [hands] points of the best placement of exactly these tiles, -1 = none; set by `collect`. */
  readonly bestOfHand: Int32Array = new Int32Array(HAND_COUNT);

  constructor(board: EndgameBoard, moves: LaneMoves, stack: MoveStack) {
    this.#board = board;
    this.#moves = moves;
    this.#stack = stack;
  }

  /** Forgets the refutations. */
  clear(): void {
    this.#history.fill(0);
  }

  /** Takes note of a row that refuted a position. */
  noteRefutation(side: Side, row: number, mine: Hand): void {
    const tiles = this.#moves.hands[side].sizes[mine]!;
    this.#history[side * SLOT_COUNT + this.#moves.slots[row]!]! += tiles * tiles;
  }

  /**
   * Puts the placements that keep tiles on the stack and finds the best one that goes out.
   *
   * @param skipped a row to leave out, -1 = none
   */
  collect(side: Side, mine: Hand, skipped: number): void {
    const { lanes, openLanes, level, geometry } = this.#board;
    const { laneCount } = geometry;
    const moves = this.#moves;
    const { sizes } = moves.hands[side];
    const stack = this.#stack;
    const bestOfHand = this.bestOfHand;
    const from = level * laneCount;
    const mostTiles = sizes[mine]!;
    for (let laid = mine; laid > 0; laid = (laid - 1) & mine) bestOfHand[laid] = NO_OUT;
    let top = stack.top;
    for (let word = 0; word < LANE_WORDS; word++) {
      const openAt = (level * 2 + side) * LANE_WORDS + word;
      let open = 0;
      for (let left = openLanes[openAt]!; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const lane = (word << 5) + 31 - Math.clz32(bit);
        if (lane >= laneCount) break;
        const at = lanes[from + lane]! * 2 + side;
        moves.prepareLane(lane, at, side, mine);
        const count = moves.counts[at]!;
        if (count === 0) continue;
        stack.top = top;
        stack.reserve(count);
        const { rows } = stack;
        const { entries } = moves;
        const start = moves.starts[at]!;
        const end = start + count;
        for (let row = start; row < end; row++) {
          const entry = entries[row]!;
          const laid = entry & ENTRY_HAND_MASK;
          if ((laid & ~mine) !== 0) {
            if (sizes[laid]! > mostTiles) break;
            continue;
          }
          open |= bit;
          const points = entry >> ENTRY_HAND_BITS;
          if (points > bestOfHand[laid]!) bestOfHand[laid] = points;
          if (laid !== mine && row !== skipped) rows[top++] = row;
        }
      }
      openLanes[openAt] = open;
    }
    stack.top = top;
    this.outPoints = bestOfHand[mine]!;
  }

  /** Adds to the orders of the rows from `first` on; `collect` was asked last for this hand. */
  rate(side: Side, mine: Hand, first: number): void {
    const { rows, orders, top } = this.#stack;
    const { entries, slots } = this.#moves;
    const { points: handPoints, rests } = this.#moves.hands[side];
    const history = this.#history;
    const bestOfHand = this.bestOfHand;
    for (let at = first; at < top; at++) {
      const row = rows[at]!;
      const entry = entries[row]!;
      const laid = entry & ENTRY_HAND_MASK;
      const nextOut = bestOfHand[rests[mine * HAND_COUNT + laid]!]!;
      const past = history[side * SLOT_COUNT + slots[row]!]! >> HISTORY_SHIFT;
      orders[at]! +=
        (entry >> ENTRY_HAND_BITS) * SCORE_WEIGHT +
        handPoints[laid]! * LAID_POINTS_WEIGHT +
        (nextOut >= 0 ? NEXT_OUT_BONUS + nextOut * SCORE_WEIGHT : 0) +
        Math.min(past, MOST_HISTORY);
    }
  }
}
