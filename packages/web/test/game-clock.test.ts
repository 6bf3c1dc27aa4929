import { describe, expect, test } from 'vitest';
import {
  FAMILIE,
  invariant,
  playAction,
  startSeededGame,
  TURNIER_DE,
  type Game,
  type RuleProfile,
} from '@bestzug/core';
import {
  clockSeat,
  clockText,
  newClock,
  overtimeOf,
  secondsLeft,
  ticked,
  warningOf,
  withMinutes,
  withOvertime,
  type GameClock,
} from '../src/play/game-clock.ts';
import { lastDecision } from '../src/play/game-step.ts';

/** A game of two people. */
function gameUnder(profile: RuleProfile): Game {
  const players = ['Anna', 'Ben'].map((name) => ({ name, engine: undefined }));
  const game = startSeededGame({ profile, lexicon: undefined, players }, 1, 0);
  invariant(game.ok, 'a game of two begins');
  return game.value;
}

/** A clock of ten minutes on which Anna has used so many seconds. */
function clockAfter(seconds: number): GameClock {
  const clock = newClock(gameUnder(withMinutes(FAMILIE, 10)));
  invariant(clock !== undefined, 'there is a clock');
  return ticked(clock, 0, seconds * 1000);
}

describe('the clock', () => {
  test.each([
    [0, '10:00', undefined],
    [299.9, '5:01', undefined],
    [300, '5:00', 'fiveMinutes'],
    [540, '1:00', 'oneMinute'],
    [600.5, '0:00', 'oneMinute'],
    [601, '−0:01', 'over'],
    [725, '−2:05', 'over'],
  ])('shows and says after %d seconds %s, %s', (used, text, warning) => {
    const clock = clockAfter(used);
    expect(clockText(secondsLeft(clock, 0))).toBe(text);
    expect(warningOf(clock, 0)).toBe(warning);
    expect(secondsLeft(clock, 1)).toBe(600);
  });

  test('shows hours where there are any', () => {
    expect(clockText(3725)).toBe('1:02:05');
  });

  test('does not warn of what was agreed from the start', () => {
    const clock = newClock(gameUnder(withMinutes(FAMILIE, 1)));
    invariant(clock !== undefined, 'there is a clock');
    expect(warningOf(clock, 0)).toBeUndefined();
    expect(warningOf(ticked(clock, 0, 61_500), 0)).toBe('over');
  });

  test('is there only where the game has one', () => {
    expect(newClock(gameUnder(withMinutes(TURNIER_DE, undefined)))).toBeUndefined();
    expect(newClock(gameUnder(withMinutes(TURNIER_DE, 25)))?.limit).toBe(1500);
  });

  test('runs for whoever can think', () => {
    const game = gameUnder(FAMILIE);
    expect(clockSeat(game, 0)).toBe(0);
    expect(clockSeat(game, undefined)).toBeUndefined();
  });

  test('costs 10 points for every started minute at the end', () => {
    let game = gameUnder(withMinutes(FAMILIE, 10));
    for (const player of [0, 1, 0]) game = passed(game, player);
    const beforeLast = game;
    const timed = withOvertime(game, clockAfter(661));
    expect(overtimeOf(clockAfter(661), 0)).toBe(61);
    const { phase } = passed(timed, 1);
    expect(phase.kind === 'over' && phase.clockPoints).toEqual([-20, 0]);
    expect(phase.kind === 'over' && phase.lostOnTime).toEqual([]);
    // Taking back goes to the decision, not to the note of overtime within it.
    expect(lastDecision(passed(timed, 1))).toBe(beforeLast);
  });

  test('loses the tournament game after five minutes of overtime', () => {
    let game = gameUnder(withMinutes(TURNIER_DE, 10));
    for (const player of [0, 1, 0]) game = passed(game, player);
    const { phase } = passed(withOvertime(game, clockAfter(901)), 1);
    expect(phase.kind === 'over' && phase.lostOnTime).toEqual([0]);
    expect(phase.kind === 'over' && phase.winner).toBe(1);
  });
});

function passed(game: Game, player: number): Game {
  const next = playAction(game, { kind: 'pass', player }, undefined);
  invariant(next.ok, 'a pass is always possible');
  return next.value;
}
