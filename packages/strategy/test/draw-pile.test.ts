import { describe, expect, test } from 'vitest';
import { createRandom } from '@bestzug/core';
import { DrawPile } from '../src/match/draw-pile.ts';

const pileOf = (...symbols: number[]): DrawPile => {
  const pile = new DrawPile();
  pile.start(symbols);
  return pile;
};

describe('a draw pile', () => {
  test('is drawn from both ends until nothing is left', () => {
    const pile = pileOf(1, 2, 3, 4, 5);
    const drawn = [pile.draw('front'), pile.draw('back'), pile.draw('back'), pile.draw('front')];
    expect(drawn).toEqual([1, 5, 4, 2]);
    expect(pile.size).toBe(1);
    expect(pile.draw('back')).toBe(3);
    expect(() => pile.draw('front')).toThrow('empty pile');
  });

  test.each(['front', 'back'] as const)('takes tiles back at any place, from the %s', (end) => {
    const random = createRandom(1);
    const places = new Map<number, number>();
    for (let trial = 0; trial < 3000; trial++) {
      const pile = pileOf(1, 2, 3);
      const drawn = pile.draw(end);
      pile.putBack(drawn, end, random);
      const order = pile.toArray();
      const place = order.indexOf(drawn);
      places.set(place, (places.get(place) ?? 0) + 1);
      expect(order.filter((symbol) => symbol !== drawn)).toEqual(end === 'front' ? [2, 3] : [1, 2]);
    }
    expect(new Set(places.keys())).toEqual(new Set([0, 1, 2]));
    for (const count of places.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('counts what is left', () => {
    const pile = pileOf(0, 5, 5, 30);
    pile.draw('back');
    const counts = new Uint8Array(31);
    pile.countInto(counts);
    expect([counts[0], counts[5], counts[30]]).toEqual([1, 2, 0]);
  });
});
