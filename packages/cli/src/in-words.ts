/** The nouns that the optional ending *IN fits. */
import { fileURLToPath } from 'node:url';
import { parseWordLines } from '@bestzug/lexicon';
import type { InWords } from '@bestzug/answers';
import { graphForRules, type RuleProfile } from '@bestzug/core';
import { decodeText, readBytes } from './text-file.ts';
import type { LoadedList } from './word-graph-loader.ts';

/** Nouns for persons, made by scripts/make-person-nouns.mjs. */
export const PERSON_NOUNS_FILE: string = fileURLToPath(
  new URL('../../../wordlists/de/person-nouns.txt', import.meta.url),
);

const MAX_PERSON_NOUN_BYTES = 10_000_000;

/**
 * The words of *IN in a list; undefined by rules without it.
 *
 * @throws CliError of the kinds of `FileFault`
 */
export function inWordsOf({ lexicon }: LoadedList, profile: RuleProfile): InWords | undefined {
  if (!profile.inRule.enabled) return undefined;
  const bytes = readBytes(PERSON_NOUNS_FILE, MAX_PERSON_NOUN_BYTES);
  const { text } = decodeText(bytes, PERSON_NOUNS_FILE);
  const personNouns = new Set(parseWordLines(text));
  return { personNouns, graph: graphForRules(lexicon.graph, profile, personNouns) };
}
