/**
 * Sums over samples, and what they say. All of them are whole numbers, so that blocks of samples add
 * up exactly in whatever order threads deliver them.
 */
import { invariant } from '@bestzug/core';
import type { PackedMove } from '../player/player.ts';
import { worthOf, type Objective } from './objective.ts';
import type { Rollout } from './rollout.ts';

/** Parts that chances and worths are counted in. */
const PARTS = 100_000;

/** Parts of a point that spreads are counted in. */
const POINT_PARTS = 100;

/** Samples that are computed in one go: these candidates, each with these samples. */
export interface SampleBlock {
  /** Of the block within its simulation. */
  readonly number: number;
  /** Numbers of the candidates, rising. */
  readonly candidates: readonly number[];
  readonly firstSample: number;
  readonly sampleCount: number;
}

/** Sums over the samples of a block; lists are in the order of its candidates. Plain numbers. */
export interface BlockSums {
  readonly winSums: readonly number[];
  readonly winSquareSums: readonly number[];
  readonly spreadSums: readonly number[];
  readonly spreadSquareSums: readonly number[];
  readonly worthSums: readonly number[];
  /** [candidates × candidates] products of worths in the same sample. */
  readonly worthProducts: readonly number[];
}

/** Outcomes of one sample, one per candidate of a block. */
export interface SampleOutcome {
  /** 0 … 1. */
  readonly winChance: number;
  /** Points. */
  readonly spread: number;
  /** 0 … 1. */
  readonly worth: number;
}

/** Adds up samples: `samples[n]` holds the outcomes of sample n for each candidate. */
export function sumsOf(samples: readonly (readonly SampleOutcome[])[]): BlockSums {
  const size = samples[0]?.length ?? 0;
  const zeros = (length: number): number[] => Array<number>(length).fill(0);
  const [winSums, winSquareSums, spreadSums, spreadSquareSums, worthSums] = [
    zeros(size),
    zeros(size),
    zeros(size),
    zeros(size),
    zeros(size),
  ];
  const worthProducts = zeros(size * size);
  for (const outcomes of samples) {
    const worths = outcomes.map(({ worth }) => Math.round(worth * PARTS));
    outcomes.forEach(({ winChance, spread }, at) => {
      const win = Math.round(winChance * PARTS);
      const parts = Math.round(spread * POINT_PARTS);
      winSums[at]! += win;
      winSquareSums[at]! += win * win;
      spreadSums[at]! += parts;
      spreadSquareSums[at]! += parts * parts;
      worthSums[at]! += worths[at]!;
      worths.forEach((other, place) => (worthProducts[at * size + place]! += worths[at]! * other));
    });
  }
  return { winSums, winSquareSums, spreadSums, spreadSquareSums, worthSums, worthProducts };
}

/**
 * Computes a block.
 *
 * @param rollout loaded with the turn and the seed of the simulation
 * @param moves of all candidates
 */
export function runBlock(
  rollout: Rollout,
  moves: readonly PackedMove[],
  { candidates, firstSample, sampleCount }: SampleBlock,
  objective: Objective,
): BlockSums {
  const samples: SampleOutcome[][] = [];
  for (let sample = firstSample; sample < firstSample + sampleCount; sample++) {
    samples.push(
      candidates.map((candidate) => {
        rollout.run(moves[candidate]!, sample);
        const { winChance, spread } = rollout;
        return { winChance, spread, worth: worthOf(objective, winChance, spread) };
      }),
    );
  }
  return sumsOf(samples);
}

/** A mean and how far it may be off. */
export interface SampleMean {
  readonly mean: number;
  /** Standard error of the mean; 0 below two samples. */
  readonly error: number;
}

/** Adds up blocks. Mutable. */
export class SampleTally {
  readonly #size: number;
  /** [candidates] samples counted. */
  readonly #samples: Float64Array;
  readonly #winSums: Float64Array;
  readonly #winSquareSums: Float64Array;
  readonly #spreadSums: Float64Array;
  readonly #spreadSquareSums: Float64Array;
  readonly #worthSums: Float64Array;
  /** [candidates × candidates] */
  readonly #worthProducts: Float64Array;

  constructor(candidateCount: number) {
    this.#size = candidateCount;
    this.#samples = new Float64Array(candidateCount);
    this.#winSums = new Float64Array(candidateCount);
    this.#winSquareSums = new Float64Array(candidateCount);
    this.#spreadSums = new Float64Array(candidateCount);
    this.#spreadSquareSums = new Float64Array(candidateCount);
    this.#worthSums = new Float64Array(candidateCount);
    this.#worthProducts = new Float64Array(candidateCount * candidateCount);
  }

  /** Adds the sums of a block. */
  add({ candidates, sampleCount }: SampleBlock, sums: BlockSums): void {
    const size = candidates.length;
    invariant(sums.worthProducts.length === size * size, 'the sums are those of the block');
    candidates.forEach((candidate, at) => {
      this.#samples[candidate]! += sampleCount;
      this.#winSums[candidate]! += sums.winSums[at]!;
      this.#winSquareSums[candidate]! += sums.winSquareSums[at]!;
      this.#spreadSums[candidate]! += sums.spreadSums[at]!;
      this.#spreadSquareSums[candidate]! += sums.spreadSquareSums[at]!;
      this.#worthSums[candidate]! += sums.worthSums[at]!;
      candidates.forEach((other, place) => {
        this.#worthProducts[candidate * this.#size + other]! +=
          sums.worthProducts[at * size + place]!;
      });
    });
  }

  /** Samples of a candidate. */
  samplesOf(candidate: number): number {
    return this.#samples[candidate]!;
  }

  /** Chance of winning, 0 … 1. */
  winOf(candidate: number): SampleMean {
    const sums = [this.#winSums[candidate]!, this.#winSquareSums[candidate]!] as const;
    return meanOf(this.#samples[candidate]!, sums, PARTS);
  }

  /** Spread in points. */
  spreadOf(candidate: number): SampleMean {
    const sums = [this.#spreadSums[candidate]!, this.#spreadSquareSums[candidate]!] as const;
    return meanOf(this.#samples[candidate]!, sums, POINT_PARTS);
  }

  /** Mean worth, 0 … 1; 0 without samples. */
  worthOf(candidate: number): number {
    const samples = this.#samples[candidate]!;
    return samples === 0 ? 0 : this.#worthSums[candidate]! / samples / PARTS;
  }

  /**
   * Variance of the difference of two candidates' worths in one sample; they must have the same
   * samples. 0 below two samples.
   */
  differenceVariance(one: number, other: number): number {
    const samples = this.#samples[one]!;
    invariant(samples === this.#samples[other], 'both candidates have the same samples');
    const products = this.#worthProducts;
    const size = this.#size;
    const squareSum =
      products[one * size + one]! +
      products[other * size + other]! -
      2 * products[one * size + other]!;
    return (
      varianceOf(samples, this.#worthSums[one]! - this.#worthSums[other]!, squareSum) / PARTS ** 2
    );
  }
}

function meanOf(
  samples: number,
  [sum, squareSum]: readonly [number, number],
  scale: number,
): SampleMean {
  if (samples === 0) return { mean: 0, error: 0 };
  const error = Math.sqrt(varianceOf(samples, sum, squareSum) / samples);
  return { mean: sum / samples / scale, error: error / scale };
}

/** Variance of single samples. */
const varianceOf = (samples: number, sum: number, squareSum: number): number =>
  samples < 2 ? 0 : Math.max(0, (squareSum - (sum * sum) / samples) / (samples - 1));
