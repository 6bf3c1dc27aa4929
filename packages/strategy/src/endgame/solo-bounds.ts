/**
 * What a player gains at most with one or two tiles left, if the other only passes. Whoever may always
 * pass need not leave more to the player on turn, so this bounds the value of a position.
 *
 * Two tiles go in one placement or one after the other. Such a placement is one of the present board, a
 * new one beside the move just looked at, or one beside the first of the two tiles. To find the new
 * ones, the move is made, but only the lanes that it changes are looked at.
 */
import { BLANK } from '@bestzug/lexicon';
import { MAX_RACK_SIZE, tileCountOf, type Cell } from '@bestzug/core';
import type { EndgameBoard } from './endgame-board.ts';
import type { Hand } from './hand.ts';
import { ENTRY_HAND_BITS, ENTRY_HAND_MASK, type LaneMoves } from './lane-moves.ts';
import { NONE, type LastTiles } from './last-tiles.ts';
import type { MoveStack } from './move-stack.ts';
import type { OutThreats } from './out-threats.ts';
import type { Side } from './turn.ts';

/** Most tiles left for which there are bounds. */
export const MOST_SOLO_TILES = 2;

const UNKNOWN = -2;

/** Bounds of one position after the other; points without what going out brings. */
export class SoloBounds {
  readonly #board: EndgameBoard;
  readonly #moves: LaneMoves;
  readonly #lastTiles: LastTiles;
  /** [tiles × tiles] best placement of the second one beside a placement of the first. */
  readonly #beside: Int16Array = new Int16Array(MAX_RACK_SIZE * MAX_RACK_SIZE);
  #side: Side = 0;
  /** Best placements after the move: of the two tiles alone, and of both together. */
  #one = 0;
  #other = 0;
  #both = 0;
  /** The same of a tile when the other one has been laid first. */
  #oneSecond = 0;
  #otherSecond = 0;

  constructor(board: EndgameBoard, moves: LaneMoves, lastTiles: LastTiles) {
    this.#board = board;
    this.#moves = moves;
    this.#lastTiles = lastTiles;
  }

  /** Begins with a position and the player on turn there, after `LastTiles`. */
  start(side: Side): void {
    this.#side = side;
    this.#beside.fill(UNKNOWN);
  }

