/** Dividing the stops of one position among threads. */

/**
 * Gives every stop to one of the parts so that the largest part is small: dearest stop first, each to
 * the part that has least so far (LPT, Graham 1969; at most a third above the best division). The
 * answer depends on the costs alone.
 *
 * @param costs [stops] expected cost of each stop
 * @param headStarts [parts] what each part has to do besides, in the same unit
 * @returns [parts] numbers of the stops of each part, rising
 */
export function partitionStops(costs: Float64Array, headStarts: readonly number[]): Int32Array[] {
  const dearestFirst = Array.from(costs.keys()).sort(
    (left, right) => costs[right]! - costs[left]! || left - right,
  );
  const loads = [...headStarts];
  const parts = headStarts.map((): number[] => []);
  for (const stop of dearestFirst) {
    let least = 0;
    for (let part = 1; part < loads.length; part++) if (loads[part]! < loads[least]!) least = part;
    loads[least]! += costs[stop]!;
    parts[least]!.push(stop);
  }
  return parts.map((stops) => Int32Array.from(stops).sort());
}
