/** What is known about a position while its moves are searched, one frame for each turn of a line. */
import { HAND_COUNT, type Hand } from './hand.ts';
import { INFINITE, NO_ROW } from './move-bounds.ts';

/** Best move so far and window. */
export class SearchFrame {
  alpha = 0;
  beta = 0;
  /** Best value so far, or a bound of all moves looked at. */
  best: number = -INFINITE;
  /** Row of the best move above the first alpha, -1 = none, a pass or going out. */
  row: number = NO_ROW;
  /** Whether the best value rests on no estimate. */
  isBestComplete = true;
  /** Whether none of the values does. */
  isComplete = true;
  /** Whether a bound says that no other move is worth more than alpha. */
  isSettled = false;
  /** [hands] what `MoveOrder.collect` found for the position, see `takeBestOfHand`. */
  readonly bestOfHand: Int32Array = new Int32Array(HAND_COUNT);

  /** Whether the position is worth too much to be reached. */
  get isCut(): boolean {
    return this.best >= this.beta;
  }

  /** Begins a position. */
  start(alpha: number, beta: number): void {
    this.alpha = alpha;
    this.beta = beta;
    this.best = -INFINITE;
    this.row = NO_ROW;
    this.isBestComplete = true;
    this.isComplete = true;
    this.isSettled = false;
  }

  /** Keeps what is known about the parts of a hand while moves are searched. */
  takeBestOfHand(hand: Hand, bestOfHand: Int32Array): void {
    for (let part = hand; part > 0; part = (part - 1) & hand) {
      this.bestOfHand[part] = bestOfHand[part]!;
    }
  }

  /** Takes the value of a move. */
  offer(value: number, row: number, isComplete: boolean): void {
    if (!isComplete) this.isComplete = false;
    if (value <= this.best) return;
    this.best = value;
    this.isBestComplete = isComplete;
    if (value <= this.alpha) return;
    this.alpha = value;
    this.row = row;
  }

  /** Takes an upper bound, at most alpha, of a move that is not searched. */
  limit(bound: number): void {
    if (bound > this.best) this.best = bound;
  }
}
