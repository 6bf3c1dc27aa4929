/** What the parts of a page share. */
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import type { GameReport } from '@bestzug/analysis';
import { numbersOf, type Numbers } from './numbers.ts';
import { REPORT_TEXTS_DE } from './report-texts-de.ts';
import { REPORT_TEXTS_EN } from './report-texts-en.ts';
import type { ReportLanguage, ReportTexts } from './report-texts.ts';

/** What a page is made from. */
export interface PageFacts {
  readonly report: GameReport;
  /** Rules the game was played by: board and points. */
  readonly profile: RuleProfile;
  readonly list: LexiconIdentity;
  readonly language: ReportLanguage;
  /** Address of the page of all games, beside this one; left out: the game stands alone. */
  readonly series?: string | undefined;
}

/** The same with texts and formats. */
export interface PageContext extends PageFacts {
  readonly texts: ReportTexts;
  readonly numbers: Numbers;
}

const TEXTS: Readonly<Record<ReportLanguage, ReportTexts>> = {
  de: REPORT_TEXTS_DE,
  en: REPORT_TEXTS_EN,
};

/** The texts of a language. */
export const textsOf = (language: ReportLanguage): ReportTexts => TEXTS[language];

/** The context of a page. */
export function contextOf(facts: PageFacts): PageContext {
  const texts = textsOf(facts.language);
  return { ...facts, texts, numbers: numbersOf(texts) };
}
