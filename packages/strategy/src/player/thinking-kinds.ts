/** The kinds of players that levels may think as; apart from reading texts, which pages do not need. */
import { invariant } from '@bestzug/core';
import type { LeaveTable } from '../leave/leave-table.ts';
import { createPairLeaves } from '../leave/pair-leaves.ts';
import { endgameParameter, withEndgame } from '../endgame/endgame-player.ts';
import { SIMULATION_KIND } from '../simulation/simulation-kind.ts';
import { GreedyPlayer } from './greedy-player.ts';
import type { Player } from './player.ts';
import { presetsOf, type PlayerEquipment, type PlayerKind } from './player-spec.ts';
import { StaticPlayer } from './static-player.ts';

/** The most points. */
const GREEDY: PlayerKind = {
  name: 'greedy',
  parameters: [],
  create: (_, { generator }) => new GreedyPlayer(generator),
};

/** The highest equity; with other leaves for comparison, and an exact endgame on wish. */
const STATIC: PlayerKind = {
  name: 'static',
  parameters: [
    { kind: 'choice', name: 'leaves', choices: ['trained', 'pairs', 'none'], preset: 'trained' },
    endgameParameter(0),
  ],
  create: (values, equipment) =>
    withEndgame(
      new StaticPlayer(equipment.generator, leavesOf(values.choice('leaves'), equipment)),
      equipment,
      values.number('endgame'),
    ),
};

/** Kinds that levels may think as. */
export const THINKING_KINDS: readonly PlayerKind[] = [GREEDY, STATIC, SIMULATION_KIND];

/** The player of one of them with its presets. @param name without parameters */
export function makePresetPlayer(name: string, equipment: PlayerEquipment): Player {
  const kind = THINKING_KINDS.find((known) => known.name === name);
  invariant(kind !== undefined, 'a level thinks as a player there is');
  return kind.create(presetsOf(kind), equipment);
}

const NO_LEAVES: LeaveTable = { valueOf: () => 0 };

function leavesOf(choice: string, { leaves }: PlayerEquipment): LeaveTable {
  if (choice === 'none') return NO_LEAVES;
  return choice === 'pairs' ? createPairLeaves() : leaves;
}
