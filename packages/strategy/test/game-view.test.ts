import { describe, expect, test } from 'vitest';
import type { Result } from '@bestzug/lexicon';
import {
  actionOfMove,
  FAMILIE,
  playAction,
  startSeededGame,
  TURNIER_DE,
  wordLookupOf,
  type Game,
  type RuleProfile,
} from '@bestzug/core';
import { SearchBoard } from '@bestzug/movegen';
import { MINI_LEXICON } from '@bestzug/testkit';
import { moveOf, viewOfGame } from '../src/player/game-view.ts';
import type { Player } from '../src/player/player.ts';
import { CHAOTIC, GREEDY, STATIC } from './mini-table.ts';

const LOOKUP = wordLookupOf(MINI_LEXICON.graph);

function valueOf<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

function started(profile: RuleProfile, players: number, seed = 3): Game {
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `${seat}`,
    engine: undefined,
  }));
  const agreement = { profile, lexicon: MINI_LEXICON.identity, players: seats };
  const game = startSeededGame(agreement, seed);
  return valueOf(game);
}

/** Lets a player make all moves; every fault fails the test. */
function playOut(start: Game, player: Player): Game {
  const { layout, tileSet } = start.profile;
  const searchBoard = new SearchBoard(MINI_LEXICON.graph, layout, tileSet);
  let game = start;
  while (game.phase.kind !== 'over') {
    const view = viewOfGame(game, searchBoard, 1);
    const move = moveOf(view, player.chooseMove(view));
    game = valueOf(playAction(game, actionOfMove(game.toMove, move), LOOKUP));
    if (game.phase.kind === 'window') {
      game = valueOf(playAction(game, { kind: 'closeWindow', player: game.toMove }, LOOKUP));
    }
  }
  return game;
}

describe('a game of core seen by a computer player', () => {
  test.each([
    ['greedy', GREEDY, TURNIER_DE, 2],
    ['static', STATIC, FAMILIE, 3],
    ['chaotic', CHAOTIC, FAMILIE, 4],
  ] satisfies [string, Player, RuleProfile, number][])(
    'is played to its end by %s players without a refused move',
    (_, player, profile, players) => {
      const game = playOut(started(profile, players), player);
      expect(game.history.length).toBeGreaterThan(10);
      expect(game.history.some(({ kind }) => kind === 'placement')).toBe(true);
    },
  );

  test('shows what the player to move knows', () => {
    const game = started(FAMILIE, 3);
    const { layout, tileSet } = FAMILIE;
    const searchBoard = new SearchBoard(MINI_LEXICON.graph, layout, tileSet);
    const view = viewOfGame({ ...game, scores: [10, 30, 20], toMove: 2 }, searchBoard, 8);
    expect(view).toMatchObject({
      rack: game.racks[2],
      unseen: { count: 102 - 7, bag: 102 - 21 },
      score: 20,
      opponentScore: 30,
      exchangeLimit: 7,
      turn: 0,
      gameSeed: 8,
    });
    const unseen = game.bag.symbols.concat(
      game.racks
        .slice(0, 2)
        .flatMap(({ counts }) => [...counts].flatMap((n, s) => Array(n).fill(s))),
    );
    const counts = new Uint8Array(31);
    for (const symbol of unseen) counts[symbol]!++;
    expect(view.unseenCounts).toEqual(counts);
  });
});
