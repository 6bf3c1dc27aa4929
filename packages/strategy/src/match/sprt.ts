/**
 * Sequential test on pairs (Wald 1945; for pairs of games with their measured variance: Van den
 * Bergh, "A practical introduction to the GSPRT"). It stops a match as soon as the games played
 * settle whether A's win rate is rather ½ + `lower` or ½ + `upper`.
 */
import { winRateOf, type MatchTally } from './match-tally.ts';

/** The two claims, as gains over a win rate of ½. */
export interface SprtClaims {
  /** The claim of no or little gain: 0 = A is as strong as B. */
  readonly lower: number;
  /** The claim of a gain: 0.02 = A wins 52 %. Greater than `lower`. */
  readonly upper: number;
  /** Chance of accepting `upper` although `lower` is true; left out: 5 %. */
  readonly alpha?: number;
  /** Chance of accepting `lower` although `upper` is true; left out: 5 %. */
  readonly beta?: number;
}

/** Where the test stands. */
export interface SprtState {
  /** Logarithm of the likelihood of `upper` over that of `lower`. */
  readonly logLikelihoodRatio: number;
  /** Below it `lower` is accepted, above the other one `upper`. */
  readonly bounds: readonly [low: number, high: number];
  readonly verdict: 'lower' | 'upper' | 'open';
}

const DEFAULT_ERROR = 0.05;

/** Before so many pairs the measured variance is no measure, and the test stays open. */
const MIN_PAIRS = 50;

/**
 * Pairs of two independent games between equals that are mixed into the variance: 1/8 per pair. They
 * keep it above 0 when all pairs end alike.
 */
const PRIOR_PAIRS = 10;
const PRIOR_VARIANCE = 1 / 8;

/** The state of the test after the pairs of a tally. */
export function sprtOf(tally: MatchTally, claims: SprtClaims): SprtState {
  const { lower, upper, alpha = DEFAULT_ERROR, beta = DEFAULT_ERROR } = claims;
  const { pairs } = tally;
  const bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)] as const;
  if (pairs === 0) return { logLikelihoodRatio: 0, bounds, verdict: 'open' };
  const { mean, variance } = winRateOf(tally);
  const weighted = (variance * pairs + PRIOR_VARIANCE * PRIOR_PAIRS) / (pairs + PRIOR_PAIRS);
  const gain = mean - 0.5;
  const logLikelihoodRatio = (pairs * (upper - lower) * (gain - (upper + lower) / 2)) / weighted;
  return { logLikelihoodRatio, bounds, verdict: verdictOf(logLikelihoodRatio, bounds, pairs) };
}

function verdictOf(
  ratio: number,
  [low, high]: readonly [number, number],
  pairs: number,
): SprtState['verdict'] {
  if (pairs < MIN_PAIRS) return 'open';
  if (ratio <= low) return 'lower';
  return ratio >= high ? 'upper' : 'open';
}
