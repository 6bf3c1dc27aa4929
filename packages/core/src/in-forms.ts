/** All valid words with the ending *IN (R92, R97), for searches that look words up by graph. */
import { graftWords, wordsOf, type WordGraph } from '@bestzug/lexicon';
import { isValidWord, type WordJudge } from './in-rule.ts';
import type { RuleProfile } from './profile.ts';
import { wordLookupOf } from './word-lookup.ts';

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
