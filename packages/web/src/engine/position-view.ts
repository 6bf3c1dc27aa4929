/** A question of the page as the players of strategy see a turn. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import { rackSymbol, tileCountsOf, type RuleProfile } from '@bestzug/core';
import type { SearchBoard } from '@bestzug/movegen';
import { exchangeLimitOf, unseenTiles, type TurnView } from '@bestzug/strategy';
import type { PositionQuestion } from './engine-protocol.ts';

/** Seed of simulations: the same position gives the same figures. */
const ANALYSIS_SEED = 1;

/**
 * The view of the player to move, in a game of two.
 *
 * @param searchBoard loaded with the board by this call
 */
export function viewOfQuestion(
  { board, rack, scores, scorelessTurns, consecutivePasses }: PositionQuestion,
  profile: RuleProfile,
  searchBoard: SearchBoard,
): TurnView {
  searchBoard.load(board);
  const counted = unseenTiles(board.tiles, rack, profile);
  const unseenCounts = tileCountsOf(profile);
  for (const tile of board.tiles) if (tile !== 0) unseenCounts[rackSymbol(tile)]!--;
  let count = 0;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    // Positions put together by hand may hold more tiles than the set has.
    const left = unseenCounts[symbol]! - rack.counts[symbol]!;
    unseenCounts[symbol] = left > 0 && left < 0x80 ? left : 0;
    count += unseenCounts[symbol]!;
  }
  const bag = Math.max(0, count - profile.rackSize);
  return {
    profile,
    board,
    searchBoard,
    rack,
    unseenCounts,
    unseen: { count, points: Math.max(0, counted.points), bag },
    score: scores[0],
    opponentScore: scores[1],
    consecutivePasses,
    scorelessTurns,
    exchangeLimit: exchangeLimitOf(profile, { bag, rack: rack.size, made: 0 }),
    turn: 0,
    gameSeed: ANALYSIS_SEED,
  };
}
