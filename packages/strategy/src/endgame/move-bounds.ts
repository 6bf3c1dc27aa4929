/**
 * What moves are worth at most, without making them. The other player's ways of going out that a
 * move leaves standing bound its value; where it leaves both players one tile, the value is exact.
 */
import { BLANK } from '@bestzug/lexicon';
import { afterPass, type EndRule } from './end-clock.ts';
import { HAND_COUNT } from './hand.ts';
import { ENTRY_HAND_BITS, ENTRY_HAND_MASK, type LaneMoves } from './lane-moves.ts';
import type { LastTiles } from './last-tiles.ts';
import type { MoveStack } from './move-stack.ts';
import type { OutThreats } from './out-threats.ts';
import { mineOf, opponentOf, sideOf, theirsOf, type Turn } from './turn.ts';

/** More than any value. */
export const INFINITE = 30000;

/** No row of lane-moves.ts. */
export const NO_ROW = -1;

/** Weight of a threat left standing in the order of moves (see move-order.ts). */
const THREAT_WEIGHT = 16;

const HAS_BLANK = 1 << BLANK;

/** Bounds the moves on top of the stack. */
export class MoveBounds {
  /** Value of the best move valued exactly and its row; set by `bound`. */
  exactValue: number = -INFINITE;
  exactRow: number = NO_ROW;
  /** Number of moves valued exactly. */
  exactCount = 0;
  readonly #moves: LaneMoves;
  readonly #stack: MoveStack;
  readonly #threats: OutThreats;
  readonly #lastTiles: LastTiles;

  constructor(moves: LaneMoves, stack: MoveStack, threats: OutThreats, lastTiles: LastTiles) {
    this.#moves = moves;
    this.#stack = stack;
    this.#threats = threats;
    this.#lastTiles = lastTiles;
  }

  /**
   * Fills in the bounds of the moves from `base` on and takes moves off the stack whose values it
   * knows. The placements of both hands must be prepared.
   *
   * @param alpha moves worth no more need not be valued exactly
   */
  bound(turn: Turn, base: number, alpha: number, endRule: EndRule): void {
    const stack = this.#stack;
    const { rows, bounds, orders } = stack;
    const { places, entries } = this.#moves;
    const side = sideOf(turn);
    const mine = mineOf(turn);
    const theirs = theirsOf(turn);
    const hands = this.#moves.hands[side];
    const threats = this.#threats;
    threats.load(opponentOf(side), theirs);
    this.#lastTiles.start(side);
    this.exactValue = -INFINITE;
    this.exactRow = NO_ROW;
    this.exactCount = 0;
    const isLast = this.#canBeLast(turn, endRule);
    let top = base;
    for (let at = base; at < stack.top; at++) {
      const row = rows[at]!;
      const entry = entries[row]!;
      const points = entry >> ENTRY_HAND_BITS;
      const rest = hands.rests[mine * HAND_COUNT + (entry & ENTRY_HAND_MASK)]!;
      const out = threats.bestAfter(places[row]!);
      const bound = out < 0 ? INFINITE : points - out - 2 * hands.points[rest]!;
      if (isLast && hands.sizes[rest] === 1 && bound > alpha && points > 0) {
        const value = points + this.#valueOfLast(turn, row, rest, out);
        this.exactCount++;
        if (value > this.exactValue) {
          this.exactValue = value;
          this.exactRow = row;
        }
        continue;
      }
      rows[top] = row;
      bounds[top] = bound;
      orders[top] = out < 0 ? orders[at]! : orders[at]! - THREAT_WEIGHT * out;
      top++;
    }
    stack.top = top;
  }

  /** Whether moves can leave both players one known tile, with time for both to lay it. */
  #canBeLast(turn: Turn, { reset }: EndRule): boolean {
    const side = sideOf(turn);
    const hands = this.#moves.hands[side];
    const theirHands = this.#moves.hands[opponentOf(side)];
    const theirs = theirsOf(turn);
    return (
      afterPass(reset) !== 0 &&
      theirHands.sizes[theirs] === 1 &&
      (theirHands.letters[theirs]! & HAS_BLANK) === 0 &&
      (hands.letters[mineOf(turn)]! & HAS_BLANK) === 0
    );
  }

  /** What comes after a move when both have one tile: the other lays it, or the mover, or nobody. */
  #valueOfLast(turn: Turn, row: number, rest: number, out: number): number {
    const { hands, letters, places } = this.#moves;
    const side = sideOf(turn);
    const own = hands[side];
    const other = hands[opponentOf(side)];
    const theirs = theirsOf(turn);
    const word = letters[row]!;
    const place = places[row]!;
    const restPoints = own.points[rest]!;
    const theirPoints = other.points[theirs]!;
    const theirLetter = 31 - Math.clz32(other.letters[theirs]!);
    const theirOut = Math.max(out, this.#lastTiles.bestNew(word, place, theirLetter));
    if (theirOut >= 0) return -theirOut - 2 * restPoints;
    const letter = 31 - Math.clz32(own.letters[rest]!);
    const ownOut = this.#lastTiles.bestOwn(word, place, rest, letter);
    return ownOut >= 0 ? ownOut + 2 * theirPoints : theirPoints - restPoints;
  }
}
