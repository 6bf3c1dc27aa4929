import { describe, expect, test } from 'vitest';
import { rackOf } from '@bestzug/core';
import { keptOrder, movedTile, shuffledOrder, sortedOrder } from '../src/play/rack-order.ts';

describe('the order of a rack', () => {
  test('keeps the tiles that stay and puts new ones behind them', () => {
    expect(keptOrder([9, 1, 9, 4], rackOf([4, 9, 20, 2]))).toEqual([9, 4, 2, 20]);
  });

  test('forgets tiles that are gone, one of a pair alone', () => {
    expect(keptOrder([9, 1, 9], rackOf([9]))).toEqual([9]);
  });

  test('moves a tile to another place', () => {
    expect(movedTile([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
    expect(movedTile([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
    expect(movedTile([1, 2], 0, 6)).toEqual([2, 1]);
    expect(movedTile([1, 2], 5, 0)).toEqual([1, 2]);
  });

  test('is mixed without losing a tile', () => {
    const chances = [0.1, 0.9, 0.5, 0, 0.99, 0.3];
    const mixed = shuffledOrder([1, 2, 3, 4, 5, 6, 7], () => chances.shift() ?? 0);
    expect([...mixed].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(mixed).not.toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('is sorted by the alphabet, blanks last', () => {
    expect(sortedOrder([0, 5, 2, 0, 29])).toEqual([2, 5, 29, 0, 0]);
  });
});
