import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLANK } from '@bestzug/lexicon';
import { DE_119, rackOf, withoutSymbols, symbolsOf } from '@bestzug/core';
import { allTilesOf, rackArbitrary } from '../src/index.ts';

describe('random racks', () => {
  test.each([0, 1, 2])('have seven tiles and %i blanks when asked for', (blanks) => {
    fc.assert(
      fc.property(rackArbitrary({ blanks }), (rack) => {
        expect(rack.size).toBe(7);
        expect(rack.counts[BLANK]).toBe(blanks);
      }),
      { seed: 1 },
    );
  });

  test('never hold more tiles than there are', () => {
    const tiles = allTilesOf(DE_119);
    fc.assert(
      fc.property(rackArbitrary({ tiles, size: 8 }), (rack) => {
        expect(rack.size).toBe(8);
        expect(withoutSymbols(tiles, symbolsOf(rack))).toBeDefined();
      }),
      { seed: 1 },
    );
  });

  test('hold what is left when that is less than a full rack', () => {
    const [rack] = fc.sample(rackArbitrary({ tiles: rackOf([BLANK, 5, 5]), blanks: 1 }), 1);
    expect(rack).toEqual(rackOf([BLANK, 5, 5]));
  });
});
