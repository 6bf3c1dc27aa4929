/**
 * From sums to values: hierarchical shrinkage. Most leaves are seen a few times or never, so each
 * is drawn towards what shorter leaves predict for it, the more the less is known of it:
 *
 *   value = (n × mean + k × prediction) / (n + k),  k = noise / signal
 *
 * The prediction is linear in the mean value of the leaves one tile shorter and two tiles shorter,
 * fitted per size. For values made of single tiles and pairs alone it would be exact with one
 * factor above and one below zero, and near that it comes out. Noise is the variance of a single
 * sample, signal how far true values are off their predictions (method of moments); both are
 * estimated per size. The principle is that of James and Stein (1961) and of mixed models.
 */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import { STEPS_PER_POINT } from './dense-leaves.ts';
import type { LeaveSums } from './leave-sums.ts';

/** How the leaves of one size came out, for the record of a training. */
export interface SizeFit {
  readonly size: number;
  /** Leaves seen at least once. */
  readonly seen: number;
  /** Factors of the mean value one and two tiles shorter. */
  readonly factors: readonly [oneShorter: number, twoShorter: number];
  /** Variance of a sample, in points². */
  readonly noise: number;
  /** Variance of true values around their predictions, in points²; 0 = nothing of their own is known. */
  readonly signal: number;
}

/** Values of all leaves. */
export interface SmoothedLeaves {
  /** [leaves] points, by number; the empty leave is 0. */
  readonly values: Float64Array;
  /** One per size from 1 on. */
  readonly fits: readonly SizeFit[];
}

const MILLIPOINTS = 1000;

/** Share of the determinant of two unlike columns below which they count as alike. */
const COLLINEAR = 1e-6;

/** Columns by leave number while values grow from size to size. */
interface Columns {
  /** Points. */
  readonly values: Float64Array;
  /** Mean value of the leaves one tile shorter, each tile of the leave taken away in turn. */
  readonly shorter: Float64Array;
  /** The same for two tiles. */
  readonly twoShorter: Float64Array;
  /** Mean of the samples less the mean of all, in points. */
  readonly means: Float64Array;
  /** Independent samples the mean is worth. */
  readonly samples: Float64Array;
}

/** Numbers of the leaves of one size. */
interface SizeRange {
  readonly size: number;
  readonly first: number;
  readonly end: number;
}

/** Computes the values that sums stand for; there must be at least one sighting. */
export function smoothLeaves(sums: LeaveSums): SmoothedLeaves {
  const { ranking } = sums;
  const columns = columnsOf(sums);
  const fits: SizeFit[] = [];
  for (let size = 1; size <= ranking.maxSize; size++) {
    const range = { size, first: ranking.sizeStarts[size]!, end: ranking.sizeStarts[size + 1]! };
    averageShorter(sums, columns, range);
    const factors = fitFactors(columns, range);
    const noise = noiseOf(sums, range);
    const signal = signalOf(columns, range, factors, noise);
    shrink(columns, range, factors, signal > 0 ? noise / signal : Infinity);
    let seen = 0;
    for (let leave = range.first; leave < range.end; leave++)
      if (columns.samples[leave]! > 0) seen++;
    fits.push({ size, seen, factors, noise, signal });
  }
  return { values: columns.values, fits };
}

function columnsOf({ ranking, weights, squaredWeights, equities }: LeaveSums): Columns {
  const { count } = ranking;
  const means = new Float64Array(count);
  const samples = new Float64Array(count);
  const meanOfAll = equities[0]! / weights[0]!;
  for (let leave = 0; leave < count; leave++) {
    const weight = weights[leave]!;
    if (weight === 0) continue;
    means[leave] = (equities[leave]! / weight - meanOfAll) / MILLIPOINTS;
    samples[leave] = (weight * weight) / squaredWeights[leave]!;
  }
  return {
    values: new Float64Array(count),
    shorter: new Float64Array(count),
    twoShorter: new Float64Array(count),
    means,
    samples,
  };
}

