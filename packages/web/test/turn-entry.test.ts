import { describe, expect, test } from 'vitest';
import { letterOf } from '@bestzug/lexicon';
import {
  FAMILIE,
  invariant,
  playAction,
  rackOf,
  startGame,
  startSeededGame,
  TURNIER_DE,
  type Game,
  type GameAction,
} from '@bestzug/core';
import { lastDecision, levelOf } from '../src/play/game-step.ts';
import { lastTurn, seatsInOrder, turnEntries } from '../src/play/turn-entry.ts';

const A = letterOf('A') ?? 0;
const L = letterOf('L') ?? 0;

const PLAYERS = [
  { name: 'Anna', engine: undefined },
  { name: 'Stufe 3', engine: 'level:3' },
];

/** A game of Anna and level 3 in which Anna has A and L, however she was dealt. */
function gameWith(profile: typeof FAMILIE): Game {
  const started = startSeededGame({ profile, lexicon: undefined, players: PLAYERS }, 1, 0);
  invariant(started.ok, 'the game starts');
  const { deal } = started.value;
  const racks = [rackOf([A, L]), deal.racks[1]!];
  const game = startGame(
    { profile, lexicon: undefined, players: PLAYERS },
    { ...deal, racks },
    'ignore',
  );
  invariant(game.ok, 'the game starts with other tiles');
  return game.value;
}

function after(game: Game, ...actions: readonly GameAction[]): Game {
  let state = game;
  for (const action of actions) {
    const next = playAction(state, action, new Set(['AL']));
    invariant(next.ok, `the action ${action.kind} is played`);
    state = next.value;
  }
  return state;
}

const laying = (tiles: readonly number[]): GameAction => ({
  kind: 'placement',
  player: 0,
  placement: { kind: 'placement', direction: 'across', start: 112, tiles },
});

describe('the turns of a game', () => {
  test('stand player by player with points and totals', () => {
    const game = after(gameWith(FAMILIE), laying([A, L]), { kind: 'pass', player: 1 });
    const [own, other] = turnEntries(game);
    expect(own).toMatchObject([{ points: game.scores[0], total: game.scores[0] }]);
    expect(other).toMatchObject([{ event: { kind: 'pass' }, points: 0, total: 0 }]);
    expect(lastTurn(game)?.event.kind).toBe('pass');
    expect(seatsInOrder(game)).toEqual([0, 1]);
  });
});

describe('taking back', () => {
  test('goes to the last decision of a person', () => {
    const game = gameWith(TURNIER_DE);
    const later = after(game, { kind: 'pass', player: 0 }, { kind: 'pass', player: 1 });
    expect(lastDecision(later)).toBe(game);
    expect(lastDecision(game)).toBeUndefined();
  });

  test('knows computers by their level', () => {
    expect(levelOf(gameWith(FAMILIE), 1)).toBe(3);
    expect(levelOf(gameWith(FAMILIE), 0)).toBeUndefined();
  });
});
