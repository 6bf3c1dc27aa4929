/** What a leave (Rest nach dem Zug) is worth on average, in points. */

/** Values of leaves. Implementations are immutable. */
export interface LeaveTable {
  /**
   * Value in millipoints of the tiles kept.
   *
   * @param counts [31] tiles kept per rack symbol (0 = blank)
   */
  valueOf(counts: ArrayLike<number>): number;
}
