/** Texts of `match` and `bench selfplay`. */
import type { MatchSummary } from './match-summary.ts';

/** What one language says about games between computer players. */
export interface MatchTexts {
  /** Beside the progress bar: the unit of its numbers, and what the time to go is called. */
  readonly games: string;
  readonly timeLeft: string;
  perSecond(games: number): string;

  /** Said when the match ends early and can be gone on with; `command` is what to type. */
  brokenOff(facts: {
    readonly done: number;
    readonly total: number;
    readonly command: string;
  }): string;
  /** A state that could not be written, with the sentence why. */
  notSaved(sentence: string): string;

  readonly player: string;
  readonly wins: string;
  readonly meanScore: string;
  /** `static gegen greedy, 4.000 Partien in 2.000 Paaren`. */
  title(summary: MatchSummary): string;
  draws(count: number): string;
  winRate(summary: MatchSummary): string;
  spread(summary: MatchSummary): string;
  /** What the sequential test says. */
  sprt(sprt: NonNullable<MatchSummary['sprt']>, pairs: number): string;
  /** Remarked when both games of every pair were the same. */
  readonly alike: string;
  effort(facts: {
    readonly signature: string;
    readonly threads: number;
    readonly seconds: number;
  }): string;

  selfPlayed(facts: {
    readonly player: string;
    readonly games: number;
    readonly turns: number;
  }): string;
  selfPlayScore(facts: { readonly mean: number; readonly deviation: number }): string;
  speed(facts: { readonly gamesPerSecond: number; readonly threads: number }): string;
  signature(signature: string): string;
}
