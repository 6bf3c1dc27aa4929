/** The kind of player named `sim`, as in `sim:plies=2,samples=500`. */
import { endgameParameter, withEndgame } from '../endgame/endgame-player.ts';
import type { PlayerKind } from '../player/player-spec.ts';
import { NORMAL_WIN_TABLE } from '../win-table.ts';
import { CLOSE_CANDIDATES } from './candidate.ts';
import { SHORT_ROLLOUTS } from './rollout.ts';
import { SimulatingPlayer } from './simulating-player.ts';
import { simulationPlan } from './simulation.ts';

/** About a third of a second; most endgames are proven long before. */
const ENDGAME_EFFORT = 100_000;

/**
 * `samples` counts the rollouts of a move, all candidates together. With an empty bag nothing is left
 * to chance, and the endgame is solved.
 */
export const SIMULATION_KIND: PlayerKind = {
  name: 'sim',
  parameters: [
    { kind: 'number', name: 'plies', min: 1, max: 20, preset: SHORT_ROLLOUTS.plies },
    { kind: 'number', name: 'samples', min: 1, max: 1_000_000, preset: 600 },
    { kind: 'number', name: 'candidates', min: 1, max: 60, preset: CLOSE_CANDIDATES.count },
    { kind: 'number', name: 'playout', min: 0, max: 99, preset: SHORT_ROLLOUTS.playOutBag },
    endgameParameter(ENDGAME_EFFORT),
  ],
  create: (values, { graph, profile, generator, leaves, winTable = NORMAL_WIN_TABLE }) => {
    const player = new SimulatingPlayer(
      { generator, leaves, winTable },
      {
        candidates: { ...CLOSE_CANDIDATES, count: values.number('candidates') },
        rollouts: { plies: values.number('plies'), playOutBag: values.number('playout') },
        simulation: simulationPlan(values.number('samples')),
      },
    );
    return withEndgame(player, { graph, profile }, values.number('endgame'));
  },
};
