/**
 * The moves of the positions along the current line: one stack, on which every position puts its
 * moves above those of the position before.
 */
import { grown } from './column.ts';

const INITIAL_CAPACITY = 1 << 14;

/** Columns of moves; a position owns the entries from its base up to `top`. */
export class MoveStack {
  /** Number of entries in use. */
  top = 0;
  /** Row of lane-moves.ts. */
  rows: Int32Array = new Int32Array(INITIAL_CAPACITY);
  /** How promising a move is, for the order; unit free. */
  orders: Int32Array = new Int32Array(INITIAL_CAPACITY);
  /** Upper bound of the value in points. */
  bounds: Int32Array = new Int32Array(INITIAL_CAPACITY);

  /** Makes room for more entries above `top`. */
  reserve(count: number): void {
    let capacity = this.rows.length;
    if (this.top + count <= capacity) return;
    while (this.top + count > capacity) capacity *= 2;
    this.rows = grown(this.rows, capacity);
    this.orders = grown(this.orders, capacity);
    this.bounds = grown(this.bounds, capacity);
  }

  /** Brings the most promising of the moves `first` … `end` - 1 to `first`. */
  pick(first: number, end: number): void {
    const { orders } = this;
    let best = first;
    for (let at = first + 1; at < end; at++) if (orders[at]! > orders[best]!) best = at;
    if (best === first) return;
    swap(this.rows, first, best);
    swap(orders, first, best);
    swap(this.bounds, first, best);
  }
}

function swap(column: Int32Array, left: number, right: number): void {
  const value = column[left]!;
  column[left] = column[right]!;
  column[right] = value;
}
