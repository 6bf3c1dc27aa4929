/** A longer copy of a column, for lists that outgrow their buffers outside the search. */
export function grown(column: Int32Array, length: number): Int32Array {
  const longer = new Int32Array(length);
  longer.set(column);
  return longer;
}
