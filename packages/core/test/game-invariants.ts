/** What holds in every game after every action; a check throws with the reason. */
import { isDeepStrictEqual } from 'node:util';
import {
  checkConservation,
  invariant,
  redo,
  statesOf,
  timelineOf,
  undo,
  type Game,
  type GameEvent,
} from '../src/index.ts';
import { parseRecordText, toRecord } from '../src/game-record.ts';
import { gamesOf, type RandomTurn } from './random-game.ts';

/** The game without its past, for comparing. */
export const presentOf = (game: Game): unknown => ({
  ...game,
  previous: undefined,
  phase: { ...game.phase, before: undefined },
});

/** What an event gave to whom. */
function pointsOf(event: GameEvent): { readonly player: number; readonly points: number } {
  if (event.kind === 'placement') return { player: event.player, points: event.points };
  if (event.kind === 'challenge') return { player: event.loser, points: event.points };
  return { player: event.player, points: 0 };
}

const isTurn = ({ kind }: GameEvent): boolean =>
  kind === 'placement' || kind === 'exchange' || kind === 'pass' || kind === 'lostTurn';

/** Conservation, turn order, racks, score sums. */
function checkTurn({ before, action, result }: RandomTurn): void {
  if (!result.ok) return;
  const after = result.value;
  const event = after.history.at(-1)!;
  const imbalance = checkConservation(after);
  invariant(imbalance === undefined, `tiles add up: ${JSON.stringify(imbalance)}`);
  invariant(after.previous === before, 'a game knows the one before');
  invariant(
    after.history.length === before.history.length + 1 &&
      before.history.every((earlier, index) => after.history[index] === earlier),
    'an action adds one event',
  );
  invariant(event.player === action.player, 'the event is of the player who acted');
  invariant(!isTurn(event) || event.player === before.toMove, 'only the player to move moves');
  invariant(after.toMove === expectedToMove(before, after, event), 'turns go clockwise');
  checkRacks(after);
  invariant(isDeepStrictEqual(after.scores, expectedScores(after)), 'scores are sums of points');
}

function checkRacks({ racks, bag, profile }: Game): void {
  for (const rack of racks) {
    const size = rack.counts.reduce((sum, count) => sum + count, 0);
    invariant(rack.size === size, 'a rack knows its size');
    invariant(
      bag.symbols.length === 0 ? size <= profile.rackSize : size === profile.rackSize,
      'racks are full while the bag has tiles',
    );
  }
}

/** The next in the circle, but for those whose turns were skipped. */
function expectedToMove(before: Game, after: Game, event: GameEvent): number {
  const count = before.players.length;
  const isLost = event.kind === 'challenge' && event.invalidWords.length === 0;
  const debt = isLost && before.profile.challengePolicy === 'double' ? 1 : 0;
  const debts = before.turnsToSkip.with(event.player, before.turnsToSkip[event.player]! + debt);
  let toMove = isTurn(event) ? (before.toMove + 1) % count : before.toMove;
  while (debts[toMove]! > after.turnsToSkip[toMove]!) {
    debts[toMove]!--;
    toMove = (toMove + 1) % count;
  }
  invariant(isDeepStrictEqual(debts, after.turnsToSkip), 'only turns that come are skipped');
  return toMove;
}

function expectedScores({ deal, history, phase }: Game): number[] {
  const scores = [...deal.scores];
  for (const { player, points } of history.map(pointsOf)) scores[player]! += points;
  if (phase.kind !== 'over') return scores;
  return scores.map((score, player) => score + phase.adjustments[player]!);
}

/** Undo to the start and redo to the end passes through the same games. */
function checkUndo(game: Game): void {
  const states = statesOf(game);
  invariant(states.length === game.history.length + 1, 'one state more than events');
  let timeline = timelineOf(game);
  for (const state of states.toReversed()) {
    invariant(timeline.present === state, 'undo goes back');
    timeline = undo(timeline) ?? timeline;
  }
  invariant(undo(timeline) === undefined, 'undo ends at the deal');
  for (const state of states) {
    invariant(timeline.present === state, 'redo goes forward');
    timeline = redo(timeline) ?? timeline;
  }
  invariant(redo(timeline) === undefined, 'redo ends at the present');
}

/** A record read again is the same game with the same past, and gives the same record. */
function checkRecord(game: Game): void {
  const record = toRecord(game);
  const read = parseRecordText(JSON.stringify(record));
  invariant(read.ok, `a record can be read: ${read.ok ? '' : JSON.stringify(read.error)}`);
  const states = statesOf(game).map(presentOf);
  const replayed = statesOf(read.value).map(presentOf);
  invariant(isDeepStrictEqual(replayed, states), 'a replay passes through the same games');
  invariant(isDeepStrictEqual(toRecord(read.value), record), 'a game read has the same record');
}

/** All of it. */
export function checkRandomGame(turns: readonly RandomTurn[]): void {
  turns.forEach(checkTurn);
  const last = gamesOf(turns).at(-1);
  if (last === undefined) return;
  checkUndo(last);
  checkRecord(last);
}
