/**
 * The packed scorer: points of a placement straight from its two ints and the lanes, without
 * allocation (rules R45–R51). It only walks the new tiles: the points of tiles lying between them
 * and in the crossing words were summed when the board was loaded.
 */
import { InScorer } from './in-scorer.ts';
import type { LaneBoard } from './lane-board.ts';
import type { ScoringRules } from './score-placement.ts';

/** Scores placements of the board now loaded. */
export interface PlacementScorer {
  /** Points of the placement (packed-placement.ts); not checked for legality. */
  score(letters: number, place: number): number;
}

/** The quickest scorer that counts by these rules. */
export function createPlacementScorer(laneBoard: LaneBoard, rules: ScoringRules): PlacementScorer {
  if (!rules.inRule.enabled) {
    return new PackedScorer(laneBoard, rules.rackSize, rules.bingoBonus);
  }
  const scorer = new InScorer(rules);
  return { score: (letters, place) => scorer.score(laneBoard, letters, place) };
}

/** Scores placements of one loaded board after another, by rules without *IN. */
export class PackedScorer implements PlacementScorer {
  readonly #laneBoard: LaneBoard;
  readonly #rackSize: number;
  readonly #bingoBonus: number;

  /** @param rackSize tiles that earn the bonus when all are placed at once (R50) */
  constructor(laneBoard: LaneBoard, rackSize: number, bingoBonus: number) {
    this.#laneBoard = laneBoard;
    this.#rackSize = rackSize;
    this.#bingoBonus = bingoBonus;
  }

  /** Points of the placement (packed-placement.ts) on the board now loaded; not checked for legality. */
  score(letters: number, place: number): number {
    const board = this.#laneBoard;
    const points = board.tileSet.points;
    const { letterMultipliers, wordMultipliers, crossScores, blockPointsAfter, nextEmpty } = board;
    let cell = place & 0x3ff;
    let main = board.blockPointsBefore[cell]!;
    let wordMultiplier = 1;
    let crossPoints = 0;
    const tileCount = (place >>> 10) & 15;
    // The 40 bits of letters pass through one 30-bit window; blanks leave at the top of theirs.
    let window = letters;
    let blanks = place << 10;
    for (let tileNumber = 0; tileNumber < tileCount; tileNumber++) {
      if (tileNumber === 6) window = ((place >>> 27) << 25) | (((place >>> 22) & 31) << 20);
      const tile = ((window >>> 25) & 31) | ((blanks >>> 31) << 5);
      window <<= 5;
      blanks <<= 1;
      const value = points[tile]! * letterMultipliers[cell]!;
      const multiplier = wordMultipliers[cell]!;
      const crossScore = crossScores[cell]!;
      main += value + blockPointsAfter[cell]!;
      wordMultiplier *= multiplier;
      // Without a branch, which no processor could foresee: -1, no cross word, gives the mask 0.
      crossPoints += ((crossScore + value) * multiplier) & ~(crossScore >> 31);
      cell = nextEmpty[cell]!;
    }
    const bonus = tileCount === this.#rackSize ? this.#bingoBonus : 0;
    return main * wordMultiplier + crossPoints + bonus;
  }
}
