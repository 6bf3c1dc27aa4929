/** Texts of `convert`. */
import type { Loss } from './convert-result.ts';

/** What the command says, in one language. */
export interface ConvertTexts {
  /** That the file is written; `losses` = how many things are told before. */
  done(facts: { readonly file: string; readonly bytes: number; readonly losses: number }): string;
  /** A loss as a line: `Verloren: …`. */
  lost(sentence: string): string;
  loss(loss: Loss): string;
}
