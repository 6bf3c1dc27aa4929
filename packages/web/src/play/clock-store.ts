/**
 * The running clock. It counts while somebody can think: not while the page is hidden, another view
 * is open or the curtain is drawn. It is written down every second, so that a reload costs nobody
 * more than that.
 */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Game } from '@bestzug/core';
import { keep, readKept } from '../app/kept.ts';
import { newClock, secondsLeft, ticked, type GameClock } from './game-clock.ts';

/** Key in the local storage; a game that was saved without it has no clock. */
const STORAGE_KEY = 'bestzug.clock';

/** How often time is counted, milliseconds. */
const STEP = 250;

/** What counts at most between two steps, milliseconds: a machine that slept has not thought. */
const LONGEST_STEP = 2000;

/** The clock of the game on the page; undefined = it has none. */
export const useClock = create<{ readonly clock: GameClock | undefined }>()(() => ({
  clock: undefined,
}));

/** Sets a clock for a game that begins. */
export function startClock(game: Game): void {
  show(newClock(game));
}

/** Takes up the clock of a game that was saved. */
export function resumeClock(game: Game): void {
  const clock = newClock(game);
  const used = readUsed(game.players.length);
  useClock.setState({ clock: clock && used && { ...clock, used } });
}

/** There is no game any more. */
export function stopClock(): void {
  show(undefined);
}

function show(clock: GameClock | undefined): void {
  useClock.setState({ clock });
  // Where nothing can be kept the table says so when it saves the game.
  keep(STORAGE_KEY, clock?.used);
}

function readUsed(players: number): readonly number[] | undefined {
  const used = readKept(STORAGE_KEY);
  if (!Array.isArray(used)) return undefined;
  const times = used.filter((time) => typeof time === 'number' && time >= 0);
  return times.length === players ? times : undefined;
}

/** Lets the clock of a player run while the component is shown; undefined = it stands. */
export function useRunningClock(seat: number | undefined): void {
  const hasClock = useClock(({ clock }) => clock !== undefined);
  useEffect(() => {
    if (seat === undefined || !hasClock) return undefined;
    let last = performance.now();
    const count = (): void => {
      const now = performance.now();
      const step = Math.min(now - last, LONGEST_STEP);
      last = now;
      const { clock } = useClock.getState();
      if (clock === undefined || document.hidden) return;
      const next = ticked(clock, seat, step);
      const isNewSecond = secondsLeft(next, seat) !== secondsLeft(clock, seat);
      if (isNewSecond) show(next);
      else useClock.setState({ clock: next });
    };
    const timer = setInterval(count, STEP);
    return () => {
      count();
      clearInterval(timer);
    };
  }, [seat, hasClock]);
}
