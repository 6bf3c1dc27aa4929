/** Texts of `puzzle`. */
import type { PuzzleLevel } from '@bestzug/analysis';
import type { PuzzleHint } from './puzzle-hint.ts';

/** What one language says about puzzles. */
export interface PuzzleTexts {
  level(level: PuzzleLevel): string;
  /** Of a day, ISO date; null = of a seed. */
  title(facts: {
    readonly date: string | null;
    readonly seed: number;
    readonly level: PuzzleLevel;
  }): string;
  readonly question: string;
  rackLine(rack: string): string;
  table(facts: { readonly own: number; readonly other: number; readonly bag: number }): string;
  hint(hint: PuzzleHint): string;
  /** What to type for an answer and for a hint. */
  howTo(command: string): string;
  refused(move: string): string;
  readonly right: string;
  wrong(facts: {
    readonly move: string;
    readonly score: number;
    readonly rank: number;
    readonly loss: number;
  }): string;
  readonly tryAgain: string;
  solution(facts: {
    readonly move: string;
    readonly score: number;
    readonly margin: number;
  }): string;
  readonly topTitle: string;
}
