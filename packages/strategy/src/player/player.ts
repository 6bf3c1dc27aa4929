/** What a computer player is: something that sees a turn and chooses a move. */
import type { Board, Exchange, Pass, Rack, RuleProfile } from '@bestzug/core';
import type { SearchBoard } from '@bestzug/movegen';
import type { UnseenTiles } from '../evaluate.ts';

/** A placement in the two ints of packed-placement.ts, as searches find it. */
export interface PackedPlacement {
  readonly kind: 'placement';
  readonly letters: number;
  readonly place: number;
}

/** What fills a turn in games between computer players. */
export type PackedMove = PackedPlacement | Exchange | Pass;

/** The move without an action (R43). */
export const PASS: Pass = { kind: 'pass' };

/** Whether two moves of one position are the same. The symbols of exchanges have to be in order. */
export function isSameMove(one: PackedMove, other: PackedMove): boolean {
  if (one.kind === 'placement' && other.kind === 'placement') {
    return one.letters === other.letters && one.place === other.place;
  }
  if (one.kind === 'exchange' && other.kind === 'exchange') {
    return one.symbols.join() === other.symbols.join();
  }
  return one.kind === other.kind;
}

/**
 * All that a player may know at its turn in a game of two. Board, racks and counts belong to the
 * table and are valid until the player answers.
 */
export interface TurnView {
  readonly profile: RuleProfile;
  readonly board: Board;
  /** The same board, loaded. A player may play on it if everything is taken back. */
  readonly searchBoard: SearchBoard;
  readonly rack: Rack;
  /** [31] tiles neither on the board nor on the own rack: bag and the other rack together. */
  readonly unseenCounts: Uint8Array;
  /** Their number and points, and how many of them are in the bag. */
  readonly unseen: UnseenTiles;
  /** Points of the moves so far, own and other. */
  readonly score: number;
  readonly opponentScore: number;
  /** Passes in a row up to now (R72). */
  readonly consecutivePasses: number;
  /** Turns without points in a row up to now (R74). */
  readonly scorelessTurns: number;
  /** Most tiles that may be exchanged now; 0 = no exchange (R40, R41). */
  readonly exchangeLimit: number;
  /** Turns of both players before this one. */
  readonly turn: number;
  /** Seed of all chance in deciding: `createRandom(gameSeed, turn)`. */
  readonly gameSeed: number;
}

/**
 * A computer player. Its answer depends on the view alone, so that a game can be repeated anywhere;
 * what it keeps between turns may only save time.
 */
export interface Player {
  chooseMove(view: TurnView): PackedMove;
}
