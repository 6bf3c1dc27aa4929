/**
 * The packed scorer where *IN may lie (rules R87, R88, R94–R97, R102): it walks every word, because an
 * *IN counts 10 in one word and 0 in another, and what is summed up per block cannot know that.
 */
import { IN_ENDING, type Letter } from '@bestzug/lexicon';
import { endsInPlural } from './in-rule.ts';
import { crossingCell, type Cell, type LaneBoard } from './lane-board.ts';
import { packedTile, tileCountOf, firstCellOf } from './packed-placement.ts';
import type { ScoringRules } from './score-placement.ts';
import { tileLetter, type Tile } from './tile.ts';

/** Scores placements of any loaded board. */
export class InScorer {
  readonly #rules: ScoringRules;
  /** Letters of the word being summed. */
  readonly #letters: Letter[] = [];

  constructor(rules: ScoringRules) {
    this.#rules = rules;
  }

  /** Points of the placement (packed-placement.ts) on the board; not checked for legality. */
  score(board: LaneBoard, letters: number, place: number): number {
    const { rackSize, bingoBonus } = this.#rules;
    const count = tileCountOf(place);
    const cells: Cell[] = [];
    const tiles: Tile[] = [];
    let cell = firstCellOf(place);
    for (let number = 0; number < count; number++) {
      cells.push(cell);
      tiles.push(packedTile(letters, place, number));
      cell = board.nextEmpty[cell]!;
    }
    let total = count === rackSize ? bingoBonus : 0;
    total += this.#wordPoints(board, cells, tiles);
    for (let number = 0; number < count; number++) {
      if (board.crossScores[cells[number]!]! < 0) continue;
      const crossing = crossingCell(board.geometry, cells[number]!);
      total += this.#wordPoints(board, [crossing], [tiles[number]!]);
    }
    return total;
  }

  /** Points of the word along the lane of these cells, which the tiles newly cover. */
  #wordPoints(board: LaneBoard, cells: readonly Cell[], tiles: readonly Tile[]): number {
    const word = this.#letters;
    word.length = 0;
    let sum = 0;
    let inPoints = 0;
    let multiplier = 1;
    let number = 0;
    let cell = board.wordStarts[cells[0]!]!;
    for (; board.letters[cell] !== 0 || number < cells.length; cell++) {
      let letter = board.letters[cell]!;
      let points = board.tilePoints[cell]!;
      if (letter === 0) {
        const tile = tiles[number++]!;
        letter = tileLetter(tile);
        points = this.#rules.tileSet.points[tile]! * this.#factor(board, cell, letter);
        multiplier *= board.wordMultipliers[cell]!;
      }
      if (letter === IN_ENDING) inPoints += points;
      sum += points;
      word.push(letter);
    }
    return (endsInPlural(word) ? sum - inPoints : sum) * multiplier;
  }

  /** R95. */
  #factor(board: LaneBoard, cell: Cell, letter: Letter): number {
    const isFlat = letter === IN_ENDING && this.#rules.inRule.letterPremium === 'flat';
    return isFlat ? 1 : board.letterMultipliers[cell]!;
  }
}
