/**
 * The other player's ways of going out, and which of them a move leaves standing.
 *
 * If after a move the other player can still go out, the move is worth at most its points less what
 * going out brings the other. A placement stays as it is, points and all, unless the move puts a tile
 * on one of its squares or on an empty square at the end of a word it forms.
 */
import { firstCellOf, tileCountOf, type Cell } from '@bestzug/core';
import { LANE_WORDS, type EndgameBoard } from './endgame-board.ts';
import type { Side } from './turn.ts';
import type { Hand } from './hand.ts';
import { ENTRY_HAND_BITS, ENTRY_HAND_MASK, type LaneMoves } from './lane-moves.ts';

/** Threats looked at: the highest ones; one bit each. */
const MAX_THREATS = 30;

/** The threats of one position; valid until the next `load`. */
export class OutThreats {
  count = 0;
  /** Whether there are no more than those. */
  isComplete = true;
  /** [threats] points, falling. */
  readonly points: Int32Array = new Int32Array(MAX_THREATS + 1);
  /** [threats] rows of lane-moves.ts. */
  readonly rows: Int32Array = new Int32Array(MAX_THREATS + 1);
  readonly #board: EndgameBoard;
  readonly #moves: LaneMoves;
  /** [cells, across] set of the threats that a tile here disturbs. */
  readonly #disturbed: Int32Array;
  readonly #marked: Int32Array;
  #markedCount = 0;

  constructor(board: EndgameBoard, moves: LaneMoves) {
    this.#board = board;
    this.#moves = moves;
    this.#disturbed = new Int32Array(board.geometry.cellCount);
    this.#marked = new Int32Array(board.geometry.cellCount);
  }

  /** Finds the ways in which the player goes out with the hand on the present board. */
  load(player: Side, hand: Hand): void {
    const { lanes, openLanes, level, geometry } = this.#board;
    const { laneCount } = geometry;
    const moves = this.#moves;
    const from = level * laneCount;
    this.count = 0;
    this.isComplete = true;
    let single = 0;
    for (let word = 0; word < LANE_WORDS; word++) {
      let left = openLanes[(level * 2 + player) * LANE_WORDS + word]!;
      for (; left !== 0; left &= left - 1) {
        const lane = (word << 5) + 31 - Math.clz32(left & -left);
        if (lane >= laneCount) break;
        const at = lanes[from + lane]! * 2 + player;
        moves.prepareLane(lane, at, player, hand);
        if (!moves.lays(at, hand)) continue;
        const { entries, places } = moves;
        const start = moves.starts[at]!;
        const end = start + moves.counts[at]!;
        for (let row = start; row < end; row++) {
          if ((entries[row]! & ENTRY_HAND_MASK) !== hand) continue;
          // A single blank is worth the same as any letter.
          if (places[row] === single) continue;
          if (tileCountOf(places[row]!) === 1) single = places[row]!;
          this.#add(row, entries[row]! >> ENTRY_HAND_BITS);
        }
      }
    }
    this.#mark();
  }

  /** Points of the best threat that a move leaves standing, -1 = none. */
  bestAfter(place: number): number {
    if (this.count === 0) return -1;
    const { tiles, geometry } = this.#board;
    const { acrossCells } = geometry;
    let disturbed = 0;
    let cell = firstCellOf(place);
    for (let left = tileCountOf(place); left > 0; left--) {
      while (tiles[cell] !== 0) cell++;
      disturbed |= this.#disturbed[acrossCells[cell]!]!;
      cell++;
    }
    const standing = ~disturbed & ((1 << this.count) - 1);
    return standing === 0 ? -1 : this.points[31 - Math.clz32(standing & -standing)]!;
  }

  /** Set of the threats that a tile on a cell disturbs. */
  disturbedAt(cell: Cell): number {
    const { isSquare, acrossCells } = this.#board.geometry;
    return isSquare[cell] === 1 ? this.#disturbed[acrossCells[cell]!]! : 0;
  }

  #add(row: number, points: number): void {
    let at = this.count;
    if (at === MAX_THREATS) this.isComplete = false;
    if (at === MAX_THREATS && this.points[at - 1]! >= points) return;
    while (at > 0 && this.points[at - 1]! < points) {
      this.points[at] = this.points[at - 1]!;
      this.rows[at] = this.rows[at - 1]!;
      at--;
    }
    this.points[at] = points;
    this.rows[at] = row;
    if (this.count < MAX_THREATS) this.count++;
  }

  #mark(): void {
    for (let number = 0; number < this.#markedCount; number++) {
      this.#disturbed[this.#marked[number]!] = 0;
    }
    this.#markedCount = 0;
    const { tiles, geometry } = this.#board;
    const { crossingCells } = geometry;
    for (let threat = 0; threat < this.count; threat++) {
      const place = this.#moves.places[this.rows[threat]!]!;
      const bit = 1 << threat;
      let cell = firstCellOf(place);
      let before = cell - 1;
      while (tiles[before] !== 0) before--;
      this.#disturb(before, bit);
      for (let left = tileCountOf(place); left > 0; left--) {
        while (tiles[cell] !== 0) cell++;
        this.#disturb(cell, bit);
        const crossing = crossingCells[cell]!;
        before = crossing - 1;
        while (tiles[before] !== 0) before--;
        this.#disturb(before, bit);
        let after = crossing + 1;
        while (tiles[after] !== 0) after++;
        this.#disturb(after, bit);
        cell++;
      }
      while (tiles[cell] !== 0) cell++;
      this.#disturb(cell, bit);
    }
  }

  #disturb(cell: Cell, bit: number): void {
    const across = this.#board.geometry.acrossCells[cell]!;
    if (this.#disturbed[across] === 0) this.#marked[this.#markedCount++] = across;
    this.#disturbed[across]! |= bit;
  }
}
