/** The word list that answers are given by. */
import type { Lexicon, WordGraph } from '@bestzug/lexicon';
import { wordLookupOf, type WordJudge } from '@bestzug/core';

/** A lexicon and what is known about words that are not in it. */
export interface AnnotatedList {
  readonly lexicon: Lexicon;
  /**
   * What the rule *IN adds; undefined by rules without it. Has to be said, so that no list gets to
   * where rules are kept without it.
   */
  readonly inWords: InWords | undefined;
  /** Why a word was taken out of the list, where that is recorded. */
  removalReason(word: string): string | undefined;
}

/** Words with the ending *IN. */
export interface InWords {
  /** See `WordJudge.personNouns`. */
  readonly personNouns: ReadonlySet<string>;
  /** The list with these words (`graphForRules`). */
  readonly graph: WordGraph;
}

/** The graph that placements are searched with. */
export const searchGraphOf = ({ lexicon, inWords }: AnnotatedList): WordGraph =>
  inWords?.graph ?? lexicon.graph;

/** What words are looked up in. */
export const lookupsOf = ({
  lexicon,
  inWords,
}: AnnotatedList): Pick<WordJudge, 'lexicon' | 'personNouns'> => ({
  lexicon: wordLookupOf(lexicon.graph),
  personNouns: inWords?.personNouns,
});
