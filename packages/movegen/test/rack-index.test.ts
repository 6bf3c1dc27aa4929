import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_SYMBOLS, BLANK, LETTER_COUNT } from '@bestzug/lexicon';
import { DE_SUPER_200, rackOf, type Rack } from '@bestzug/core';
import { allTilesOf, rackArbitrary } from '@bestzug/testkit';
import { RackIndex } from '../src/rack-index.ts';

/** Every part of the rack as counts per symbol. */
function partsOf({ counts }: Rack): Uint8Array[] {
  let parts = [new Uint8Array(counts.length)];
  counts.forEach((count, symbol) => {
    parts = parts.flatMap((part) =>
      Array.from({ length: count + 1 }, (_, copies) => part.with(symbol, copies)),
    );
  });
  return parts;
}

/** Number of a part: the rack without the tiles that are missing, taken one by one. */
function numberOf(index: RackIndex, { counts }: Rack, part: Uint8Array): number {
  let number = index.full;
  counts.forEach((count, symbol) => {
    for (let taken = part[symbol]!; taken < count; taken++) number -= index.placeValues[symbol]!;
  });
  return number;
}

const index = new RackIndex();

const racks = fc.nat(8).chain((size) => rackArbitrary({ tiles: allTilesOf(DE_SUPER_200), size }));

describe('the rack index', () => {
  test('numbers all parts of a rack from 0 on, each once', () => {
    fc.assert(
      fc.property(racks, (rack) => {
        index.load(rack);
        const numbers = partsOf(rack).map((part) => numberOf(index, rack, part));
        expect(numbers.toSorted((left, right) => left - right)).toEqual([...numbers.keys()]);
        expect(index.full).toBe(numbers.length - 1);
        expect(index.size).toBe(rack.size);
      }),
      { seed: 1 },
    );
  });

  test('knows what each part holds and what can be laid with it', () => {
    fc.assert(
      fc.property(racks, (rack) => {
        index.load(rack);
        for (const part of partsOf(rack)) {
          const number = numberOf(index, rack, part);
          const held = part.reduce((set, count, symbol) => set | (count > 0 ? 1 << symbol : 0), 0);
          expect({
            held: index.held[number],
            playable: index.playable[number],
            size: index.sizes[number],
            blanks: index.blanks[number],
          }).toEqual({
            held,
            playable: part[BLANK]! > 0 ? ALL_SYMBOLS : held,
            size: part.reduce((sum, count) => sum + count, 0),
            blanks: part[BLANK],
          });
        }
      }),
      { seed: 2 },
    );
  });

  test('forgets the rack before', () => {
    index.load(rackOf([BLANK, 5, 5, 7]));
    index.load(rackOf([LETTER_COUNT]));
    expect(
      [...index.placeValues.keys()].filter((symbol) => index.placeValues[symbol] !== 0),
    ).toEqual([LETTER_COUNT]);
    expect(index.full).toBe(1);
    expect([index.copies[BLANK], index.copies[5], index.copies[LETTER_COUNT]]).toEqual([0, 0, 1]);
  });
});
