/** The turns of a game as the record of moves shows them, player by player. */
import { statesOf, type Game, type GameEvent } from '@bestzug/core';
import { isTurn } from './game-step.ts';

/** One turn of one player. */
export interface TurnEntry {
  /** Number of the event in the history. */
  readonly number: number;
  readonly event: GameEvent;
  /** The game before and after it. */
  readonly before: Game;
  readonly after: Game;
  /** Points it brought in the end: none when it was withdrawn. */
  readonly points: number;
  /** Points of the player after it. */
  readonly total: number;
  /** A challenge of it. */
  readonly challenge: Extract<GameEvent, { readonly kind: 'challenge' }> | undefined;
}

/** [player][turn] */
export function turnEntries(game: Game): readonly (readonly TurnEntry[])[] {
  const states = statesOf(game);
  const entries: TurnEntry[][] = game.players.map(() => []);
  let last: TurnEntry | undefined;
  game.history.forEach((event, number) => {
    const before = states[number]!;
    const after = states[number + 1]!;
    if (event.kind === 'challenge' && last !== undefined) {
      const seat = last.event.player;
      const isUpheld = event.invalidWords.length > 0;
      const points = isUpheld ? 0 : last.points;
      const total = isUpheld ? after.scores[seat]! : last.total;
      entries[seat]!.splice(-1, 1, { ...last, challenge: event, points, total });
    }
    if (!isTurn(event)) return;
    const points = event.kind === 'placement' ? event.points : 0;
    const total = before.scores[event.player]! + points;
    last = { number, event, before, after, points, total, challenge: undefined };
    entries[event.player]!.push(last);
  });
  return entries;
}

/** Players in the order of turns, the one who began first. */
export const seatsInOrder = ({ players, deal }: Game): number[] =>
  players.map((_, place) => (deal.toMove + place) % players.length);

/** All turns in the order they were made. */
export const allTurns = (game: Game): TurnEntry[] =>
  turnEntries(game)
    .flat()
    .sort((one, other) => one.number - other.number);

/** The last turn, whoever made it. */
export const lastTurn = (game: Game): TurnEntry | undefined => allTurns(game).at(-1);
