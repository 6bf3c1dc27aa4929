/** How well somebody played, in one number and one grade. */

/** 1 (very good) … 6 (insufficient), as German schools give them. */
export type Grade = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Most equity lost per turn, in points, for each grade but the last. For scale, means of 15 games of
 * computer players against themselves (seeds 101 to 115, German list): greedy 3.7, level 5 5.9,
 * level 4 14.3, level 3 19.9, level 2 23.8, level 1 28.3.
 */
const GRADE_BOUNDS: readonly (readonly [loss: number, grade: Grade])[] = [
  [2, 1],
  [5, 2],
  [10, 3],
  [16, 4],
  [24, 5],
];

/** The grade for so many points of equity lost per turn. */
export const gradeOf = (lossPerTurn: number): Grade =>
  GRADE_BOUNDS.find(([bound]) => lossPerTurn <= bound)?.[1] ?? 6;

/** A loss, in points, that leaves a turn 1/e of its accuracy. */
const ACCURACY_SCALE = 20;

/** Accuracy of a turn in percent: 100 for the best move, falling with the equity lost (points). */
export const accuracyOf = (loss: number): number => 100 * Math.exp(-loss / ACCURACY_SCALE);