function averageShorter(
  { ranking }: LeaveSums,
  columns: Columns,
  { size, first, end }: SizeRange,
): void {
  const { values, shorter, twoShorter } = columns;
  const counts = new Uint8Array(SYMBOL_COUNT);
  for (let leave = first; leave < end; leave++) {
    ranking.countsOf(leave, counts);
    let sum = 0;
    let sumOfShorter = 0;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      const copies = counts[symbol]!;
      if (copies === 0) continue;
      counts[symbol] = copies - 1;
      const part = ranking.numberOf(counts);
      counts[symbol] = copies;
      sum += copies * values[part]!;
      sumOfShorter += copies * shorter[part]!;
    }
    shorter[leave] = sum / size;
    twoShorter[leave] = sumOfShorter / size;
  }
}

/** Least squares of the means on both columns, each leave weighing as much as its samples. */
function fitFactors(
  { shorter, twoShorter, means, samples }: Columns,
  { first, end }: SizeRange,
): readonly [number, number] {
  let oneOne = 0;
  let oneTwo = 0;
  let twoTwo = 0;
  let oneMean = 0;
  let twoMean = 0;
  for (let leave = first; leave < end; leave++) {
    const weight = samples[leave]!;
    const one = shorter[leave]!;
    const two = twoShorter[leave]!;
    oneOne += weight * one * one;
    oneTwo += weight * one * two;
    twoTwo += weight * two * two;
    oneMean += weight * one * means[leave]!;
    twoMean += weight * two * means[leave]!;
  }
  const determinant = oneOne * twoTwo - oneTwo * oneTwo;
  if (determinant > COLLINEAR * oneOne * twoTwo) {
    return [
      (oneMean * twoTwo - twoMean * oneTwo) / determinant,
      (twoMean * oneOne - oneMean * oneTwo) / determinant,
    ];
  }
  // Pairs have nothing two tiles shorter, single tiles nothing at all; and where no size before had
  // a signal, one column is a multiple of the other.
  return [oneOne > 0 ? oneMean / oneOne : 0, 0];
}

/** Variance of the samples of a leave around its mean, pooled over the leaves of a size. */
function noiseOf(
  { weights, squaredWeights, equities, squareSum, rackSize }: LeaveSums,
  { size, first, end }: SizeRange,
): number {
  let explained = 0;
  let freedom = 0;
  for (let leave = first; leave < end; leave++) {
    const weight = weights[leave]!;
    if (weight === 0) continue;
    explained += (equities[leave]! / MILLIPOINTS) ** 2 / weight;
    freedom += weight - squaredWeights[leave]! / weight;
  }
  const squares = (squareSum / STEPS_PER_POINT ** 2) * choose(rackSize, size);
  return freedom > 0 ? Math.max(0, squares - explained) / freedom : 0;
}

/** Variance of the means around their predictions less what noise makes of it. */
function signalOf(
  { shorter, twoShorter, means, samples }: Columns,
  { first, end }: SizeRange,
  factors: readonly [number, number],
  noise: number,
): number {
  let sum = 0;
  let weight = 0;
  for (let leave = first; leave < end; leave++) {
    if (samples[leave] === 0) continue;
    const prediction = factors[0] * shorter[leave]! + factors[1] * twoShorter[leave]!;
    sum += samples[leave]! * (means[leave]! - prediction) ** 2 - noise;
    weight += samples[leave]!;
  }
  return weight > 0 ? Math.max(0, sum / weight) : 0;
}

function shrink(
  { values, shorter, twoShorter, means, samples }: Columns,
  { first, end }: SizeRange,
  factors: readonly [number, number],
  pull: number,
): void {
  for (let leave = first; leave < end; leave++) {
    const prediction = factors[0] * shorter[leave]! + factors[1] * twoShorter[leave]!;
    // Without signal the pull is infinite and the trust 0.
    const trust = samples[leave]! / (samples[leave]! + pull);
    values[leave] = prediction + (means[leave]! - prediction) * trust;
  }
}

/** Ways to pick some things out of others. */
function choose(all: number, picked: number): number {
  let ways = 1;
  for (let number = 0; number < picked; number++) ways = (ways * (all - number)) / (number + 1);
  return ways;
}
