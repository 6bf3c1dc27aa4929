/** Paired games: the way two players are compared. */
import type { Player } from '../player/player.ts';
import { dealOf } from './deal.ts';
import type { GameTable } from './game-table.ts';
import {
  joinMatches,
  NO_PAIRS,
  tallyOfPair,
  type MatchTally,
  type PairResult,
} from './match-tally.ts';
import { playGame, type GameBlock, type GameWatcher } from './self-play.ts';

/** Who looks on at the games of a pair; either may be left out. */
export type PairWatchers = readonly [aBegins?: GameWatcher, bBegins?: GameWatcher];

/**
 * Plays the two games of a pair from one deal: whoever begins draws from the front of the pile, the
 * other from the back. Players that are alike play the same game twice.
 */
export function playPair(
  table: GameTable,
  [playerA, playerB]: readonly [Player, Player],
  { seed, pairNumber }: { readonly seed: number; readonly pairNumber: number },
  watchers: PairWatchers = [],
): PairResult {
  const deal = dealOf(table.profile, seed, pairNumber);
  return [
    playGame(table, [playerA, playerB], deal, watchers[0]),
    playGame(table, [playerB, playerA], deal, watchers[1]),
  ];
}

/**
 * Plays some pairs of a match. A match may be cut into blocks at will: the joined tallies are the
 * same.
 *
 * @param block counts pairs
 */
export function playMatchBlock(
  table: GameTable,
  players: readonly [Player, Player],
  { seed, first, count }: GameBlock,
): MatchTally {
  let tally = NO_PAIRS;
  for (let pairNumber = first; pairNumber < first + count; pairNumber++) {
    const pair = playPair(table, players, { seed, pairNumber });
    tally = joinMatches(tally, tallyOfPair(pairNumber, pair));
  }
  return tally;
}
