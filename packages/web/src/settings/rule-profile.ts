/** The rule profile that the settings stand for. */
import { DEFAULT_PROFILE, fixesInRule, PROFILES, type RuleProfile } from '@bestzug/core';
import type { Settings } from './settings.ts';

/** What of the settings makes the rules. */
export type RuleChoice = Pick<Settings, 'rules' | 'inRule'>;

/** The profile; names that are unknown (from an older version) give the default. */
export function profileOf({ rules, inRule }: RuleChoice): RuleProfile {
  const profile = PROFILES.get(rules) ?? DEFAULT_PROFILE;
  return inRule && !fixesInRule(profile.name)
    ? { ...profile, inRule: { ...profile.inRule, enabled: true } }
    : profile;
}
