import { describe, expect, test } from 'vitest';
import {
  directionOfCell,
  DE_102,
  formatStart,
  invariant,
  LaneBoard,
  parseBoardText,
  squareOfCell,
  STANDARD_15,
  type BoardLayout,
} from '@bestzug/core';
import { StopList } from '../src/stop.ts';
import { SMALL_LAYOUTS } from './small-game.ts';

const [five, seven] = SMALL_LAYOUTS;
invariant(five !== undefined && seven !== undefined, 'there are two small boards');

/** `3B 1` = across, first cell B3, left parts of at most one tile. */
function stopsOf(
  rows: readonly string[],
  layout: BoardLayout,
  opening: 'across' | 'both' = 'both',
): string[] {
  const board = parseBoardText(rows.join('\n'), layout);
  invariant(board.ok, 'a board');
  const lanes = new LaneBoard(layout, DE_102);
  lanes.load(board.value);
  const stops = new StopList(lanes.geometry.cellCount);
  stops.load(lanes, opening);
  const limits = Array.from(stops.leftLimits.subarray(0, stops.count));
  expect(stops.longestLeftPart).toBe(Math.max(...limits));
  return limits.map((limit, stop) => {
    const cell = stops.cells[stop]!;
    const start = {
      square: squareOfCell(lanes.geometry, cell),
      direction: directionOfCell(lanes.geometry, cell),
    };
    return `${formatStart(start, layout.size)} ${limit}`;
  });
}

const emptyRows = (size: number): string[] => Array.from({ length: size }, () => '.'.repeat(size));

describe('stops', () => {
  test('are the star on an empty board, with room up to the edge', () => {
    expect(stopsOf(emptyRows(15), STANDARD_15)).toEqual(['8H 7', 'H8 7']);
    expect(stopsOf(emptyRows(15), STANDARD_15, 'across')).toEqual(['8H 7']);
    expect(stopsOf(emptyRows(5), five)).toEqual(['3C 2', 'C3 2']);
    expect(stopsOf(emptyRows(7), seven)).toEqual(['2B 1', 'B2 1']);
  });

  test.each<[string, string[], string, string]>([
    [
      'a word and the empty squares beside it',
      ['.....', '.....', '.AB..', '.....', '.....'],
      '2B 1, 2C 0, 3B 1, 4B 1, 4C 0',
      'A3 2, B3 2, C3 2, D3 2',
    ],
    [
      'a word along the edge has no left part',
      ['ABER.', '.....', '.....', '.....', '.....'],
      '1A 0, 2A 0, 2B 0, 2C 0, 2D 0',
      'A1 0, B1 0, C1 0, D1 0, E1 0',
    ],
    [
      'the square between two blocks belongs to the first',
      ['.....', '.....', 'A.B.E', '.....', '.....'],
      '2A 0, 2C 1, 2E 1, 3A 0, 3C 0, 3E 0, 4A 0, 4C 1, 4E 1',
      'A3 2, B3 2, C3 2, D3 2, E3 2',
    ],
    [
      'behind a block one square stays empty, then the left part begins',
      ['.....', '.....', 'A..BE', '.....', '.....'],
      '2A 0, 2D 2, 2E 0, 3A 0, 3D 1, 4A 0, 4D 2, 4E 0',
      'A3 2, B3 2, C3 2, D3 2, E3 2',
    ],
    [
      'a square with a neighbour right behind a block is no stop of its own',
      ['.....', '..A..', '.BE..', '..R..', '.....'],
      '1C 2, 2B 1, 2C 0, 3B 1, 4B 1, 4C 0, 5C 2',
      'A3 2, B2 1, B3 0, C2 1, D2 1, D3 0, D4 0',
    ],
  ])('%s', (_, rows, across, down) => {
    expect(stopsOf(rows, five).join(', ')).toBe(`${across}, ${down}`);
  });

  test('of a full board are its lanes', () => {
    const rows = Array.from({ length: 5 }, () => 'EBCDA');
    expect(stopsOf(rows, five)).toEqual(
      '1A 0, 2A 0, 3A 0, 4A 0, 5A 0, A1 0, B1 0, C1 0, D1 0, E1 0'.split(', '),
    );
  });
});
