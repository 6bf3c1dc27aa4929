import { describe, expect, test } from 'vitest';
import { formatMoveInFull, TURNIER_DE } from '@bestzug/core';
import { EXAMPLE_POSITIONS, MINI_LEXICON } from '@bestzug/testkit';
import {
  PlacementRanking,
  SearchBoard,
  MoveGenerator,
  type PlacementColumns,
} from '../src/index.ts';
import { readPosition } from './random-positions.ts';
import { sortRanked } from './ranked-text.ts';
import { MINI_GAME } from './small-game.ts';

/** As R114 wants them: points, across before down, row, column, word with blanks after tiles. */
const IN_ORDER: readonly (readonly [string, number])[] = [
  ['15O ZU', 30],
  ['1A TOR', 12],
  ['1A TORE', 12],
  ['1A TORE', 12],
  ['1A TOrE', 12],
  ['1A TOSE', 12],
  ['1A tORE', 12],
  ['1A ÜBER', 12],
  ['1B AAL', 12],
  ['1B AÄR', 12],
  ['1B ABT', 12],
  ['2A AB', 12],
  ['10A AB', 12],
  ['B1 AB', 12],
  ['A2 AB', 12],
  ['A10 AB', 12],
  ['1A AB', 4],
];

describe('the naive order of the tests', () => {
  test('is that of R114', () => {
    const texts = IN_ORDER.map(([move, points]) => ({ move, points }));
    expect(sortRanked(texts.toReversed())).toEqual(texts);
  });
});

/** The same rows in another order. */
function stirred({ count, letters, places, scores }: PlacementColumns, stride: number) {
  const rows = Array.from({ length: count }, (_, row) => (row * stride + 1) % count);
  expect(new Set(rows).size).toBe(count);
  const pick = (column: Int32Array): Int32Array => Int32Array.from(rows, (row) => column[row]!);
  return { count, letters: pick(letters), places: pick(places), scores: pick(scores) };
}

/** A large prime, so that it stirs lists of any length. */
const STRIDE = 7919;

describe('ranking', () => {
  test.each(EXAMPLE_POSITIONS.map(({ name, cgp }) => [name, cgp] as const))(
    'gives the order of R114, in whatever order the rows come: %s',
    (_, cgp) => {
      const { board, rack } = readPosition(cgp, MINI_GAME);
      const { laneBoard } = loaded(cgp);
      const generator = new MoveGenerator(MINI_LEXICON.graph, TURNIER_DE);
      const list = generator.all(loaded(cgp), rack);
      const ranking = new PlacementRanking();
      const textsOf = (columns: PlacementColumns, order: Int32Array) =>
        Array.from(order, (row) => ({
          move: formatMoveInFull(list.placementAt(row, laneBoard), board),
          points: columns.scores[row]!,
        }));
      const texts = textsOf(list, ranking.rank(list, laneBoard));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts).toEqual(sortRanked(texts));
      const packed = (columns: PlacementColumns): string[] =>
        Array.from(
          ranking.rank(columns, laneBoard),
          (row) => `${columns.letters[row]} ${columns.places[row]}`,
        );
      expect(packed(stirred(list, STRIDE))).toEqual(packed(list));
    },
  );

  test('of nothing is nothing', () => {
    const none = new Int32Array(0);
    const board = loaded(EXAMPLE_POSITIONS[0]?.cgp ?? '').laneBoard;
    const columns = { count: 0, letters: none, places: none, scores: none };
    expect([...new PlacementRanking().rank(columns, board)]).toEqual([]);
  });
});

function loaded(cgp: string): SearchBoard {
  const searchBoard = new SearchBoard(MINI_LEXICON.graph, TURNIER_DE.layout, TURNIER_DE.tileSet);
  searchBoard.load(readPosition(cgp, MINI_GAME).board);
  return searchBoard;
}
