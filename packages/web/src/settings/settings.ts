/** What a person can choose for the whole page. */
import type { EditionName } from './edition.ts';

/** Languages of the page. */
export const LANGUAGES = ['de', 'en'] as const;

/** Language of the page. */
export type Language = (typeof LANGUAGES)[number];

/** Light, dark, or as the system has it. */
export const THEMES = ['system', 'light', 'dark'] as const;

/** Choice of colours. */
export type Theme = (typeof THEMES)[number];

/** Rule profiles that can be chosen. */
export const RULES = ['turnier-de', 'familie', 'international'] as const;

/** Name of a rule profile. */
export type RulesName = (typeof RULES)[number];

/** Ways to label premium squares: `2L 3W`, `2B 3W` (B for Buchstabe), or in words for few squares. */
export const PREMIUM_LABELS = ['L', 'B'] as const;

/** How letter premiums are labelled. */
export type PremiumLabels = (typeof PREMIUM_LABELS)[number];

/** The list played with: ours, or one that the user has loaded from a file, by its key. */
export type ListChoice = 'de' | 'own';

/** All settings. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly rules: RulesName;
  readonly edition: EditionName;
  /** The optional rule *IN (R86). */
  readonly inRule: boolean;
  readonly list: ListChoice;
  /** Words that count although the list lacks them, capitals. */
  readonly addedWords: readonly string[];
  /** Words that do not count although the list has them, capitals. */
  readonly removedWords: readonly string[];
  readonly premiumLabels: PremiumLabels;
  /** Whether an arrow key across the direction of writing turns it before it moves the cursor. */
  readonly arrowsTurn: boolean;
}

/** Language a new visitor gets: German, unless the browser asks for other languages only. */
export function languageOf(preferred: readonly string[]): Language {
  const first = preferred.find((tag) => /^(?:de|en)\b/i.test(tag));
  return first?.toLowerCase().startsWith('en') === true ? 'en' : 'de';
}
