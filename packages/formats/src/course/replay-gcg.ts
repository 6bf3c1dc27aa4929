/** A GCG game played again on a board, event by event (rules R115–R120). */
import { err, IN_ENDING, ok, type Result } from '@bestzug/lexicon';
import { tileLetter, type RuleProfile, type WordLookup } from '@bestzug/core';
import type { GcgFault } from '../gcg/gcg-fault.ts';
import type { GcgEncoding, GcgEvent, GcgGame } from '../gcg/gcg-game.ts';
import { parseGcg } from '../gcg/parse-gcg.ts';
import { GcgReplay, type ReplayedGcg } from './gcg-replay.ts';

/**
 * Plays a game again. A game with `*` is counted with the rule *IN on (R86).
 *
 * Faults: `offBoard`, `occupied`, `noTiles`, `illegalLetter`, `nothingToWithdraw`. Everything else
 * that does not fit is a warning, and the game goes on with what follows from the rules (R118).
 *
 * @param lexicon given: words of standing placements that it lacks are warned of (R20)
 */
export function replayGcg(
  game: GcgGame,
  profile: RuleProfile,
  lexicon?: WordLookup,
): Result<ReplayedGcg, GcgFault> {
  const replay = new GcgReplay(game, withInRule(game, profile), lexicon);
  for (const [index, event] of game.events.entries()) {
    const fault = replay.play(event, index);
    if (fault !== undefined) return err(fault);
  }
  return ok(replay.finish());
}

/** Reads and replays the bytes or the text of a GCG file. Faults: all kinds of `GcgFault`. */
export function readGcg(
  input: Uint8Array | string,
  profile: RuleProfile,
  lexicon?: WordLookup,
): Result<ReplayedGcg & { readonly encoding: GcgEncoding }, GcgFault> {
  const parsed = parseGcg(input, profile);
  if (!parsed.ok) return parsed;
  const { game, encoding, warnings } = parsed.value;
  const replayed = replayGcg(game, profile, lexicon);
  if (!replayed.ok) return replayed;
  return ok({
    ...replayed.value,
    warnings: [...warnings, ...replayed.value.warnings],
    encoding,
  });
}

function withInRule({ events }: GcgGame, profile: RuleProfile): RuleProfile {
  if (profile.inRule.enabled || !events.some(hasInEnding)) return profile;
  return { ...profile, inRule: { ...profile.inRule, enabled: true } };
}

const hasInEnding = (event: GcgEvent): boolean =>
  event.kind === 'placement' && event.signs.some((sign) => tileLetter(sign) === IN_ENDING);
