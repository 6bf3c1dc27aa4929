/** The end of a recorded game: why it ended, how the record counts the rests, and the German count. */
import {
  countGame,
  restOf,
  rackOf,
  type EndCount,
  type EndReason,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import type { GcgEvent } from '../gcg/gcg-game.ts';
import { isGain } from './known-racks.ts';
import type { Table } from './table.ts';

type RestEvent = Extract<GcgEvent, { kind: 'rest' }>;

/** The lines of the final count. */
export const restEventsOf = (events: readonly GcgEvent[]): readonly RestEvent[] =>
  events.filter((event): event is RestEvent => event.kind === 'rest');

/** How the record counts (R79, R119), told by the numbers; undefined without such lines. */
export function endCountOf(
  rests: readonly RestEvent[],
  profile: RuleProfile,
): EndCount | undefined {
  if (rests.length === 0) return undefined;
  const gain = rests.find(isGain);
  const hasLoss = rests.some((event) => !isGain(event));
  if (gain === undefined || hasLoss) return 'plusMinus';
  const rest = valueOf(gain, profile);
  return gain.points === rest ? 'plusMinus' : 'doubleOpponent';
}

/** Points a line of the final count should show. */
export function restPointsOf(
  event: RestEvent,
  endCount: EndCount | undefined,
  profile: RuleProfile,
): number {
  const value = valueOf(event, profile);
  if (!isGain(event)) return 0 - value;
  return endCount === 'doubleOpponent' ? 2 * value : value;
}

/**
 * Why the game is over: as the final count says, else by the rules.
 *
 * @param outPlayer who has no tile left while the bag is empty, if anybody
 */
export function endReasonOf(
  table: Table,
  rests: readonly RestEvent[],
  outPlayer: number | undefined,
  profile: RuleProfile,
): EndReason | undefined {
  const { passesPerPlayerToEnd, scorelessTurnsToEnd } = profile;
  if (rests.some(isGain) || outPlayer !== undefined) return 'out';
  const passes = (passesPerPlayerToEnd ?? Infinity) * table.scores.length;
  if (table.consecutivePasses >= passes) return 'passes';
  if (table.scorelessTurns >= (scorelessTurnsToEnd ?? Infinity)) return 'scoreless';
  if (rests.length === 0) return undefined;
  return table.consecutivePasses === table.scorelessTurns ? 'passes' : 'scoreless';
}

/** [player] what the German count adds (R76); nothing while the game is not over. */
export function germanRestPoints(
  racks: readonly Rack[],
  endReason: EndReason | undefined,
  outPlayer: number | undefined,
  profile: RuleProfile,
): readonly number[] {
  const none = racks.map(() => 0);
  if (endReason === undefined) return none;
  const table = {
    profile: { ...profile, endCount: 'plusMinus' as const },
    racks,
    scores: none,
    overtimeSeconds: none,
  };
  return countGame(table, endReason === 'out' ? outPlayer : undefined).restPoints;
}

const valueOf = ({ symbols }: RestEvent, { tileSet }: RuleProfile): number =>
  restOf(rackOf(symbols), tileSet);
