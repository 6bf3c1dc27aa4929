/**
 * The leaves of one rack with their values, by subrack number (rack-index.ts): at most 2⁸, filled
 * once per rack, so that a search adds the leave's value with one read.
 */
import { BLANK, SYMBOL_COUNT } from '@bestzug/lexicon';
import { MAX_RACK_SIZE, packedLetter, tileCountOf } from '@bestzug/core';
import type { RackIndex } from './rack-index.ts';
import type { PlacementColumns } from './ranking.ts';

/** Millipoints of a point; equities are integer millipoints. */
export const MILLIPOINTS = 1000;

/**
 * Says what keeping tiles is worth, at most half a million points either way: with the points of a move
 * (`MAX_MOVE_POINTS`) and what bounds add to them, the search has no room for more.
 */
export interface LeaveJudge {
  /**
   * Value in millipoints.
   *
   * @param counts [31] tiles kept per rack symbol (0 = blank); only valid during the call
   */
  valueOf(counts: ArrayLike<number>): number;

  /**
   * Values of all leaves of a rack at once, where a judge can tell them quicker than one by one.
   *
   * @param values [subracks] written over, millipoints by subrack number
   */
  valuesOf?(rack: RackIndex, values: Int32Array): void;
}

/** The tables of a leave map. */
export interface LeaveTables {
  /** [subracks] millipoints of keeping the subrack. */
  readonly values: Int32Array;
  /** [tiles kept] highest value among leaves of that many tiles, millipoints. */
  readonly bestBySize: Int32Array;
}

const newTables = (): LeaveTables => ({
  values: new Int32Array(1 << MAX_RACK_SIZE),
  bestBySize: new Int32Array(MAX_RACK_SIZE + 1),
});

/** Values of all leaves of the rack now loaded. */
export class LeaveMap implements LeaveTables {
  readonly values: Int32Array;
  readonly bestBySize: Int32Array;
  readonly #counts: Uint8Array = new Uint8Array(SYMBOL_COUNT);

  /** @param tables to fill; left out: new ones */
  constructor(tables: LeaveTables = newTables()) {
    this.values = tables.values;
    this.bestBySize = tables.bestBySize;
  }

  /** Judges all leaves of the rack now in the index. */
  load(rack: RackIndex, judge: LeaveJudge): void {
    const { values, bestBySize } = this;
    if (judge.valuesOf === undefined) this.#judgeEach(rack, judge);
    else judge.valuesOf(rack, values);
    bestBySize.fill(-0x80000000);
    for (let subrack = 0; subrack <= rack.full; subrack++) {
      const size = rack.sizes[subrack]!;
      if (values[subrack]! > bestBySize[size]!) bestBySize[size] = values[subrack]!;
    }
  }

  #judgeEach(rack: RackIndex, judge: LeaveJudge): void {
    const counts = this.#counts;
    for (let subrack = 0; subrack <= rack.full; subrack++) {
      let rest = subrack;
      for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
        const copies = rack.copies[symbol]!;
        if (copies === 0) continue;
        counts[symbol] = rest % (copies + 1);
        rest = Math.floor(rest / (copies + 1));
      }
      this.values[subrack] = judge.valueOf(counts);
    }
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      if (rack.copies[symbol]! > 0) counts[symbol] = 0;
    }
  }
}

/** Subrack that a placement leaves of the rack in the index. */
export function leaveOf(rack: RackIndex, letters: number, place: number): number {
  let subrack = rack.full;
  const tileCount = tileCountOf(place);
  for (let tile = 0; tile < tileCount; tile++) {
    const isBlank = (place >>> (21 - tile)) & 1;
    subrack -= rack.placeValues[isBlank ? BLANK : packedLetter(letters, place, tile)]!;
  }
  return subrack;
}

/**
 * Equity of each placement: points × 1000 + value of the leave. [placements] millipoints, in the
 * order of the columns.
 */
export function equitiesOf(
  columns: PlacementColumns,
  rack: RackIndex,
  leaves: LeaveMap,
): Int32Array {
  const equities = new Int32Array(columns.count);
  for (let row = 0; row < columns.count; row++) {
    const leave = leaveOf(rack, columns.letters[row]!, columns.places[row]!);
    equities[row] = columns.scores[row]! * MILLIPOINTS + leaves.values[leave]!;
  }
  return equities;
}
