/** Events of core's games in words and numbers. */
import { moveRefusal } from '@bestzug/answers';
import {
  checkPlacement,
  formatMoveInFull,
  formatRack,
  isValidWord,
  restOf,
  signOfRackSymbol,
  statesOf,
  wordText,
  type ActionFault,
  type Board,
  type Game,
  type GameEvent,
  type GameOver,
  type Placement,
  type PlacementCheck,
  type WordJudge,
} from '@bestzug/core';
import { wordFormula } from '../word-formula.ts';
import type {
  CountedWord,
  PlayEvent,
  PlayEventOf,
  PlayRefusal,
  TurnSummary,
} from './play-event.ts';

/** The last event of a game as `viewer` may know it; undefined for events that concern nobody. */
export function factsOfLastEvent(
  game: Game,
  sees: 'all' | 'ownTiles' | 'nothing',
): PlayEvent | undefined {
  const { previous, profile, players } = game;
  const event = game.history.at(-1);
  if (event === undefined || previous === undefined) return undefined;
  const player = players[event.player]!.name;
  switch (event.kind) {
    case 'placement': {
      const { placement, points: score, bonus } = event;
      const move = formatMoveInFull(placement, previous.board);
      const words = countedWords(recount(previous, placement), previous.board);
      // The scores of a finished game hold the final count already.
      const total = previous.scores[event.player]! + score;
      return { kind: 'placement', player, move, words, bonus, score, total };
    }
    case 'lostTurn': {
      const move = formatMoveInFull(event.placement, previous.board);
      return { kind: 'lostTurn', player, move, invalidWords: event.invalidWords };
    }
    case 'exchange': {
      const tiles = sees === 'nothing' ? null : event.symbols.map(signOfRackSymbol).join('');
      return { kind: 'exchange', player, count: event.symbols.length, tiles };
    }
    case 'pass': {
      const { passesPerPlayerToEnd } = profile;
      const untilEnd = passesPerPlayerToEnd && passesPerPlayerToEnd * players.length;
      return { kind: 'pass', player, inARow: game.consecutivePasses, untilEnd };
    }
    case 'challenge': {
      const { words, invalidWords, points } = event;
      const loser = players[event.loser]!.name;
      const isWrong = invalidWords.length === 0;
      const losesTurn = isWrong && profile.challengePolicy === 'double';
      return { kind: 'challenge', player, words, invalidWords, loser, points, losesTurn };
    }
    case 'closeWindow':
      return { kind: 'accept', player };
    case 'overtime':
      return undefined;
  }
}

/** A placement of the history counted again; its words are not judged again (R20). */
export function recount({ board, profile }: Game, placement: Placement): PlacementCheck {
  const { direction, start, tiles: signs } = placement;
  return checkPlacement({ board, move: { direction, start, signs }, profile });
}

/** The formed words with their arithmetic. */
export const countedWords = ({ words }: PlacementCheck, board: Board): CountedWord[] =>
  words.map((word) => ({
    word: wordText(word),
    points: word.points,
    formula: wordFormula(word, board),
    inList: word.inList ?? null,
  }));

/** Why an action is refused. */
export function refusalOf(fault: ActionFault, game: Game): PlayRefusal {
  switch (fault.kind) {
    case 'bagTooSmall':
      return { kind: 'bagTooSmall', bag: fault.found, needed: fault.needed };
    case 'gameOver':
      return fault.atWindow ? { kind: 'challengeOrAccept' } : { kind: 'gameOver' };
    case 'tooManyExchanged':
    case 'noExchangeLeft':
    case 'nothingToChallenge':
      return fault;
    case 'notYourTurn':
    case 'rulesFixed':
      throw new Error(`bug: nobody can ask for that: ${fault.kind}`);
    case 'malformed':
    case 'offBoard':
    case 'illegalLetter':
    case 'blankLetterMissing':
    case 'occupied':
    case 'noTiles':
    case 'notOnRack':
    case 'notInLine':
    case 'gap':
    case 'firstMoveOffStar':
    case 'firstMoveTooShort':
    case 'notConnected':
    case 'invalidWord':
      return moveRefusal(fault, game.profile.layout.size);
  }
}

/** How the game ended and came to it. */
export function factsOfEnd(game: Game, phase: GameOver): PlayEventOf<'over'> {
  const { players, racks, profile } = game;
  const out = phase.endReason === 'out' ? racks.findIndex(({ size }) => size === 0) : -1;
  const seats = players.map(({ name }, player) => ({
    name,
    moves: phase.finalScores[player]! - phase.adjustments[player]!,
    rest: formatRack(racks[player]!),
    restPoints: restOf(racks[player]!, profile.tileSet),
    adjustment: phase.adjustments[player]!,
    score: phase.finalScores[player]!,
  }));
  return {
    kind: 'over',
    endReason: phase.endReason,
    out: players[out]?.name ?? null,
    endCount: profile.endCount,
    seats,
    winner: phase.winner === undefined ? null : players[phase.winner]!.name,
    turns: turnsOf(game),
  };
}

/** All turns up to now, with everything in the open: for the summary of a finished game. */
function turnsOf(game: Game): TurnSummary[] {
  const totals = game.deal.scores.slice();
  return statesOf(game).flatMap((state): TurnSummary[] => {
    const event = state.history.at(-1);
    if (event === undefined || state.previous === undefined) return [];
    const score = pointsOf(event);
    const player = event.kind === 'challenge' ? event.loser : event.player;
    totals[player]! += score;
    const { name } = game.players[player]!;
    const total = totals[player]!;
    switch (event.kind) {
      case 'placement':
      case 'lostTurn': {
        const move = formatMoveInFull(event.placement, state.previous.board);
        return [{ player: name, move, kind: event.kind, score, total }];
      }
      case 'exchange': {
        const move = `-${event.symbols.map(signOfRackSymbol).join('')}`;
        return [{ player: name, move, kind: event.kind, score, total }];
      }
      case 'pass':
        return [{ player: name, move: '-', kind: event.kind, score, total }];
      case 'challenge':
        return [{ player: name, move: event.words.join(' '), kind: event.kind, score, total }];
      case 'closeWindow':
      case 'overtime':
        return [];
    }
  });
}

const pointsOf = (event: GameEvent): number =>
  event.kind === 'placement' || event.kind === 'challenge' ? event.points : 0;

/** The words laid in a game that a list lacks, each once (R20). */
export function missingWords({ history }: Game, judge: WordJudge): string[] {
  const words = history.flatMap((event) => (event.kind === 'placement' ? event.words : []));
  return [...new Set(words)].filter((word) => !isValidWord(word, judge)).sort();
}
