/**
 * What threads share that search one position together. They take its units (stops with left parts
 * of so many tiles) one by one, dearest first, so that all are done at about the same time, and each
 * leaves what it found in memory that the main thread reads without waiting for a message.
 */
import type { Rack } from '@bestzug/core';
import type { PlacementColumns, SearchBoard, UnitSource } from '@bestzug/movegen';
import { unpackColumns, type PackedColumns } from './packed-columns.ts';
import { unitCosts } from './stop-cost.ts';

/** Placements there is room for; a thread that finds more sends them as a message. */
const PART_CAPACITY = 1 << 15;

/** States of a part: nobody works at it, a thread does, nothing will come; or 1 + placements found. */
const UNTOUCHED = 0;
const AT_WORK = -1;
const SENT_OTHERWISE = -2;

/** Looks at the state before the main thread goes to sleep: about what falling asleep costs. */
const SPINS = 5000;

/** Milliseconds the main thread sleeps at most: whatever else waits for it comes first then. */
const PATIENCE = 2;

/** The part of another thread. Plain data in shared memory. */
export interface SharedPart {
  /** [1] */
  readonly state: Int32Array;
  /** [3 × PART_CAPACITY] packed columns, from the beginning. */
  readonly columns: Int32Array;
}

/** The memory of one call; used again when all threads are done with it. */
export interface SharedSearch {
  /** [1] how many units are taken. */
  readonly taken: Int32Array;
  /** [threads - 1] */
  readonly parts: readonly SharedPart[];
}

const sharedInts = (length: number): Int32Array =>
  new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));

/** Memory for a search by the main thread and so many others. */
export const createSharedSearch = (others: number): SharedSearch => ({
  taken: sharedInts(1),
  parts: Array.from({ length: others }, () => ({
    state: sharedInts(1),
    columns: sharedInts(3 * PART_CAPACITY),
  })),
});

/** Makes the memory ready for the next search. */
export function resetSharedSearch({ taken, parts }: SharedSearch): void {
  taken[0] = 0;
  for (const { state } of parts) state[0] = UNTOUCHED;
}

/** Takes units of a loaded board that no other thread has taken. */
export class SharedUnits implements UnitSource {
  readonly #order: Int32Array;
  readonly #taken: Int32Array;

  /** @param taken shared by all who search the position */
  constructor(board: SearchBoard, rack: Rack, taken: Int32Array) {
    this.#order = dearestFirst(unitCosts(board, rack));
    this.#taken = taken;
  }

  next(): number {
    const next = Atomics.add(this.#taken, 0, 1);
    return next < this.#order.length ? this.#order[next]! : -1;
  }
}

/** Bits of a sorting key that hold the unit. */
const UNIT_BITS = 15;
/** Steps of a microsecond told apart. */
const COST_STEPS = 8;
const MOST_STEPS = 0xffff;

/** Units that cost anything, by falling cost; the same in every thread. */
function dearestFirst(costs: Float64Array): Int32Array {
  const keys = new Int32Array(costs.length);
  let count = 0;
  for (let unit = 0; unit < costs.length; unit++) {
    if (costs[unit] === 0) continue;
    const steps = Math.min(MOST_STEPS, Math.floor(costs[unit]! * COST_STEPS));
    keys[count++] = ((MOST_STEPS - steps) << UNIT_BITS) | unit;
  }
  return keys
    .subarray(0, count)
    .sort()
    .map((key) => key & ((1 << UNIT_BITS) - 1));
}

/** Tells the main thread that the part is worth waiting for. */
export const beginPart = ({ state }: SharedPart): void => void Atomics.store(state, 0, AT_WORK);

/** Leaves what was found; returns whether there was room for it. */
export function finishPart({ state, columns }: SharedPart, found: PackedColumns): boolean {
  const fits = found.length <= columns.length;
  if (fits) columns.set(found);
  Atomics.store(state, 0, fits ? 1 + found.length / 3 : SENT_OTHERWISE);
  Atomics.notify(state, 0);
  return fits;
}

/** What was found of a part: a view, valid until the next search. Undefined = not there (yet). */
export function columnsOf({ state, columns }: SharedPart): PlacementColumns | undefined {
  const found = Atomics.load(state, 0);
  return found > 0 ? unpackColumns(columns.subarray(0, 3 * (found - 1))) : undefined;
}

/** Blocks for a moment if a thread is still at work at the part. */
export function awaitPart({ state }: SharedPart): void {
  for (let spin = 0; spin < SPINS; spin++) if (Atomics.load(state, 0) !== AT_WORK) return;
  Atomics.wait(state, 0, AT_WORK, PATIENCE);
}
