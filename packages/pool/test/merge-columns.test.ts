import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import {
  MoveGenerator,
  PlacementRanking,
  SearchBoard,
  UNIT_LEVELS,
  type PlacementColumns,
} from '@bestzug/movegen';
import { EXAMPLE_POSITIONS, MINI_LEXICON, positionArbitrary } from '@bestzug/testkit';
import { mergeColumns } from '../src/merge-columns.ts';
import { packColumns, unpackColumns } from '../src/packed-columns.ts';
import { createDirectRanking, positionOf, rowsOf } from './direct-ranking.ts';

const rankDirectly = createDirectRanking(MINI_LEXICON.graph);
const board = new SearchBoard(MINI_LEXICON.graph, TURNIER_DE.layout, TURNIER_DE.tileSet);
const generator = new MoveGenerator(MINI_LEXICON.graph, TURNIER_DE);
const ranking = new PlacementRanking();

/** The rows of a list whose number the choice gives to a part. */
function select(list: PlacementColumns, choice: (row: number) => boolean): PlacementColumns {
  const rows = Int32Array.from({ length: list.count }, (_, row) => row).filter(choice);
  return unpackColumns(packColumns({ ...list, count: rows.length }, rows));
}

describe('merging', () => {
  test('of any division of the placements gives the ranked whole', () => {
    const divisionArbitrary = fc.record({
      setup: positionArbitrary({ maxPlacements: 12 }),
      parts: fc.integer({ min: 1, max: 9 }),
      deal: fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
    });
    fc.assert(
      fc.property(divisionArbitrary, ({ setup, parts, deal }) => {
        const [rack] = setup.racks;
        const position = { board: setup.board, rack: rack! };
        const whole = rankDirectly(position);
        board.load(setup.board);
        const divided = Array.from({ length: parts }, (_, part) =>
          select(whole, (row) => deal[row % deal.length]! % parts === part),
        );
        const merged = mergeColumns(divided, board.laneBoard.startRanks);
        expect(rowsOf(merged)).toEqual(rowsOf(whole));
      }),
      { seed: 11, numRuns: 150 },
    );
  });

  test.each(EXAMPLE_POSITIONS)('of parts searched one by one gives the whole: $name', ({ cgp }) => {
    const position = positionOf(cgp);
    board.load(position.board);
    const units = Array.from({ length: board.stops.count * UNIT_LEVELS }, (_, unit) => unit);
    const parts = units.map((unit) => {
      const left = [unit];
      const list = generator.all(board, position.rack, { next: () => left.pop() ?? -1 });
      return unpackColumns(packColumns(list, ranking.rank(list, board.laneBoard)));
    });
    expect(parts.length).toBeGreaterThan(0);
    const merged = mergeColumns(parts, board.laneBoard.startRanks);
    expect(rowsOf(merged)).toEqual(rowsOf(rankDirectly(position)));
  });

  test('of empty parts and of none is empty', () => {
    const ranks = board.laneBoard.startRanks;
    const empty = unpackColumns(new Int32Array(0));
    expect(mergeColumns([empty, empty], ranks).count).toBe(0);
    expect(mergeColumns([], ranks).count).toBe(0);
  });
});

describe('packing columns', () => {
  test('keeps nothing but the rows asked for, in that order', () => {
    const list = {
      count: 2,
      scores: Int32Array.of(10, 20, 99, 99),
      letters: Int32Array.of(1, 2, 99, 99),
      places: Int32Array.of(-3, 4, 99, 99),
    };
    const packed = packColumns(list, Int32Array.of(1, 0));
    expect([...packed]).toEqual([20, 10, 2, 1, 4, -3]);
    expect(packed.buffer.byteLength).toBe(24);
    expect(rowsOf(unpackColumns(packed))).toEqual([
      [20, 2, 4],
      [10, 1, -3],
    ]);
  });
});
