/** A longer copy of a column. */
export function grown(column: Int32Array, capacity: number): Int32Array {
  const larger = new Int32Array(capacity);
  larger.set(column);
  return larger;
}
