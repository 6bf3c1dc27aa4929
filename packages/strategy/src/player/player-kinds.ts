/** The kinds of computer players there are. A new kind is one more entry. */
import type { Result } from '@bestzug/lexicon';
import type { LeaveTable } from '../leave/leave-table.ts';
import { createPairLeaves } from '../leave/pair-leaves.ts';
import { endgameParameter, withEndgame } from '../endgame/endgame-player.ts';
import { levelKind } from '../level/level-kind.ts';
import { SIMULATION_KIND } from '../simulation/simulation-kind.ts';
import { GreedyPlayer } from './greedy-player.ts';
import {
  readPlayerSpec,
  type PlayerEquipment,
  type PlayerKind,
  type PlayerSpec,
  type PlayerSpecFault,
} from './player-spec.ts';
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
const THINKING_KINDS: readonly PlayerKind[] = [GREEDY, STATIC, SIMULATION_KIND];

/** All kinds, the simplest first. */
export const PLAYER_KINDS: readonly PlayerKind[] = [...THINKING_KINDS, levelKind(THINKING_KINDS)];

/** The player that a text such as `static` names. */
export const parsePlayerSpec = (text: string): Result<PlayerSpec, PlayerSpecFault> =>
  readPlayerSpec(text, PLAYER_KINDS);

const NO_LEAVES: LeaveTable = { valueOf: () => 0 };

function leavesOf(choice: string, { leaves }: PlayerEquipment): LeaveTable {
  if (choice === 'none') return NO_LEAVES;
  return choice === 'pairs' ? createPairLeaves() : leaves;
}
