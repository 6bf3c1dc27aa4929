/** Turns to simulate, from games between static players. */
import type { GameTable } from '../src/match/game-table.ts';
import { dealOf } from '../src/match/deal.ts';
import type { RolloutEquipment } from '../src/simulation/rollout.ts';
import { NORMAL_WIN_TABLE } from '../src/win-table.ts';
import { EQUIPMENT, miniTable, STATIC } from './mini-table.ts';

export const ROLLOUT_EQUIPMENT: RolloutEquipment = {
  generator: EQUIPMENT.generator,
  leaves: EQUIPMENT.leaves,
  winTable: NORMAL_WIN_TABLE,
};

/** The table of a game as far as the first turn with at most so many tiles in the bag. */
export function tableAt(gameNumber: number, bag: number): GameTable {
  const table = miniTable();
  table.start(dealOf(table.profile, 7, gameNumber));
  while (table.end === undefined && table.pile.size > bag) {
    table.play(STATIC.chooseMove(table.view()));
  }
  return table;
}