  /**
   * Most points that the tiles left after a move bring.
   *
   * @param row the move
   * @param rest one or two tiles
   * @param bestOfHand [hands] points of the best placement of these tiles on the present board
   * @param enough bounds above this are of no use
   * @returns Infinity = not known, or more than enough
   */
  mostAfter(row: number, rest: Hand, bestOfHand: Int32Array, enough: number): number {
    const hands = this.#moves.hands[this.#side];
    if (hands.sizes[rest] === 1) return Math.max(bestOfHand[rest]!, this.#newBeside(row, rest), 0);
    // What a single blank stands for is not told by the placements kept.
    if ((hands.letters[rest]! & (1 << BLANK)) !== 0) return Infinity;
    const one = rest & -rest;
    const other = this.#otherOf(rest, one);
    this.#one = Math.max(bestOfHand[one]!, 0);
    this.#other = Math.max(bestOfHand[other]!, 0);
    this.#both = bestOfHand[rest]!;
    if (Math.max(this.#one + this.#other, this.#both) > enough) return Infinity;
    const lastTiles = this.#lastTiles;
    if (!lastTiles.singlesOf(one).isComplete || !lastTiles.singlesOf(other).isComplete) {
      return Infinity;
    }
    this.#otherSecond = this.#bestBeside(one, other);
    this.#oneSecond = this.#bestBeside(other, one);
    if (this.#most() > enough) return Infinity;
    const board = this.#board;
    board.play(this.#moves.letters[row]!, this.#moves.places[row]!);
    this.#otherSecond = Math.max(this.#otherSecond, this.#bestBetween(row, one, other));
    this.#oneSecond = Math.max(this.#oneSecond, this.#bestBetween(row, other, one));
    this.#lookAtChanges(rest, one, other);
    board.undo();
    return this.#most();
  }

  /**
   * Most points that two tiles bring from the present position on, if the first of them is laid by a
   * move on the stack from `base` on. Parameters as in `mostAfter`.
   */
  mostNow(
    side: Side,
    mine: Hand,
    stack: MoveStack,
    base: number,
    bestOfHand: Int32Array,
    enough: number,
  ): number {
    this.#side = side;
    if ((this.#moves.hands[side].letters[mine]! & (1 << BLANK)) !== 0) return Infinity;
    const one = mine & -mine;
    const other = this.#otherOf(mine, one);
    const separately = Math.max(bestOfHand[one]!, 0) + Math.max(bestOfHand[other]!, 0);
    let most = Math.max(separately, bestOfHand[mine]!);
    for (let at = base; at < stack.top && most <= enough; at++) {
      const row = stack.rows[at]!;
      const entry = this.#moves.entries[row]!;
      const second = this.#newBeside(row, (entry & ENTRY_HAND_MASK) === one ? other : one);
      most = Math.max(most, (entry >> ENTRY_HAND_BITS) + second);
    }
    return most > enough ? Infinity : most;
  }

  /** The second of two tiles. Two copies are laid as the lower one, each of them. */
  #otherOf(tiles: Hand, one: Hand): Hand {
    const symbols = this.#moves.hands[this.#side].letters[tiles]!;
    return (symbols & (symbols - 1)) === 0 ? one : tiles ^ one;
  }

  #most(): number {
    return Math.max(
      this.#both,
      this.#one + Math.max(this.#other, this.#otherSecond),
      this.#other + Math.max(this.#one, this.#oneSecond),
    );
  }

  /** Points of the best placement of `second` that one of `first` on the present board makes possible. */
  #bestBeside(first: Hand, second: Hand): number {
    const at = bitOf(first) * MAX_RACK_SIZE + bitOf(second);
    if (this.#beside[at] !== UNKNOWN) return this.#beside[at]!;
    const singles = this.#lastTiles.singlesOf(first);
    let best = -1;
    for (let number = 0; number < singles.count; number++) {
      best = Math.max(best, this.#newBeside(singles.rows[number]!, second));
    }
    this.#beside[at] = best;
    return best;
  }

  /**
   * Points of the best placement of `second` between the move just made and one of `first` that the
   * move leaves as it is.
   */
  #bestBetween(row: number, first: Hand, second: Hand): number {
    const { crossingCells } = this.#board.geometry;
    const moves = this.#moves;
    const singles = this.#lastTiles.singlesOf(first);
    let near = this.#disturbedAtEnds(this.#board.laidCell(0), singles);
    for (let number = tileCountOf(moves.places[row]!) - 1; number >= 0; number--) {
      near |= this.#disturbedAtEnds(crossingCells[this.#board.laidCell(number)]!, singles);
    }
    let best = -1;
    for (; near !== 0; near &= near - 1) {
      const standing = singles.rows[31 - Math.clz32(near & -near)]!;
      if (moves.stands(standing, this.#side)) {
        best = Math.max(best, this.#newBeside(standing, second));
      }
    }
    return best;
  }

  #disturbedAtEnds(cell: Cell, singles: OutThreats): number {
    const { tiles } = this.#board;
    let before = cell - 1;
    while (tiles[before] !== 0) before--;
    let after = cell + 1;
    while (tiles[after] !== 0) after++;
    return singles.disturbedAt(before) | singles.disturbedAt(after);
  }

  /** Takes in the placements of the lanes that the move changed. */
  #lookAtChanges(rest: Hand, one: Hand, other: Hand): void {
    const { lanes, level, geometry } = this.#board;
    const { laneCount } = geometry;
    const moves = this.#moves;
    const side = this.#side;
    const now = level * laneCount;
    const before = now - laneCount;
    for (let lane = 0; lane < laneCount; lane++) {
      if (lanes[now + lane] === lanes[before + lane]) continue;
      const at = lanes[now + lane]! * 2 + side;
      moves.prepareLane(lane, at, side, rest);
      const start = moves.starts[at]!;
      const end = start + moves.counts[at]!;
      const { sizes } = moves.hands[side];
      for (let row = start; row < end; row++) {
        const entry = moves.entries[row]!;
        const laid = entry & ENTRY_HAND_MASK;
        if (sizes[laid]! > 2) break;
        if ((laid & ~rest) !== 0) continue;
        const points = entry >> ENTRY_HAND_BITS;
        if (laid === rest) this.#both = Math.max(this.#both, points);
        if (laid === one) {
          this.#one = Math.max(this.#one, points);
          this.#otherSecond = Math.max(this.#otherSecond, this.#newBeside(row, other));
        }
        if (laid === other) {
          this.#other = Math.max(this.#other, points);
          this.#oneSecond = Math.max(this.#oneSecond, this.#newBeside(row, one));
        }
      }
    }
  }

  /** Points of the best placement of a tile that a row makes possible. */
  #newBeside(row: number, tile: Hand): number {
    const { letters, places, hands } = this.#moves;
    const symbol = 31 - Math.clz32(hands[this.#side].letters[tile]!);
    this.#lastTiles.findNew(letters[row]!, places[row]!, NONE, symbol);
    return this.#lastTiles.newOwn;
  }
}

const bitOf = (tile: Hand): number => 31 - Math.clz32(tile);
