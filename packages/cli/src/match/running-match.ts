/** A match between two of its pairs. */
import { sprtOf, type MatchTally } from '@bestzug/strategy';
import type { MatchState } from './match-state.ts';

/** A match and how far it has come. Mutable. */
export class RunningMatch {
  readonly #begun: MatchState;
  #start: number | undefined;
  /** Of the pairs played so far. */
  tally: MatchTally;

  constructor(begun: MatchState) {
    this.#begun = begun;
    this.tally = begun.tally;
  }

  /** Begins to take the time. */
  start(): void {
    this.#start = performance.now();
  }

  /** Time it has taken, earlier sittings included. */
  get milliseconds(): number {
    const { milliseconds } = this.#begun;
    return this.#start === undefined
      ? milliseconds
      : Math.round(milliseconds + performance.now() - this.#start);
  }

  /** What it takes to go on later. */
  get state(): MatchState {
    return { ...this.#begun, tally: this.tally, milliseconds: this.milliseconds };
  }

  /** Pairs to be played in all. */
  get pairs(): number {
    return Math.ceil(this.#begun.games / 2);
  }

  /** Whether the sequential test, if there is one, has come to its end. */
  get isSettled(): boolean {
    const { claims } = this.#begun;
    return claims !== null && this.tally.pairs > 0 && sprtOf(this.tally, claims).verdict !== 'open';
  }
}
