/** What a leave (Rest nach dem Zug) is worth on average, in points. */
import type { RackIndex } from '@bestzug/movegen';

/** Values of leaves. Implementations are immutable for those who ask. */
export interface LeaveTable {
  /**
   * Value in millipoints of the tiles kept.
   *
   * @param counts [31] tiles kept per rack symbol (0 = blank)
   */
  valueOf(counts: ArrayLike<number>): number;

  /**
   * Values of all leaves of a rack at once, where a table can tell them quicker than one by one.
   *
   * @param values [subracks] written over, millipoints by subrack number
   */
  valuesOf?(rack: RackIndex, values: Int32Array): void;
}
