/** Whole games of the static player with the German list and the trained leaves, move by move. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkPlacement, TURNIER_DE, unpackPlacement, wordLookupOf } from '@bestzug/core';
import { ExistenceTable, MoveGenerator } from '@bestzug/movegen';
import { decodeLeaveFile } from '../src/leave/leave-file.ts';
import { dealOf } from '../src/match/deal.ts';
import { GameTable } from '../src/match/game-table.ts';
import type { PackedMove, TurnView } from '../src/player/player.ts';
import { StaticPlayer } from '../src/player/static-player.ts';
import { GRAPH } from './german-levels.ts';

/** 1,000 games, or that many times `BESTZUG_TEST_SCALE`; the weekly run takes another seed. */
const GAMES = Math.ceil(1000 * Number(process.env['BESTZUG_TEST_SCALE'] ?? 1));
const SEED = 1_000_000 + Number(process.env['FUZZ_SEED'] ?? 1);

const LEAVES_FILE = new URL('../data/de.leaves.gz', import.meta.url);
const { leaves } = decodeLeaveFile(gunzipSync(readFileSync(LEAVES_FILE)));
const existence = new ExistenceTable(GRAPH, TURNIER_DE.rackSize);
const player = new StaticPlayer(new MoveGenerator(GRAPH, TURNIER_DE, { existence }), leaves);
const table = new GameTable(GRAPH, TURNIER_DE);
const lexicon = wordLookupOf(GRAPH);

/** What is wrong with a move, and its points, by the judge that explains moves to people. */
function judge(view: TurnView, move: PackedMove): { faults: readonly unknown[]; points: number } {
  const { profile, board, rack, searchBoard, exchangeLimit } = view;
  if (move.kind === 'pass') return { faults: [], points: 0 };
  if (move.kind === 'exchange') {
    const held = [...rack.counts];
    for (const symbol of move.symbols) held[symbol]!--;
    const isLegal = move.symbols.length <= exchangeLimit && held.every((count) => count >= 0);
    return { faults: isLegal ? [] : [move], points: 0 };
  }
  const placement = unpackPlacement(searchBoard.laneBoard, move.letters, move.place);
  const attempt = { ...placement, signs: placement.tiles };
  const { faults, total } = checkPlacement({ board, move: attempt, rack, lexicon, profile });
  return { faults, points: total ?? Number.NaN };
}

test(`${GAMES} static games hold no move the rules or the list refuse, and count as they should`, () => {
  let placements = 0;
  for (let game = 0; game < GAMES; game++) {
    table.start(dealOf(TURNIER_DE, SEED, game));
    while (table.end === undefined) {
      const view = table.view();
      const move = player.chooseMove(view);
      const { faults, points } = judge(view, move);
      expect(faults, `seed ${SEED}, game ${game}, turn ${view.turn}`).toEqual([]);
      expect(table.play(move), `seed ${SEED}, game ${game}, turn ${view.turn}`).toBe(points);
      if (move.kind === 'placement') placements++;
    }
  }
  expect(placements).toBeGreaterThan(GAMES * 15);
});
