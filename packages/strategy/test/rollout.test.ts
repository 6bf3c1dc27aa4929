import { describe, expect, test } from 'vitest';
import type { LeaveTable } from '../src/leave/leave-table.ts';
import { otherSeat, type GameTable } from '../src/match/game-table.ts';
import { PASS, type PackedMove } from '../src/player/player.ts';
import { chooseCandidates } from '../src/simulation/candidate.ts';
import { Rollout } from '../src/simulation/rollout.ts';
import { STATIC } from './mini-table.ts';
import { ROLLOUT_EQUIPMENT, tableAt } from './simulated-turn.ts';

const WIDE = { count: 12, window: 60 };

/** Spread of the player to move when the table goes on with a move and static players. */
function playedOn(table: GameTable, move: PackedMove): number {
  const seat = table.toMove;
  table.play(move);
  while (table.end === undefined) table.play(STATIC.chooseMove(table.view()));
  const scores = table.finalScores();
  return scores[seat] - scores[otherSeat(seat)];
}

describe('a rollout', () => {
  test('with an empty bag is the game as static players finish it', () => {
    let compared = 0;
    for (let game = 0; game < 3; game++) {
      const table = tableAt(game, 0);
      if (table.end !== undefined) continue;
      const moves = chooseCandidates(table.view(), ROLLOUT_EQUIPMENT, WIDE).map(({ move }) => move);
      const rollout = new Rollout(ROLLOUT_EQUIPMENT);
      rollout.load(table.view(), 1);
      const outcomes = moves.map((move) => {
        rollout.run(move, 3);
        return { spread: rollout.spread, winChance: rollout.winChance };
      });
      moves.forEach((move, at) => {
        const spread = playedOn(tableAt(game, 0), move);
        const winChance = spread > 0 ? 1 : spread === 0 ? 0.5 : 0;
        expect(outcomes[at]).toEqual({ spread, winChance });
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(4);
  });

  test('gives the tiles of a third player to nobody', () => {
    const { unseen, ...view } = tableAt(2, 40).view();
    const turn = { ...view, unseen: { ...unseen, bag: unseen.bag - 7 } };
    let most = 0;
    const leaves: LeaveTable = {
      valueOf(counts) {
        most = Math.max(
          most,
          Array.from(counts).reduce((sum, count) => sum + count, 0),
        );
        return 0;
      },
    };
    const rollout = new Rollout({ ...ROLLOUT_EQUIPMENT, leaves });
    rollout.load(turn, 1);
    rollout.run(PASS, 0);
    expect(most).toBe(7);
  });

  test('leaves board, rack and counts as they were', () => {
    for (const bag of [80, 40, 10]) {
      const table = tableAt(2, bag);
      const { searchBoard, rack, unseenCounts } = table.view();
      const before = [searchBoard.cells.slice(), rack.counts.slice(), unseenCounts.slice()];
      const rollout = new Rollout(ROLLOUT_EQUIPMENT, { plies: 5, playOutBag: 14 });
      rollout.load(table.view(), 1);
      for (const { move } of chooseCandidates(table.view(), ROLLOUT_EQUIPMENT, WIDE)) {
        rollout.run(move, 0);
      }
      expect([searchBoard.cells, rack.counts, unseenCounts]).toEqual(before);
    }
  });

  test('deals the opponent the same rack for every move, another one for every sample', () => {
    const table = tableAt(0, 50);
    const view = table.view();
    const racksJudged: string[] = [];
    const watching: LeaveTable = {
      valueOf(counts) {
        const tiles = Array.from(counts);
        if (tiles.reduce((sum, count) => sum + count, 0) === 7) racksJudged.push(tiles.join());
        return ROLLOUT_EQUIPMENT.leaves.valueOf(counts);
      },
    };
    const rollout = new Rollout({ ...ROLLOUT_EQUIPMENT, leaves: watching }, { plies: 1, playOutBag: 0 }); // prettier-ignore
    rollout.load(view, 9);
    const racks: string[] = [];
    const moves = chooseCandidates(view, ROLLOUT_EQUIPMENT, { count: 3, window: 60 });
    expect(moves.length).toBeGreaterThan(1);
    for (let sample = 0; sample < 5; sample++) {
      const seen = moves.map(({ move }) => {
        racksJudged.length = 0;
        rollout.run(move, sample);
        return racksJudged[0]!;
      });
      expect(new Set(seen).size).toBe(1);
      racks.push(seen[0]!);
    }
    expect(new Set(racks).size).toBeGreaterThan(3);
    for (const rack of racks) {
      rack.split(',').forEach((count, symbol) => {
        expect(Number(count)).toBeLessThanOrEqual(view.unseenCounts[symbol]!);
      });
    }
  });

  test('depends on seed, sample and move alone', () => {
    const table = tableAt(1, 40);
    const outcomes = (seed: number, samples: readonly number[]): number[] => {
      const rollout = new Rollout(ROLLOUT_EQUIPMENT);
      rollout.load(table.view(), seed);
      const { move } = chooseCandidates(table.view(), ROLLOUT_EQUIPMENT)[0]!;
      return samples.map((sample) => {
        rollout.run(move, sample);
        return rollout.spread;
      });
    };
    const spreads = outcomes(5, [0, 1, 2, 3, 4]);
    expect(outcomes(5, [4, 3, 2, 1, 0])).toEqual(spreads.toReversed());
    expect(outcomes(6, [0, 1, 2, 3, 4])).not.toEqual(spreads);
  });

  test('of no plies is the static value, seen by the win table from the other side', () => {
    const table = tableAt(1, 40);
    const view = table.view();
    const rollout = new Rollout(ROLLOUT_EQUIPMENT, { plies: 0, playOutBag: 0 });
    rollout.load(view, 5);
    for (const { move, equity } of chooseCandidates(view, ROLLOUT_EQUIPMENT, WIDE)) {
      rollout.run(move, 0);
      const spread = view.score - view.opponentScore + equity / 1000;
      expect(rollout.spread).toBeCloseTo(spread, 9);
      const bag = move.kind === 'placement' ? view.unseen.bag - ((move.place >>> 10) & 15) : view.unseen.bag; // prettier-ignore
      const chance = ROLLOUT_EQUIPMENT.winTable.chanceOf(-spread, bag);
      expect(rollout.winChance).toBeCloseTo(1 - chance, 9);
    }
  });

  test('ends with the passes that end the game (R72)', () => {
    const table = tableAt(1, 40);
    const view = { ...table.view(), consecutivePasses: 3 };
    const rollout = new Rollout(ROLLOUT_EQUIPMENT);
    rollout.load(view, 5);
    rollout.run(PASS, 0);
    expect([0, 0.5, 1]).toContain(rollout.winChance);
    expect(Number.isInteger(rollout.spread)).toBe(true);
  });
});
