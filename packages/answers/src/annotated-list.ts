/** The word list that answers are given by. */
import { type Lexicon } from '@bestzug/lexicon';

/** A lexicon and what is known about words that are not in it. */
export interface AnnotatedList {
  readonly lexicon: Lexicon;
  /** Why a word was taken out of the list, where that is recorded. */
  removalReason(word: string): string | undefined;
}
