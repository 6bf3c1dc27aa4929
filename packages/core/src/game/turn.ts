/** How a game goes on after an action: the history, whose turn is next, and the end (R63, R71–R74). */
import { countGame } from './final-count.ts';
import type { EndReason, Game } from './game.ts';
import type { GameEvent, PlayerIndex } from './game-event.ts';

/** The game with something changed by an event, the event in its history. */
export const afterEvent = (game: Game, event: GameEvent, changes: Partial<Game>): Game => ({
  ...game,
  ...changes,
  history: [...game.history, event],
  previous: game,
});

/** The player after this one, clockwise. */
export const nextPlayer = ({ players, toMove }: Pick<Game, 'players' | 'toMove'>): PlayerIndex =>
  (toMove + 1) % players.length;

/** A list with the number of one player changed. */
export const changedFor = (
  numbers: readonly number[],
  player: PlayerIndex,
  difference: number,
): number[] => numbers.with(player, numbers[player]! + difference);

/**
 * Skips the turns that lost challenges cost, then ends the game if it has to end; with an open
 * challenge window the end waits for it.
 *
 * @param out the player who has just gone out, if any (R71)
 */
export function settle(game: Game, out: PlayerIndex | undefined): Game {
  const settled = skipLostTurns(game);
  const endReason = out === undefined ? endReasonOf(settled) : 'out';
  if (settled.phase.kind === 'window') {
    return { ...settled, phase: { ...settled.phase, endReason } };
  }
  return endReason === undefined ? settled : finished(settled, endReason, out);
}

/** The open challenge window closes: the placement stays, and a waiting end comes (R64, R71). */
export function withWindowClosed(game: Game): Game {
  if (game.phase.kind !== 'window') return game;
  const { endReason, event } = game.phase;
  const closed: Game = { ...game, phase: { kind: 'running' } };
  if (endReason === undefined) return closed;
  return finished(closed, endReason, endReason === 'out' ? event.player : undefined);
}

/**
 * The rules do not say what a skipped turn is. Here it is a turn without points (R74) but no pass, so
 * that it breaks a row of passes (R72).
 */
function skipLostTurns(game: Game): Game {
  let { toMove, turnsToSkip, consecutivePasses, scorelessTurns } = game;
  while (turnsToSkip[toMove]! > 0) {
    turnsToSkip = changedFor(turnsToSkip, toMove, -1);
    toMove = (toMove + 1) % game.players.length;
    consecutivePasses = 0;
    scorelessTurns++;
  }
  return { ...game, toMove, turnsToSkip, consecutivePasses, scorelessTurns };
}

/** R72 and R74; going out is seen by the placement that does it. */
function endReasonOf({ profile, players, ...game }: Game): EndReason | undefined {
  const { passesPerPlayerToEnd, scorelessTurnsToEnd } = profile;
  const passes = (passesPerPlayerToEnd ?? Infinity) * players.length;
  if (game.consecutivePasses >= passes) return 'passes';
  return game.scorelessTurns >= (scorelessTurnsToEnd ?? Infinity) ? 'scoreless' : undefined;
}

function finished(game: Game, endReason: EndReason, out: PlayerIndex | undefined): Game {
  const count = countGame(game, out);
  return { ...game, scores: count.finalScores, phase: { kind: 'over', endReason, ...count } };
}
