/**
 * How many threads one position is worth. A position without a blank is ranked in a twentieth of a
 * millisecond and one with two blanks in one to three; what a thread costs is of the same size.
 */
import { BLANK } from '@bestzug/lexicon';
import type { Rack } from '@bestzug/core';
import type { SearchBoard } from '@bestzug/movegen';
import { unitCosts } from './stop-cost.ts';

/**
 * What threads cost, in microseconds; Node 20 on 2 cores.
 *
 * - `start`: a thread until its first answer, timed by `Pool.start` of fresh pools; 30 to 50 ms on an
 *   idle machine, ten times that on a crowded one
 * - `handOff`: task out through piscina, answer back: median of positions with an empty rack on two
 *   threads, less that on one
 * - `mergeShare`: joining two parts, 7 ns a placement, as a share of searching and ranking them
 * - `imbalance`: time of the slower thread against the mean when units are taken one by one
 */
export const THREAD_COSTS = {
  start: 40_000,
  handOff: 65,
  mergeShare: 0.1,
  imbalance: 1.05,
} as const;

/** [blanks] microseconds to make the prefix table, which every thread needs. */
const PREFIX_TABLE_COSTS = [2, 14, 90] as const;

/** Another thread has to save at least this share of the time. */
const WORTHWHILE = 0.1;

/** Whether the pool's threads are already running. */
export type ThreadState = 'cold' | 'warm';

/** Expected microseconds to search and rank a loaded position with this number of threads. */
export function expectedTime(
  board: SearchBoard,
  rack: Rack,
  threads: number,
  state: ThreadState = 'warm',
): number {
  return timeOf(unitCosts(board, rack), rack, threads, state);
}

/**
 * The number of threads that is expected to rank the position soonest, at least 1; the smaller number
 * where more would save next to nothing. With threads still to be started that is always one.
 *
 * @param board loaded
 * @param available most threads to use
 */
export function chooseThreads(
  board: SearchBoard,
  rack: Rack,
  available: number,
  state: ThreadState = 'cold',
): number {
  const costs = unitCosts(board, rack);
  let best = 1;
  let bestTime = timeOf(costs, rack, 1, state);
  for (let threads = 2; threads <= available; threads++) {
    const time = timeOf(costs, rack, threads, state);
    if (time > bestTime * (1 - WORTHWHILE)) continue;
    best = threads;
    bestTime = time;
  }
  return best;
}

function timeOf(costs: Float64Array, rack: Rack, threads: number, state: ThreadState): number {
  const { start, handOff, mergeShare, imbalance } = THREAD_COSTS;
  const blanks = Math.min(rack.counts[BLANK]!, PREFIX_TABLE_COSTS.length - 1);
  const table = PREFIX_TABLE_COSTS[blanks]!;
  const search = costs.reduce((sum, cost) => sum + cost, 0);
  if (threads === 1) return table + search;
  const dearest = costs.reduce((most, cost) => Math.max(most, cost), 0);
  const slowest = Math.max(dearest, (search / threads) * imbalance);
  return (state === 'cold' ? start : 0) + handOff + table + slowest + search * mergeShare;
}
