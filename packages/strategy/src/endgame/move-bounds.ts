/**
 * What moves are worth at most, without making them. The other player's ways of going out that a
 * move leaves standing bound its value. Where the other player has one tile, the value is exact if
 * that tile still fits somewhere, or if the mover keeps one tile too.
 */
import { afterPass, type EndRule } from './end-clock.ts';
import { HAND_COUNT } from './hand.ts';
import { ENTRY_HAND_BITS, ENTRY_HAND_MASK, type LaneMoves } from './lane-moves.ts';
import { NONE, type LastTiles } from './last-tiles.ts';
import type { MoveStack } from './move-stack.ts';
import type { OutThreats } from './out-threats.ts';
import { mineOf, opponentOf, sideOf, theirsOf, type Turn } from './turn.ts';

/** More than any value. */
export const INFINITE = 30000;

/** No row of lane-moves.ts. */
export const NO_ROW = -1;

/** Weight of a threat left standing in the order of moves (see move-order.ts). */
const THREAT_WEIGHT = 16;

/** Bounds the moves on top of the stack. */
export class MoveBounds {
  /** Value of the best move valued exactly and its row; set by `bound`. */
  exactValue: number = -INFINITE;
  exactRow: number = NO_ROW;
  /** Number of moves valued exactly. */
  exactCount = 0;
  /** Highest bound of those that are worth no more than alpha. */
  mostLeftOut: number = -INFINITE;
  /** Whether the other player has one tile and it is known where it fits. */
  isLast = false;
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
   * Takes the moves from `base` on off the stack whose values it knows or which are worth no more than
   * alpha, and fills in the bounds of the others; their orders become what the threats left standing
   * take from them. The placements of the player on turn must be prepared.
   *
   * @param beta once a move is worth that much, the others do not matter
   */
  bound(turn: Turn, base: number, alpha: number, beta: number, endRule: EndRule): void {
    const stack = this.#stack;
    const { rows, bounds, orders } = stack;
    const { places, entries } = this.#moves;
    const side = sideOf(turn);
    const mine = mineOf(turn);
    const hands = this.#moves.hands[side];
    const threats = this.#threats;
    threats.load(opponentOf(side), theirsOf(turn));
    this.#lastTiles.start(side);
    this.exactValue = -INFINITE;
    this.exactRow = NO_ROW;
    this.exactCount = 0;
    this.mostLeftOut = -INFINITE;
    this.isLast = threats.isComplete && this.#canBeLast(turn, endRule);
    let least = alpha;
    let top = base;
    for (let at = base; at < stack.top; at++) {
      const row = rows[at]!;
      const entry = entries[row]!;
      const points = entry >> ENTRY_HAND_BITS;
      const rest = hands.rests[mine * HAND_COUNT + (entry & ENTRY_HAND_MASK)]!;
      const out = threats.bestAfter(places[row]!);
      const bound = out < 0 ? INFINITE : points - out - 2 * hands.points[rest]!;
      if (bound <= least) {
        if (bound > this.mostLeftOut) this.mostLeftOut = bound;
        continue;
      }
      if (this.isLast && points > 0) {
        const gain = this.#gainAgainstLast(turn, row, rest, out);
        this.exactCount++;
        if (gain > -INFINITE) {
          const value = points + gain;
          if (value > this.exactValue) {
            this.exactValue = value;
            this.exactRow = row;
            if (value >= beta) break;
            if (value > least) least = value;
          }
          continue;
        }
      }
      rows[top] = row;
      bounds[top] = bound;
      orders[top] = out < 0 ? 0 : -THREAT_WEIGHT * out;
      top++;
    }
    stack.top = top;
  }

  /** Upper bounds of the values of rows that keep tiles; those without one are left out. */
  boundsOf(turn: Turn, rowsKeeping: readonly number[]): ReadonlyMap<number, number> {
    const { places, entries, hands } = this.#moves;
    const side = sideOf(turn);
    const own = hands[side];
    const threats = this.#threats;
    threats.load(opponentOf(side), theirsOf(turn));
    const found = new Map<number, number>();
    for (const row of rowsKeeping) {
      const out = threats.bestAfter(places[row]!);
      if (out < 0) continue;
      const rest = own.restOf(mineOf(turn), entries[row]! & ENTRY_HAND_MASK);
      found.set(row, (entries[row]! >> ENTRY_HAND_BITS) - out - 2 * own.points[rest]!);
    }
    return found;
  }

  /** Whether the other player has one tile, with time for both to lay one after a move. */
  #canBeLast(turn: Turn, { reset }: EndRule): boolean {
    const { sizes } = this.#moves.hands[opponentOf(sideOf(turn))];
    return afterPass(reset) !== 0 && sizes[theirsOf(turn)] === 1;
  }

  /**
   * What comes after a move against a player with one tile: the other lays it, or the mover lays the
   * last one, or nobody. -INFINITE = not known, for example because the other cannot and the mover
   * has more than one.
   */
  #gainAgainstLast(turn: Turn, row: number, rest: number, out: number): number {
    const { hands, letters, places } = this.#moves;
    const side = sideOf(turn);
    const own = hands[side];
    const other = hands[opponentOf(side)];
    const theirs = theirsOf(turn);
    const restPoints = own.points[rest]!;
    const theirPoints = other.points[theirs]!;
    const isLast = own.sizes[rest] === 1;
    const last = this.#lastTiles;
    last.findNew(
      letters[row]!,
      places[row]!,
      symbolOf(other.letters[theirs]!),
      isLast && out < 0 ? symbolOf(own.letters[rest]!) : NONE,
    );
    const theirOut = Math.max(out, last.newTheirs);
    if (theirOut >= 0) return -theirOut - 2 * restPoints;
    if (!isLast) return -INFINITE;
    const standing = last.standing(places[row]!, rest);
    if (standing === undefined) return -INFINITE;
    const ownOut = Math.max(standing, last.newOwn);
    return ownOut >= 0 ? ownOut + 2 * theirPoints : theirPoints - restPoints;
  }
}

/** The only symbol of a set. */
const symbolOf = (set: number): number => 31 - Math.clz32(set);
