/** Greedy play to the end of the game: what a position is worth where the search stops looking. */
import { afterPass, afterPlacement, type EndRule } from './end-clock.ts';
import type { EndgameBoard } from './endgame-board.ts';
import { HAND_COUNT, type Hand } from './hand.ts';
import { ENTRY_HAND_BITS, ENTRY_HAND_MASK, type LaneMoves } from './lane-moves.ts';
import { clockOf, mineOf, opponentOf, type Side, sideOf, theirsOf, type Turn } from './turn.ts';

/** Points that going out is preferred by. */
const OUT_BONUS = 20;
const NO_ROW = -1;

/** Plays positions out; leaves the board as it was. */
export class GreedyPlayout {
  readonly #board: EndgameBoard;
  readonly #moves: LaneMoves;
  readonly #hands: [Hand, Hand] = [0, 0];

  constructor(board: EndgameBoard, moves: LaneMoves) {
    this.#board = board;
    this.#moves = moves;
  }

  /** Points still to come for the player on turn less those for the other. */
  valueOf(turn: Turn, endRule: EndRule): number {
    const board = this.#board;
    const moves = this.#moves;
    const left = this.#hands;
    const { level } = board;
    const first = sideOf(turn);
    let side = first;
    let clock = clockOf(turn);
    left[side] = mineOf(turn);
    left[opponentOf(side)] = theirsOf(turn);
    let value = 0;
    while (clock !== 0) {
      const other = opponentOf(side);
      const row = this.#bestRow(side, left[side], left[other]);
      if (row === NO_ROW) {
        clock = afterPass(clock);
      } else {
        const entry = moves.entries[row]!;
        const points = entry >> ENTRY_HAND_BITS;
        value += side === first ? points : -points;
        left[side] = moves.hands[side].rests[left[side] * HAND_COUNT + (entry & ENTRY_HAND_MASK)]!;
        clock = left[side] === 0 ? 0 : afterPlacement(clock, points, endRule);
        if (clock !== 0) board.play(moves.letters[row]!, moves.places[row]!);
      }
      side = other;
    }
    while (board.level > level) board.undo();
    return value + this.#restDifference(first);
  }

  /** Going out earns twice the other's rest, any other end the other's rest less the own. */
  #restDifference(first: Side): number {
    const mine = this.#hands[first];
    const theirs = this.#hands[opponentOf(first)];
    const myPoints = this.#moves.hands[first].points[mine]!;
    const theirPoints = this.#moves.hands[opponentOf(first)].points[theirs]!;
    if (mine === 0) return 2 * theirPoints;
    return theirs === 0 ? -2 * myPoints : theirPoints - myPoints;
  }

  #bestRow(side: Side, mine: Hand, theirs: Hand): number {
    const moves = this.#moves;
    moves.prepare(side, mine);
    const { starts, counts, entries } = moves;
    const { lanes, level, geometry } = this.#board;
    const from = level * geometry.laneCount;
    const { points } = moves.hands[side];
    const outGain = 2 * moves.hands[opponentOf(side)].points[theirs]! + OUT_BONUS;
    let best = -Infinity;
    let bestRow = NO_ROW;
    for (let lane = 0; lane < geometry.laneCount; lane++) {
      const at = lanes[from + lane]! * 2 + side;
      const start = starts[at]!;
      const end = start + counts[at]!;
      for (let row = start; row < end; row++) {
        const entry = entries[row]!;
        const laid = entry & ENTRY_HAND_MASK;
        if ((laid & ~mine) !== 0) continue;
        const worth = (entry >> ENTRY_HAND_BITS) + (laid === mine ? outGain : points[laid]!);
        if (worth > best) {
          best = worth;
          bestRow = row;
        }
      }
    }
    return bestRow;
  }
}
