import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_SYMBOLS,
  buildWordGraph,
  decodeWord,
  lettersOf,
  type WordGraph,
} from '@bestzug/lexicon';
import {
  cellOf,
  DIRECTIONS,
  invariant,
  LaneBoard,
  NO_CROSS_WORD,
  NO_TILE,
  parseBoardText,
  perpendicular,
  runThrough,
  STANDARD_15,
  stepOf,
  tileLetter,
  TURNIER_DE,
  type Board,
  type Direction,
  type RuleProfile,
  type Square,
} from '@bestzug/core';
import { MINI_LEXICON } from '@bestzug/testkit';
import { fillCrossChecks } from '../src/cross-check.ts';
import { cgpArbitrary, readPosition } from './random-positions.ts';
import { madeUpGames, MINI_GAME, SUPER_PROFILE, type SmallGame } from './small-game.ts';

/** Cross-check and cross score of one cell. */
interface CrossFacts {
  readonly letters: string;
  readonly score: number;
}

/** What a square without crossing word allows: all letters, and *IN where a list has it. */
const EVERYTHING = decodeWord(lettersOf(ALL_SYMBOLS));

/** Loads boards and tells what a word along `direction` meets on a square. */
class CrossReader {
  readonly lanes: LaneBoard;
  readonly #graph: WordGraph;
  readonly #crossChecks: Int32Array;

  constructor(graph: WordGraph, profile: RuleProfile) {
    this.#graph = graph;
    this.lanes = new LaneBoard(profile.layout, profile.tileSet);
    this.#crossChecks = new Int32Array(this.lanes.geometry.cellCount);
  }

  load(board: Board): void {
    this.lanes.load(board);
    fillCrossChecks(this.#graph, this.lanes, this.#crossChecks);
  }

  factsAt(square: Square, direction: Direction): CrossFacts {
    const cell = cellOf(this.lanes.geometry, square, direction);
    return {
      letters: decodeWord(lettersOf(this.#crossChecks[cell]!)),
      score: this.lanes.crossScores[cell]!,
    };
  }

  checkOf(cell: number): number {
    return this.#crossChecks[cell]!;
  }
}

const ROWS_ABOVE = 7;

/** The text as row 8 of an otherwise empty board. */
function boardWithRow(text: string): Board {
  const rows = Array.from({ length: 15 }, (_, row) =>
    (row === ROWS_ABOVE ? text : '').padEnd(15, '.'),
  );
  const board = parseBoardText(rows.join('\n'), STANDARD_15);
  invariant(board.ok, text);
  return board.value;
}

const reader = new CrossReader(MINI_LEXICON.graph, TURNIER_DE);

describe('the cross-check of a word down through the row', () => {
  test.each<[string, string, string, number]>([
    // row, column, letters allowed, points of the tiles lying there
    ['...............', 'H', EVERYTHING, NO_CROSS_WORD],
    ['TO.............', 'C', 'DNRT', 3],
    ['.ON............', 'A', 'TV', 3],
    ['TO.E...........', 'C', 'R', 4],
    ['A.T............', 'B', 'BLMRSX', 2],
    ['R.TEN..........', 'B', 'A', 4],
    ['.L.............', 'A', 'Ö', 2],
    ['.B.............', 'A', 'AO', 3],
    ['.............T.', 'O', 'IU', 1],
    ['.............TA', 'M', '', 2],
    ['tO.............', 'C', 'DNRT', 2],
    ['..QX...........', 'E', '', 18],
    ['..QX...........', 'B', '', 18],
    ['GRÜN.E.........', 'E', 'D', 11],
    ['SCHMETTERLING.S', 'N', '', 22],
    ['SCHMETTERLING..', 'N', 'E', 21],
    ['TON.TON........', 'D', '', 8],
    ['TON...TON......', 'E', EVERYTHING, NO_CROSS_WORD],
  ])('%s, column %s: %s and %i points', (row, column, letters, score) => {
    reader.load(boardWithRow(row));
    const square = ROWS_ABOVE * 15 + column.charCodeAt(0) - 65;
    expect(reader.factsAt(square, 'down')).toEqual({ letters, score });
  });

  test('allows no letter on a tile and beyond the edge', () => {
    reader.load(boardWithRow('TOR'));
    const { geometry, isSquare, letters } = reader.lanes;
    const cells = Array.from({ length: geometry.cellCount }, (_, cell) => cell);
    const closed = cells.filter((cell) => isSquare[cell] === 0 || letters[cell] !== 0);
    expect(closed.length).toBeGreaterThan(2 * 3);
    expect(closed.filter((cell) => reader.checkOf(cell) !== 0)).toEqual([]);
  });
});

/** What the square's letter and the tiles across it give, letter by letter from the word list. */
function naiveFacts(
  board: Board,
  square: Square,
  direction: Direction,
  game: SmallGame & { readonly lookup: ReadonlySet<string> },
): CrossFacts {
  const { size } = board.layout;
  const crossDirection = perpendicular(direction);
  const { first, last } = runThrough(board.tiles, square, crossDirection, size);
  if (first === last) return { letters: EVERYTHING, score: NO_CROSS_WORD };
  const around: number[] = [];
  for (let at = first; at <= last; at += stepOf(crossDirection, size))
    around.push(board.tiles[at]!);
  const letters = [...EVERYTHING].filter((character) => {
    const run = around.map((tile) =>
      tile === NO_TILE ? character : decodeWord([tileLetter(tile)]),
    );
    return game.lookup.has(run.join(''));
  });
  const points = around.map((tile) => game.profile.tileSet.points[tile]!);
  return { letters: letters.join(''), score: points.reduce((sum, value) => sum + value, 0) };
}

const games = [
  MINI_GAME,
  ...madeUpGames(TURNIER_DE, { seed: 11, games: 1, maxWords: 40 }),
  ...madeUpGames(SUPER_PROFILE, { seed: 12, games: 1, maxWords: 30 }),
];

describe('cross-checks and cross scores on random boards', () => {
  test.each(games.map((game) => [game.name, game] as const))(
    'are those found letter by letter: %s',
    (_, game) => {
      const crosses = new CrossReader(buildWordGraph(game.words), game.profile);
      const wanted = { ...game, lookup: new Set(game.words) };
      fc.assert(
        fc.property(cgpArbitrary(game, { positions: 12, seed: 11, blanks: 0 }), (cgp) => {
          const { board } = readPosition(cgp, game);
          crosses.load(board);
          const found: string[] = [];
          const expected: string[] = [];
          board.tiles.forEach((tile, square) => {
            if (tile !== NO_TILE) return;
            for (const direction of DIRECTIONS) {
              const line = ({ letters, score }: CrossFacts): string =>
                `${square} ${direction} ${letters} ${score}`;
              found.push(line(crosses.factsAt(square, direction)));
              expected.push(line(naiveFacts(board, square, direction, wanted)));
            }
          });
          expect(found).toEqual(expected);
        }),
        { seed: 11, numRuns: 12 },
      );
    },
  );
});
