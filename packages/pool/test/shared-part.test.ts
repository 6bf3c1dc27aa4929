import { describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import { SearchBoard, UNIT_LEVELS } from '@bestzug/movegen';
import { EXAMPLE_POSITIONS, MINI_LEXICON } from '@bestzug/testkit';
import {
  awaitPart,
  beginPart,
  columnsOf,
  createSharedSearch,
  finishPart,
  resetSharedSearch,
  SharedUnits,
} from '../src/shared-part.ts';
import { unitCosts } from '../src/stop-cost.ts';
import { positionOf } from './direct-ranking.ts';

const board = new SearchBoard(MINI_LEXICON.graph, TURNIER_DE.layout, TURNIER_DE.tileSet);

describe('units', () => {
  test.each(EXAMPLE_POSITIONS)('are handed out once among all who share them: $name', ({ cgp }) => {
    const position = positionOf(cgp);
    board.load(position.board);
    const costs = unitCosts(board, position.rack);
    const { taken } = createSharedSearch(1);
    const sharers = [1, 2, 3].map(() => new SharedUnits(board, position.rack, taken));
    const found: number[] = [];
    for (let turn = 0; ; turn++) {
      const unit = sharers[turn % 3]!.next();
      if (unit < 0) break;
      found.push(unit);
    }
    expect(sharers.map((units) => units.next())).toEqual([-1, -1, -1]);
    const expected = [...costs.keys()].filter((unit) => costs[unit]! > 0);
    expect([...found].sort((one, other) => one - other)).toEqual(expected);
    expect(costs).toHaveLength(board.stops.count * UNIT_LEVELS);
    // Dearest first; costs are told apart by an eighth of a microsecond.
    found.forEach((unit, at) => {
      expect(costs[unit]!).toBeLessThanOrEqual(costs[found[Math.max(0, at - 1)]!]! + 1 / 8);
    });
  });
});

describe('a part', () => {
  test('is there when it is finished, and gone with the next search', () => {
    const shared = createSharedSearch(2);
    const [part, other] = shared.parts;
    beginPart(part!);
    expect(columnsOf(part!)).toBeUndefined();
    expect(finishPart(part!, Int32Array.of(10, 20, 1, 2, 3, 4))).toBe(true);
    awaitPart(part!);
    expect(columnsOf(part!)).toEqual({
      count: 2,
      scores: Int32Array.of(10, 20),
      letters: Int32Array.of(1, 2),
      places: Int32Array.of(3, 4),
    });
    expect(columnsOf(other!)).toBeUndefined();
    resetSharedSearch(shared);
    expect(columnsOf(part!)).toBeUndefined();
  });

  test('without placements is there as well', () => {
    const [part] = createSharedSearch(1).parts;
    expect(finishPart(part!, new Int32Array(0))).toBe(true);
    expect(columnsOf(part!)?.count).toBe(0);
  });

  test('too large for its memory has to be sent', () => {
    const [part] = createSharedSearch(1).parts;
    expect(finishPart(part!, new Int32Array(part!.columns.length + 3))).toBe(false);
    expect(columnsOf(part!)).toBeUndefined();
  });

  test('of a thread that never finishes is not waited for long', () => {
    const [part] = createSharedSearch(1).parts;
    awaitPart(part!);
    beginPart(part!);
    awaitPart(part!);
    expect(columnsOf(part!)).toBeUndefined();
  });
});
