import type { SentenceTerms } from '@bestzug/answers';

/** Names of properties and remedies of the API, in German. */
export const TERMS_DE: SentenceTerms = {
  square: '„square“',
  contains: '„contains“',
  noWords: 'Es fehlen die Wörter.',
  missingRack:
    'Es fehlen die Steine auf dem Bänkchen: „rack“, oder eine Stellung mit Bänkchen in „board“.',
  uncheckedRemedy: '"check": false lässt es zu',
  layoutRemedy: '„rules“ wählt andere Regeln',
  inRuleRemedy: '„bestzug serve --in-rule“ schaltet sie ein',
};
