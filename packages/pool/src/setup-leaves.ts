/** The leaves of a setup in a thread; apart from it, so that plain searches load no players. */
import { invariant } from '@bestzug/core';
import { createPairLeaves, DenseLeaves, leaveRankingOf, type LeaveTable } from '@bestzug/strategy';
import type { GameSetup } from './game-setup.ts';

/** The leaves of a setup as a table. */
export function leavesOf({ profile, leaves }: Pick<GameSetup, 'profile' | 'leaves'>): LeaveTable {
  if (leaves === undefined) return createPairLeaves();
  const ranking = leaveRankingOf(profile.tileSet, profile.rackSize);
  invariant(leaves.length === ranking.count, 'the leaves are those of the tiles of the profile');
  return new DenseLeaves(ranking, leaves);
}
