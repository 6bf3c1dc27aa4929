import { describe, expect, it } from 'vitest';
import type { WordGraph } from '@bestzug/lexicon';
import {
  createRandom,
  FAMILIE,
  INTERNATIONAL,
  packPlacement,
  rackOf,
  shuffled,
  TURNIER_DE,
  type RuleProfile,
} from '@bestzug/core';
import { MoveGenerator } from '@bestzug/movegen';
import { MINI_LEXICON } from '@bestzug/testkit';
import { EndgameSolver } from '../src/endgame/endgame-solver.ts';
import { dealOf } from '../src/match/deal.ts';
import { GameTable } from '../src/match/game-table.ts';
import { PASS, type PackedMove } from '../src/player/player.ts';
import { GRAPH } from './german-levels.ts';
import { ReferenceEndgame, type ReferencePosition } from './reference-endgame.ts';

/** Positions that need more are left out: trying everything takes too long. */
const MAX_POSITIONS = 500;

/** Endgames of each kind; `BESTZUG_TEST_SCALE=6` tries 540 with the small list and 24 with the German. */
const ENDGAMES = 30;
const GERMAN_ENDGAMES = 4;

const SCALE = Number(process.env['BESTZUG_TEST_SCALE'] ?? 1);

/** A board after some turns of chance and two small racks from the tiles not laid. */
function randomEndgame(
  graph: WordGraph,
  profile: RuleProfile,
  seed: number,
  mostTiles: number,
): ReferencePosition {
  const random = createRandom(seed, 7);
  const table = new GameTable(graph, profile);
  const generator = new MoveGenerator(graph, profile, { capacity: 1 << 12 });
  table.start(dealOf(profile, 3, seed));
  const turns = 2 + random.nextBelow(12);
  while (table.turns < turns && table.end === undefined) {
    const { searchBoard, rack } = table.view();
    const list = generator.all(searchBoard, rack);
    const row = random.nextBelow(Math.max(1, list.count));
    table.play(
      list.count === 0
        ? PASS
        : { kind: 'placement', letters: list.letters[row]!, place: list.places[row]! },
    );
  }
  const view = table.view();
  const left: number[] = [];
  view.unseenCounts.forEach((count, symbol) => {
    for (let copy = 0; copy < count; copy++) left.push(symbol);
  });
  const tiles = shuffled(left, random);
  const mine = 1 + random.nextBelow(mostTiles);
  const theirs = 1 + random.nextBelow(mostTiles);
  const passes = random.nextBelow(Math.min(4, (profile.passesPerPlayerToEnd ?? 2) * 2));
  return {
    board: { layout: view.board.layout, tiles: view.board.tiles.slice() },
    racks: [rackOf(tiles.slice(0, mine)), rackOf(tiles.slice(mine, mine + theirs))],
    scores: [random.nextBelow(400), random.nextBelow(400)],
    toMove: 0,
    consecutivePasses: passes,
    scorelessTurns: Math.min(passes + random.nextBelow(2), (profile.scorelessTurnsToEnd ?? 6) - 1),
  };
}

/**
 * Points gained by the player on turn when the moves are played by the rules, and both pass from
 * then on. Undefined when a move is not legal or the game ends before the line does.
 */
function gainOf(
  reference: ReferenceEndgame,
  position: ReferencePosition,
  line: readonly PackedMove[],
  profile: RuleProfile,
): number | undefined {
  const { geometry } = new GameTable(MINI_LEXICON.graph, profile).searchBoard.laneBoard;
  let current = position;
  for (let turn = 0; ; turn++) {
    const move = line[turn] ?? PASS;
    const found = reference.movesOf(current).find(({ placement }) => {
      const { letters, place } = packPlacement(geometry, placement);
      return move.kind === 'placement' && move.letters === letters && move.place === place;
    });
    if (move.kind === 'placement' && found === undefined) return undefined;
    const { position: next, spread } = reference.after(current, found);
    if (spread !== undefined) {
      if (turn < line.length - 1) return undefined;
      const sign = current.toMove === 0 ? 1 : -1;
      return spread * sign - (position.scores[0] - position.scores[1]);
    }
    current = next;
  }
}

