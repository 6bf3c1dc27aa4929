/** The time a player has left, and the few words a screen reader hears about it. */
import type { ReactNode } from 'react';
import type { Game, RuleProfile } from '@bestzug/core';
import { useMessages, type Messages } from '../texts/messages.ts';
import { useClock } from './clock-store.ts';
import { clockText, secondsLeft, warningOf } from './game-clock.ts';
import { levelOf } from './game-step.ts';

interface PlayerClockProps {
  readonly game: Game;
  readonly seat: number;
  /** Whether it is counting now. */
  readonly isRunning: boolean;
}

/** Nothing in a game without a clock. */
export function PlayerClock({ game, seat, isRunning }: PlayerClockProps): ReactNode {
  const { play } = useMessages();
  // Whole seconds: in between nothing is drawn.
  const left = useClock(({ clock }) => clock && secondsLeft(clock, seat));
  const warning = useClock(({ clock }) => clock && warningOf(clock, seat));
  if (left === undefined) return null;
  const look = warning === 'over' ? 'over' : warning === 'oneMinute' ? 'short' : 'fine';
  const cost = left < 0 ? costText(game.profile, -left, play) : '';
  return (
    <span
      className={`clock clock--${look}${isRunning ? ' clock--running' : ''}`}
      role="timer"
      aria-label={`${play.timeLeft(clockText(left))} ${cost}`.trim()}
    >
      {clockText(left)} <span className="clock__cost">{cost}</span>
    </span>
  );
}

/** What the overtime costs up to now. */
function costText(profile: RuleProfile, overtime: number, play: Messages['play']): string {
  const { overtimePenaltyPerMinute, overtimeLossMinutes } = profile;
  return overtime > (overtimeLossMinutes ?? Infinity) * 60
    ? play.lostOnTime
    : play.timePenalty(Math.ceil(overtime / 60) * overtimePenaltyPerMinute);
}

/** Says once when five minutes or one are left, and when time is up; for people only. */
export function ClockVoice({ game, seat }: Omit<PlayerClockProps, 'isRunning'>): ReactNode {
  const { play } = useMessages();
  const warning = useClock(({ clock }) => clock && warningOf(clock, seat));
  const isSilent = warning === undefined || levelOf(game, seat) !== undefined;
  return (
    <span className="visually-hidden" role="status">
      {isSilent ? '' : play.clockWarnings[warning]}
    </span>
  );
}
