import type { SentenceTerms } from '@bestzug/answers';

/** Names of properties and remedies of the API, in English. */
export const TERMS_EN: SentenceTerms = {
  square: '"square"',
  contains: '"contains"',
  noWords: 'The words are missing.',
  missingRack: 'The tiles on the rack are missing: "rack", or a position with racks in "board".',
  uncheckedRemedy: '"check": false allows it',
  layoutRemedy: '"rules" chooses other rules',
  inRuleRemedy: '"bestzug serve --in-rule" switches it on',
};