function compare(
  graph: WordGraph,
  profile: RuleProfile,
  wanted: number,
  mostTiles: number,
): { readonly wrong: readonly string[]; readonly count: number } {
  const solver = new EndgameSolver(graph, profile, 12);
  const reference = new ReferenceEndgame(graph, profile);
  const wrong: string[] = [];
  let count = 0;
  for (let seed = 1; count < wanted; seed++) {
    const position = randomEndgame(graph, profile, seed, mostTiles);
    const spread = reference.spreadOf(position, MAX_POSITIONS);
    if (spread === undefined) continue;
    count++;
    const gain = spread - (position.scores[0] - position.scores[1]);
    const { value, isProven } = solver.solve(position, {});
    const played = gainOf(reference, position, solver.line(), profile);
    if (value !== gain || played !== gain || !isProven) {
      wrong.push(`seed ${seed}: ${gain}, solved ${value}, line ${played}, proven ${isProven}`);
    }
  }
  return { wrong, count };
}

/** Moves of small endgames whose values are not those of trying everything. */
function wrongMoveValues(wanted: number): readonly string[] {
  const solver = new EndgameSolver(MINI_LEXICON.graph, TURNIER_DE, 12);
  const reference = new ReferenceEndgame(MINI_LEXICON.graph, TURNIER_DE);
  const { geometry } = new GameTable(MINI_LEXICON.graph, TURNIER_DE).searchBoard.laneBoard;
  const wrong: string[] = [];
  let count = 0;
  for (let seed = 1; count < wanted; seed++) {
    const position = randomEndgame(MINI_LEXICON.graph, TURNIER_DE, seed, 3);
    if (reference.spreadOf(position, MAX_POSITIONS) === undefined) continue;
    count++;
    solver.solve(position, {});
    for (const tried of [undefined, ...reference.movesOf(position)]) {
      const { position: next, spread } = reference.after(position, tried);
      const after = spread ?? -reference.spreadOf(next, MAX_POSITIONS)!;
      const gain = after - (position.scores[0] - position.scores[1]);
      const packed = tried && packPlacement(geometry, tried.placement);
      const move = packed === undefined ? PASS : { kind: 'placement' as const, ...packed };
      const { value, isProven } = solver.valueOf(move, {})!;
      if (value !== gain || !isProven) wrong.push(`seed ${seed}: ${gain}, solved ${value}`);
    }
  }
  return wrong;
}

describe('EndgameSolver', () => {
  it.each([
    ['turnier-de', TURNIER_DE],
    ['international', INTERNATIONAL],
    ['familie, one pass each ends the game', { ...FAMILIE, passesPerPlayerToEnd: 1 }],
  ])('finds the value and the line that trying everything finds: %s', (_, profile) => {
    const { wrong, count } = compare(MINI_LEXICON.graph, profile, Math.ceil(ENDGAMES * SCALE), 4);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(ENDGAMES * SCALE);
  });

  it('values every single move as trying everything does, and knows no others', () => {
    expect(wrongMoveValues(ENDGAMES)).toEqual([]);
    const solver = new EndgameSolver(MINI_LEXICON.graph, TURNIER_DE, 12);
    solver.solve(randomEndgame(MINI_LEXICON.graph, TURNIER_DE, 1, 2), {});
    expect(solver.valueOf({ kind: 'exchange', symbols: [1] }, {})).toBeUndefined();
    expect(solver.valueOf({ kind: 'placement', letters: 0, place: 0 }, {})).toBeUndefined();
  });

  it('finds them with half a million words too', () => {
    const { wrong, count } = compare(GRAPH, TURNIER_DE, GERMAN_ENDGAMES * SCALE, 3);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(GERMAN_ENDGAMES * SCALE);
  });
});
