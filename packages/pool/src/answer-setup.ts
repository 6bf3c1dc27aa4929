/** What threads need to answer questions: plain data, sent once, when they start. */
import type { InWords, Language, SentenceTerms } from '@bestzug/answers';
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import { shareLeaves } from './game-setup.ts';
import { shareWordGraph } from './shared-graph.ts';

/** The list that answers are given by, the rules, and how the asker calls things. */
export interface AnswerSetup {
  readonly list: LexiconIdentity;
  /** The word graph file the list came in, in shared memory: it tells why words were removed. */
  readonly graphFile?: Uint8Array | undefined;
  /** What the rule *IN adds, by rules that have it. */
  readonly inWords?: InWords | undefined;
  /** Rules of questions that name none. */
  readonly profile: RuleProfile;
  /** Values of the `DenseLeaves` for the profile; left out: the leaves of single tiles and pairs. */
  readonly leaves?: Int16Array | undefined;
  readonly terms: Readonly<Record<Language, SentenceTerms>>;
}

/** The same with its tables in shared memory; each is copied once unless it already lies there. */
export function shareAnswerSetup(setup: AnswerSetup): AnswerSetup {
  const { inWords, leaves } = setup;
  return {
    ...setup,
    inWords: inWords && { ...inWords, graph: shareWordGraph(inWords.graph) },
    leaves: leaves && shareLeaves(leaves),
  };
}
