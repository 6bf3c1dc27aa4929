/** Steps in the course of a game that are the same whoever plays. */
import type { Game, GameEvent, PlacementEvent } from '@bestzug/core';
import { LEVELS, type LevelNumber } from '@bestzug/strategy';

const LEVEL = /^level:([1-6])$/u;

/** The level of a player who is a computer; undefined = a person. */
export function levelOf(game: Game, seat: number): LevelNumber | undefined {
  const digit = LEVEL.exec(game.players[seat]?.engine ?? '')?.[1];
  return LEVELS.find(({ number }) => String(number) === digit)?.number;
}

/** How a computer player of a level is written down. */
export const engineOf = (level: LevelNumber): string => `level:${level}`;

/** Number of people in a game. */
export const countPeople = (game: Game): number =>
  game.players.filter(({ engine }) => engine === undefined).length;

/** The last placement, if it can still be challenged. */
export const openPlacement = ({ phase }: Game): PlacementEvent | undefined =>
  phase.kind === 'window' ? phase.event : undefined;

/** Whether the game waits for somebody to accept or challenge the placement that ends it. */
export const endsAtWindow = ({ phase }: Game): boolean =>
  phase.kind === 'window' && phase.endReason !== undefined;

/** Whether a person is to move. */
export const isForPerson = (game: Game): boolean =>
  game.phase.kind !== 'over' && !endsAtWindow(game) && levelOf(game, game.toMove) === undefined;

/** Who may decide about the placement that ends the game: the next player who did not lay it. */
export const deciderOf = ({ toMove, players, phase }: Game): number => {
  const layer = phase.kind === 'window' ? phase.event.player : -1;
  return toMove === layer ? (toMove + 1) % players.length : toMove;
};

/** The events that fill a turn, with their number in the history. */
export const isTurn = ({ kind }: GameEvent): boolean =>
  kind === 'placement' || kind === 'exchange' || kind === 'pass' || kind === 'lostTurn';

/** The game when a person was to decide last; undefined if there is nothing to take back. */
export function lastDecision(game: Game): Game | undefined {
  let before = game.previous;
  // Overtime is written down within a decision.
  while (before !== undefined && (!isForPerson(before) || endsWithOvertime(before))) {
    before = before.previous;
  }
  return before;
}

const endsWithOvertime = ({ history }: Game): boolean => history.at(-1)?.kind === 'overtime';
