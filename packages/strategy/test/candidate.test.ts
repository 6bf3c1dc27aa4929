import { describe, expect, test } from 'vitest';
import { letterOf } from '@bestzug/lexicon';
import { emptyBoard, rackOf, TURNIER_DE } from '@bestzug/core';
import { SearchBoard } from '@bestzug/movegen';
import { MINI_LEXICON } from '@bestzug/testkit';
import { chooseCandidates, type CandidateTurn } from '../src/simulation/candidate.ts';
import { exchangeCandidates } from '../src/simulation/exchange-candidates.ts';
import { EQUIPMENT, STATIC } from './mini-table.ts';
import { ROLLOUT_EQUIPMENT, tableAt } from './simulated-turn.ts';

const symbols = (text: string): number[] => [...text].map((sign) => letterOf(sign) ?? 0);

function opening(rack: string, exchangeLimit = 7): CandidateTurn {
  const searchBoard = new SearchBoard(MINI_LEXICON.graph, TURNIER_DE.layout, TURNIER_DE.tileSet);
  searchBoard.load(emptyBoard(TURNIER_DE.layout), 'across');
  const unseen = { count: 95, points: 150, bag: 88 };
  return { profile: TURNIER_DE, searchBoard, rack: rackOf(symbols(rack)), unseen, exchangeLimit };
}

describe('candidates', () => {
  test('begin with the static choice and stay within window and count', () => {
    for (const bag of [80, 50, 20, 0]) {
      const view = tableAt(3, bag).view();
      const candidates = chooseCandidates(view, ROLLOUT_EQUIPMENT, { count: 6, window: 9 });
      expect(candidates[0]!.move).toEqual(STATIC.chooseMove(view));
      expect(candidates.length).toBeLessThanOrEqual(6);
      const equities = candidates.map(({ equity }) => equity);
      expect(equities).toEqual(equities.toSorted((one, other) => other - one));
      const window = bag === 0 ? 27_000 : 9_000;
      expect(equities.at(-1)).toBeGreaterThanOrEqual(equities[0]! - window);
    }
  });

  test('include the best exchanges', () => {
    const turn = opening('BCDFGVW');
    const kinds = chooseCandidates(turn, EQUIPMENT).map(({ move }) => move.kind);
    expect(kinds).toEqual(['exchange', 'exchange', 'exchange']);
  });

  test('are a pass where nothing else is allowed', () => {
    const [only, ...others] = chooseCandidates(opening('BCDFGVW', 0), EQUIPMENT);
    expect(only?.move).toEqual({ kind: 'pass' });
    expect(others).toEqual([]);
  });
});

describe('exchanges to try', () => {
  const flat = { valueOf: () => 0 };

  test('are all subsets of the rack, each once', () => {
    const rack = rackOf(symbols('AAAEEQ?'));
    const found = exchangeCandidates(rack, flat, { limit: 7, count: 999 });
    expect(found.length).toBe(4 * 3 * 2 * 2 - 1);
    expect(new Set(found.map((exchange) => exchange.symbols.join())).size).toBe(found.length);
    expect(exchangeCandidates(rack, flat, { limit: 1, count: 999 }).length).toBe(4);
  });

  test('are judged by what is kept, the best first', () => {
    const rack = rackOf(symbols('?ERSTQV'));
    const [best] = exchangeCandidates(rack, EQUIPMENT.leaves, { limit: 7, count: 3 });
    expect(best).toEqual({
      symbols: symbols('QV').toSorted((one, other) => one - other),
      equity: EQUIPMENT.leaves.valueOf(rackOf(symbols('?ERST')).counts),
    });
  });

  test('do not exist where nothing may be exchanged', () => {
    expect(exchangeCandidates(rackOf([1, 2]), flat, { limit: 0, count: 9 })).toEqual([]);
  });
});
