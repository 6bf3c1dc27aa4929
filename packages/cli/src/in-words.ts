/** The nouns that the optional ending *IN fits, and the list with it. */
import { fileURLToPath } from 'node:url';
import { parseWordLines } from '@bestzug/lexicon';
import type { AnnotatedList, InWords } from '@bestzug/answers';
import { graphForRules, type RuleProfile } from '@bestzug/core';
import { decodeText, readBytes } from './text-file.ts';
import { loadWordList, type LoadedList } from './word-graph-loader.ts';

/** Nouns for persons, made by scripts/make-person-nouns.mjs. */
const PERSON_NOUNS_FILE: string = fileURLToPath(
  new URL('../../../wordlists/de/person-nouns.txt', import.meta.url),
);

const MAX_PERSON_NOUN_BYTES = 10_000_000;

/** A word list with all that the rules need of it. */
export interface RuledList extends LoadedList, AnnotatedList {}

/**
 * Loads a word list with all that the rules need of it.
 *
 * @param file left out: the list that comes with the program
 * @throws CliError of the kinds of `FileFault` and `ListFault`
 */
export async function loadListFor(
  profile: RuleProfile,
  file: string | undefined,
): Promise<RuledList> {
  return ruledList(await loadWordList(file, profile.layout.size), profile);
}

/** The same for a list that is there already: games of several rules are looked at by one list. */
export const ruledList = (list: LoadedList, profile: RuleProfile): RuledList => ({
  ...list,
  inWords: inWordsOf(list, profile),
});

/** Undefined by rules without *IN. */
function inWordsOf({ lexicon }: LoadedList, profile: RuleProfile): InWords | undefined {
  if (!profile.inRule.enabled) return undefined;
  const bytes = readBytes(PERSON_NOUNS_FILE, MAX_PERSON_NOUN_BYTES);
  const { text } = decodeText(bytes, PERSON_NOUNS_FILE);
  const personNouns = new Set(parseWordLines(text));
  return { personNouns, graph: graphForRules(lexicon.graph, profile, personNouns) };
}
