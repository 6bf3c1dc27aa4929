/** Leave values of all multisets of up to six tiles in one array: what training makes. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import { MAX_RACK_SIZE, type TileSet } from '@bestzug/core';
import type { RackIndex } from '@bestzug/movegen';
import type { LeaveTable } from './leave-table.ts';
import { MultisetRank, NO_NUMBER, type MultisetNumber } from './multiset-rank.ts';
import { createPairLeaves } from './pair-leaves.ts';

/** Steps in which values are kept: hundredths of a point. */
export const STEPS_PER_POINT = 100;

const STEP_MILLIPOINTS = 10;

/** Leaves of so many tiles and more are kept in tenths of a point. */
const COARSE_SIZE = 5;

/** A tenth of a point. */
export const COARSE_STEPS = 10;

/** Number of the first leave that is kept in tenths. */
export const firstCoarseOf = (ranking: MultisetRank): MultisetNumber =>
  ranking.sizeStarts[COARSE_SIZE] ?? ranking.count;

/** Largest value an entry can take. */
const MAX_STEPS = 0x7fff;

/** A table with a value for each multiset of tiles. Immutable. */
export class DenseLeaves implements LeaveTable {
  readonly ranking: MultisetRank;
  /** [multisets] hundredths of a point, by number (multiset-rank.ts). Not to be written to. */
  readonly values: Int16Array;
  readonly #fallback: LeaveTable = createPairLeaves();
  /** [subracks] numbers of leaves being built up, less the first number of their size. */
  readonly #parts: Int32Array = new Int32Array(1 << MAX_RACK_SIZE);

  /** @param values belongs to the table from now on; may lie in shared memory */
  constructor(ranking: MultisetRank, values: Int16Array) {
    this.ranking = ranking;
    this.values = values;
  }

  /** Racks larger than the table knows are judged by their single tiles and pairs. */
  valueOf(counts: ArrayLike<number>): number {
    const number = this.ranking.numberOf(counts);
    if (number === NO_NUMBER) return this.#fallback.valueOf(counts);
    return this.values[number]! * STEP_MILLIPOINTS;
  }

  valuesOf(rack: RackIndex, values: Int32Array): void {
    const { ranking } = this;
    const parts = this.#parts;
    parts[0] = 0;
    values[0] = this.values[0]! * STEP_MILLIPOINTS;
    // Subracks without the symbols still to come; their numbers are built up symbol by symbol.
    let count = 1;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      const copies = rack.copies[symbol]!;
      for (let kept = 1; kept <= copies; kept++) {
        for (let before = 0; before < count; before++) {
          const subrack = kept * count + before;
          const size = rack.sizes[subrack]!;
          const isKnown = size <= ranking.maxSize && kept <= ranking.limits[symbol]!;
          if (!isKnown || parts[before] === NO_NUMBER) {
            parts[subrack] = NO_NUMBER;
            values[subrack] = this.#fallback.valueOf(countsOfSubrack(rack, subrack));
          } else {
            const part = parts[before]! + ranking.shareOf(symbol, kept, size);
            parts[subrack] = part;
            values[subrack] = this.values[ranking.sizeStarts[size]! + part]! * STEP_MILLIPOINTS;
          }
        }
      }
      count *= copies + 1;
    }
  }
}

/** [31] tiles of a subrack. */
function countsOfSubrack(rack: RackIndex, subrack: number): Uint8Array {
  const counts = new Uint8Array(SYMBOL_COUNT);
  let rest = subrack;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    const choices = rack.copies[symbol]! + 1;
    counts[symbol] = rest % choices;
    rest = Math.floor(rest / choices);
  }
  return counts;
}

/** The numbers of leaves: one tile less than a rack has, since a placement lays one at least. */
export const leaveRankingOf = (tileSet: TileSet, rackSize: number): MultisetRank =>
  new MultisetRank(tileSet.counts, rackSize - 1);

/**
 * A table of values in points, rounded; values no entry can take become the nearest it can. Leaves
 * of five tiles and more are rounded to tenths: no training knows them better, and the file gets a
 * third smaller.
 */
export function denseLeavesFrom(ranking: MultisetRank, points: ArrayLike<number>): DenseLeaves {
  const values = new Int16Array(ranking.count);
  const firstCoarse = firstCoarseOf(ranking);
  for (let number = 0; number < values.length; number++) {
    const grain = number < firstCoarse ? 1 : COARSE_STEPS;
    const steps = Math.round((points[number]! * STEPS_PER_POINT) / grain) * grain;
    values[number] = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, steps));
  }
  return new DenseLeaves(ranking, values);
}

/** A table in which every leave is worth nothing: where training begins. */
export const zeroLeaves = (ranking: MultisetRank): DenseLeaves =>
  new DenseLeaves(ranking, new Int16Array(ranking.count));
