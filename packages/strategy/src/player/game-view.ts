/** A turn of core's `Game` as computer players see it, and their moves as core plays them. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import {
  rackSymbol,
  restOf,
  tileCountsOf,
  unpackPlacement,
  type Game,
  type Move,
} from '@bestzug/core';
import type { SearchBoard } from '@bestzug/movegen';
import { exchangeLimitOf } from './best-exchange.ts';
import type { PackedMove, TurnView } from './player.ts';

/**
 * What the player to move knows. With more than two players the strongest of the others is the
 * opponent, and unseen tiles that are not in the bag are on several racks.
 *
 * @param searchBoard loaded with the game's board by this call
 * @param gameSeed seed of the players' chance, one per game
 */
export function viewOfGame(game: Game, searchBoard: SearchBoard, gameSeed: number): TurnView {
  const { profile, board, racks, toMove, scores, bag, history, exchangeCounts } = game;
  const rack = racks[toMove]!;
  searchBoard.load(board, 'across');
  const unseenCounts = tileCountsOf(profile);
  for (const tile of board.tiles) if (tile !== 0) unseenCounts[rackSymbol(tile)]!--;
  let count = 0;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    // Positions put together by hand may hold more tiles than the set has.
    const left = Math.max(0, unseenCounts[symbol]! - rack.counts[symbol]!);
    unseenCounts[symbol] = left;
    count += left;
  }
  const points = restOf({ counts: unseenCounts, size: count }, profile.tileSet);
  return {
    profile,
    board,
    searchBoard,
    rack,
    unseenCounts,
    unseen: { count, points, bag: bag.symbols.length },
    score: scores[toMove]!,
    opponentScore: Math.max(...scores.filter((_, player) => player !== toMove)),
    consecutivePasses: game.consecutivePasses,
    scorelessTurns: game.scorelessTurns,
    exchangeLimit: exchangeLimitOf(profile, {
      bag: bag.symbols.length,
      rack: rack.size,
      made: exchangeCounts[toMove]!,
    }),
    turn: history.length,
    gameSeed,
  };
}

/** The move of a player who saw this view; the board must still be as it was. */
export const moveOf = ({ searchBoard }: TurnView, move: PackedMove): Move =>
  move.kind === 'placement'
    ? unpackPlacement(searchBoard.laneBoard, move.letters, move.place)
    : move;
