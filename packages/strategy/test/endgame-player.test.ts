import { describe, expect, it } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import { MINI_LEXICON } from '@bestzug/testkit';
import { EndgamePlayer } from '../src/endgame/endgame-player.ts';
import { endgameOfView, EndgameSolver } from '../src/endgame/endgame-solver.ts';
import { dealOf } from '../src/match/deal.ts';
import type { GameTable } from '../src/match/game-table.ts';
import { playGame } from '../src/match/self-play.ts';
import { parsePlayerSpec } from '../src/player/player-kinds.ts';
import type { Player } from '../src/player/player.ts';
import { EQUIPMENT, miniTable, STATIC } from './mini-table.ts';

const { graph } = MINI_LEXICON;

/** Points by which the player on turn wins when it is played on like this. */
function spreadOf(table: GameTable, players: readonly [Player, Player]): number {
  const own = table.toMove;
  while (table.end === undefined) table.play(players[table.toMove].chooseMove(table.view()));
  const scores = table.finalScores();
  return scores[own]! - scores[own === 0 ? 1 : 0]!;
}

/** Plays a static game up to the empty bag; false where it ends before. */
function startEndgame(table: GameTable, gameNumber: number): boolean {
  table.start(dealOf(TURNIER_DE, 5, gameNumber));
  while (table.end === undefined && table.view().unseen.bag > 0) {
    table.play(STATIC.chooseMove(table.view()));
  }
  return table.end === undefined;
}

describe('EndgamePlayer', () => {
  it('gains on a static player at least what the solver promised', () => {
    const table = miniTable();
    const solver = new EndgameSolver(graph, TURNIER_DE);
    const exact = new EndgamePlayer(STATIC, graph, TURNIER_DE, 4000);
    const broken: string[] = [];
    let endgames = 0;
    let gain = 0;
    for (let gameNumber = 0; gameNumber < 8; gameNumber++) {
      if (!startEndgame(table, gameNumber)) continue;
      const view = table.view();
      const endgame = endgameOfView(view);
      if (endgame === undefined) continue;
      const { value, isProven } = solver.solve(endgame, { effort: 4000 });
      const seat = table.toMove;
      const before = view.score - view.opponentScore;
      const players: [Player, Player] = seat === 0 ? [exact, STATIC] : [STATIC, exact];
      const played = spreadOf(table, players) - before;
      if (isProven && played < value) broken.push(`game ${gameNumber}: ${played} of ${value}`);
      endgames++;
      startEndgame(table, gameNumber);
      gain += played - (spreadOf(table, [STATIC, STATIC]) - before);
    }
    expect(broken).toEqual([]);
    expect(endgames).toBeGreaterThan(3);
    expect(gain).toBeGreaterThan(0);
  });

  it('changes nothing before the bag is empty', () => {
    const table = miniTable();
    const exact = new EndgamePlayer(STATIC, graph, TURNIER_DE, 1000);
    table.start(dealOf(TURNIER_DE, 5, 1));
    while (table.end === undefined && table.view().unseen.bag > 0) {
      const view = table.view();
      const move = exact.chooseMove(view);
      expect(move).toEqual(STATIC.chooseMove(view));
      table.play(move);
    }
    expect(table.turns).toBeGreaterThan(3);
  });

  it('plays the same game again with the same effort', () => {
    const spec = parsePlayerSpec('static:endgame=2000');
    if (!spec.ok) throw new Error(spec.error.kind);
    const games = [1, 2].map(() => {
      const player = spec.value.create(EQUIPMENT);
      return playGame(miniTable(), [player, player], dealOf(TURNIER_DE, 5, 3)).signature;
    });
    expect(games[0]).toEqual(games[1]);
  });

  it('is what static becomes on wish only', () => {
    const made = ['static', 'static:endgame=1', 'static:endgame=0'].map((text) => {
      const spec = parsePlayerSpec(text);
      return spec.ok && spec.value.create(EQUIPMENT) instanceof EndgamePlayer;
    });
    expect(made).toEqual([false, true, false]);
  });
});

describe('endgameOfView', () => {
  it('sees no endgame while the bag holds tiles, nor with the rule *IN', () => {
    const table = miniTable();
    table.start(dealOf(TURNIER_DE, 5, 1));
    const view = table.view();
    expect(endgameOfView(view)).toBeUndefined();
    const last = { ...view, unseen: { count: 7, points: 10, bag: 0 } };
    expect(endgameOfView(last)).toBeDefined();
    const inRule = { ...TURNIER_DE.inRule, enabled: true };
    expect(endgameOfView({ ...last, profile: { ...TURNIER_DE, inRule } })).toBeUndefined();
  });
});
