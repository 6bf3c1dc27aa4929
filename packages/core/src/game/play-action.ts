/** Playing: one action of one player makes the next game, or is refused (rules R23, R43, R60–R67). */
import { err, ok, type Result } from '@bestzug/lexicon';
import { isValidWord } from '../in-rule.ts';
import { invariant } from '../invariant.ts';
import type { WordLookup } from '../word-lookup.ts';
import { nothingToChallenge, playChallenge } from './challenge.ts';
import { checkConservation } from './conservation.ts';
import { playExchange } from './exchange-turn.ts';
import type { Game } from './game.ts';
import type { ActionFault, GameAction } from './game-action.ts';
import type { PlayerIndex } from './game-event.ts';
import { playPlacement, type WordVerdict } from './placement-turn.ts';
import { afterEvent, nextPlayer, settle, withWindowClosed } from './turn.ts';

/**
 * Plays an action. A fault means that nothing has changed. A placement that loses its turn (R60,
 * `onInvalid: 'loseTurn'`) is no fault but a `lostTurn` in the history, because the game has changed.
 *
 * @param lookup the word list of the game; undefined: words are not looked up
 * @param personNouns see `WordJudge.personNouns`; matters only with the rule *IN
 */
export function playAction(
  game: Game,
  action: GameAction,
  lookup: WordLookup | undefined,
  personNouns?: WordLookup,
): Result<Game, ActionFault> {
  if (lookup === undefined) return playJudged(game, action, undefined);
  const judge = { lexicon: lookup, personNouns, inRule: game.profile.inRule };
  return playJudged(game, action, (word) => isValidWord(word, judge));
}

/** As `playAction`, with another judge of words: a record knows how they were judged (R20). */
export function playJudged(
  game: Game,
  action: GameAction,
  isValid: WordVerdict,
): Result<Game, ActionFault> {
  invariant(action.player in game.players, 'an action is one of a player of the game');
  const fault = timeFault(game, action);
  if (fault !== undefined) return err(fault);
  const next = dispatch(game, action, isValid);
  if (next.ok)
    invariant(checkConservation(next.value) === undefined, 'tiles add up after an action');
  return next;
}

/** What is wrong with acting now at all. */
function timeFault(game: Game, action: GameAction): ActionFault | undefined {
  const { phase, toMove } = game;
  const { player } = action;
  if (action.kind === 'setOption') return { kind: 'rulesFixed', option: action.option };
  if (phase.kind === 'over') return { kind: 'gameOver', atWindow: false };
  const isMove =
    action.kind === 'placement' || action.kind === 'exchange' || action.kind === 'pass';
  if (!isMove) return undefined;
  if (phase.kind === 'window' && phase.endReason !== undefined) {
    return { kind: 'gameOver', atWindow: true };
  }
  return player === toMove ? undefined : { kind: 'notYourTurn', player, toMove };
}

function dispatch(game: Game, action: GameAction, isValid: WordVerdict): Result<Game, ActionFault> {
  switch (action.kind) {
    case 'placement':
      return playPlacement(game, action, isValid);
    case 'exchange':
      return playExchange(game, action);
    case 'pass':
      return ok(playPass(game));
    case 'challenge':
      return playChallenge(game, action, isValid);
    case 'closeWindow':
      return closeWindow(game, action.player);
    case 'overtime':
      return ok(reportOvertime(game, action.player, action.seconds));
    case 'setOption':
      return err({ kind: 'rulesFixed', option: action.option });
  }
}

function playPass(game: Game): Game {
  const passed = afterEvent(
    game,
    { kind: 'pass', player: game.toMove },
    {
      toMove: nextPlayer(game),
      consecutivePasses: game.consecutivePasses + 1,
      scorelessTurns: game.scorelessTurns + 1,
      phase: { kind: 'running' },
    },
  );
  return settle(passed, undefined);
}

function closeWindow(game: Game, player: PlayerIndex): Result<Game, ActionFault> {
  if (game.profile.challengePolicy === 'void') return err(nothingToChallenge('policy'));
  if (game.phase.kind !== 'window') return err(nothingToChallenge('noPlacement'));
  return ok(withWindowClosed(afterEvent(game, { kind: 'closeWindow', player }, {})));
}

function reportOvertime(game: Game, player: PlayerIndex, seconds: number): Game {
  invariant(Number.isFinite(seconds) && seconds >= 0, 'overtime is a number of seconds');
  const overtimeSeconds = game.overtimeSeconds.with(player, seconds);
  return afterEvent(game, { kind: 'overtime', player, seconds }, { overtimeSeconds });
}
