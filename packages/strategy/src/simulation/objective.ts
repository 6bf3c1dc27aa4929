/**
 * What a simulation looks for. The chance of winning alone has no slope once a game is decided; a
 * share of the spread, squeezed between 0 and 1, keeps the better of two lost or won moves apart.
 */

/** Weights, not negative, not both 0; only their ratio matters. */
export interface Objective {
  readonly winWeight: number;
  readonly spreadWeight: number;
}

/** Twice as much for winning: near an even score the spread then decides a fifth of it. */
export const WIN_FIRST: Objective = { winWeight: 1, spreadWeight: 0.5 };

/** Spread at which the squeezed share has gone most of the way: in points. */
const SPREAD_SCALE = 100;

/** The worth of an outcome, 0 … 1. */
export const worthOf = (
  { winWeight, spreadWeight }: Objective,
  winChance: number,
  spread: number,
): number =>
  (winWeight * winChance + spreadWeight * squeezed(spread / SPREAD_SCALE)) /
  (winWeight + spreadWeight);

/** The logistic curve. */
const squeezed = (value: number): number => 1 / (1 + Math.exp(-value));
