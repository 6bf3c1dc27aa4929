import { describe, expect, test } from 'vitest';
import { joinMatches, NO_PAIRS, tallyOfPair, winRateOf } from '../src/match/match-tally.ts';
import { playMatchBlock, playPair } from '../src/match/pair.ts';
import { CHAOTIC, GREEDY, miniTable, PASSER, STATIC } from './mini-table.ts';

describe('paired games', () => {
  test.each([
    ['greedy', GREEDY],
    ['static', STATIC],
    ['a player with chance of its own', CHAOTIC],
  ])('of %s against itself are one half in every pair', (_, player) => {
    const table = miniTable();
    for (let pairNumber = 0; pairNumber < 3; pairNumber++) {
      const pair = playPair(table, [player, player], { seed: 9, pairNumber });
      const tally = tallyOfPair(pairNumber, pair);
      expect(tally.pairResults).toEqual([0, 0, 1, 0, 0]);
      expect(tally.scoreA).toBe(tally.scoreB);
      expect(tally.identicalPairs).toBe(1);
    }
  });

  test('give the player who begins the same rack both times', () => {
    const racks: string[] = [];
    const table = miniTable();
    const note = (_: number, view: { turn: number; rack: { counts: Uint8Array } }): void => {
      if (view.turn === 0) racks.push(view.rack.counts.join(' '));
    };
    playPair(table, [GREEDY, PASSER], { seed: 2, pairNumber: 5 }, [note, note]);
    expect(racks).toHaveLength(2);
    expect(racks[0]).toBe(racks[1]);
  });

  test('show who is stronger', () => {
    const block = { seed: 1, first: 0, count: 6 };
    const tally = playMatchBlock(miniTable(), [GREEDY, CHAOTIC], block);
    expect(tally.pairs).toBe(6);
    expect(winRateOf(tally).mean).toBeGreaterThan(0.8);
    const swapped = playMatchBlock(miniTable(), [CHAOTIC, GREEDY], block);
    expect(swapped.winsB).toBe(tally.winsA);
    expect(swapped.scoreB).toBe(tally.scoreA);
  });

  test('come to the same in blocks of any size played in any order', () => {
    const players = [GREEDY, STATIC] as const;
    const table = miniTable();
    const whole = playMatchBlock(table, players, { seed: 6, first: 0, count: 4 });
    const late = playMatchBlock(table, players, { seed: 6, first: 1, count: 3 });
    const early = playMatchBlock(table, players, { seed: 6, first: 0, count: 1 });
    expect([late, early].reduce(joinMatches, NO_PAIRS)).toEqual(whole);
  });
});
