/**
 * The clock of a game as values (R70): every player has so much time for the whole game, and for
 * every started minute beyond it points are taken off at the end. Without a clock nothing is counted.
 */
import { playJudged, type Game, type RuleProfile } from '@bestzug/core';
import { endsAtWindow, isForPerson } from './game-step.ts';

/** Time used up to now. */
export interface GameClock {
  /** Seconds each player has. */
  readonly limit: number;
  /** [player] milliseconds. */
  readonly used: readonly number[];
}

/** Something that players should hear, once each. */
export type ClockWarning = 'fiveMinutes' | 'oneMinute' | 'over';

/** Points for a started minute of overtime wherever there is a clock (R70). */
const PENALTY_PER_MINUTE = 10;

const SECONDS_PER_MINUTE = 60;

/** The rules with so many minutes for each player; undefined = without a clock. */
export const withMinutes = (profile: RuleProfile, minutes: number | undefined): RuleProfile =>
  minutes === undefined
    ? { ...profile, clockSecondsPerPlayer: null }
    : {
        ...profile,
        clockSecondsPerPlayer: minutes * SECONDS_PER_MINUTE,
        overtimePenaltyPerMinute: PENALTY_PER_MINUTE,
      };

/** A clock nobody has used yet; undefined if the rules have none. */
export function newClock({ profile, players }: Game): GameClock | undefined {
  const limit = profile.clockSecondsPerPlayer;
  return limit === null ? undefined : { limit, used: players.map(() => 0) };
}

/** The clock after a player has thought for some more milliseconds. */
export const ticked = (clock: GameClock, seat: number, milliseconds: number): GameClock => ({
  ...clock,
  used: clock.used.with(seat, clock.used[seat]! + milliseconds),
});

/** Whole seconds a player has left, rounded up; negative = overtime. */
export const secondsLeft = ({ limit, used }: GameClock, seat: number): number =>
  Math.ceil(limit - used[seat]! / 1000);

/** Seconds of overtime up to now; as long as the clock shows 0:00 there is none. */
export const overtimeOf = (clock: GameClock, seat: number): number =>
  Math.max(0, 0 - secondsLeft(clock, seat));

/** `24:05`, `1:02:00`, in overtime `−0:42`. */
export function clockText(seconds: number): string {
  const whole = Math.abs(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE) % SECONDS_PER_MINUTE;
  const two = (part: number): string => String(part).padStart(2, '0');
  const rest = two(whole % SECONDS_PER_MINUTE);
  const text = hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  return seconds < 0 ? `−${text}` : text;
}

/** The last warning that is due; undefined = there is time enough. */
export function warningOf(clock: GameClock, seat: number): ClockWarning | undefined {
  const left = secondsLeft(clock, seat);
  // A player who has not more from the start needs no warning of it.
  const isDue = (minutes: number): boolean =>
    left <= minutes * SECONDS_PER_MINUTE && clock.limit > minutes * SECONDS_PER_MINUTE;
  if (left < 0) return 'over';
  return isDue(1) ? 'oneMinute' : isDue(5) ? 'fiveMinutes' : undefined;
}

/**
 * Whose clock runs; undefined = nobody's. Between people it stands until the next one has taken the
 * seat, and who decides about a challenge at the end has all the time.
 */
export function clockSeat(game: Game, seated: number | undefined): number | undefined {
  if (game.phase.kind === 'over' || endsAtWindow(game)) return undefined;
  return isForPerson(game) && seated !== game.toMove ? undefined : game.toMove;
}

/** The game with the overtime written down, which the final count takes off (R70). */
export function withOvertime(game: Game, clock: GameClock): Game {
  return game.players.reduce((state, _, player) => {
    const seconds = overtimeOf(clock, player);
    if (seconds === state.overtimeSeconds[player]) return state;
    const next = playJudged(state, { kind: 'overtime', player, seconds }, undefined);
    return next.ok ? next.value : state;
  }, game);
}
