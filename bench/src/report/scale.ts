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

/** Logarithmic, from the power of ten below the least to the one above the most. */
export function logScale(
  [least, most]: readonly [number, number],
  [from, to]: readonly [number, number],
): Scale {
  const low = Math.floor(Math.log10(least) + 1e-9);
  const high = Math.max(low + 1, Math.ceil(Math.log10(most) - 1e-9));
  const ticks = Array.from({ length: high - low + 1 }, (_, power) => 10 ** (low + power));
  return {
    at: (value) => from + ((to - from) * (Math.log10(value) - low)) / (high - low),
    ticks,
  };
}
