import { describe, expect, test } from 'vitest';
import {
  checkPlacement,
  FAMILIE,
  INTERNATIONAL,
  restOf,
  TURNIER_DE,
  unpackPlacement,
  wordLookupOf,
  type PlacementFault,
  type RuleProfile,
} from '@bestzug/core';
import { MINI_LEXICON } from '@bestzug/testkit';
import { dealOf } from '../src/match/deal.ts';
import type { GameTable } from '../src/match/game-table.ts';
import { PASS, type PackedMove, type Player, type TurnView } from '../src/player/player.ts';
import { CHAOTIC, GREEDY, miniTable, PASSER, STATIC } from './mini-table.ts';

const LEXICON = wordLookupOf(MINI_LEXICON.graph);

function started(profile: RuleProfile = TURNIER_DE, seed = 1): GameTable {
  const table = miniTable(profile);
  table.start(dealOf(profile, seed, 0));
  return table;
}

/** [31] tiles on board, racks and pile. */
function allTiles({ board, racks, pile }: GameTable): number[] {
  const counts = new Uint8Array(31);
  for (const tile of board.tiles) if (tile !== 0) counts[tile >= 32 ? 0 : tile]!++;
  for (const rack of racks) rack.counts.forEach((count, symbol) => (counts[symbol]! += count));
  pile.countInto(counts);
  return [...counts];
}

/** What core says of a move in the game it knows nothing of. */
function judge(
  { board, searchBoard, rack, profile }: TurnView,
  move: PackedMove,
): { readonly faults: readonly PlacementFault[]; readonly total: number } {
  if (move.kind !== 'placement') return { faults: [], total: 0 };
  const placement = unpackPlacement(searchBoard.laneBoard, move.letters, move.place);
  const attempt = { ...placement, signs: placement.tiles };
  const check = checkPlacement({ board, move: attempt, rack, lexicon: LEXICON, profile });
  return { faults: check.faults, total: check.total ?? NaN };
}

