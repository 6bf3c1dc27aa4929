/**
 * What racks seen in self-play say about the leaves they contain.
 *
 * A rack seen with the best equity e is one sample of e for every set of its tiles: had the player
 * kept these and drawn the others, it would have been the same rack. A leave that can be picked from
 * the rack in w ways gets the sample w times: drawing from the bag makes a rack with three E so much
 * more often out of a kept E than out of three other tiles.
 */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import type { Equity } from '../evaluate.ts';
import type { MultisetNumber, MultisetRank } from './multiset-rank.ts';

/** Squares of millipoints would outgrow whole numbers in a double; those of hundredths do not. */
const MILLIPOINTS_PER_STEP = 10;

/** Sums over sightings, by leave. Mutable. Sums are whole numbers, so the order of adding is free. */
export class LeaveSums {
  readonly ranking: MultisetRank;
  /** [leaves] samples, each counted in so many ways. */
  readonly weights: Float64Array;
  /** [leaves] squares of these weights, to know how many samples they are worth. */
  readonly squaredWeights: Float64Array;
  /** [leaves] weighted equities in millipoints. */
  readonly equities: Float64Array;
  /** Squares of the equities of all sightings, in (1/100 point)². */
  squareSum = 0;
  /** Racks seen. */
  sightings = 0;
  /** Tiles of each rack seen. */
  readonly rackSize: number;
  #rack: ArrayLike<number> = [];
  #equity = 0;

  constructor(ranking: MultisetRank, rackSize: number) {
    this.ranking = ranking;
    this.rackSize = rackSize;
    this.weights = new Float64Array(ranking.count);
    this.squaredWeights = new Float64Array(ranking.count);
    this.equities = new Float64Array(ranking.count);
  }

  /**
   * Takes in a full rack.
   *
   * @param rack [31] tiles per symbol, no more of any than there are
   * @param equity of its best move, in millipoints
   */
  add(rack: ArrayLike<number>, equity: Equity): void {
    this.#rack = rack;
    this.#equity = equity;
    this.#addFrom(0, 0, 0, 1);
    this.squareSum += Math.round(equity / MILLIPOINTS_PER_STEP) ** 2;
    this.sightings++;
  }

  /**
   * Goes through the leaves of the rack, from a symbol on.
   *
   * @param number of the leave up to now, less the first number of its size
   * @param ways to pick the tiles up to now
   */
  #addFrom(from: number, size: number, number: number, ways: number): void {
    const { ranking } = this;
    let symbol = from;
    while (symbol < SYMBOL_COUNT && this.#rack[symbol] === 0) symbol++;
    if (symbol === SYMBOL_COUNT) {
      this.#addLeave(number + ranking.sizeStarts[size]!, ways);
      return;
    }
    const copies = this.#rack[symbol]!;
    const most = Math.min(copies, ranking.maxSize - size);
    let choices = 1;
    for (let kept = 0; kept <= most; kept++) {
      const share = ranking.shareOf(symbol, kept, size + kept);
      this.#addFrom(symbol + 1, size + kept, number + share, ways * choices);
      choices = (choices * (copies - kept)) / (kept + 1);
    }
  }

  #addLeave(leave: MultisetNumber, ways: number): void {
    this.weights[leave]! += ways;
    this.squaredWeights[leave]! += ways * ways;
    this.equities[leave]! += ways * this.#equity;
  }
}
