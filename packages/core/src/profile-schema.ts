/**
 * Rule profiles from JSON (rule R82): `{ "extends": "familie", … }` with any parameters of section 9,
 * dotted names as nested objects. Apart from the main entry, so that only its users load the
 * validator.
 */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  boolean,
  exactOptional,
  getDotPath,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  type BaseIssue,
  type InferOutput,
} from 'valibot';
import { BOARD_LAYOUTS } from './board-layout.ts';
import { MAX_RACK_SIZE } from './packed-placement.ts';
import { PROFILES, type RuleProfile } from './profile.ts';
import { TILE_SETS } from './tile-set.ts';

/** Why a JSON value is no profile. `path` is the dotted name of the parameter, '' for the whole. */
export type ProfileFault =
  | { readonly kind: 'unknownKey'; readonly path: string }
  | { readonly kind: 'missingKey'; readonly path: string }
  /** `expected` is a type, a bound such as `>=0` or the names to choose from; `found` is JSON. */
  | {
      readonly kind: 'badValue';
      readonly path: string;
      readonly expected: string;
      readonly found: string;
    }
  /** Parameters that contradict each other. */
  | { readonly kind: 'contradiction'; readonly paths: readonly string[] };

/** What a player should be told about a profile that is allowed all the same. */
export interface ProfileWarning {
  /** The rule *IN, which the extended profile fixes as off (R86, section 9). */
  readonly kind: 'inRuleOutsideFamily';
  readonly extended: string;
}

/** A profile read from JSON. */
export interface ParsedProfile {
  /** Its name is the one given, else that of the extended profile with the parameters changed. */
  readonly profile: RuleProfile;
  readonly warnings: readonly ProfileWarning[];
}

const MAX_NAME_LENGTH = 80;

const wholeNumber = pipe(number(), integer(), minValue(0), maxValue(1_000_000));
const atLeastOne = pipe(number(), integer(), minValue(1), maxValue(1_000_000));
const playerCount = pipe(number(), integer(), minValue(2), maxValue(4));

/** The parameters of section 9. Tile sets and layouts are named; own ones may join as records. */
const profileSchema = strictObject({
  extends: picklist([...PROFILES.keys()]),
  name: exactOptional(pipe(string(), minLength(1), maxLength(MAX_NAME_LENGTH))),
  tileSet: exactOptional(picklist([...TILE_SETS.keys()])),
  layout: exactOptional(picklist([...BOARD_LAYOUTS.keys()])),
  rackSize: exactOptional(pipe(number(), integer(), minValue(1), maxValue(MAX_RACK_SIZE))),
  bingoBonus: exactOptional(wholeNumber),
  players: exactOptional(
    strictObject({ min: exactOptional(playerCount), max: exactOptional(playerCount) }),
  ),
  exchangeMinBag: exactOptional(wholeNumber),
  exchangeMaxTiles: exactOptional(atLeastOne),
  exchangesPerGame: exactOptional(nullable(wholeNumber)),
  passesPerPlayerToEnd: exactOptional(nullable(atLeastOne)),
  scorelessTurnsToEnd: exactOptional(nullable(atLeastOne)),
  exchangeResetsPasses: exactOptional(boolean()),
  withdrawnResetsPasses: exactOptional(boolean()),
  endCount: exactOptional(picklist(['plusMinus', 'doubleOpponent'])),
  challengePolicy: exactOptional(picklist(['void', 'single', 'double', 'penalty'])),
  onInvalid: exactOptional(picklist(['reject', 'loseTurn'])),
  challengePenaltyPerWord: exactOptional(wholeNumber),
  challengeWindowSeconds: exactOptional(nullable(wholeNumber)),
  clockSecondsPerPlayer: exactOptional(nullable(atLeastOne)),
  overtimePenaltyPerMinute: exactOptional(wholeNumber),
  overtimeLossMinutes: exactOptional(nullable(wholeNumber)),
  premiumsOnce: exactOptional(boolean()),
  blankSwap: exactOptional(boolean()),
  inRule: exactOptional(
    strictObject({
      enabled: exactOptional(boolean()),
      letterPremium: exactOptional(picklist(['multiply', 'flat'])),
      umlautStem: exactOptional(picklist(['reject', 'accept'])),
      extraTile: exactOptional(boolean()),
    }),
  ),
});

type ProfileChanges = InferOutput<typeof profileSchema>;

/**
 * Reads a profile from a parsed JSON value; what it leaves out is as in the profile it extends.
 *
 * Faults name the parameter: see `ProfileFault`. Switching the rule *IN on outside `familie` is a
 * warning, because players may agree on it (R86).
 */
export function parseProfile(json: unknown): Result<ParsedProfile, ProfileFault> {
  const parsed = safeParse(profileSchema, json, { abortEarly: true });
  if (!parsed.success) return err(faultOf(parsed.issues[0]));
  const changes = parsed.output;
  const base = PROFILES.get(changes.extends);
  if (base === undefined) return err({ kind: 'missingKey', path: 'extends' });
  const { extends: extended, players, inRule, tileSet, layout, ...plain } = changes;
  const profile: RuleProfile = {
    ...base,
    ...plain,
    name: changes.name ?? nameOf(changes),
    tileSet: TILE_SETS.get(tileSet ?? base.tileSet.name) ?? base.tileSet,
    layout: BOARD_LAYOUTS.get(layout ?? base.layout.name) ?? base.layout,
    players: { ...base.players, ...players },
    inRule: { ...base.inRule, ...inRule },
  };
  if (profile.players.min > profile.players.max) {
    return err({ kind: 'contradiction', paths: ['players.min', 'players.max'] });
  }
  return ok({ profile, warnings: profileWarnings(profile, extended) });
}

/** What to tell about a profile made from the built-in one called `extended`. */
export const profileWarnings = (profile: RuleProfile, extended: string): ProfileWarning[] =>
  profile.inRule.enabled && extended !== 'familie'
    ? [{ kind: 'inRuleOutsideFamily', extended }]
    : [];

/** `familie (rackSize=8, inRule.enabled=true)`: every output names the rules in force (R83). */
function nameOf({ extends: extended, ...changes }: ProfileChanges): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(changes)) {
    if (typeof value !== 'object' || value === null) parts.push(`${key}=${value}`);
    else for (const [inner, part] of Object.entries(value)) parts.push(`${key}.${inner}=${part}`);
  }
  return parts.length === 0 ? extended : `${extended} (${parts.join(', ')})`;
}

function faultOf(issue: BaseIssue<unknown>): ProfileFault {
  const path = getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && path !== '') {
    if (issue.expected === 'never') return { kind: 'unknownKey', path };
    if (issue.input === undefined) return { kind: 'missingKey', path };
  }
  const found = JSON.stringify(issue.input) ?? String(issue.input);
  return { kind: 'badValue', path, expected: issue.expected ?? issue.type, found };
}