describe('a table', () => {
  test('deals the front of the order to the player who begins, the back to the other', () => {
    const { order } = dealOf(TURNIER_DE, 5, 3);
    const table = miniTable();
    table.start(dealOf(TURNIER_DE, 5, 3));
    expect(table.racks[0].counts[order[0]!]).toBeGreaterThan(0);
    expect(table.racks[1].counts[order.at(-1)!]).toBeGreaterThan(0);
    expect(table.pile.toArray()).toEqual(order.slice(7, -7));
  });

  test.each([
    ['chaotic', CHAOTIC],
    ['greedy', GREEDY],
    ['static', STATIC],
  ] satisfies [string, Player][])('loses no tile and counts right with %s players', (_, player) => {
    const table = miniTable();
    const set = [...TURNIER_DE.tileSet.counts];
    for (let game = 0; game < 4; game++) {
      table.start(dealOf(TURNIER_DE, 7, game));
      const points: [number, number] = [0, 0];
      while (table.end === undefined) {
        const view = table.view();
        const { toMove } = table;
        const move = player.chooseMove(view);
        const { faults, total } = judge(view, move);
        expect(faults).toEqual([]);
        expect(table.play(move)).toBe(total);
        points[toMove] += total;
        expect(allTiles(table)).toEqual(set);
      }
      expect([...table.scores]).toEqual(points);
      const rests = table.racks.map((rack) => restOf(rack, TURNIER_DE.tileSet));
      const out = table.racks.findIndex((rack) => rack.size === 0);
      const counted = points.map((sum, seat) =>
        seat === out ? sum + rests[0]! + rests[1]! : sum - rests[seat]!,
      );
      expect([...table.finalScores()]).toEqual(counted);
    }
  });

  test('shows a player the tiles neither on the board nor on the own rack', () => {
    const table = started();
    while (table.end === undefined && table.turns < 6) {
      const { rack, unseenCounts, unseen } = table.view();
      const { counts, points } = TURNIER_DE.tileSet;
      const laid = new Uint8Array(31);
      for (const tile of table.board.tiles) if (tile !== 0) laid[tile >= 32 ? 0 : tile]!++;
      const expected = [...counts].map((all, symbol) => all - laid[symbol]! - rack.counts[symbol]!);
      expect([...unseenCounts]).toEqual(expected);
      expect(unseen.count).toBe(expected.reduce((sum, count) => sum + count, 0));
      expect(unseen.bag).toBe(unseen.count - 7);
      expect(unseen.points).toBe(
        expected.reduce((sum, count, symbol) => sum + count * points[symbol]!, 0),
      );
      table.play(GREEDY.chooseMove(table.view()));
    }
  });

  test('ends after two passes of each player, and takes the rests off (R72, R76)', () => {
    const table = started();
    for (let pass = 0; pass < 4; pass++) {
      expect(table.end).toBeUndefined();
      table.play(PASSER.chooseMove(table.view()));
    }
    expect(table.end).toBe('passes');
    const rests = table.racks.map((rack) => restOf(rack, TURNIER_DE.tileSet));
    expect([...table.finalScores()]).toEqual(rests.map((rest) => -rest));
    expect(() => table.play(PASS)).toThrow('after the end');
  });

  test('begins to count passes again after an exchange (R73)', () => {
    const table = started();
    for (let pass = 0; pass < 3; pass++) table.play(PASS);
    const symbol = table.view().rack.counts.findIndex((count) => count > 0);
    table.play({ kind: 'exchange', symbols: [symbol] });
    expect(table.view().consecutivePasses).toBe(0);
    for (let pass = 0; pass < 3; pass++) table.play(PASS);
    expect(table.end).toBeUndefined();
    table.play(PASS);
    expect(table.end).toBe('passes');
  });

  test('ends after six turns without points under international rules (R74)', () => {
    const table = started(INTERNATIONAL);
    for (let turn = 0; turn < 5; turn++) table.play(PASS);
    expect(table.end).toBeUndefined();
    const symbol = table.view().rack.counts.findIndex((count) => count > 0);
    table.play({ kind: 'exchange', symbols: [symbol] });
    expect(table.end).toBe('scoreless');
  });

  test('allows no exchange with fewer than seven tiles in the bag (R41)', () => {
    const table = started();
    const limits = new Map<number, number>();
    while (table.end === undefined) {
      const view = table.view();
      limits.set(view.unseen.bag, view.exchangeLimit);
      table.play(CHAOTIC.chooseMove(view));
    }
    expect(limits.size).toBeGreaterThan(10);
    for (const [bag, limit] of limits) expect(limit).toBe(bag >= 7 ? 7 : 0);
  });

  test('refuses an exchange that is not allowed', () => {
    const table = started();
    while (table.pile.size >= 7) table.play(GREEDY.chooseMove(table.view()));
    const symbol = table.view().rack.counts.findIndex((count) => count > 0);
    expect(() => table.play({ kind: 'exchange', symbols: [symbol] })).toThrow('is allowed');
  });

  test('follows the limits of the profile on exchanges', () => {
    const table = started({ ...FAMILIE, exchangeMaxTiles: 3, exchangesPerGame: 1 });
    expect(table.view().exchangeLimit).toBe(3);
    const symbol = table.view().rack.counts.findIndex((count) => count > 0);
    table.play({ kind: 'exchange', symbols: [symbol] });
    expect(table.view().exchangeLimit).toBe(3);
    table.play(PASS);
    expect(table.view().exchangeLimit).toBe(0);
  });

  test('refuses tiles the player does not hold', () => {
    const table = started();
    const symbol = table.view().rack.counts.indexOf(0);
    expect(() => table.play({ kind: 'exchange', symbols: [symbol] })).toThrow(
      'only tiles it holds',
    );
  });
});
