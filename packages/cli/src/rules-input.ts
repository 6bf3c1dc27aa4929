/** The rules a command plays by: a built-in profile or a JSON file. */
import { dirname, resolve } from 'node:path';
import { DEFAULT_PROFILE, fixesInRule, PROFILES, type RuleProfile } from '@bestzug/core';
import { CliError } from './cli-error.ts';
import type { Warning } from './messages.ts';
import type { GlobalOptions } from './session.ts';
import { decodeText, readBytes } from './text-file.ts';

const MAX_PROFILE_BYTES = 1_000_000;

/** The options that choose. */
export type RuleOptions = Pick<GlobalOptions, 'rules' | 'inRule' | 'list'>;

/** Rules and what to tell about them. */
export interface ChosenRules {
  readonly profile: RuleProfile;
  /** File of the word list that `--list` or the profile names; undefined: the one that comes along. */
  readonly list: string | undefined;
  readonly warnings: readonly Warning[];
}

/**
 * The profile that `--rules` and `--in-rule` ask for, and the list that goes with it.
 *
 * @throws CliError `unknownRules`, the kinds of `ProfileFault`, `badJson` and those of `FileFault`
 */
export async function chooseRules({ rules, inRule, list }: RuleOptions): Promise<ChosenRules> {
  const builtIn = rules === undefined ? DEFAULT_PROFILE : PROFILES.get(rules.toLowerCase());
  const chosen =
    builtIn === undefined
      ? await readProfile(rules ?? '')
      : { profile: builtIn, extended: builtIn.name, list: undefined, warnings: [] };
  const { profile, warnings } = inRule === true ? withInRule(chosen) : chosen;
  return { profile, list: list ?? chosen.list, warnings };
}

/** A profile as read, with the name of the built-in one behind it. */
type ReadRules = ChosenRules & { readonly extended: string };

async function readProfile(file: string): Promise<ReadRules> {
  if (!/[./\\]/u.test(file)) {
    throw new CliError({ kind: 'unknownRules', found: file, known: [...PROFILES.keys()] });
  }
  const { text } = decodeText(readBytes(file, MAX_PROFILE_BYTES), file);
  const { parseProfile } = await import('@bestzug/core/profile-schema');
  const parsed = parseProfile(parseJson(text, file));
  if (!parsed.ok) throw new CliError(parsed.error, { file });
  const { list } = parsed.value;
  // A house list lies beside the rules that name it.
  return { ...parsed.value, list: list === undefined ? list : resolve(dirname(file), list) };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError({ kind: 'badJson', file, detail: String(error).replace(/^\w+: /u, '') });
  }
}

function withInRule({ profile, extended, warnings }: ReadRules): Omit<ChosenRules, 'list'> {
  if (profile.inRule.enabled) return { profile, warnings };
  return {
    profile: {
      ...profile,
      name: `${profile.name} (inRule.enabled=true)`,
      inRule: { ...profile.inRule, enabled: true },
    },
    warnings: fixesInRule(extended)
      ? [...warnings, { kind: 'inRuleOutsideFamily', extended: profile.name }]
      : warnings,
  };
}
