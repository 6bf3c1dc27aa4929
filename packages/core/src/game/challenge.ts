/** Challenges: what can be challenged, the withdrawal, the price of a wrong one (rules R62–R68). */
import { err, ok, type Result } from '@bestzug/lexicon';
import type { ChallengeWindow, Game } from './game.ts';
import type { ActionFault, ChallengeAction, NothingToChallenge } from './game-action.ts';
import type { ChallengeEvent } from './game-event.ts';
import type { WordVerdict } from './placement-turn.ts';
import { putBack } from './put-back.ts';
import { afterEvent, changedFor, settle, withWindowClosed } from './turn.ts';

/** Challenges of any opponent while the window is open, not only of the one who moves next. */
export function playChallenge(
  game: Game,
  action: ChallengeAction,
  isValid: WordVerdict,
): Result<Game, ActionFault> {
  const { phase, profile } = game;
  if (profile.challengePolicy === 'void') return err(nothingToChallenge('policy'));
  if (phase.kind !== 'window') return err(nothingToChallenge('noPlacement'));
  if (phase.event.player === action.player) return err(nothingToChallenge('ownPlacement'));
  const words = [...new Set(action.words ?? openWords(phase))];
  const strange = words.filter((word) => !phase.event.words.includes(word));
  if (words.length === 0 || strange.length > 0)
    return err(nothingToChallenge('notFormed', strange));
  const judged = words.filter((word) => phase.judgedWords.includes(word));
  if (judged.length > 0) return err(nothingToChallenge('alreadyJudged', judged));
  if (isValid === undefined) return err(nothingToChallenge('noLexicon'));
  const invalidWords = words.filter((word) => !isValid(word));
  const { player } = action;
  if (invalidWords.length === 0) return ok(reject(game, phase, { player, words }));
  return ok(withdraw(game, phase, { player, words, invalidWords }));
}

/** The refusal of a challenge, or of closing a window that is not open. */
export const nothingToChallenge = (
  reason: NothingToChallenge['reason'],
  words: readonly string[] = [],
): NothingToChallenge => ({ kind: 'nothingToChallenge', reason, words });

const openWords = ({ event, judgedWords }: ChallengeWindow): string[] =>
  event.words.filter((word) => !judgedWords.includes(word));

/** Upheld: tiles back to the rack, the drawn ones back into the bag, 0 points, turn over (R62). */
function withdraw(
  game: Game,
  { before, event: { player: loser, drawn, points }, scorelessTurns }: ChallengeWindow,
  challenge: Pick<ChallengeEvent, 'player' | 'words' | 'invalidWords'>,
): Game {
  const event: ChallengeEvent = { kind: 'challenge', ...challenge, loser, points: 0 - points };
  const withdrawn = afterEvent(game, event, {
    board: before.board,
    racks: game.racks.with(loser, before.racks[loser]!),
    ...putBack(game, game.bag, drawn, 'front'),
    scores: changedFor(game.scores, loser, event.points),
    consecutivePasses: game.profile.withdrawnResetsPasses ? 0 : before.consecutivePasses,
    // Turns skipped since the placement have been counted on top of it.
    scorelessTurns: before.scorelessTurns + 1 + (game.scorelessTurns - scorelessTurns),
    phase: { kind: 'running' },
  });
  return settle(withdrawn, undefined);
}

/**
 * Not upheld: the placement stays, the challenger pays (R63). When no word is left to be challenged,
 * the window closes by itself.
 */
function reject(
  game: Game,
  window: ChallengeWindow,
  { player, words }: Pick<ChallengeEvent, 'player' | 'words'>,
): Game {
  const { challengePolicy, challengePenaltyPerWord } = game.profile;
  const penalty = challengePolicy === 'penalty' ? challengePenaltyPerWord * words.length : 0;
  const points = 0 - penalty;
  const event: ChallengeEvent = {
    kind: 'challenge',
    player,
    words,
    invalidWords: [],
    loser: player,
    points,
  };
  const judged: ChallengeWindow = { ...window, judgedWords: [...window.judgedWords, ...words] };
  const rejected = afterEvent(game, event, {
    scores: changedFor(game.scores, player, points),
    turnsToSkip: changedFor(game.turnsToSkip, player, challengePolicy === 'double' ? 1 : 0),
    phase: judged,
  });
  const settled = settle(rejected, window.endReason === 'out' ? window.event.player : undefined);
  return openWords(judged).length === 0 ? withWindowClosed(settled) : settled;
}
