/**
 * What a match of paired games comes to. A pair is two games with the same order of tiles and the
 * seats swapped; its result is what player A makes of both games: 0, ½, 1, 1½ or 2 points. Only
 * pairs are independent of each other, so every error is computed from them.
 */
import type { GameResult } from './self-play.ts';
import { joinSignatures, NO_SIGNATURE, withGame, type Signature } from './signature.ts';

/** Sums over pairs. All numbers are whole, so parts of a match add up exactly in any order. */
export interface MatchTally {
  readonly pairs: number;
  /** [5] pairs in which A made so many half points. */
  readonly pairResults: readonly number[];
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  /** Points of all games. */
  readonly scoreA: number;
  readonly scoreB: number;
  /** Squares of the spreads of the pairs, both games added, A - B. */
  readonly spreadSquareSum: number;
  /** Pairs in which both games went alike move by move. */
  readonly identicalPairs: number;
  readonly turns: number;
  readonly signature: Signature;
}

/** Half points a pair is about. */
const HALF_POINTS = 4;

/** Of no pairs. */
export const NO_PAIRS: MatchTally = {
  pairs: 0,
  pairResults: [0, 0, 0, 0, 0],
  winsA: 0,
  winsB: 0,
  draws: 0,
  scoreA: 0,
  scoreB: 0,
  spreadSquareSum: 0,
  identicalPairs: 0,
  turns: 0,
  signature: NO_SIGNATURE,
};

/** The two games of a pair: in the first one A begins, in the second B. */
export type PairResult = readonly [aBegins: GameResult, bBegins: GameResult];

/** The tally of one pair. */
export function tallyOfPair(pairNumber: number, [aBegins, bBegins]: PairResult): MatchTally {
  const scoresA = [aBegins.scores[0], bBegins.scores[1]] as const;
  const scoresB = [aBegins.scores[1], bBegins.scores[0]] as const;
  const spreads = [scoresA[0] - scoresB[0], scoresA[1] - scoresB[1]];
  const winsA = spreads.filter((spread) => spread > 0).length;
  const winsB = spreads.filter((spread) => spread < 0).length;
  const draws = spreads.length - winsA - winsB;
  const spread = spreads[0]! + spreads[1]!;
  const isIdentical = aBegins.signature.every((word, at) => word === bBegins.signature[at]);
  const first = withGame(NO_SIGNATURE, 2 * pairNumber, aBegins.signature);
  return {
    pairs: 1,
    pairResults: NO_PAIRS.pairResults.with(2 * winsA + draws, 1),
    winsA,
    winsB,
    draws,
    scoreA: scoresA[0] + scoresA[1],
    scoreB: scoresB[0] + scoresB[1],
    spreadSquareSum: spread * spread,
    identicalPairs: isIdentical ? 1 : 0,
    turns: aBegins.turns + bBegins.turns,
    signature: withGame(first, 2 * pairNumber + 1, bBegins.signature),
  };
}

/** The tally of the pairs of both. */
export function joinMatches(one: MatchTally, other: MatchTally): MatchTally {
  return {
    pairs: one.pairs + other.pairs,
    pairResults: one.pairResults.map((pairs, result) => pairs + other.pairResults[result]!),
    winsA: one.winsA + other.winsA,
    winsB: one.winsB + other.winsB,
    draws: one.draws + other.draws,
    scoreA: one.scoreA + other.scoreA,
    scoreB: one.scoreB + other.scoreB,
    spreadSquareSum: one.spreadSquareSum + other.spreadSquareSum,
    identicalPairs: one.identicalPairs + other.identicalPairs,
    turns: one.turns + other.turns,
    signature: joinSignatures(one.signature, other.signature),
  };
}

/** A mean with what is known of it. */
export interface Estimate {
  readonly mean: number;
  /** Variance of one pair; 0 with fewer than two pairs. */
  readonly variance: number;
  /** 95 % interval: 1.96 standard errors to both sides. */
  readonly interval: readonly [low: number, high: number];
}

/** Standard errors on each side of a 95 % interval. */
const NORMAL_95 = 1.96;

/** The win rate of A, 0 … 1, a draw being half a win. The interval is cut at 0 and 1. */
export function winRateOf({ pairs, pairResults }: MatchTally): Estimate {
  let sum = 0;
  let squareSum = 0;
  pairResults.forEach((count, halfPoints) => {
    sum += count * halfPoints;
    squareSum += count * halfPoints * halfPoints;
  });
  const { mean, variance, interval } = estimateOf(pairs, sum, squareSum, HALF_POINTS);
  return { mean, variance, interval: [Math.max(0, interval[0]), Math.min(1, interval[1])] };
}

/** Points per game A is ahead. */
export const meanSpreadOf = ({ pairs, scoreA, scoreB, spreadSquareSum }: MatchTally): Estimate =>
  estimateOf(pairs, scoreA - scoreB, spreadSquareSum, 2);

/** From sums over pairs, each pair's number divided by `scale`. */
function estimateOf(pairs: number, sum: number, squareSum: number, scale: number): Estimate {
  if (pairs === 0) return { mean: NaN, variance: 0, interval: [NaN, NaN] };
  const mean = sum / pairs / scale;
  const deviation = squareSum - (sum * sum) / pairs;
  const variance = pairs < 2 ? 0 : Math.max(0, deviation / (pairs - 1) / (scale * scale));
  const reach = NORMAL_95 * Math.sqrt(variance / pairs);
  return { mean, variance, interval: [mean - reach, mean + reach] };
}
