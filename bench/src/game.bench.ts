/** Suites `turn` and `self-play`: what searching costs inside a game. */
import { createGenerator } from '@bestzug/kernel';
import { ExistenceTable, type MoveGenerator, SearchBoard } from '@bestzug/movegen';
import { emptyBoard, type Board, type Rack } from '@bestzug/core';
import {
  dealOf,
  formatSignature,
  GameTable,
  GreedyPlayer,
  playGame,
  playSelfPlayBlock,
} from '@bestzug/strategy';
import type { Bed } from './bed.ts';
import type { BenchSuite } from './bench-case.ts';
import { RULES } from './position-set.ts';
import { demandResult } from './wrong-result-error.ts';

const SEED = 1;
const TURN_GAMES = 4;
const SELF_PLAY_GAMES = 10;

/** A turn as it was played. */
interface PlayedTurn {
  readonly board: Board;
  readonly rack: Rack;
  /** What was laid; undefined for exchanges and passes. */
  readonly laid: { readonly letters: number; readonly place: number } | undefined;
}

/** Greedy games, turn by turn. */
function playedGames(bed: Bed, generator: MoveGenerator): readonly (readonly PlayedTurn[])[] {
  const table = new GameTable(bed.lexicon.graph, RULES);
  const player = new GreedyPlayer(generator);
  return Array.from({ length: TURN_GAMES }, (_, gameNumber) => {
    const turns: PlayedTurn[] = [];
    playGame(table, [player, player], dealOf(RULES, SEED, gameNumber), (_seat, view, move) => {
      const { board, rack } = view;
      turns.push({
        board: { layout: board.layout, tiles: board.tiles.slice() },
        rack: { counts: rack.counts.slice(), size: rack.size },
        laid: move.kind === 'placement' ? { letters: move.letters, place: move.place } : undefined,
      });
    });
    return turns;
  });
}

/**
 * A turn in a game (lay tiles, bring cross-checks and stops up to date, find the best placement of
 * the next rack) against finding the best placement on boards that are ready.
 */
export function turnSuite(bed: Bed): BenchSuite {
  const { graph } = bed.lexicon;
  const { layout, tileSet, rackSize } = RULES;
  const existence = new ExistenceTable(graph, rackSize);
  const generator = createGenerator(graph, RULES, { existence });
  const games = playedGames(bed, generator);
  const ready = games.flat().map(({ board, rack }) => {
    const searchBoard = new SearchBoard(graph, layout, tileSet);
    searchBoard.load(board);
    return { searchBoard, rack };
  });
  const bestScore = (board: SearchBoard, rack: Rack): number => {
    const { count, scores } = generator.best(board, rack);
    return count === 0 ? 0 : scores[0]!;
  };
  const searchOnly = (): number =>
    ready.reduce((sum, { searchBoard, rack }) => sum + bestScore(searchBoard, rack), 0);
  const empty = emptyBoard(layout);
  const board = new SearchBoard(graph, layout, tileSet);
  const wholeTurns = (): number => {
    let sum = 0;
    for (const turns of games) {
      board.load(empty);
      for (const { rack, laid } of turns) {
        sum += bestScore(board, rack);
        if (laid !== undefined) board.play(laid.letters, laid.place);
      }
    }
    return sum;
  };
  const fullLists = createGenerator(graph, RULES);
  const expected = ready.reduce((sum, { searchBoard, rack }) => {
    const { count, scores } = fullLists.all(searchBoard, rack);
    return sum + scores.subarray(0, count).reduce((top, score) => Math.max(top, score), 0);
  }, 0);
  const common = { suite: 'turn', unit: 'turn', items: ready.length, clock: 'cpu' } as const;
  return {
    cases: [
      {
        ...common,
        variant: 'search alone',
        task: { kind: 'sync', name: 'turn, search alone', expected, run: searchOnly },
      },
      {
        ...common,
        variant: 'whole turn',
        comparedTo: 'search alone',
        task: { kind: 'sync', name: 'turn, whole', expected, run: wholeTurns },
      },
    ],
  };
}

/** Signature of the games of `selfPlaySuite`; it changes when the greedy player's moves do. */
export function selfPlaySignature(bed: Bed): string {
  const { graph } = bed.lexicon;
  const table = new GameTable(graph, RULES);
  const player = new GreedyPlayer(createGenerator(graph, RULES));
  const block = { seed: SEED, first: 0, count: SELF_PLAY_GAMES };
  return formatSignature(playSelfPlayBlock(table, player, block).signature);
}

/** Whole games of the greedy player against itself on one thread. */
export function selfPlaySuite(bed: Bed): BenchSuite {
  const { graph } = bed.lexicon;
  const existence = new ExistenceTable(graph, RULES.rackSize);
  const player = new GreedyPlayer(createGenerator(graph, RULES, { existence }));
  const table = new GameTable(graph, RULES);
  const block = { seed: SEED, first: 0, count: SELF_PLAY_GAMES };
  const play = (): number => playSelfPlayBlock(table, player, block).signature[1];
  const expected = Number.parseInt(selfPlaySignature(bed).slice(8), 16);
  return {
    cases: [
      {
        suite: 'self-play',
        variant: 'greedy',
        unit: 'game',
        items: SELF_PLAY_GAMES,
        clock: 'cpu',
        task: { kind: 'sync', name: 'self-play, greedy', expected, run: play },
        verify: () =>
          demandResult(
            'self-play, signature',
            selfPlaySignature(bed),
            formatSignature(playSelfPlayBlock(table, player, block).signature),
          ),
      },
    ],
  };
}
