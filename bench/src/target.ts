/**
 * What the project has set itself. The ratios were set against an earlier plain generator that takes
 * `EARLIER_YARDSTICK` of this one's time at the same positions, and are converted here.
 */
import { WITH_TABLE } from './best.bench.ts';
import { PREPARED_ROW, variantOf } from './pool.bench.ts';
import type { Measurement } from './run-record.ts';

/**
 * Which of the two is how much quicker depends on the processor: 0.92 on a Xeon, 0.82 and 0.75 on two
 * EPYCs (56.5 ms and 75 ms over the 61 counted positions). The least makes the strictest targets.
 */
export const EARLIER_YARDSTICK = 0.75;

/** Figures of a measurement that a target can be about; lower is better for all. */
export type Figure = 'ratio' | 'comparison' | 'memory';

/** A limit, and one to be proud of. */
export interface Target {
  readonly title: string;
  readonly figure: Figure;
  readonly must: number;
  readonly stretch: number;
}

/** A target and what it is about. */
interface Goal extends Target {
  readonly matches: (measurement: Measurement) => boolean;
}

const converted = (ratio: number): number => ratio * EARLIER_YARDSTICK;

const ratioGoal = (
  title: string,
  [suite, variant, blanks]: readonly [string, string, Measurement['blanks']],
  [must, stretch]: readonly [number, number],
): Goal => ({
  title,
  figure: 'ratio',
  must: converted(must),
  stretch: converted(stretch),
  matches: (measurement) =>
    measurement.suite === suite && measurement.variant === variant && measurement.blanks === blanks,
});

const GOALS: readonly Goal[] = [
  ratioGoal('All placements', ['all', '', 'all'], [0.42, 0.33]),
  ratioGoal('Ranked', ['ranked', '', 'all'], [0.48, 0.38]),
  ratioGoal('Best by points', ['best', WITH_TABLE, 'all'], [0.18, 0.12]),
  ratioGoal('Best, no blank', ['best', WITH_TABLE, 0], [0.5, 0.35]),
  ratioGoal('Top 20', ['top-20', WITH_TABLE, 'all'], [0.22, 0.15]),
  ratioGoal('Best by equity', ['equity', WITH_TABLE, 'all'], [0.22, 0.15]),
  ratioGoal('Scoring', ['scoring', '', 'all'], [0.08, 0.06]),
  {
    title: 'Whole turn ÷ search alone',
    figure: 'comparison',
    must: 1.25,
    stretch: 1.1,
    matches: ({ suite, variant }) => suite === 'turn' && variant === 'whole turn',
  },
  {
    title: 'Two threads ÷ one, two blanks',
    figure: 'comparison',
    must: 1 / 1.7,
    stretch: 1 / 1.9,
    matches: ({ suite, variant }) => suite === 'pool' && variant === variantOf(PREPARED_ROW, 2),
  },
  {
    title: 'bestzug best ÷ node -e 0',
    figure: 'comparison',
    must: 5,
    stretch: 3.5,
    matches: ({ suite, variant }) => suite === 'start' && variant === 'best EEERSTU',
  },
  {
    title: 'Memory of bestzug best, two threads',
    figure: 'memory',
    must: 120,
    stretch: 90,
    matches: ({ suite, threads }) => suite === 'start' && threads === 2,
  },
];

/** The target of a measurement, if there is one. */
export const targetOf = (measurement: Measurement): Target | undefined =>
  GOALS.find(({ matches }) => matches(measurement));

/** The figure a target is about; NaN where it was not measured. */
export function figureOf(measurement: Measurement, figure: Figure): number {
  switch (figure) {
    case 'ratio':
      return measurement.ratio.median;
    case 'comparison':
      return measurement.comparison?.ratio.median ?? Number.NaN;
    case 'memory':
      return measurement.memoryMb ?? Number.NaN;
  }
}

/** How a target was met. */
export type Verdict = 'stretch' | 'must' | 'missed';

/** Judges a measurement by its target. */
export function verdictOf(measurement: Measurement, target: Target): Verdict {
  const figure = figureOf(measurement, target.figure);
  if (figure <= target.stretch) return 'stretch';
  return figure <= target.must ? 'must' : 'missed';
}
