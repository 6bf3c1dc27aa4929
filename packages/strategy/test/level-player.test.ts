import { describe, expect, test } from 'vitest';
import {
  blankBitsOf,
  formedWords,
  newTilesOf,
  TURNIER_DE,
  tileCountOf,
  unpackPlacement,
  wordCapitals,
} from '@bestzug/core';
import { containsWord, type WordGraph } from '@bestzug/lexicon';
import { LEVELS, type LevelNumber } from '../src/level/level.ts';
import { createLevelPlayer } from '../src/level/level-kind.ts';
import { LevelPlayer, type LevelExplanation } from '../src/level/level-player.ts';
import { Vocabulary } from '../src/level/vocabulary.ts';
import { dealOf } from '../src/match/deal.ts';
import { GameTable } from '../src/match/game-table.ts';
import { playMatchBlock } from '../src/match/pair.ts';
import { playGame, playSelfPlayBlock } from '../src/match/self-play.ts';
import { parsePlayerSpec, PLAYER_KINDS } from '../src/player/player-kinds.ts';
import type { PackedPlacement, Player, TurnView } from '../src/player/player.ts';
import type { PlayerEquipment } from '../src/player/player-spec.ts';
import { EQUIPMENT, GRAPH, VOCABULARY } from './german-levels.ts';

const SEED = 4;

function playerOf(text: string, equipment: PlayerEquipment = EQUIPMENT): Player {
  const spec = parsePlayerSpec(text);
  if (!spec.ok) throw new Error(spec.error.kind);
  return spec.value.create(equipment);
}

/** The player of a level; a simulation draws few samples, so that many games can be played. */
function levelOf(number: LevelNumber): LevelPlayer {
  const level = LEVELS[number - 1]!;
  const { thinking } = level;
  const isSimulation = thinking.kind === 'player' && thinking.player.startsWith('sim');
  const quick = { kind: 'player', player: 'sim:samples=8,candidates=2,playout=0' } as const;
  const played = isSimulation ? { ...level, thinking: quick } : level;
  return createLevelPlayer(played, EQUIPMENT, PLAYER_KINDS);
}

const table = new GameTable(GRAPH, TURNIER_DE);
const STATIC = playerOf('static');

/** Words that a placement forms. */
function wordsBy(view: TurnView, { letters, place }: Omit<PackedPlacement, 'kind'>): string[] {
  const placement = unpackPlacement(view.searchBoard.laneBoard, letters, place);
  const tiles = newTilesOf(placement, view.board.layout.size);
  return formedWords(view.board, tiles).map(wordCapitals);
}

/** Shows each turn that a level has in some games against the static player. */
function watchLevel(
  level: LevelPlayer,
  games: number,
  watch: (view: TurnView, explanation: LevelExplanation) => void,
): void {
  for (let game = 0; game < games; game++) {
    playGame(table, [level, STATIC], dealOf(TURNIER_DE, SEED, game), (seat, view) => {
      if (seat === 0) watch(view, level.explainMove(view));
    });
  }
}

describe('the words of a level', () => {
  test('of level 1 are everyday words in 100 games against one who knows all', () => {
    const level = levelOf(1);
    const words: string[] = [];
    for (let game = 0; game < 100; game++) {
      const deal = dealOf(TURNIER_DE, SEED, game);
      playGame(table, [level, STATIC], deal, (seat, view, move) => {
        if (seat === 0 && move.kind === 'placement') words.push(...wordsBy(view, move));
      });
    }
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter((word) => VOCABULARY.tierOf(word) !== 1)).toEqual([]);
  });

  test.each([2, 3, 4, 5] as const)('of level %i are those it knows', (number) => {
    const level = levelOf(number);
    const known: WordGraph = VOCABULARY.graphOf(GRAPH, LEVELS[number - 1]!.vocabulary);
    const unknown: string[] = [];
    for (let game = 0; game < 10; game++) {
      const deal = dealOf(TURNIER_DE, SEED, game);
      playGame(table, [STATIC, level], deal, (seat, view, move) => {
        if (seat === 0 || move.kind !== 'placement') return;
        unknown.push(...wordsBy(view, move).filter((word) => !containsWord(known, word)));
      });
    }
    expect(unknown).toEqual([]);
  });

  test('grow from level to level', () => {
    const sizes = LEVELS.map(({ vocabulary }) => VOCABULARY.graphOf(GRAPH, vocabulary).wordCount);
    expect(sizes).toEqual(sizes.toSorted((left, right) => left - right));
    expect(sizes[0]).toBe(9328);
    expect(sizes[5]).toBe(587_473);
  });
});

