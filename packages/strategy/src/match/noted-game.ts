/** Games written down move by move, as plain data: what game records are made of. */
import { symbolsOf, type Move } from '@bestzug/core';
import { moveOf } from '../player/game-view.ts';
import type { Player } from '../player/player.ts';
import { dealOf, type TableDeal } from './deal.ts';
import type { GameTable, Seat, TableEnd } from './game-table.ts';
import type { PairResult } from './match-tally.ts';
import { playGame, type GameResult } from './self-play.ts';

/** A turn of a game. */
export interface NotedTurn {
  readonly seat: Seat;
  /** Rack symbols before the move, in the order of their numbers. */
  readonly rack: readonly number[];
  readonly move: Move;
  readonly points: number;
}

/** A finished game. */
export interface NotedGame {
  readonly turns: readonly NotedTurn[];
  /** [seat] rack symbols left over. */
  readonly rests: readonly [readonly number[], readonly number[]];
  /** [seat] points with the final count (R76). */
  readonly scores: readonly [number, number];
  readonly end: TableEnd;
}

/** The two games of a pair as they were played: in the first one A begins, in the second B. */
export interface NotedPair {
  readonly result: PairResult;
  readonly games: readonly [aBegins: NotedGame, bBegins: NotedGame];
}

/** As `playPair`, with every move written down. */
export function playNotedPair(
  table: GameTable,
  [playerA, playerB]: readonly [Player, Player],
  { seed, pairNumber }: { readonly seed: number; readonly pairNumber: number },
): NotedPair {
  const deal = dealOf(table.profile, seed, pairNumber);
  const aBegins = playNotedGame(table, [playerA, playerB], deal);
  const bBegins = playNotedGame(table, [playerB, playerA], deal);
  return { result: [aBegins.result, bBegins.result], games: [aBegins.game, bBegins.game] };
}

function playNotedGame(
  table: GameTable,
  players: readonly [Player, Player],
  deal: TableDeal,
): { readonly result: GameResult; readonly game: NotedGame } {
  const seen: { seat: Seat; rack: number[]; move: Move; before: number }[] = [];
  const result = playGame(table, players, deal, (seat, view, move) => {
    const { rack, score } = view;
    seen.push({ seat, rack: symbolsOf(rack), move: moveOf(view, move), before: score });
  });
  const { scores, racks } = table;
  const turns = seen.map(({ seat, rack, move, before }, turn): NotedTurn => {
    const next = seen.slice(turn + 1).find((later) => later.seat === seat);
    return { seat, rack, move, points: (next?.before ?? scores[seat]) - before };
  });
  const rests = [symbolsOf(racks[0]), symbolsOf(racks[1])] as const;
  return { result, game: { turns, rests, scores: result.scores, end: result.end } };
}
