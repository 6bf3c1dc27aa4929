import { describe, expect, test } from 'vitest';
import {
  createRandom,
  DE_102,
  DE_SUPER_200,
  emptyBoard,
  FAMILIE,
  newTilesOf,
  rackOf,
  shuffled,
  STANDARD_15,
  SUPER_21,
  withTiles,
  type Board,
  type RuleProfile,
  type TileSet,
} from '@bestzug/core';
import { MINI_LEXICON } from '@bestzug/testkit';
import { MoveGenerator } from '../src/move-generator.ts';
import { SearchBoard } from '../src/search-board.ts';

const EDITIONS: readonly RuleProfile[] = [
  FAMILIE,
  { ...FAMILIE, name: 'super', layout: SUPER_21, tileSet: DE_SUPER_200 },
];

/** Symbols of all tiles of a set. */
const tilesOf = ({ counts }: TileSet): number[] =>
  [...counts].flatMap((copies, symbol) => Array.from({ length: copies }, () => symbol));

/** Everything a search reads. */
function contentsOf(board: SearchBoard) {
  const { laneBoard, crossChecks, cells, stops } = board;
  return {
    letters: [...laneBoard.letters],
    crossChecks: [...crossChecks],
    crossScores: emptyCells(board, laneBoard.crossScores),
    nextEmpty: emptyCells(board, laneBoard.nextEmpty),
    before: emptyCells(board, laneBoard.blockPointsBefore),
    after: emptyCells(board, laneBoard.blockPointsAfter),
    starts: emptyCells(board, laneBoard.wordStarts),
    ranks: emptyCells(board, laneBoard.startRanks),
    tileCount: laneBoard.tileCount,
    cells: [...cells].filter((_, at) => isEmptyCell(board, at >> 3)),
    stops: [...stops.cells.subarray(0, stops.count)],
    limits: [...stops.leftLimits.subarray(0, stops.count)],
  };
}

const isEmptyCell = ({ laneBoard }: SearchBoard, cell: number): boolean =>
  laneBoard.isSquare[cell] === 1 && laneBoard.letters[cell] === 0;

const emptyCells = (board: SearchBoard, column: Int32Array): number[] =>
  [...column].filter((_, cell) => isEmptyCell(board, cell));

/** Plays a whole random game; after each play and each undo the board must equal a loaded one. */
function playAndTakeBack(profile: RuleProfile, seed: number): number {
  const random = createRandom(seed);
  const { layout, tileSet } = profile;
  const bag = shuffled([...tilesOf(tileSet)], random);
  const board = new SearchBoard(MINI_LEXICON.graph, layout, tileSet);
  const loaded = new SearchBoard(MINI_LEXICON.graph, layout, tileSet);
  const generator = new MoveGenerator(MINI_LEXICON.graph, profile);
  const states: Board[] = [emptyBoard(layout)];
  board.load(emptyBoard(layout));
  while (bag.length > 7) {
    const rack = rackOf(bag.splice(0, 7));
    const list = generator.all(board, rack);
    if (list.count === 0) continue;
    const row = random.nextBelow(list.count);
    const placement = list.placementAt(row, board.laneBoard);
    board.play(list.letters[row]!, list.places[row]!);
    states.push(withTiles(states.at(-1)!, newTilesOf(placement, layout.size)));
    loaded.load(states.at(-1)!);
    expect(contentsOf(board)).toEqual(contentsOf(loaded));
  }
  for (let state = states.length - 2; state >= 0; state--) {
    board.undo();
    loaded.load(states[state]!);
    expect(contentsOf(board)).toEqual(contentsOf(loaded));
  }
  return states.length;
}

describe('a search board', () => {
  test.each(EDITIONS.flatMap((profile) => [1, 2, 3].map((seed) => [profile.name, seed, profile])))(
    'played and taken back equals a loaded one: %s, game %i',
    (_name, seed, profile) => {
      if (typeof seed !== 'number' || typeof profile !== 'object') throw new Error('table');
      expect(playAndTakeBack(profile, seed)).toBeGreaterThan(4);
    },
  );

  test('refuses to take back what was not played', () => {
    const board = new SearchBoard(MINI_LEXICON.graph, STANDARD_15, DE_102);
    board.load(emptyBoard(STANDARD_15));
    expect(() => board.undo()).toThrow('no play to take back');
  });
});
