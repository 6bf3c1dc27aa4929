/** Challenges by computer players: they look every word of a person up, and never lay one that is none. */
import { isValidWord, type Game, type GameAction, type WordJudge } from '@bestzug/core';

/** The challenge of a computer player that is to move; undefined if there is nothing to challenge. */
export const challengeBy = (game: Game, judge: WordJudge): GameAction | undefined =>
  isLastWrong(game, judge) ? { kind: 'challenge', player: game.toMove } : undefined;

/** Whether nobody need be asked about the placement that ends the game, as a computer player decides. */
export const closesByItself = ({ phase, players }: Game): boolean =>
  phase.kind === 'window' &&
  phase.endReason !== undefined &&
  players.some(({ engine }) => engine !== undefined);

/** What it decides in that case; what nobody else can challenge stands. */
export function closingAction(game: Game, judge: WordJudge): GameAction {
  const { phase, players, toMove } = game;
  const author = phase.kind === 'window' ? phase.event.player : toMove;
  const other = players.findIndex(
    ({ engine }, player) => player !== author && engine !== undefined,
  );
  if (other < 0) return { kind: 'closeWindow', player: (author + 1) % players.length };
  return { kind: isLastWrong(game, judge) ? 'challenge' : 'closeWindow', player: other };
}

/** Whether the placement that can be challenged has a word that is none, laid by a person. */
function isLastWrong({ phase, players }: Game, judge: WordJudge): boolean {
  if (phase.kind !== 'window') return false;
  const { player, words } = phase.event;
  return players[player]!.engine === undefined && words.some((word) => !isValidWord(word, judge));
}
