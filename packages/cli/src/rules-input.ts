/** The rules a command plays by: a built-in profile or a JSON file. */
import { DEFAULT_PROFILE, PROFILES, type RuleProfile } from '@bestzug/core';
import { CliError } from './cli-error.ts';
import { type Warning } from './messages.ts';
import { decodeText, readBytes } from './text-file.ts';

const MAX_PROFILE_BYTES = 1_000_000;

/** Rules and what to tell about them. */
export interface ChosenRules {
  readonly profile: RuleProfile;
  readonly warnings: readonly Warning[];
}

/**
 * The profile that `--rules` and `--in-rule` ask for.
 *
 * @throws CliError `unknownRules`, the kinds of `ProfileFault`, `badJson` and those of `FileFault`
 */
export async function chooseRules(
  name: string | undefined,
  inRule: 'as-profile' | 'on',
): Promise<ChosenRules> {
  const builtIn = name === undefined ? DEFAULT_PROFILE : PROFILES.get(name.toLowerCase());
  const chosen =
    builtIn === undefined ? await readProfile(name ?? '') : { profile: builtIn, warnings: [] };
  return inRule === 'on' ? withInRule(chosen) : chosen;
}

async function readProfile(file: string): Promise<ChosenRules> {
  if (!/[./\\]/u.test(file)) {
    throw new CliError({ kind: 'unknownRules', found: file, known: [...PROFILES.keys()] });
  }
  const { text } = decodeText(readBytes(file, MAX_PROFILE_BYTES), file);
  const { parseProfile } = await import('@bestzug/core/profile-schema');
  const parsed = parseProfile(parseJson(text, file));
  if (!parsed.ok) throw new CliError(parsed.error, { file });
  return parsed.value;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError({ kind: 'badJson', file, detail: String(error).replace(/^\w+: /u, '') });
  }
}

function withInRule({ profile, warnings }: ChosenRules): ChosenRules {
  if (profile.inRule.enabled) return { profile, warnings };
  const isFamily = profile.name.startsWith('familie');
  return {
    profile: {
      ...profile,
      name: `${profile.name} (inRule.enabled=true)`,
      inRule: { ...profile.inRule, enabled: true },
    },
    warnings: isFamily
      ? warnings
      : [...warnings, { kind: 'inRuleOutsideFamily', extended: profile.name }],
  };
}
