/** Texts of simulations. */
import type { SimulationEnd } from '@bestzug/answers/simulation';

/** What one language says about simulations. */
export interface SimulationTexts {
  /** Beside the progress bar: the best move up to now. */
  progress(facts: {
    readonly move: string;
    readonly winChance: number;
    readonly samples: number;
  }): string;
  /** `Simulation: 8 Züge, 4.912 Proben`. */
  title(facts: { readonly moves: number; readonly samples: number }): string;
  time(facts: { readonly milliseconds: number; readonly threads: number }): string;
  readonly winChance: string;
  readonly spread: string;
  readonly samples: string;
  /** `62,3 % ± 0,8`. */
  chance(mean: number, error: number): string;
  /** `+41,2 ± 1,3`. */
  points(mean: number, error: number): string;
  /** `Durchgerechnet: 8 Züge`, where moves are calculated instead of sampled. */
  calculatedTitle(moves: number): string;
  /** `+41,0`, or `≈ +41,0` for what is not proven. */
  value(spread: number, isProven: boolean): string;
  /** `50,0 %`. */
  plainChance(mean: number): string;
  /** What the columns mean then. */
  readonly calculatedLegend: string;
  /** What the columns mean. */
  legend(plies: number): string;
  end(end: SimulationEnd): string;
  ownMove(facts: {
    readonly move: string;
    readonly rank: number;
    readonly count: number;
    /** Behind the best, 0 … 1 and points. */
    readonly winLoss: number;
    readonly spreadLoss: number;
  }): string;
  ownMoveNotSimulated(move: string): string;
}
