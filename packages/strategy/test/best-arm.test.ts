import { describe, expect, test } from 'vitest';
import { createRandom } from '@bestzug/core';
import { BestArm, type SamplingPlan } from '../src/simulation/best-arm.ts';
import { SampleTally, sumsOf } from '../src/simulation/sample-sums.ts';

const PLAN: SamplingPlan = {
  budget: 800,
  priorSamples: 80,
  errorChance: 0.05,
  samplesPerCandidate: Infinity,
};

interface Trial {
  readonly arm: BestArm;
  readonly tally: SampleTally;
  readonly rollouts: number;
}

/** Draws worths around the means: noise shared by all candidates, and noise of their own. */
function explored(
  means: readonly number[],
  { priors = means.map(() => 0.5), plan = PLAN, seed = 1, ownNoise = 0.1 } = {},
): Trial {
  const tally = new SampleTally(means.length);
  const arm = new BestArm(priors, tally, plan);
  let rollouts = 0;
  for (let wave = arm.nextWave(); wave !== undefined; wave = arm.nextWave()) {
    const { candidates, firstSample, sampleCount } = wave;
    const samples = Array.from({ length: sampleCount }, (_, at) => {
      const random = createRandom(seed, firstSample + at);
      const shared = 0.3 * (random.nextUnit() - 0.5);
      const own = means.map((mean) => mean + shared + ownNoise * (random.nextUnit() - 0.5));
      return candidates.map((candidate) => ({ winChance: 0, spread: 0, worth: own[candidate]! }));
    });
    tally.add({ number: 0, ...wave }, sumsOf(samples));
    rollouts += sampleCount * candidates.length;
  }
  return { arm, tally, rollouts };
}

describe('the choice of samples', () => {
  test('finds the best candidate nearly always, within the budget', () => {
    let found = 0;
    for (let seed = 0; seed < 40; seed++) {
      const { arm, rollouts } = explored([0.5, 0.48, 0.53, 0.5, 0.49, 0.51, 0.4, 0.3], { seed });
      if (arm.ranking[0] === 2) found++;
      expect(rollouts).toBeLessThanOrEqual(PLAN.budget);
    }
    expect(found).toBeGreaterThanOrEqual(38);
  });

  test('gives the best ones the most samples', () => {
    const { tally, arm } = explored([0.5, 0.5, 0.505, 0.51], { ownNoise: 0.6 });
    const samples = arm.ranking.map((candidate) => tally.samplesOf(candidate));
    expect(samples).toEqual(samples.toSorted((one, other) => other - one));
    expect(samples[0]).toBeGreaterThan(2 * samples[3]!);
  });

  test('stops early when the best one is beyond doubt', () => {
    expect(explored([0.5, 0.9]).rollouts).toBe(32);
    expect(explored([0.5, 0.5001]).rollouts).toBe(PLAN.budget);
  });

  test('lets what is known before count for so many samples', () => {
    const priors = [0.6, 0.5];
    const noBudget = explored([0.1, 0.9], { priors, plan: { ...PLAN, budget: 0 } });
    expect(noBudget).toMatchObject({ rollouts: 0 });
    expect(noBudget.arm.ranking).toEqual([0, 1]);
    const { arm, tally } = explored([0.5, 0.5], { priors });
    const samples = tally.samplesOf(0);
    expect(arm.worthOf(0)).toBeCloseTo((80 * 0.6 + samples * tally.worthOf(0)) / (80 + samples), 9);
  });

  test('tries as many candidates as the budget has samples', () => {
    const priors = [0.1, 0.4, 0.3, 0.2];
    const { tally, rollouts } = explored([0.5, 0.5, 0.5, 0.5], {
      priors,
      plan: { ...PLAN, budget: 2 },
    });
    expect(rollouts).toBe(2);
    expect([0, 1, 2, 3].map((candidate) => tally.samplesOf(candidate))).toEqual([0, 1, 1, 0]);
  });

  test('follows a budget that changes while it is spent', () => {
    const tally = new SampleTally(4);
    const arm = new BestArm([0.5, 0.5, 0.5, 0.5], tally, { ...PLAN, budget: Infinity });
    let rollouts = 0;
    const drawWave = (): boolean => {
      const wave = arm.nextWave();
      if (wave === undefined) return false;
      const outcome = { winChance: 0, spread: 0, worth: 0.5 };
      const samples = Array.from({ length: wave.sampleCount }, () =>
        wave.candidates.map(() => outcome),
      );
      tally.add({ number: 0, ...wave }, sumsOf(samples));
      rollouts += wave.sampleCount * wave.candidates.length;
      return true;
    };
    for (let wave = 0; wave < 20; wave++) expect(drawWave()).toBe(true);
    expect(arm.active).toHaveLength(4);
    const before = rollouts;
    arm.budget = 2 * before;
    while (drawWave());
    expect(arm.active).toHaveLength(1);
    expect(rollouts).toBeGreaterThan(before);
    expect(rollouts).toBeLessThanOrEqual(2 * before);
  });

  test('takes the earlier one of equals', () => {
    const { arm } = explored([0.5, 0.5, 0.5], { ownNoise: 0 });
    expect(arm.ranking).toEqual([0, 1, 2]);
  });

  test('gives a candidate without rivals something to tell', () => {
    expect(explored([0.5]).rollouts).toBe(16);
  });
});
