/** What threads need to answer questions: plain data, sent once, when they start. */
import { type Language, type SentenceTerms } from '@bestzug/answers';
import { type LexiconIdentity } from '@bestzug/lexicon';
import { type RuleProfile } from '@bestzug/core';

/** The list that answers are given by, the rules, and how the asker calls things. */
export interface AnswerSetup {
  readonly list: LexiconIdentity;
  /** The word graph file the list came in, in shared memory: it tells why words were removed. */
  readonly graphFile?: Uint8Array | undefined;
  /** Rules of questions that name none. */
  readonly profile: RuleProfile;
  readonly terms: Readonly<Record<Language, SentenceTerms>>;
}
