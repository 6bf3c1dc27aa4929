/** A recorded turn as computer players see it. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import { rackOf, rackSymbol, restOf, tileCountsOf, type RuleProfile } from '@bestzug/core';
import type { SearchBoard } from '@bestzug/movegen';
import { exchangeLimitOf, type TurnView } from '@bestzug/strategy';
import type { RecordedTurn } from './recorded-game.ts';

/**
 * What the player knew. With more than two players the strongest of the others is the opponent.
 *
 * @param rack symbols, all of them
 */
export function viewOfTurn(
  { boardTiles, bag, scores, player, ...turn }: RecordedTurn,
  rack: readonly number[],
  { profile, searchBoard, number }: ViewContext,
): TurnView {
  const board = { layout: profile.layout, tiles: boardTiles };
  const held = rackOf(rack);
  const unseenCounts = unseenFrom(boardTiles, rack, profile);
  const count = unseenCounts.reduce((sum, copies) => sum + copies, 0);
  const points = restOf({ counts: unseenCounts, size: count }, profile.tileSet);
  return {
    profile,
    board,
    searchBoard,
    rack: held,
    unseenCounts,
    unseen: { count, points, bag },
    score: scores[player]!,
    opponentScore: Math.max(...scores.filter((_, other) => other !== player)),
    consecutivePasses: turn.consecutivePasses,
    scorelessTurns: turn.scorelessTurns,
    exchangeLimit: exchangeLimitOf(profile, { bag, rack: held.size, made: turn.exchangesMade }),
    turn: number,
    gameSeed: JUDGING_SEED,
  };
}

/** The same with another rack of as many tiles: what is unseen changes with it. */
export function withRack(view: TurnView, rack: readonly number[]): TurnView {
  const { tileSet } = view.profile;
  const held = rackOf(rack);
  const unseenCounts = view.unseenCounts.map((count, symbol) =>
    Math.max(0, count + view.rack.counts[symbol]! - held.counts[symbol]!),
  );
  const points = view.unseen.points + restOf(view.rack, tileSet) - restOf(held, tileSet);
  return { ...view, rack: held, unseenCounts, unseen: { ...view.unseen, points } };
}

/** What a view needs beside its turn. */
export interface ViewContext {
  readonly profile: RuleProfile;
  /** Loaded with the board of the turn; on an empty board across is enough. */
  readonly searchBoard: SearchBoard;
  /** Of the turn in the game, from 0: chance in judging it follows from it. */
  readonly number: number;
}

/** Of all chance in judging: the same game is always judged the same. */
export const JUDGING_SEED = 1;

/** [31] tiles neither on the board nor among the symbols. */
export function unseenFrom(
  boardTiles: Uint8Array,
  symbols: readonly number[],
  profile: RuleProfile,
): Uint8Array {
  const counts = Int32Array.from(tileCountsOf(profile));
  for (const tile of boardTiles) if (tile !== 0) counts[rackSymbol(tile)]!--;
  for (const symbol of symbols) counts[symbol]!--;
  // Records made by hand may hold more tiles than the set has.
  return Uint8Array.from({ length: SYMBOL_COUNT }, (_, symbol) => Math.max(0, counts[symbol]!));
}
