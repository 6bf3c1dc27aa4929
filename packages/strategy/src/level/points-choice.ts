/** The choice of the levels that think of points: a placement near to a share of the best one. */
import { countBits } from '@bestzug/lexicon';
import { blankBitsOf, createRandom, tileCountOf } from '@bestzug/core';
import {
  comparePlacements,
  equitiesOf,
  LeaveMap,
  MILLIPOINTS,
  RackIndex,
  type MoveGenerator,
} from '@bestzug/movegen';
import { createLeaveJudge, equityFromPoints, type Equity } from '../evaluate.ts';
import type { LeaveTable } from '../leave/leave-table.ts';
import type { TurnView } from '../player/player.ts';

/** Points that a blank must bring to be laid. */
const BLANK_WORTH = 15;

/** All that these levels think of the tiles they keep: a blank is too good for a few points. */
export const BLANK_THRIFT: LeaveTable = {
  valueOf: (counts) => equityFromPoints(BLANK_WORTH * counts[0]!),
};

/** A placement on the board of the view, and what it is worth. */
export interface ValuedPlacement {
  /** See packed-placement.ts in core. */
  readonly letters: number;
  readonly place: number;
  readonly points: number;
}

/** The placement to play and what it was chosen from. */
export interface PointsChoice {
  readonly chosen: ValuedPlacement;
  /** The best by points and thrift. */
  readonly favourite: ValuedPlacement;
  /** Share of the favourite's points looked for; 1 = the favourite itself. */
  readonly share: number;
  /** Placements there were. */
  readonly count: number;
}

/** Chooses; owns its buffers. */
export class PointsChooser {
  readonly #generator: MoveGenerator;
  readonly #low: number;
  readonly #high: number;
  readonly #rackIndex: RackIndex = new RackIndex();
  readonly #leaveMap: LeaveMap = new LeaveMap();

  /** @param shares see `LevelThinking` */
  constructor(
    generator: MoveGenerator,
    { low, high }: { readonly low: number; readonly high: number },
  ) {
    this.#generator = generator;
    this.#low = low;
    this.#high = high;
  }

  /**
   * A placement, or `undefined` where none fits. Among equally near ones the better, then the first
   * in the documented order (R114). It lays no blank more than the favourite would. When the
   * favourite goes out, it is taken: everybody sees that.
   */
  choose({
    searchBoard,
    rack,
    unseen,
    profile,
    gameSeed,
    turn,
  }: TurnView): PointsChoice | undefined {
    const { startRanks } = searchBoard.laneBoard;
    const list = this.#generator.all(searchBoard, rack);
    if (list.count === 0) return undefined;
    this.#rackIndex.load(rack);
    this.#leaveMap.load(this.#rackIndex, createLeaveJudge(BLANK_THRIFT, unseen, profile.tileSet));
    const equities = equitiesOf(list, this.#rackIndex, this.#leaveMap);

    const nearestTo = (goal: Equity, first: number, mostBlanks: number): number => {
      let nearest = first;
      for (let row = 0; row < list.count; row++) {
        if (row === nearest || blanksOf(list.places[row]!) > mostBlanks) continue;
        const nearer = Math.abs(equities[nearest]! - goal) - Math.abs(equities[row]! - goal);
        const better = nearer === 0 ? equities[row]! - equities[nearest]! : nearer;
        if (better < 0) continue;
        if (better > 0 || comparePlacements(list, row, list, nearest, startRanks) < 0) {
          nearest = row;
        }
      }
      return nearest;
    };
    const valued = (row: number): ValuedPlacement => ({
      letters: list.letters[row]!,
      place: list.places[row]!,
      points: list.scores[row]!,
    });

    const favouriteRow = nearestTo(Number.MAX_SAFE_INTEGER, 0, rack.size);
    const favourite = valued(favouriteRow);
    const goesOut = unseen.bag === 0 && tileCountOf(favourite.place) === rack.size;
    const unit = createRandom(gameSeed, turn).nextUnit();
    const share = goesOut ? 1 : this.#low + unit * (this.#high - this.#low);
    const loss = Math.round((1 - share) * favourite.points * MILLIPOINTS);
    const goal = equities[favouriteRow]! - loss;
    const row =
      loss === 0 ? favouriteRow : nearestTo(goal, favouriteRow, blanksOf(favourite.place));
    return { chosen: valued(row), favourite, share, count: list.count };
  }
}

/** Number of blanks a placement lays. */
const blanksOf = (place: number): number => countBits(blankBitsOf(place));
