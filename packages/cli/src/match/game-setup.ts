/** What games are played and judged with: the data that come with the program. */
import type { RuleProfile } from '@bestzug/core';
import type { GameSetup } from '@bestzug/pool';
import { CountedWinTable, DenseLeaves, winTableFor } from '@bestzug/strategy';
import { chosenLeaves } from '../german-leaves.ts';
import { readTiers } from '../vocabulary-file.ts';
import { germanWins } from '../win-chances.ts';

/**
 * What the players know.
 *
 * @param players in normal form
 * @param leavesFile see `chosenLeaves`
 */
export function gameSetup(
  profile: RuleProfile,
  players: readonly string[],
  leavesFile?: string,
): GameSetup {
  const hasLevels = players.some((player) => player.startsWith('level'));
  const leaves = chosenLeaves(leavesFile, profile);
  const winTable = winTableFor(profile, germanWins());
  return {
    profile,
    leaves: leaves instanceof DenseLeaves ? leaves.values : undefined,
    winChances: winTable instanceof CountedWinTable ? winTable.chances : undefined,
    tiers: hasLevels ? readTiers() : undefined,
  };
}