describe('a level', () => {
  test.each(LEVELS)('$number plays the same game again', ({ number }) => {
    const block = { seed: SEED, first: 0, count: 3 };
    const first = playSelfPlayBlock(table, levelOf(number), block);
    expect(playSelfPlayBlock(table, levelOf(number), block)).toEqual(first);
  });

  test('beats the one below', () => {
    for (const [lower, higher] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ] as const) {
      const players = [levelOf(higher), levelOf(lower)] as const;
      const tally = playMatchBlock(table, players, { seed: SEED, first: 0, count: 8 });
      expect(tally.winsA).toBeGreaterThan(tally.winsB);
    }
  });

  test('that finds no word exchanges all but the blank', () => {
    const vocabulary = new Vocabulary('SEEKRIEG 1\n');
    const level = playerOf('level:1', { ...EQUIPMENT, vocabulary });
    table.start(dealOf(TURNIER_DE, SEED, 0));
    const counts = new Uint8Array(31);
    const symbols = [3, 10, 17, 22, 24, 26];
    for (const symbol of [0, ...symbols]) counts[symbol] = 1;
    const view = { ...table.view(), rack: { counts, size: 7 } };
    expect(level.chooseMove(view)).toEqual({ kind: 'exchange', symbols });
    expect(level.chooseMove({ ...view, exchangeLimit: 0 })).toEqual({ kind: 'pass' });
  });

  test('must have a vocabulary, unless it knows all', () => {
    const bare: PlayerEquipment = { ...EQUIPMENT, vocabulary: undefined };
    expect(() => playerOf('level:1', bare)).toThrow('vocabulary');
    expect(playerOf('level:6', bare)).toBeInstanceOf(LevelPlayer);
  });

  test.each(['level:0', 'level:7'])('%s is none', (text) => {
    expect(parsePlayerSpec(text)).toMatchObject({
      ok: false,
      error: { kind: 'parameterOutOfRange', min: 1, max: 6 },
    });
  });
});

describe('a level explains', () => {
  test.each(LEVELS)('$number the move that it makes', ({ number, vocabulary }) => {
    const level = levelOf(number);
    let turns = 0;
    watchLevel(level, 2, (view, explanation) => {
      turns++;
      expect(explanation.move).toEqual(level.chooseMove(view));
      expect(explanation).toMatchObject({ level: number, vocabulary });
      expect(explanation.reason === 'stuck').toBe(explanation.knownPlacements === 0);
      expect(explanation.favourite === undefined).toBe(explanation.knownPlacements === 0);
    });
    expect(turns).toBeGreaterThan(10);
  });

  test('how far from the best it meant to be', () => {
    const level = levelOf(2);
    let near = 0;
    const surplus: number[] = [];
    watchLevel(level, 10, (view, { reason, share, favourite, points }) => {
      if (reason !== 'near' || favourite === undefined || view.unseen.bag === 0) return;
      near++;
      expect(share).toBeGreaterThanOrEqual(0.45);
      expect(share).toBeLessThan(0.8);
      if (blankBitsOf(favourite.place) === 0) surplus.push(points - favourite.points);
    });
    expect(near).toBeGreaterThan(20);
    expect(Math.max(...surplus)).toBeLessThanOrEqual(0);
  });

  test('what it did not know', () => {
    let overlooked = 0;
    watchLevel(levelOf(1), 5, (view, { unknown, favourite }) => {
      if (unknown === undefined) return;
      overlooked++;
      expect(unknown.points).toBeGreaterThan(favourite?.points ?? 0);
      const words = wordsBy(view, unknown);
      expect(words.some((word) => VOCABULARY.tierOf(word) !== 1)).toBe(true);
    });
    expect(overlooked).toBeGreaterThan(20);
    watchLevel(levelOf(6), 1, (_, { unknown }) => expect(unknown).toBeUndefined());
  });

  test('that it keeps a blank rather than lay it for a few points', () => {
    const laid: number[] = [];
    watchLevel(levelOf(3), 12, (view, { move, points }) => {
      if (move.kind !== 'placement' || view.unseen.bag === 0) return;
      if (blankBitsOf(move.place) !== 0) laid.push(points);
    });
    expect(laid.length).toBeGreaterThan(3);
    expect(laid.filter((points) => points < 15)).toEqual([]);
  });

  test('that it takes the best when that ends the game', () => {
    let ends = 0;
    watchLevel(levelOf(4), 20, (view, { favourite, move, reason }) => {
      if (favourite === undefined || view.unseen.bag > 0) return;
      if (tileCountOf(favourite.place) !== view.rack.size) return;
      ends++;
      expect(reason).toBe('best');
      expect(move).toMatchObject({ letters: favourite.letters, place: favourite.place });
    });
    expect(ends).toBeGreaterThan(3);
  });
});
