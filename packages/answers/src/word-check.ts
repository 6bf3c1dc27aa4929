/** Whether words are in the list, and why not. */
import { containsWord, normalizeWord, umlautVariants, type WordFault } from '@bestzug/lexicon';
import { IN_ENDING_POINTS, judgeInStem, type RuleProfile } from '@bestzug/core';
import { lookupsOf, type AnnotatedList } from './annotated-list.ts';

/** A word that is not valid, and why. */
export type WordVerdict =
  | { readonly kind: 'not-in-list' }
  | WordFault
  /** Taken out of the list; `reason` is the name recorded with the list. */
  | { readonly kind: 'removed'; readonly reason: string }
  /** With *IN, by rules without it (R86). */
  | { readonly kind: 'in-rule-off' }
  /** *IN does not fit: see `InStemVerdict`. */
  | { readonly kind: 'no-person-noun' | 'wrong-base-ending'; readonly base: string }
  | {
      readonly kind: 'no-feminine-form';
      readonly base: string;
      readonly feminine: string;
      /** The feminine with an umlaut that the list has instead. */
      readonly other?: string;
    };

/** The answer for one word. */
export interface CheckedInput {
  readonly input: string;
  /** Playable form; missing if there is none. */
  readonly word: string | undefined;
  /** Of a valid word with *IN: what it stands behind, and what the blank counts (R87, R88). */
  readonly inForm?: { readonly base: string; readonly points: number } | undefined;
  /** Left out where the word is valid. */
  readonly verdict: WordVerdict | undefined;
  /** A word of the list that may have been meant (R13: a hint, never a replacement). */
  readonly similar: string | undefined;
}

/** Looks a word up as it was typed. */
export function checkWord(input: string, list: AnnotatedList, profile: RuleProfile): CheckedInput {
  const maxLength = profile.layout.size;
  const stem = IN_FORM.exec(input.trim().normalize('NFC'));
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
  const tail = /NEN$/iu.test(ending) ? 'NEN' : '';
  const stem = normalizeWord(stemText, layout.size - tail.length - 1);
  if (!stem.ok) return { input, word: undefined, verdict: stem.error, similar: undefined };
  const word = `${stem.value}*${tail}`;
  const invalid = (reason: WordVerdict): CheckedInput => {
    return { input, word, verdict: reason, similar: undefined };
  };
  if (!inRule.enabled) return invalid({ kind: 'in-rule-off' });
  const verdict = judgeInStem(stem.value, { ...lookupsOf(list), inRule });
  switch (verdict.kind) {
    case 'fits': {
      const inForm = { base: verdict.base, points: tail === '' ? IN_ENDING_POINTS : 0 };
      return { input, word, inForm, verdict: undefined, similar: undefined };
    }
    case 'noPerson':
      return invalid({ kind: 'no-person-noun', base: verdict.base });
    case 'noFeminine': {
      const { base, feminine, other } = verdict;
      const known = other === undefined ? {} : { other };
      return invalid({ kind: 'no-feminine-form', base, feminine, ...known });
    }
    case 'wrongEnding':
      return invalid({ kind: 'wrong-base-ending', base: verdict.base });
    case 'unknown':
      return invalid({ kind: 'not-in-list' });
  }
}

/** The JSON document of one answer. */
export function checkDocument({ input, word, inForm, verdict, similar }: CheckedInput): object {
  const known = word === undefined ? { input } : { input, word };
  if (verdict === undefined) return { ...known, valid: true, ...inForm };
  const hint = similar === undefined ? {} : { similar };
  if (verdict.kind === 'removed')
    return { ...known, valid: false, reason: verdict.reason, ...hint };
  const { kind, ...facts } = verdict;
  return { ...known, valid: false, reason: kind, ...facts, ...hint };
}
