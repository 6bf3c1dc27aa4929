/** Placements in a game: checked, laid, counted, drawn for (rules R24–R39, R60, R61, R81). */
import { err, ok, type Result } from '@bestzug/lexicon';
import { drawTiles } from '../bag.ts';
import { newTilesOf, withTiles } from '../board.ts';
import { checkPlacement, invalidWordsOf, type PlacementCheck } from '../check-placement.ts';
import { wordCapitals } from '../formed-words.ts';
import { invariant } from '../invariant.ts';
import type { Placement } from '../move.ts';
import { rackOf, symbolsOf, withoutSymbols } from '../rack.ts';
import { rackSymbol } from '../tile.ts';
import type { PlacementAttempt } from '../written-placement.ts';
import type { ChallengeWindow, Game } from './game.ts';
import type { ActionFault, PlacementAction } from './game-action.ts';
import type { LostTurnEvent, PlacementEvent } from './game-event.ts';
import { afterEvent, changedFor, nextPlayer, settle } from './turn.ts';

/** Whether a word, in capitals with `*` for *IN, is admissible; undefined: nobody looks it up. */
export type WordVerdict = ((word: string) => boolean) | undefined;

/** A placement without faults, as the check found it. */
interface LegalPlacement {
  readonly placement: Placement;
  readonly words: readonly string[];
  readonly points: number;
  readonly bonus: number;
}

/** The turn of the player to move. The fault is the first one in the order of R25–R34. */
export function playPlacement(
  game: Game,
  action: PlacementAction,
  isValid: WordVerdict,
): Result<Game, ActionFault> {
  const { board, profile } = game;
  const rack = game.racks[action.player]!;
  const check = checkPlacement({ board, move: attemptOf(action.placement), rack, profile });
  const [fault] = check.faults;
  if (fault !== undefined) return err(fault);
  const legal = legalPlacementOf(check);
  const invalid = profile.challengePolicy === 'void' ? invalidWords(check, isValid) : [];
  if (invalid.length === 0) return ok(layTiles(game, legal));
  if (profile.onInvalid === 'reject') return err({ kind: 'invalidWord', words: invalid });
  return ok(loseTurn(game, legal, [...new Set(invalid.map(({ word }) => word))]));
}

/** A generated placement holds its signs as tiles; what was written or clicked is an attempt already. */
function attemptOf(placement: Placement | PlacementAttempt): PlacementAttempt {
  if ('signs' in placement || !('direction' in placement)) return placement;
  const { direction, start, tiles } = placement;
  return { direction, start, signs: tiles };
}

function legalPlacementOf({ placement, total, words, bonus }: PlacementCheck): LegalPlacement {
  invariant(
    placement !== undefined && total !== undefined,
    'no fault means that it can be counted',
  );
  return { placement, words: words.map(wordCapitals), points: total, bonus };
}

const invalidWords = (
  { words }: PlacementCheck,
  isValid: WordVerdict,
): ReturnType<typeof invalidWordsOf> =>
  isValid === undefined
    ? []
    : invalidWordsOf(words.map((word) => ({ ...word, inList: isValid(wordCapitals(word)) })));

function layTiles(game: Game, legal: LegalPlacement): Game {
  const { profile, toMove: player } = game;
  const newTiles = newTilesOf(legal.placement, profile.layout.size);
  const rest = withoutSymbols(
    game.racks[player]!,
    newTiles.map(({ tile }) => rackSymbol(tile)),
  );
  invariant(rest !== undefined, 'a legal placement comes from the rack');
  const { drawn, bag } = drawTiles(game.bag, profile.rackSize - rest.size);
  const rack = rackOf([...symbolsOf(rest), ...drawn]);
  const event: PlacementEvent = { kind: 'placement', player, ...legal, drawn };
  const scorelessTurns = legal.points === 0 ? game.scorelessTurns + 1 : 0;
  const window: ChallengeWindow = {
    kind: 'window',
    event,
    judgedWords: [],
    endReason: undefined,
    before: game,
    scorelessTurns,
  };
  const laid = afterEvent(game, event, {
    board: withTiles(game.board, newTiles),
    racks: game.racks.with(player, rack),
    bag,
    scores: changedFor(game.scores, player, legal.points),
    toMove: nextPlayer(game),
    consecutivePasses: 0,
    scorelessTurns,
    phase: profile.challengePolicy === 'void' ? { kind: 'running' } : window,
  });
  return settle(laid, rack.size === 0 ? player : undefined);
}

/** R60: back on the rack, 0 points, turn over. */
function loseTurn(
  game: Game,
  { placement, words }: LegalPlacement,
  invalid: readonly string[],
): Game {
  const { toMove: player, profile } = game;
  const event: LostTurnEvent = {
    kind: 'lostTurn',
    player,
    placement,
    words,
    invalidWords: invalid,
  };
  const lost = afterEvent(game, event, {
    toMove: nextPlayer(game),
    consecutivePasses: profile.withdrawnResetsPasses ? 0 : game.consecutivePasses,
    scorelessTurns: game.scorelessTurns + 1,
    phase: { kind: 'running' },
  });
  return settle(lost, undefined);
}
