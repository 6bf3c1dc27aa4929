/** Games between computer players, and what a series of them comes to. */
import { tileCountOf } from '@bestzug/core';
import type { PackedMove, Player, TurnView } from '../player/player.ts';
import { dealOf, type TableDeal } from './deal.ts';
import type { GameTable, Seat, TableEnd } from './game-table.ts';
import { GameHash, joinSignatures, NO_SIGNATURE, withGame, type Signature } from './signature.ts';

/** Looks on: called before each move is made, while the view shows what the player saw. */
export type GameWatcher = (seat: Seat, view: TurnView, move: PackedMove) => void;

/** A finished game. */
export interface GameResult {
  /** [seat] with the final count (R76). */
  readonly scores: readonly [number, number];
  readonly end: TableEnd;
  readonly turns: number;
  /** [seat] placements of a whole rack. */
  readonly bingos: readonly [number, number];
  readonly exchanges: number;
  readonly passes: number;
  /** Hash over every move. */
  readonly signature: Signature;
}

/** Plays a game to its end. */
export function playGame(
  table: GameTable,
  players: readonly [Player, Player],
  deal: TableDeal,
  watcher?: GameWatcher,
): GameResult {
  const hash = new GameHash();
  const bingos: [number, number] = [0, 0];
  let exchanges = 0;
  let passes = 0;
  table.start(deal);
  while (table.end === undefined) {
    const seat = table.toMove;
    const view = table.view();
    const move = players[seat].chooseMove(view);
    watcher?.(seat, view, move);
    table.play(move);
    hash.addMove(move);
    if (move.kind === 'exchange') exchanges++;
    else if (move.kind === 'pass') passes++;
    else if (tileCountOf(move.place) === table.profile.rackSize) bingos[seat]++;
  }
  const scores = table.finalScores();
  const { end, turns } = table;
  return { scores, end, turns, bingos, exchanges, passes, signature: hash.value };
}

/** Sums over games of a player against itself. All numbers are whole, so parts add up exactly. */
export interface SelfPlayTally {
  readonly games: number;
  readonly turns: number;
  /** Points of both seats. */
  readonly scoreSum: number;
  /** Squares of the points of each seat. */
  readonly scoreSquareSum: number;
  readonly firstSeatWins: number;
  readonly draws: number;
  readonly bingos: number;
  readonly exchanges: number;
  readonly passes: number;
  readonly signature: Signature;
}

/** Of no games. */
export const NO_GAMES: SelfPlayTally = {
  games: 0,
  turns: 0,
  scoreSum: 0,
  scoreSquareSum: 0,
  firstSeatWins: 0,
  draws: 0,
  bingos: 0,
  exchanges: 0,
  passes: 0,
  signature: NO_SIGNATURE,
};

/** Games of a series: their numbers, from `first` on. */
export interface GameBlock {
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

/**
 * Plays some games of a series, the same player in both seats. A series may be cut into blocks at
 * will: the joined tallies are the same.
 */
export function playSelfPlayBlock(
  table: GameTable,
  player: Player,
  { seed, first, count }: GameBlock,
  watcher?: GameWatcher,
): SelfPlayTally {
  let tally = NO_GAMES;
  for (let gameNumber = first; gameNumber < first + count; gameNumber++) {
    const deal = dealOf(table.profile, seed, gameNumber);
    tally = withResult(tally, gameNumber, playGame(table, [player, player], deal, watcher));
  }
  return tally;
}

function withResult(tally: SelfPlayTally, gameNumber: number, game: GameResult): SelfPlayTally {
  const [own, other] = game.scores;
  return joinSelfPlay(tally, {
    games: 1,
    turns: game.turns,
    scoreSum: own + other,
    scoreSquareSum: own * own + other * other,
    firstSeatWins: own > other ? 1 : 0,
    draws: own === other ? 1 : 0,
    bingos: game.bingos[0] + game.bingos[1],
    exchanges: game.exchanges,
    passes: game.passes,
    signature: withGame(NO_SIGNATURE, gameNumber, game.signature),
  });
}

/** The tally of the games of both. */
export function joinSelfPlay(one: SelfPlayTally, other: SelfPlayTally): SelfPlayTally {
  return {
    games: one.games + other.games,
    turns: one.turns + other.turns,
    scoreSum: one.scoreSum + other.scoreSum,
    scoreSquareSum: one.scoreSquareSum + other.scoreSquareSum,
    firstSeatWins: one.firstSeatWins + other.firstSeatWins,
    draws: one.draws + other.draws,
    bingos: one.bingos + other.bingos,
    exchanges: one.exchanges + other.exchanges,
    passes: one.passes + other.passes,
    signature: joinSignatures(one.signature, other.signature),
  };
}

/** Mean points of a seat. */
export const meanScoreOf = ({ games, scoreSum }: SelfPlayTally): number => scoreSum / (2 * games);

/** Standard deviation of the points of a seat. */
export function scoreDeviationOf(tally: SelfPlayTally): number {
  const mean = meanScoreOf(tally);
  return Math.sqrt(tally.scoreSquareSum / (2 * tally.games) - mean * mean);
}
