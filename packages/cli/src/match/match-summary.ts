/** What `match` reports: the contract of its JSON. */
import {
  formatSignature,
  meanSpreadOf,
  sprtOf,
  winRateOf,
  type MatchTally,
  type SprtClaims,
} from '@bestzug/strategy';

/** One of the players. */
interface Side {
  readonly player: string;
  readonly wins: number;
  readonly meanScore: number;
}

/** The numbers of a match. */
export interface MatchSummary {
  readonly games: number;
  readonly pairs: number;
  readonly a: Side;
  readonly b: Side;
  readonly draws: number;
  /** 0 … 1, a draw being half a win. */
  readonly winRateA: number;
  /** 95 % interval of the win rate, from the pairs; [0, 1] while there is only one. */
  readonly ci95: readonly [low: number, high: number];
  /** Points per game that A is ahead. */
  readonly meanSpread: number;
  /** 95 % interval of the spread; null while there is only one pair. */
  readonly meanSpreadCi95: readonly [low: number, high: number] | null;
  /** Pairs whose two games went alike move by move. */
  readonly identicalPairs: number;
  readonly turns: number;
  readonly signature: string;
  readonly sprt?: {
    /** Win rates, 0 … 1. */
    readonly claims: readonly [low: number, high: number];
    readonly logLikelihoodRatio: number;
    readonly bounds: readonly [low: number, high: number];
    /** The claim that holds. */
    readonly verdict: 'lower' | 'upper' | 'open';
  };
}

/** The numbers of at least one pair. */
export function summaryOf(
  tally: MatchTally,
  [playerA, playerB]: readonly [a: string, b: string],
  claims: SprtClaims | undefined,
): MatchSummary {
  const { pairs, winsA, winsB, draws, scoreA, scoreB, identicalPairs, turns } = tally;
  const games = 2 * pairs;
  const winRate = winRateOf(tally);
  const spread = meanSpreadOf(tally);
  return {
    games,
    pairs,
    a: { player: playerA, wins: winsA, meanScore: scoreA / games },
    b: { player: playerB, wins: winsB, meanScore: scoreB / games },
    draws,
    winRateA: winRate.mean,
    ci95: pairs < 2 ? [0, 1] : winRate.interval,
    meanSpread: spread.mean,
    meanSpreadCi95: pairs < 2 ? null : spread.interval,
    identicalPairs,
    turns,
    signature: formatSignature(tally.signature),
    ...(claims === undefined ? {} : { sprt: testOf(tally, claims) }),
  };
}

function testOf(tally: MatchTally, claims: SprtClaims): NonNullable<MatchSummary['sprt']> {
  return { claims: [0.5 + claims.lower, 0.5 + claims.upper], ...sprtOf(tally, claims) };
}
