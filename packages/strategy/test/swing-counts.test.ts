import { describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import {
  collectSwings,
  countedWinTable,
  CountedWinTable,
  joinSwings,
  noSwings,
  SwingRecorder,
} from '../src/simulation/swing-counts.ts';
import type { WinTable } from '../src/win-table.ts';
import { dealOf } from '../src/match/deal.ts';
import { miniTable, STATIC } from './mini-table.ts';

const UNDECIDED: WinTable = { chanceOf: () => 0.5 };

/** A recorder that has seen games of one turn each, the bag full, ending with these margins. */
function seen(margins: readonly number[]): SwingRecorder {
  const table = miniTable();
  table.start(dealOf(TURNIER_DE, 1, 0));
  const recorder = new SwingRecorder(TURNIER_DE);
  for (const margin of margins) {
    recorder.watch(0, table.view());
    recorder.finish({ scores: [300 + margin, 300] });
  }
  return recorder;
}

describe('swings', () => {
  test('win for all leads they turn into more than nothing, ties by half', () => {
    // 50 games each: mean 10, mirrored 0 and 20 stay what they are; 100 more count as undecided.
    const margins = [...Array<number>(50).fill(0), ...Array<number>(50).fill(20)];
    const table = countedWinTable(seen(margins).swings, UNDECIDED);
    expect(table.chanceOf(1, 88)).toBeCloseTo((100 + 50) / 200, 6);
    expect(table.chanceOf(0, 88)).toBeCloseTo((75 + 50) / 200, 6);
    expect(table.chanceOf(-10, 88)).toBeCloseTo((50 + 50) / 200, 6);
    expect(table.chanceOf(-20, 88)).toBeCloseTo((25 + 50) / 200, 6);
    expect(table.chanceOf(-21, 88)).toBeCloseTo((0 + 50) / 200, 6);
  });

  test('are mirrored at their mean', () => {
    const margins = [...Array<number>(75).fill(0), ...Array<number>(25).fill(40)];
    const table = countedWinTable(seen(margins).swings, UNDECIDED);
    // Mean 10: 0 is mirrored to 20, 40 to -20.
    expect(table.chanceOf(15, 88)).toBeCloseTo((87.5 + 50) / 200, 6);
    expect(table.chanceOf(-15, 88)).toBeCloseTo((50 + 50) / 200, 6);
    expect(table.chanceOf(-30, 88)).toBeCloseTo((12.5 + 50) / 200, 6);
  });

  test('count the margin of the player on turn, without its lead', () => {
    const table = miniTable();
    const counts = collectSwings(table, STATIC, { seed: 4, first: 0, count: 1 });
    expect(counts.games).toBe(1);
    expect(counts.counts.reduce((sum, count) => sum + count, 0)).toBe(table.turns);
    // At the first turn, with 88 tiles in the bag, the whole margin is still to come.
    const [first, second] = table.finalScores();
    expect(counts.counts[88 * 1201 + 600 + first - second]).toBeGreaterThan(0);
  });

  test('of blocks add up to those of the whole', () => {
    const table = miniTable();
    const collect = (first: number, count: number) =>
      collectSwings(table, STATIC, { seed: 4, first, count });
    const whole = collect(0, 2);
    expect(joinSwings(collect(1, 1), collect(0, 1))).toEqual(whole);
    expect(joinSwings(whole, noSwings(TURNIER_DE))).toEqual(whole);
  });

  test('leave the fallback where none were seen', () => {
    const table = countedWinTable(noSwings(TURNIER_DE), { chanceOf: () => 0.25 });
    expect(table.chanceOf(100, 40)).toBe(0.25);
  });

  test('make tables that are read between and beyond their leads', () => {
    const chances = new Float32Array(2 * 601);
    for (let at = 0; at < 1202; at++) chances[at] = (at % 601) / 600;
    const table = new CountedWinTable(chances);
    expect(table.chanceOf(0.5, 1)).toBeCloseTo(300.5 / 600, 6);
    expect(table.chanceOf(999, 1)).toBe(1);
    expect(table.chanceOf(-999, 60)).toBe(0);
  });
});
