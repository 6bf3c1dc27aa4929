/** The final count (rules R70, R76–R80): rests, overtime, and who has won. */
import type { RuleProfile } from '../profile.ts';
import type { Rack } from '../rack.ts';
import type { TileSet } from '../tile-set.ts';
import type { PlayerIndex } from './game-event.ts';

/** What is counted. */
export interface CountedTable {
  readonly profile: RuleProfile;
  readonly racks: readonly Rack[];
  /** Points of the moves. */
  readonly scores: readonly number[];
  readonly overtimeSeconds: readonly number[];
}

/** The count; lists are per player. */
export interface FinalCount {
  /** What the tiles left over give or take (R76, R78). */
  readonly restPoints: readonly number[];
  /** What overtime takes, 0 or negative (R70). */
  readonly clockPoints: readonly number[];
  /** Sum of both. */
  readonly adjustments: readonly number[];
  readonly finalScores: readonly number[];
  /** Players who used more overtime than the rules allow; they cannot win. */
  readonly lostOnTime: readonly PlayerIndex[];
  /** Undefined for a draw. */
  readonly winner: PlayerIndex | undefined;
  readonly isDraw: boolean;
}

const SECONDS_PER_MINUTE = 60;

/** Value of the tiles on a rack in points; blanks count 0 (R77). */
export const restOf = (rack: Rack, tileSet: TileSet): number =>
  rack.counts.reduce((sum, count, symbol) => sum + count * tileSet.points[symbol]!, 0);

/**
 * Counts a game.
 *
 * @param out the player who went out; undefined when the game ended by passes or scoreless turns
 */
export function countGame(table: CountedTable, out: PlayerIndex | undefined): FinalCount {
  const { profile, scores } = table;
  const restPoints = countRests(table, out);
  const clockPoints = table.overtimeSeconds.map((seconds) => clockPointsOf(seconds, profile));
  const adjustments = restPoints.map((points, player) => points + clockPoints[player]!);
  const finalScores = adjustments.map((points, player) => points + scores[player]!);
  const lostOnTime = [...scores.keys()].filter((player) =>
    isLostOnTime(table.overtimeSeconds[player]!, profile),
  );
  const rivals = [...scores.keys()].filter((player) => !lostOnTime.includes(player));
  const ranked = rivals.length > 0 ? rivals : [...scores.keys()];
  const best = Math.max(...ranked.map((player) => finalScores[player]!));
  const leaders = ranked.filter((player) => finalScores[player] === best);
  const isDraw = leaders.length > 1;
  const winner = isDraw ? undefined : leaders[0];
  return { restPoints, clockPoints, adjustments, finalScores, lostOnTime, winner, isDraw };
}

/**
 * R76 and R78. With `doubleOpponent` and more than two players, of which R78 says nothing, who went
 * out adds twice the sum of the other rests.
 */
function countRests(
  { profile, racks }: CountedTable,
  out: PlayerIndex | undefined,
): readonly number[] {
  const rests = racks.map((rack) => restOf(rack, profile.tileSet));
  const sum = rests.reduce((total, rest) => total + rest, 0);
  // Written so that nobody gets a negative zero.
  return rests.map((rest, player) => {
    if (out === undefined) return 0 - rest;
    if (profile.endCount === 'plusMinus') return player === out ? sum : 0 - rest;
    return player === out ? 2 * sum : 0;
  });
}

/** Points off for each started minute. */
const clockPointsOf = (seconds: number, { overtimePenaltyPerMinute }: RuleProfile): number =>
  0 - Math.ceil(seconds / SECONDS_PER_MINUTE) * overtimePenaltyPerMinute;

const isLostOnTime = (seconds: number, { overtimeLossMinutes }: RuleProfile): boolean =>
  overtimeLossMinutes !== null && seconds > overtimeLossMinutes * SECONDS_PER_MINUTE;
