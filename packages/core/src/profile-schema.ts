/**
 * Rule profiles from JSON (rule R82): `{ "extends": "familie", … }` with any parameters of section 9,
 * dotted names as nested objects. Apart from the main entry, so that only its users load the
 * validator.
 */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  boolean,
  exactOptional,
  integer,
  lazy,
  literal,
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
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { BOARD_LAYOUTS, type BoardLayout } from './board-layout.ts';
import {
  layoutFromJson,
  layoutSchema,
  nameSchema,
  OWN_NAME,
  tileSetFromJson,
  tileSetSchema,
  type LayoutJson,
  type TileSetJson,
} from './edition-schema.ts';
import { MAX_MOVE_POINTS, pointsAtMost } from './move-points.ts';
import { MAX_RACK_SIZE } from './packed-placement.ts';
import { fixesInRule, PROFILES, type RuleProfile } from './profile.ts';
import type { ProfileFault } from './profile-fault.ts';
import { TILE_SETS, type TileSet } from './tile-set.ts';

export {
  layoutAsJson,
  tileSetAsJson,
  type LayoutJson,
  type TileSetJson,
} from './edition-schema.ts';
export type { EditionFault, ProfileFault } from './profile-fault.ts';

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
  /** Name of the built-in profile it extends. */
  readonly extended: string;
  /** File of the word list agreed upon, as written; undefined: the profile leaves it open. */
  readonly list: string | undefined;
  readonly warnings: readonly ProfileWarning[];
}

const wholeNumber = pipe(number(), integer(), minValue(0), maxValue(1_000_000));
const atLeastOne = pipe(number(), integer(), minValue(1), maxValue(1_000_000));
const playerCount = pipe(number(), integer(), minValue(2), maxValue(4));

/** The name of a built-in part, or an own one as an object. */
const tileSetPart: GenericSchema<unknown, string | TileSetJson> = lazy((input) =>
  typeof input === 'object' ? tileSetSchema : picklist([...TILE_SETS.keys()]),
);
const layoutPart: GenericSchema<unknown, string | LayoutJson> = lazy((input) =>
  typeof input === 'object' ? layoutSchema : picklist([...BOARD_LAYOUTS.keys()]),
);

/** The parameters of section 9, and the word list agreed upon. */
const profileSchema = strictObject({
  extends: picklist([...PROFILES.keys()]),
  name: exactOptional(nameSchema),
  list: exactOptional(pipe(string(), minLength(1))),
  tileSet: exactOptional(tileSetPart),
  layout: exactOptional(layoutPart),
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
  // No profile changes these: premiums count once (R48), and a blank stays where it lies (R59).
  premiumsOnce: exactOptional(literal(true)),
  blankSwap: exactOptional(literal(false)),
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
 * Faults name the parameter: see `ProfileFault`. Switching the rule *IN on outside the family game is
 * a warning, because players may agree on it (R86).
 */
export function parseProfile(json: unknown): Result<ParsedProfile, ProfileFault> {
  const parsed = safeParse(profileSchema, json, { abortEarly: true });
  if (!parsed.success) return err(faultOf(parsed.issues[0]));
  const changes = parsed.output;
  const base = PROFILES.get(changes.extends);
  if (base === undefined) return err({ kind: 'missingKey', path: 'extends' });
  const tileSet = tileSetOf(changes.tileSet ?? base.tileSet.name);
  if (!tileSet.ok) return tileSet;
  const layout = layoutOf(changes.layout ?? base.layout.name);
  if (!layout.ok) return layout;
  const { extends: extended, list, players, inRule, ...others } = changes;
  const { premiumsOnce: _once, blankSwap: _swap, ...plain } = others;
  const profile: RuleProfile = {
    ...base,
    ...plain,
    name: changes.name ?? nameOf(changes),
    tileSet: tileSet.value,
    layout: layout.value,
    players: { ...base.players, ...players },
    inRule: { ...base.inRule, ...inRule },
  };
  const fault = sizeFault(profile) ?? scoreFault(profile);
  if (fault !== undefined) return err(fault);
  return ok({ profile, extended, list, warnings: profileWarnings(profile, extended) });
}

const tileSetOf = (part: string | TileSetJson): Result<TileSet, ProfileFault> =>
  typeof part === 'string' ? builtIn(TILE_SETS, part, 'tileSet') : tileSetFromJson(part, 'tileSet');

const layoutOf = (part: string | LayoutJson): Result<BoardLayout, ProfileFault> =>
  typeof part === 'string'
    ? builtIn(BOARD_LAYOUTS, part, 'layout')
    : layoutFromJson(part, 'layout');

function builtIn<Part>(
  parts: ReadonlyMap<string, Part>,
  name: string,
  path: string,
): Result<Part, ProfileFault> {
  const part = parts.get(name);
  return part === undefined ? err({ kind: 'missingKey', path }) : ok(part);
}

/** Numbers of players that contradict each other or for whom there are not enough tiles. */
function sizeFault({ players, tileSet, rackSize }: RuleProfile): ProfileFault | undefined {
  const { min, max } = players;
  if (min > max) return { kind: 'contradiction', paths: ['players.min', 'players.max'] };
  const expected = max * rackSize;
  return tileSet.total < expected
    ? {
        kind: 'tooFewTiles',
        path: 'tileSet',
        found: tileSet.total,
        expected,
        players: max,
      }
    : undefined;
}

/** A board, tiles or a bonus that bring more than `MAX_MOVE_POINTS`. */
function scoreFault(profile: RuleProfile): ProfileFault | undefined {
  const found = pointsAtMost(profile);
  if (found <= MAX_MOVE_POINTS) return undefined;
  const path = profile.bingoBonus * 2 > found ? 'bingoBonus' : 'layout';
  return { kind: 'scoresTooHigh', path, found, limit: MAX_MOVE_POINTS };
}

/** What to tell about a profile made from the built-in one called `extended`. */
const profileWarnings = (profile: RuleProfile, extended: string): ProfileWarning[] =>
  profile.inRule.enabled && fixesInRule(extended)
    ? [{ kind: 'inRuleOutsideFamily', extended }]
    : [];

/** `familie (rackSize=8, inRule.enabled=true)`: every output names the rules in force (R83). */
function nameOf({ extends: extended, list: _list, ...changes }: ProfileChanges): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(changes)) {
    if (typeof value !== 'object' || value === null) parts.push(`${key}=${value}`);
    else if (key === 'tileSet' || key === 'layout') parts.push(`${key}=${partName(value)}`);
    else for (const [inner, part] of Object.entries(value)) parts.push(`${key}.${inner}=${part}`);
  }
  return parts.length === 0 ? extended : `${extended} (${parts.join(', ')})`;
}

const partName = (part: object): string =>
  'name' in part && typeof part.name === 'string' ? part.name : OWN_NAME;

function faultOf(issue: BaseIssue<unknown>): ProfileFault {
  const path = pathOf(issue);
  if (issue.type === 'strict_object' && path !== '') {
    if (issue.expected === 'never') return { kind: 'unknownKey', path };
    if (issue.input === undefined) return { kind: 'missingKey', path };
  }
  const found = JSON.stringify(issue.input) ?? String(issue.input);
  const expected = issue.expected ?? issue.type;
  return { kind: issue.type === 'literal' ? 'unsupported' : 'badValue', path, expected, found };
}

/** `layout.squares[3]`. */
const pathOf = ({ path }: BaseIssue<unknown>): string =>
  (path ?? [])
    .map(({ key }, depth) =>
      typeof key === 'number' ? `[${key}]` : `${depth > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
