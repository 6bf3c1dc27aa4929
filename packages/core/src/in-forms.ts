/** All valid words with the ending *IN (R92, R97), for searches that look words up by graph. */
import {
  characterOf,
  containsLetters,
  graftWords,
  IN_ENDING,
  letterOf,
  wordsOf,
  type WordGraph,
} from '@bestzug/lexicon';
import { isValidWord, type WordJudge } from './in-rule.ts';
import type { RuleProfile } from './profile.ts';
import { wordLookupOf, type WordLookup } from './word-lookup.ts';

/**
 * The graph to search by these rules: with the rule *IN off the list itself, else with all words that
 * have the ending, up to the length of the board.
 *
 * @param personNouns see `WordJudge.personNouns`
 */
export function graphForRules(
  graph: WordGraph,
  { inRule, layout }: Pick<RuleProfile, 'inRule' | 'layout'>,
  personNouns: ReadonlySet<string> | undefined,
): WordGraph {
  if (!inRule.enabled) return graph;
  const judge = { lexicon: wordLookupOf(graph), inRule, personNouns };
  return graftWords(graph, inFormsOf(personNouns ?? wordsOf(graph), judge, layout.size));
}

const ENDING = characterOf(IN_ENDING);

/**
 * The words of a graph that `graphForRules` made, those with *IN among them: with it nobody needs to
 * know the nouns for persons to tell which words are valid.
 */
export const ruledLookupOf = (graph: WordGraph): WordLookup => ({
  has(word) {
    const letters = Array.from(word, (sign) => (sign === ENDING ? IN_ENDING : letterOf(sign)));
    const known = letters.filter((letter) => letter !== undefined);
    return known.length === letters.length && containsLetters(graph, known);
  },
});

/**
 * TISCHLER* and TISCHLER*NEN of every base form that has them.
 *
 * @param bases nouns in capitals
 * @param maxLength letters of the longest form, *IN counted once (R90)
 */
export function* inFormsOf(
  bases: Iterable<string>,
  judge: WordJudge,
  maxLength: number,
): Generator<string, void, void> {
  for (const base of bases) {
    const stem = base.endsWith('ER') ? base : base.endsWith('E') ? base.slice(0, -1) : undefined;
    if (stem === undefined || !isValidWord(`${stem}*`, judge)) continue;
    for (const form of [`${stem}*`, `${stem}*NEN`]) if (form.length <= maxLength) yield form;
  }
}
