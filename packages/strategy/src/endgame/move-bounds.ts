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
import { MOST_SOLO_TILES, type SoloBounds } from './solo-bounds.ts';
import { mineOf, opponentOf, sideOf, theirsOf, type Turn } from './turn.ts';

/** More than any value. */
export const INFINITE = 30000;

/** No row of lane-moves.ts. */
export const NO_ROW = -1;

/** Weight of a threat left standing in the order of moves (see move-order.ts). */
const THREAT_WEIGHT = 16;

/** Looks at the squares beside a move that count as one position: so effort takes about even time. */
const LOOKS_PER_POSITION = 2;

/** Bounds the moves on top of the stack. */
export class MoveBounds {
  /** Value of the best move valued exactly and its row; set by `bound`. */
  exactValue: number = -INFINITE;
  exactRow: number = NO_ROW;
  /** Highest bound of those that are worth no more than alpha. */
  mostLeftOut: number = -INFINITE;
  /** Whether the other player has one tile and it is known where it fits. */
  isLast = false;
  readonly #moves: LaneMoves;
  readonly #stack: MoveStack;
  readonly #threats: OutThreats;
  readonly #lastTiles: LastTiles;
  readonly #solo: SoloBounds;

  constructor(
    moves: LaneMoves,
    stack: MoveStack,
    threats: OutThreats,
    lastTiles: LastTiles,
    solo: SoloBounds,
  ) {
    this.#moves = moves;
    this.#stack = stack;
    this.#threats = threats;
    this.#lastTiles = lastTiles;
    this.#solo = solo;
  }

  /**
   * Takes the moves from `base` on off the stack whose values it knows or which are worth no more than
   * alpha, and fills in the bounds of the others; their orders become what the threats left standing
   * take from them. The placements of the player on turn must be prepared.
   *
   * @param bestOfHand [hands] points of the best placement of these tiles
   * @param beta once a move is worth that much, the others do not matter
   */
  bound(
    turn: Turn,
    base: number,
    alpha: number,
    beta: number,
    endRule: EndRule,
    bestOfHand: Int32Array,
  ): void {
    const stack = this.#stack;
    const { rows, bounds, orders } = stack;
    const { places, entries } = this.#moves;
    const side = sideOf(turn);
    const mine = mineOf(turn);
    const hands = this.#moves.hands[side];
    const threats = this.#threats;
    threats.load(opponentOf(side), theirsOf(turn));
    this.#lastTiles.start(side);
    this.#solo.start(side);
    const goingOut = this.#goingOut(turn);
    this.exactValue = -INFINITE;
    this.exactRow = NO_ROW;
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
        const rests = this.#gainAgainstLast(turn, row, rest, out);
        if (rests > -INFINITE) {
          const value = points + rests;
          if (value > this.exactValue) {
            this.exactValue = value;
            this.exactRow = row;
            if (value >= beta) break;
            if (value > least) least = value;
          }
          continue;
        }
        if (hands.sizes[rest]! <= MOST_SOLO_TILES) {
          const gain = points + goingOut;
          const most = gain + this.#solo.mostAfter(row, rest, bestOfHand, least - gain);
          if (most <= least) {
            this.mostLeftOut = Math.max(this.mostLeftOut, most);
            continue;
          }
        }
      }
      rows[top] = row;
      bounds[top] = bound;
      orders[top] = out < 0 ? 0 : -THREAT_WEIGHT * out;
      top++;
    }
    stack.top = top;
  }

  /** Upper bound of the values of all moves from `base` on, Infinity = not known or above alpha. */
  boundOfAll(turn: Turn, base: number, alpha: number, bestOfHand: Int32Array): number {
    const side = sideOf(turn);
    const mine = mineOf(turn);
    if (this.#moves.hands[side].sizes[mine] !== MOST_SOLO_TILES) return Infinity;
    const goingOut = this.#goingOut(turn);
    const enough = alpha - goingOut;
    return goingOut + this.#solo.mostNow(side, mine, this.#stack, base, bestOfHand, enough);
  }

  /** Whether `limit` can tell something about some moves. */
  mayLimit(turn: Turn): boolean {
    const side = sideOf(turn);
    const { hands } = this.#moves;
    const mine = hands[side].sizes[mineOf(turn)]!;
    // Moves against a single tile are limited by `bound`.
    return (
      mine > MOST_SOLO_TILES &&
      mine <= 2 * MOST_SOLO_TILES &&
      hands[opponentOf(side)].sizes[theirsOf(turn)]! > 1
    );
  }

  /**
   * Lowers the bounds of the moves from `first` on that leave few tiles by what these bring at most if
   * the other player only passes.
   */
  limit(turn: Turn, first: number, alpha: number, bestOfHand: Int32Array): void {
    const { rows, bounds, top } = this.#stack;
    const { entries } = this.#moves;
    const side = sideOf(turn);
    const hands = this.#moves.hands[side];
    const goingOut = this.#goingOut(turn);
    this.#lastTiles.start(side);
    this.#solo.start(side);
    for (let at = first; at < top; at++) {
      if (bounds[at]! <= alpha) continue;
      const row = rows[at]!;
      const rest = hands.restOf(mineOf(turn), entries[row]! & ENTRY_HAND_MASK);
      if (hands.sizes[rest]! > MOST_SOLO_TILES) continue;
      const gain = (entries[row]! >> ENTRY_HAND_BITS) + goingOut;
      const bound = gain + this.#solo.mostAfter(row, rest, bestOfHand, alpha - gain);
      if (bound < bounds[at]!) bounds[at] = bound;
    }
  }

  /** What going out brings the player on turn besides the points of the placement. */
  #goingOut(turn: Turn): number {
    return 2 * this.#moves.hands[opponentOf(sideOf(turn))].points[theirsOf(turn)]!;
  }

  /** Forgets what was looked at. */
  clear(): void {
    this.#lastTiles.lookCount = 0;
  }

  /** What was looked at since the last time this was asked, as a number of positions. */
  takeEffort(): number {
    const effort = Math.floor(this.#lastTiles.lookCount / LOOKS_PER_POSITION);
    this.#lastTiles.lookCount -= effort * LOOKS_PER_POSITION;
    return effort;
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
