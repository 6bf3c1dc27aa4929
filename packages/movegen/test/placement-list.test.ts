import { describe, expect, test } from 'vitest';
import { TURNIER_DE } from '@bestzug/core';
import { EXAMPLE_POSITIONS, MINI_LEXICON } from '@bestzug/testkit';
import { MoveGenerator, SearchBoard, UNIT_LEVELS, type UnitSource } from '../src/index.ts';
import { readPosition } from './random-positions.ts';
import { MINI_GAME } from './small-game.ts';

const { graph } = MINI_LEXICON;
const { layout, tileSet } = TURNIER_DE;

/** Hands out units once, as threads do that share a position. */
function unitsOf({ stops }: SearchBoard): UnitSource {
  let unit = 0;
  return { next: () => (unit < stops.count * UNIT_LEVELS ? unit++ : -1) };
}

/** All rows of the position, in the order of the search. */
function rowsFrom(
  generator: MoveGenerator,
  cgp: string,
  source?: (board: SearchBoard) => UnitSource,
): string[] {
  const { board, rack } = readPosition(cgp, MINI_GAME);
  const searchBoard = new SearchBoard(graph, layout, tileSet);
  searchBoard.load(board);
  const { count, letters, places, scores } = generator.all(
    searchBoard,
    rack,
    source?.(searchBoard),
  );
  return Array.from({ length: count }, (_, row) => `${letters[row]} ${places[row]} ${scores[row]}`);
}

describe('a list with room for few placements', () => {
  test.each(EXAMPLE_POSITIONS.map(({ name, cgp }) => [name, cgp] as const))(
    'ends with the same rows: %s',
    (_, cgp) => {
      const expected = rowsFrom(new MoveGenerator(graph, TURNIER_DE), cgp);
      for (const capacity of [1, 3, expected.length - 1, expected.length, expected.length + 1]) {
        const generator = new MoveGenerator(graph, TURNIER_DE, { capacity: Math.max(1, capacity) });
        expect(rowsFrom(generator, cgp)).toEqual(expected);
        expect(rowsFrom(generator, cgp, unitsOf)).toEqual(expected);
      }
    },
  );

  test('holds nothing of an earlier search', () => {
    const generator = new MoveGenerator(graph, TURNIER_DE, { capacity: 2 });
    const found = EXAMPLE_POSITIONS.map(({ cgp }) => rowsFrom(generator, cgp));
    expect(found.map((rows) => rows.length)).not.toContain(0);
    expect(EXAMPLE_POSITIONS.map(({ cgp }) => rowsFrom(generator, cgp))).toEqual(found);
  });

  test('is empty for a rack without tiles', () => {
    const cgp = '15/15/15/15/15/15/15/3GRÜNDE6/15/15/15/15/15/15/15 / 0/0 0';
    expect(rowsFrom(new MoveGenerator(graph, TURNIER_DE), cgp)).toEqual([]);
  });
});
