/** Win tables: the chance of winning by lead and tiles in the bag, both players playing on alike. */

/** Chances of winning. Implementations are immutable. */
export interface WinTable {
  /**
   * Chance, 0 … 1, of the player on turn to win; a draw counts one half. For the other player ask
   * with the negative lead and take the rest to 1.
   *
   * @param lead own points less the other's, may be broken
   * @param bag tiles in the bag
   */
  chanceOf(lead: number, bag: number): number;
}

/** What a player on turn still gains on the other until the end of the game. */
export interface MarginPoint {
  /** Tiles in the bag. */
  readonly bag: number;
  /** Points on average. */
  readonly mean: number;
  /** Standard deviation. */
  readonly deviation: number;
}

/**
 * Measured in 40,000 games of a static player with German leaves against itself, before it had more
 * than one generation of training. By falling number of tiles in the bag.
 */
const MEASURED_MARGINS: readonly MarginPoint[] = [
  { bag: 88, mean: 11, deviation: 107 },
  { bag: 70, mean: 23, deviation: 97 },
  { bag: 56, mean: 23, deviation: 88 },
  { bag: 42, mean: 21, deviation: 79 },
  { bag: 28, mean: 19, deviation: 67 },
  { bag: 14, mean: 18, deviation: 55 },
  { bag: 7, mean: 18, deviation: 48 },
  { bag: 1, mean: 13, deviation: 39 },
  { bag: 0, mean: 17, deviation: 26 },
];

/**
 * A table from means and deviations: what is still gained is taken as normally distributed, and as
 * changing linearly between the given numbers of tiles.
 *
 * @param points by falling `bag`, at least one; beyond them the nearest one holds
 */
export const normalWinTable = (points: readonly MarginPoint[] = MEASURED_MARGINS): WinTable => ({
  chanceOf(lead, bag) {
    let above = 0;
    while (above < points.length - 1 && points[above + 1]!.bag > bag) above++;
    const high = points[above]!;
    const low = points[Math.min(above + 1, points.length - 1)]!;
    const share =
      high.bag === low.bag ? 0 : Math.max(0, Math.min(1, (high.bag - bag) / (high.bag - low.bag)));
    const mean = high.mean + (low.mean - high.mean) * share;
    const deviation = high.deviation + (low.deviation - high.deviation) * share;
    return normalShare((lead + mean) / deviation);
  },
});

/** The normal curve through the measured means: good for any list of about the usual size. */
export const NORMAL_WIN_TABLE: WinTable = normalWinTable();

/**
 * Share of a standard normal distribution below `bound`, to 1.5 × 10⁻⁷ (Abramowitz and Stegun,
 * Handbook of Mathematical Functions, 7.1.26).
 */
export function normalShare(bound: number): number {
  const argument = Math.abs(bound) / Math.SQRT2;
  const step = 1 / (1 + 0.3275911 * argument);
  const series =
    step *
    (0.254829592 +
      step * (-0.284496736 + step * (1.421413741 + step * (-1.453152027 + step * 1.061405429))));
  const tail = (series * Math.exp(-argument * argument)) / 2;
  return bound < 0 ? tail : 1 - tail;
}
