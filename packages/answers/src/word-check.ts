/** Whether words are in the list, and why not. */
import { containsWord, normalizeWord, umlautVariants, type WordFault } from '@bestzug/lexicon';
import { isValidWord, wordLookupOf, type RuleProfile } from '@bestzug/core';
import { type AnnotatedList } from './annotated-list.ts';

/** A word that is not valid, and why. */
export type WordVerdict =
  | { readonly kind: 'not-in-list' }
  | WordFault
  /** Taken out of the list; `reason` is the name recorded with the list. */
  | { readonly kind: 'removed'; readonly reason: string };

/** The answer for one word. */
export interface CheckedInput {
  readonly input: string;
  /** Playable form; missing if there is none. */
  readonly word: string | undefined;
  /** Left out where the word is valid. */
  readonly verdict: WordVerdict | undefined;
  /** A word of the list that may have been meant (R13: a hint, never a replacement). */
  readonly similar: string | undefined;
}

/** Looks a word up as it was typed. */
export function checkWord(input: string, list: AnnotatedList, profile: RuleProfile): CheckedInput {
  const maxLength = profile.layout.size;
  const stem = profile.inRule.enabled ? IN_FORM.exec(input.trim().normalize('NFC')) : null;
  if (stem !== null) return checkInForm(input, stem, list, profile);
  const normal = normalizeWord(input.trim(), maxLength);
  if (!normal.ok) {
    const word = 'word' in normal.error ? normal.error.word : undefined;
    return { input, word, verdict: normal.error, similar: undefined };
  }
  const word = normal.value;
  const { graph } = list.lexicon;
  if (containsWord(graph, word)) return { input, word, verdict: undefined, similar: undefined };
  const reason = list.removalReason(word);
  const similar = umlautVariants(word).find((variant) => containsWord(graph, variant));
  const verdict: WordVerdict =
    reason === undefined ? { kind: 'not-in-list' } : { kind: 'removed', reason };
  return { input, word, verdict, similar };
}

/** TISCHLER*IN, TISCHLER*INNEN, and TISCHLER* as the tiles lie (R87, R88). */
const IN_FORM = /^(.+)\*(IN|INNEN|NEN)?$/iu;

function checkInForm(
  input: string,
  [, stemText = '', ending = '']: RegExpExecArray,
  list: AnnotatedList,
  { layout, inRule }: RuleProfile,
): CheckedInput {
  const stem = normalizeWord(stemText, layout.size);
  if (!stem.ok) return { input, word: undefined, verdict: stem.error, similar: undefined };
  const word = `${stem.value}*${/NEN$/iu.test(ending) ? 'NEN' : ''}`;
  const isValid = isValidWord(word, { lexicon: wordLookupOf(list.lexicon.graph), inRule });
  const verdict: WordVerdict | undefined = isValid ? undefined : { kind: 'not-in-list' };
  return { input, word, verdict, similar: undefined };
}

/** The JSON document of one answer. */
export function checkDocument({ input, word, verdict, similar }: CheckedInput): object {
  const known = word === undefined ? { input } : { input, word };
  if (verdict === undefined) return { ...known, valid: true };
  const hint = similar === undefined ? {} : { similar };
  if (verdict.kind === 'removed')
    return { ...known, valid: false, reason: verdict.reason, ...hint };
  const { kind, ...facts } = verdict;
  return { ...known, valid: false, reason: kind, ...facts, ...hint };
}
