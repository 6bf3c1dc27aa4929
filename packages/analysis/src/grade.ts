/** How well somebody played, in one number and one grade. */

/** 1 (very good) … 6 (insufficient), as German schools give them. */
export type Grade = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Most equity lost per turn, in points, for each grade but the last. Set by self-play with the German
 * list: see the table in docs/analysis.md.
 */
const GRADE_BOUNDS: readonly (readonly [loss: number, grade: Grade])[] = [
  [1.5, 1],
  [4, 2],
  [8, 3],
  [13, 4],
  [20, 5],
];

/** The grade for so many points of equity lost per turn. */
export const gradeOf = (lossPerTurn: number): Grade =>
  GRADE_BOUNDS.find(([bound]) => lossPerTurn <= bound)?.[1] ?? 6;

/** A loss, in points, that leaves a turn 1/e of its accuracy. */
const ACCURACY_SCALE = 20;

/** Accuracy of a turn in percent: 100 for the best move, falling with the equity lost (points). */
export const accuracyOf = (loss: number): number => 100 * Math.exp(-loss / ACCURACY_SCALE);
