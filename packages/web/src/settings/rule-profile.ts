/** The rule profile that the settings stand for. */
import { DEFAULT_PROFILE, fixesInRule, PROFILES, type RuleProfile } from '@bestzug/core';
import { editionOf, withEdition } from './edition.ts';
import { RULES, type Settings } from './settings.ts';

/** What of the settings makes the rules. */
export type RuleChoice = Pick<Settings, 'rules' | 'inRule' | 'edition'>;

/** The profile; names that are unknown (from an older version) give the default. */
export function profileOf({ rules, inRule, edition }: RuleChoice): RuleProfile {
  const ruled = PROFILES.get(rules) ?? DEFAULT_PROFILE;
  const profile = withEdition(ruled, edition);
  return inRule && !fixesInRule(ruled.name)
    ? { ...profile, inRule: { ...profile.inRule, enabled: true } }
    : profile;
}

/** What was chosen to get a profile; house rules in it are not among the choices. */
export function choiceOf({ name, inRule, tileSet }: RuleProfile): RuleChoice {
  const rules = RULES.find((known) => name === known || name.startsWith(`${known}-`)) ?? 'familie';
  return { rules, inRule: inRule.enabled, edition: editionOf(tileSet.name) };
}
