/** Scales: values to places on an axis, and the ticks of the axis. */

/** A scale from values to pixels. */
export interface Scale {
  /** Place of a value. */
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Round steps: 1, 2, 2.5, 5 × 10ⁿ. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/** From 0 to the most, with about so many ticks; the axis ends at the last one. */
export function linearScale(
  most: number,
  [from, to]: readonly [number, number],
  count: number,
): Scale {
  const rough = Math.max(most, Number.MIN_VALUE) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const last = Math.ceil(most / step - 1e-9);
  const ticks = Array.from({ length: Math.max(last, 1) + 1 }, (_, tick) => tick * step);
  const end = ticks.at(-1)!;
  return { at: (value) => from + ((to - from) * value) / end, ticks };
}

/** Part of the axis left free at both ends of a logarithmic scale, in powers of ten. */
const LOG_MARGIN = 0.15;

/** Logarithmic, from a little below the least to a little above the most; ticks at powers of ten. */
export function logScale(
  [least, most]: readonly [number, number],
  [from, to]: readonly [number, number],
): Scale {
  const low = Math.log10(least) - LOG_MARGIN;
  const high = Math.log10(most) + LOG_MARGIN;
  const first = Math.ceil(low);
  const ticks = Array.from(
    { length: Math.floor(high) - first + 1 },
    (_, power) => 10 ** (first + power),
  );
  return { at: (value) => from + ((to - from) * (Math.log10(value) - low)) / (high - low), ticks };
}
