/** What the rules ask a word list: is this a word? (R16, R21) */
import { containsWord, type WordGraph } from '@bestzug/lexicon';

/** Words in capitals by exact membership. A `Set` of words is one; so is `wordLookupOf(graph)`. */
export interface WordLookup {
  /** Whether the list has the word; false for anything that is no row of capital letters. */
  has(word: string): boolean;
}

/** The words of a word graph. */
export const wordLookupOf = (graph: WordGraph): WordLookup => ({
  has: (word) => containsWord(graph, word),
});
