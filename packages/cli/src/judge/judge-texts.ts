/** What `judge` says to people. */
import type { DisputeOutcome, Disputants } from '@bestzug/answers';

/** What a sentence about the outcome may need. */
export interface OutcomeFacts extends Disputants {
  readonly outcome: DisputeOutcome;
  /** Points the move has or would have. */
  readonly points: number;
  readonly invalid: readonly string[];
  /** Blanks among the new tiles. */
  readonly blanks: number;
  readonly isOpening: boolean;
}

/** Texts of `judge`. */
export interface JudgeTexts {
  /** Who is meant where no name is given. */
  readonly player: string;
  readonly challenger: string;
  /** Before anything is looked up (R66). */
  readonly boardStays: string;
  title(player: string, move: string): string;
  readonly wordsTitle: string;
  readonly direction: { readonly across: string; readonly down: string };
  readonly decisionTitle: string;
  /** Whether the move stays on the board. */
  readonly stays: string;
  readonly goes: string;
  /** Whether an exchange or a pass counts. */
  readonly counts: string;
  readonly countsNot: string;
  /** One sentence after the other: what follows, and what it means for blanks and the next move. */
  outcome(facts: OutcomeFacts): readonly string[];
  /** Until when one may challenge (R65); null: only until the next move. */
  window(seconds: number | null): string;
  /** R67. */
  readonly houseRules: string;
}
