/** Answers to "why": how a move is counted, why it is refused, what a computer player thought. */
import { moveRefusal } from '@bestzug/answers';
import {
  formatMoveInFull,
  statesOf,
  unpackPlacement,
  LaneBoard,
  type ActionFault,
  type Game,
  type GameEvent,
  type PlacementText,
  type WordJudge,
} from '@bestzug/core';
import type { LevelExplanation } from '@bestzug/strategy';
import type { RuledList } from '../ruled-list.ts';
import { bestMoves, judgeMove } from './adviser.ts';
import type { ComputerSeats } from './computer-seat.ts';
import { countedWords, factsOfLastEvent, recount, refusalOf } from './game-facts.ts';
import { checkOwnPlacement, couldUseBlank, type OwnMove } from './own-attempt.ts';
import type { PlayEventOf, PlayRefusal, ReasonFacts } from './play-event.ts';

/** A placement somebody tried or asks about, and the game it was meant for. */
export interface Attempt {
  readonly move: PlacementText;
  readonly game: Game;
  readonly input: string;
}

/** Moves listed against the own one. */
const BEST_COUNT = 5;

/**
 * How an attempt is judged and counted. Under a challenge policy asking is not looking words up: that
 * is what challenges are for (R62).
 */
export function explainAttempt({ move, game }: Attempt, judge: WordJudge): PlayEventOf<'why'> {
  const { board, profile, players, toMove } = game;
  const mayLookUp = profile.challengePolicy === 'void' && profile.onInvalid === 'reject';
  const check = checkOwnPlacement(move, game, mayLookUp ? judge : undefined);
  return {
    kind: 'why',
    player: players[toMove]!.name,
    move: formatMoveInFull(check.placement ?? move, board),
    isAttempt: true,
    errors: check.faults.map((fault) => moveRefusal(fault, board.layout.size)),
    words: countedWords(check, board),
    bonus: check.bonus,
    score: check.total ?? null,
    reason: null,
  };
}

/** Why a move was refused. */
export interface RefusalFacts {
  readonly refusals: readonly PlayRefusal[];
  /** Whether small letters, which are blanks, would have made it possible. */
  readonly needsBlankHint: boolean;
}

/** All reasons against a placement, not only the first; other moves have one. */
export function explainRefusal(
  fault: ActionFault,
  game: Game,
  move: OwnMove,
  judge: WordJudge,
): RefusalFacts {
  const first = refusalOf(fault, game);
  if (move.kind !== 'placement' || fault.kind === 'gameOver') {
    return { refusals: [first], needsBlankHint: false };
  }
  const { errors } = explainAttempt({ move, game, input: '' }, judge);
  // Under a challenge policy nobody is told beforehand which words are in the list (R62).
  const told = errors.filter(({ kind }) => kind !== 'invalidWord' || fault.kind === 'invalidWord');
  return {
    refusals: told.length > 0 ? told : [first],
    needsBlankHint: fault.kind === 'notOnRack' && couldUseBlank(move, game),
  };
}

/** How the last turn was counted, and why a computer player made it. */
export function explainLastTurn(
  game: Game,
  computers: ComputerSeats,
): PlayEventOf<'why'> | undefined {
  const state = lastTurn(game, () => true);
  const event = state?.history.at(-1);
  const before = state?.previous;
  if (event === undefined || before === undefined) return undefined;
  const { name, engine } = game.players[event.player]!;
  const facts = { kind: 'why', player: name, isAttempt: false, errors: [] } as const;
  const explanation = engine === undefined ? undefined : computers.explain(before, engine);
  const reason = explanation === undefined ? null : reasonFacts(explanation, before);
  if (event.kind !== 'placement') {
    const move = event.kind === 'exchange' ? `-${event.symbols.length}` : '-';
    return { ...facts, move, words: [], bonus: 0, score: 0, reason };
  }
  const check = recount(before, event.placement);
  return {
    ...facts,
    move: formatMoveInFull(event.placement, before.board),
    words: countedWords(check, before.board),
    bonus: event.bonus,
    score: event.points,
    reason,
  };
}

/** The last move of a player against the best ones; undefined before the first. */
export async function judgeLastOwnMove(
  game: Game,
  player: number | undefined,
  list: RuledList,
): Promise<PlayEventOf<'best'> | undefined> {
  const state = lastTurn(game, (event) => event.player === player);
  const event = state?.history.at(-1);
  const before = state?.previous;
  if (state === undefined || event === undefined || before === undefined) return undefined;
  const moves = (await bestMoves(before, list, BEST_COUNT)).map(({ facts }) => facts);
  const own = await judgeMove(before, event, list);
  const facts = factsOfLastEvent(state, 'ownTiles');
  const ownText = own?.move ?? (facts?.kind === 'lostTurn' ? facts.move : '-');
  const best = moves[0];
  const loss = own === null || best === undefined ? null : Math.max(0, best.equity - own.equity);
  return { kind: 'best', player: game.players[event.player]!.name, own, ownText, moves, loss };
}

/** The game right after the last turn of which the condition holds. */
function lastTurn(game: Game, holds: (event: GameEvent) => boolean): Game | undefined {
  return statesOf(game).findLast((state) => {
    const event = state.history.at(-1);
    return event !== undefined && isTurn(event) && holds(event);
  });
}

const isTurn = ({ kind }: GameEvent): boolean =>
  kind === 'placement' || kind === 'exchange' || kind === 'pass' || kind === 'lostTurn';

function reasonFacts(explanation: LevelExplanation, before: Game): ReasonFacts {
  const { level, reason, knownWords, knownPlacements, favourite, unknown } = explanation;
  const { board, profile } = before;
  const lanes = new LaneBoard(profile.layout, profile.tileSet);
  lanes.load(board);
  const named = (placement: typeof favourite): ReasonFacts['favourite'] =>
    placement === undefined
      ? null
      : {
          move: formatMoveInFull(unpackPlacement(lanes, placement.letters, placement.place), board),
          points: placement.points,
        };
  return {
    level,
    reason,
    knownWords,
    knownPlacements,
    favourite: named(favourite),
    unknown: named(unknown),
  };
}
