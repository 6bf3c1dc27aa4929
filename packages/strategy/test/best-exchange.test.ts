import { describe, expect, test } from 'vitest';
import { letterOf } from '@bestzug/lexicon';
import { characterOf } from '@bestzug/lexicon';
import { DE_102, rackOf, withoutSymbols } from '@bestzug/core';
import { denseLeavesFrom, leaveRankingOf } from '../src/leave/dense-leaves.ts';
import { createPairLeaves } from '../src/leave/pair-leaves.ts';
import { ExchangeSearch } from '../src/player/best-exchange.ts';

const symbols = (text: string): number[] => [...text].map((sign) => letterOf(sign) ?? 0);
const text = (found: readonly number[]): string =>
  found.map((symbol) => (symbol === 0 ? '?' : characterOf(symbol))).join('');
const RANKING = leaveRankingOf(DE_102, 7);
const search = new ExchangeSearch();
const leaves = createPairLeaves();

describe('the best exchange', () => {
  test.each([
    ['QVWZJUU', 7, 'JQUUVWZ'],
    ['?ERSTQV', 7, 'QV'],
    ['?ERSTQV', 1, 'Q'],
    ['EEEEEEE', 7, 'EEEEEE'],
  ])('of %s with at most %i tiles puts back %s', (rack, limit, expected) => {
    const exchange = search.find(rackOf(symbols(rack)), leaves, limit, -1_000_000);
    expect(text(exchange!.symbols)).toBe(expected);
  });

  test('is the best of all subsets of the rack', () => {
    const tiles = symbols('?CEHNQU');
    let best = -Infinity;
    for (let kept = 0; kept < (1 << tiles.length) - 1; kept++) {
      const leave = rackOf(tiles.filter((_, place) => ((kept >>> place) & 1) === 1));
      best = Math.max(best, leaves.valueOf(leave.counts));
    }
    expect(search.find(rackOf(tiles), leaves, 7, -1_000_000)?.equity).toBe(best);
    const dense = denseLeavesFrom(
      RANKING,
      Float64Array.from({ length: RANKING.count }, (_, number) => number % 1009),
    );
    const found = search.find(rackOf(tiles), dense, 7, -1_000_000);
    const kept = withoutSymbols(rackOf(tiles), found!.symbols)!;
    expect(dense.valueOf(kept.counts)).toBe(found!.equity);
  });

  test('has to be worth more than the floor', () => {
    const rack = rackOf(symbols('QVWZJUU'));
    expect(search.find(rack, leaves, 7, -1)?.equity).toBe(0);
    expect(search.find(rack, leaves, 7, 0)).toBeUndefined();
  });

  test('does not exist where nothing may be exchanged', () => {
    expect(search.find(rackOf(symbols('QVWZJUU')), leaves, 0, -1_000_000)).toBeUndefined();
  });
});
