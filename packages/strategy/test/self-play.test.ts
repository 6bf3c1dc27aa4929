import { describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import { dealOf } from '../src/match/deal.ts';
import {
  joinSelfPlay,
  meanScoreOf,
  NO_GAMES,
  playGame,
  playSelfPlayBlock,
  scoreDeviationOf,
} from '../src/match/self-play.ts';
import { formatSignature } from '../src/match/signature.ts';
import { CHAOTIC, GREEDY, miniTable, PASSER, STATIC } from './mini-table.ts';

describe('self-play', () => {
  test('of a seed has a signature that only another way of playing changes', () => {
    const block = { seed: 1, first: 0, count: 8 };
    const tally = playSelfPlayBlock(miniTable(), GREEDY, block);
    expect({ ...tally, signature: formatSignature(tally.signature) }).toMatchInlineSnapshot(`
      {
        "bingos": 0,
        "draws": 0,
        "exchanges": 53,
        "firstSeatWins": 4,
        "games": 8,
        "passes": 34,
        "scoreSquareSum": 673176,
        "scoreSum": 3222,
        "signature": "c3f37488b60f72e0",
        "turns": 394,
      }
    `);
  });

  test('comes to the same in blocks of any size played in any order', () => {
    const whole = playSelfPlayBlock(miniTable(), CHAOTIC, { seed: 3, first: 0, count: 6 });
    const table = miniTable();
    const parts = [
      [4, 2],
      [0, 1],
      [1, 3],
    ].map(([first = 0, count = 0]) => playSelfPlayBlock(table, CHAOTIC, { seed: 3, first, count }));
    expect(parts.reduce(joinSelfPlay, NO_GAMES)).toEqual(whole);
  });

  test('of another seed or another player has another signature', () => {
    const signatures = [
      playSelfPlayBlock(miniTable(), GREEDY, { seed: 1, first: 0, count: 3 }),
      playSelfPlayBlock(miniTable(), GREEDY, { seed: 2, first: 0, count: 3 }),
      playSelfPlayBlock(miniTable(), GREEDY, { seed: 1, first: 1, count: 3 }),
      playSelfPlayBlock(miniTable(), STATIC, { seed: 1, first: 0, count: 3 }),
    ].map(({ signature }) => formatSignature(signature));
    expect(new Set(signatures).size).toBe(4);
    for (const signature of signatures) expect(signature).toMatch(/^[0-9a-f]{16}$/);
  });

  test('means and deviations are those of both seats', () => {
    const scores: number[] = [];
    const table = miniTable();
    for (let game = 0; game < 3; game++) {
      scores.push(...playGame(table, [CHAOTIC, CHAOTIC], dealOf(TURNIER_DE, 4, game)).scores);
    }
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
    const tally = playSelfPlayBlock(table, CHAOTIC, { seed: 4, first: 0, count: 3 });
    expect(meanScoreOf(tally)).toBeCloseTo(mean, 9);
    expect(scoreDeviationOf(tally)).toBeCloseTo(Math.sqrt(variance), 9);
  });

  test('tells a watcher of each move before it is made', () => {
    const seen: string[] = [];
    const deal = dealOf(TURNIER_DE, 1, 0);
    const { turns } = playGame(miniTable(), [PASSER, GREEDY], deal, (seat, view, move) => {
      seen.push(`${view.turn} ${seat} ${seat === 0 ? move.kind : ''}`);
    });
    expect(seen).toEqual(
      Array.from({ length: turns }, (_, turn) => `${turn} ${turn % 2} ${turn % 2 ? '' : 'pass'}`),
    );
  });
});
