import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partitionStops } from '../src/partition.ts';

const costsArbitrary = fc
  .array(fc.double({ min: 0, max: 1000, noNaN: true }), { maxLength: 60 })
  .map((costs) => Float64Array.from(costs));

const headStarts = (parts: number, others = 0): number[] =>
  Array.from({ length: parts }, (_, part) => (part === 0 ? 0 : others));

const loadOf = (costs: Float64Array, stops: Int32Array): number =>
  stops.reduce((sum, stop) => sum + costs[stop]!, 0);

describe('dividing stops', () => {
  test('gives every stop to exactly one part, in rising order', () => {
    fc.assert(
      fc.property(costsArbitrary, fc.integer({ min: 1, max: 9 }), (costs, parts) => {
        const divided = partitionStops(costs, headStarts(parts));
        expect(divided).toHaveLength(parts);
        const all = divided.flatMap((stops) => {
          expect([...stops]).toEqual([...stops].sort((left, right) => left - right));
          return [...stops];
        });
        expect(all.sort((left, right) => left - right)).toEqual([...costs.keys()]);
      }),
      { seed: 1 },
    );
  });

  test('leaves no part more above the mean than one stop costs', () => {
    fc.assert(
      fc.property(costsArbitrary, fc.integer({ min: 1, max: 9 }), (costs, parts) => {
        const loads = partitionStops(costs, headStarts(parts)).map((stops) => loadOf(costs, stops));
        const mean = costs.reduce((sum, cost) => sum + cost, 0) / parts;
        expect(Math.max(...loads)).toBeLessThanOrEqual(mean + Math.max(0, ...costs) + 1e-6);
      }),
      { seed: 2 },
    );
  });

  test('comes out the same every time', () => {
    fc.assert(
      fc.property(costsArbitrary, fc.integer({ min: 1, max: 9 }), (costs, parts) => {
        expect(partitionStops(costs.slice(), headStarts(parts))).toEqual(
          partitionStops(costs, headStarts(parts)),
        );
      }),
      { seed: 3 },
    );
  });

  test.each([
    ['puts the dearest stop alone', [9, 1, 2, 3, 3], [0, 0], [[0], [1, 2, 3, 4]]],
    ['takes equal stops in their order', [5, 5, 5], [0, 0], [[0, 2], [1]]],
    ['gives less to a part that starts late', [1, 1, 1, 1], [0, 2], [[0, 1, 2], [3]]],
    ['leaves a part empty that starts too late', [1, 1], [0, 5], [[0, 1], []]],
    ['leaves parts empty when stops run out', [4], [0, 0, 0], [[0], [], []]],
    ['divides nothing', [], [0, 0], [[], []]],
  ])('%s', (_, costs, starts, expected) => {
    const divided = partitionStops(Float64Array.from(costs), starts);
    expect(divided.map((stops) => [...stops])).toEqual(expected);
  });

  test('keeps stops with two-digit numbers in numeric order', () => {
    const costs = new Float64Array(12).fill(1);
    expect([...partitionStops(costs, [0])[0]!]).toEqual([...costs.keys()]);
  });
});
