import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBoard, rackOf, STANDARD_15, SUPER_21, TURNIER_DE } from '@bestzug/core';
import { positionArbitrary } from '@bestzug/testkit';
import {
  countPositions,
  packPositions,
  positionAt,
  requireSearchable,
} from '../src/packed-position.ts';

describe('packing positions', () => {
  test('and looking at them gives the same positions', () => {
    const packedArbitrary = fc.array(
      fc.record({
        setup: positionArbitrary({ maxPlacements: 8 }),
        openingDirections: fc.constantFrom('across' as const, 'both' as const),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(packedArbitrary, (drawn) => {
        const positions = drawn.map(({ setup, openingDirections }) => ({
          board: setup.board,
          rack: setup.racks[0]!,
          openingDirections,
        }));
        const packed = packPositions(positions);
        expect(countPositions(packed)).toBe(positions.length);
        positions.forEach((position, number) => {
          expect(positionAt(packed, number, STANDARD_15)).toEqual(position);
        });
      }),
      { seed: 21, numRuns: 50 },
    );
  });

  test('searches both directions of an empty board unless told otherwise', () => {
    const packed = packPositions([{ board: emptyBoard(SUPER_21), rack: rackOf([1, 2]) }]);
    expect(positionAt(packed, 0, SUPER_21).openingDirections).toBe('both');
  });
});

describe('a position for the pool', () => {
  const board = emptyBoard(STANDARD_15);

  test('has the board and at most the rack of the rules', () => {
    const fits = { board, rack: rackOf([1, 2, 3, 4, 5, 6, 7]) };
    expect(() => requireSearchable(fits, TURNIER_DE)).not.toThrow();
    expect(() => requireSearchable({ ...fits, board: emptyBoard(SUPER_21) }, TURNIER_DE)).toThrow(
      '15 × 15',
    );
    const long = { board, rack: rackOf([1, 2, 3, 4, 5, 6, 7, 8]) };
    expect(() => requireSearchable(long, TURNIER_DE)).toThrow('at most 7 tiles, not 8');
  });

  test('never has more tiles on the rack than the packed form holds', () => {
    const long = { board, rack: rackOf([1, 2, 3, 4, 5, 6, 7, 8, 9]) };
    expect(() => requireSearchable(long, { ...TURNIER_DE, rackSize: 12 })).toThrow('at most 8');
  });
});
