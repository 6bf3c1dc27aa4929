/** Profiles in records: complete, so that a later change of a built-in profile changes no old game. */
import { err, ok, type Result } from '@bestzug/lexicon';
import { BOARD_LAYOUTS } from '../board-layout.ts';
import { FAMILIE, PROFILES, type RuleProfile } from '../profile.ts';
import { layoutAsJson, parseProfile, tileSetAsJson } from '../profile-schema.ts';
import { TILE_SETS } from '../tile-set.ts';
import type { RecordFault } from './record-fault.ts';

/** All parameters as `parseProfile` reads them (R67, R82); built-in tiles and boards by name. */
export function recordOfProfile(profile: RuleProfile): Readonly<Record<string, unknown>> {
  const { tileSet, layout } = profile;
  return {
    extends: PROFILES.has(profile.name) ? profile.name : FAMILIE.name,
    ...profile,
    tileSet: TILE_SETS.get(tileSet.name) === tileSet ? tileSet.name : tileSetAsJson(tileSet),
    layout: BOARD_LAYOUTS.get(layout.name) === layout ? layout.name : layoutAsJson(layout),
  };
}

/** Reads a profile; the path of a fault begins with `profile`. */
export function profileFromRecord(json: unknown): Result<RuleProfile, RecordFault> {
  const parsed = parseProfile(json);
  if (parsed.ok) return ok(parsed.value.profile);
  const fault = parsed.error;
  if (fault.kind === 'contradiction') return err({ ...fault, path: 'profile' });
  return err({ ...fault, path: fault.path === '' ? 'profile' : `profile.${fault.path}` });
}
