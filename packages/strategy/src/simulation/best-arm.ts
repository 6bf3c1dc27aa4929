/**
 * Which candidates deserve the next samples: sequential halving (Karnin, Koren and Somekh, "Almost
 * optimal exploration in multi-armed bandits", 2013) with what is known before as samples that need
 * not be drawn. Each round has an equal share of the budget and ends with the better half; between
 * the rounds candidates leave that are beaten for certain. All candidates that are left have the same
 * samples, so they are compared by their differences sample by sample, which common random numbers
 * make small.
 */
import type { SampleTally } from './sample-sums.ts';

/** How much is sampled, and how certain it is to be. */
export interface SamplingPlan {
  /** Rollouts of all candidates together. */
  readonly budget: number;
  /** Samples that the worth known before counts for. */
  readonly priorSamples: number;
  /** Chance of dropping the best candidate that is put up with, for all comparisons together. */
  readonly errorChance: number;
  /** Most samples of a candidate. */
  readonly samplesPerCandidate: number;
}

/** Samples of each candidate after which it is first looked at who is beaten. */
const WAVE = 16;

/** Later waves are a share of what was sampled before: the more is known, the less a few add. */
const WAVE_SHARE = 4;

/** Variance of a difference that is thought possible however alike the samples were. */
const LEAST_VARIANCE = 1e-10;

/** Samples that candidates should have next. */
export interface SampleWave {
  /** Rising. */
  readonly candidates: readonly number[];
  readonly firstSample: number;
  readonly sampleCount: number;
}

/** Deals out samples. Decides by the tally alone, so it does not matter who computed what. */
export class BestArm {
  readonly #priors: readonly number[];
  readonly #plan: SamplingPlan;
  readonly #tally: SampleTally;
  /** The last one of those out was the best of them. */
  readonly #out: number[] = [];
  #budget: number;
  #active: number[];
  #samples = 0;
  #spent = 0;
  /** Candidates, samples of each and samples of all together when the round began. */
  #roundSize: number;
  #roundStart = 0;
  #spentBefore = 0;

  /**
   * @param priors [candidates] worth of each candidate as it is known before, 0 … 1
   * @param tally gets the samples dealt out before the next ones are asked for
   */
  constructor(priors: readonly number[], tally: SampleTally, plan: SamplingPlan) {
    this.#priors = priors;
    this.#plan = plan;
    this.#tally = tally;
    this.#budget = plan.budget;
    this.#active = this.#sorted([...priors.keys()]);
    // A sample for each candidate is the least; what the budget has no room for stays as it is known.
    this.#drop(Math.max(1, Math.min(priors.length, plan.budget)));
    this.#roundSize = this.#active.length;
  }

  /** Rollouts of all candidates together; may be changed at any time. */
  get budget(): number {
    return this.#budget;
  }

  set budget(budget: number) {
    this.#budget = budget;
  }

  /** The candidates that may still be the best, rising. */
  get active(): readonly number[] {
    return this.#active.toSorted((one, other) => one - other);
  }

  /** All candidates, the best first: by worth those that are left, then the others, last out first. */
  get ranking(): readonly number[] {
    return [...this.#sorted(this.#active), ...this.#out.toReversed()];
  }

  /** Mean worth of the samples and of what was known before. */
  worthOf(candidate: number): number {
    const { priorSamples } = this.#plan;
    const samples = this.#tally.samplesOf(candidate);
    const weight = samples + priorSamples;
    if (weight === 0) return this.#priors[candidate]!;
    return (
      (priorSamples * this.#priors[candidate]! + samples * this.#tally.worthOf(candidate)) / weight
    );
  }

  /** The samples to draw next; undefined when the best candidate is found or the budget spent. */
  nextWave(): SampleWave | undefined {
    if (this.#samples > 0) this.#dropBeaten();
    if (this.#samples > 0 && this.#samples >= this.#endOfRound()) {
      this.#drop(Math.ceil(this.#active.length / 2));
      this.#roundSize = this.#active.length;
      this.#roundStart = this.#samples;
      this.#spentBefore = this.#spent;
    }
    const firstSample = this.#samples;
    const wave = Math.max(WAVE, Math.floor(firstSample / WAVE_SHARE));
    const sampleCount = Math.min(wave, this.#endOfRound() - firstSample);
    // A candidate without rivals gets one wave, so that there is something to tell.
    if (sampleCount <= 0 || (this.#active.length < 2 && firstSample > 0)) return undefined;
    this.#samples += sampleCount;
    this.#spent += sampleCount * this.#active.length;
    return { candidates: this.active, firstSample, sampleCount };
  }

  /**
   * Samples of each candidate at which the round ends: what the budget had left when it began, in
   * equal shares for this round and each halving still to come.
   */
  #endOfRound(): number {
    const { samplesPerCandidate } = this.#plan;
    const count = this.#roundSize;
    const rounds = Math.max(1, Math.ceil(Math.log2(count)));
    const left = this.#budget - this.#spentBefore;
    const share = left < count ? 0 : Math.max(1, Math.floor(left / rounds / count));
    return Math.min(samplesPerCandidate, this.#roundStart + share);
  }

  /**
   * The stopping rule of Garivier and Kaufmann ("Optimal best arm identification with fixed
   * confidence", 2016) for differences of known variance.
   */
  #dropBeaten(): void {
    if (this.#samples < Math.min(WAVE, this.#plan.samplesPerCandidate)) return;
    const { errorChance, priorSamples } = this.#plan;
    const ranked = this.#sorted(this.#active);
    const leader = ranked[0]!;
    const threshold = Math.log((Math.log(this.#spent) + 1) / errorChance);
    const isBeaten = (candidate: number): boolean => {
      const gap = this.worthOf(leader) - this.worthOf(candidate);
      const variance = this.#tally.differenceVariance(leader, candidate) + LEAST_VARIANCE;
      return (gap * gap * (this.#samples + priorSamples)) / (2 * variance) > threshold;
    };
    const beaten = ranked.filter((candidate) => candidate !== leader && isBeaten(candidate));
    this.#out.push(...beaten.toReversed());
    this.#active = ranked.filter((candidate) => !beaten.includes(candidate));
  }

  /** Keeps the best `count`. */
  #drop(count: number): void {
    const ranked = this.#sorted(this.#active);
    this.#out.push(...ranked.slice(count).toReversed());
    this.#active = ranked.slice(0, count);
  }

  /** By worth, the earlier one first among equals. */
  #sorted(candidates: readonly number[]): number[] {
    return candidates.toSorted(
      (one, other) => this.worthOf(other) - this.worthOf(one) || one - other,
    );
  }
}
