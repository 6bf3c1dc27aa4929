import { describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import { SearchBoard, UNIT_LEVELS } from '@bestzug/movegen';
import { EXAMPLE_POSITIONS, MINI_LEXICON } from '@bestzug/testkit';
import { unitCosts } from '../src/stop-cost.ts';
import { chooseThreads, expectedTime, THREAD_COSTS } from '../src/thread-choice.ts';
import { positionOf } from './direct-ranking.ts';

const OPEN_BOARD = EXAMPLE_POSITIONS.find(({ name }) => name.includes('two blanks'))!.cgp;
const withRack = (cgp: string, rack: string): string => cgp.replace(/ [^/ ]*\//u, ` ${rack}/`);

function load(cgp: string): [board: SearchBoard, rack: ReturnType<typeof positionOf>['rack']] {
  const { board, rack } = positionOf(cgp);
  const searchBoard = new SearchBoard(MINI_LEXICON.graph, TURNIER_DE.layout, TURNIER_DE.tileSet);
  searchBoard.load(board);
  return [searchBoard, rack];
}

describe('the expected cost', () => {
  test.each(EXAMPLE_POSITIONS)('of every stop is a positive time: $name', ({ cgp }) => {
    const [board, rack] = load(cgp);
    const costs = unitCosts(board, rack);
    expect(costs).toHaveLength(board.stops.count * UNIT_LEVELS);
    for (let first = 0; first < costs.length; first += UNIT_LEVELS) {
      const cost = costs.slice(first, first + UNIT_LEVELS).reduce((sum, unit) => sum + unit, 0);
      expect(cost).toBeGreaterThan(0);
      expect(cost).toBeLessThan(1e5);
    }
  });

  test('of a position grows with blanks', () => {
    const [none, one, two] = ['AEINRST', '?EINRST', '??INRST'].map((rack) =>
      expectedTime(...load(withRack(OPEN_BOARD, rack)), 1),
    );
    expect(one).toBeGreaterThan(2 * none!);
    expect(two).toBeGreaterThan(2 * one!);
  });

  test('of an empty rack and of more than two blanks can be asked for', () => {
    const [board, rack] = load(withRack(OPEN_BOARD, '???????'));
    expect(unitCosts(board, rack).every(Number.isFinite)).toBe(true);
    const [, empty] = load(withRack(OPEN_BOARD, ''));
    expect(unitCosts(board, empty).every(Number.isFinite)).toBe(true);
  });
});

describe('the number of threads', () => {
  test.each(EXAMPLE_POSITIONS)('is one as long as threads have to be started: $name', ({ cgp }) => {
    expect(chooseThreads(...load(cgp), 64)).toBe(1);
    expect(chooseThreads(...load(cgp), 64, 'cold')).toBe(1);
  });

  test('is one for a rack without a blank even if threads are running', () => {
    for (const { cgp } of EXAMPLE_POSITIONS) {
      expect(chooseThreads(...load(withRack(cgp, 'AEINRST')), 64, 'warm')).toBe(1);
    }
  });

  test('is more than one for two blanks on an open board, and never more than there are', () => {
    const position = load(OPEN_BOARD);
    expect(chooseThreads(...position, 1, 'warm')).toBe(1);
    expect(chooseThreads(...position, 2, 'warm')).toBe(2);
    const many = chooseThreads(...position, 64, 'warm');
    expect(many).toBeGreaterThanOrEqual(2);
    expect(many).toBeLessThan(16);
  });

  test('saves time whenever it is more than one', () => {
    for (const { cgp } of EXAMPLE_POSITIONS) {
      const position = load(cgp);
      const threads = chooseThreads(...position, 64, 'warm');
      if (threads === 1) continue;
      expect(expectedTime(...position, threads)).toBeLessThan(expectedTime(...position, 1));
    }
  });

  test('counts the start of threads only when they are cold', () => {
    const position = load(OPEN_BOARD);
    const difference = expectedTime(...position, 2, 'cold') - expectedTime(...position, 2, 'warm');
    expect(difference).toBeCloseTo(THREAD_COSTS.start);
    expect(expectedTime(...position, 1, 'cold')).toBe(expectedTime(...position, 1, 'warm'));
  });
});
