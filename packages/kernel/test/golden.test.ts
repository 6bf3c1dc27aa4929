/** The kernel against the counts on which independent engines agree. */
import { expect, test } from 'vitest';
import { invariant, parseCgp, TURNIER_DE } from '@bestzug/core';
import { SearchBoard } from '@bestzug/movegen';
import { buildGermanGraph, readPositions, readPositionsSha256 } from '@bestzug/testkit';
import { createGenerator } from '../src/index.ts';

const { graph, sha256 } = buildGermanGraph();

test('the list is the one the counts hold for', () => {
  expect(sha256).toBe(readPositionsSha256());
});

test.each(readPositions().map((position) => [position.id, position] as const))(
  '%s has the counted placements and points',
  (_id, { cgp, placements, topScore, scoreSum }) => {
    const setup = parseCgp(cgp, TURNIER_DE);
    invariant(setup.ok, cgp);
    const { layout, tileSet } = TURNIER_DE;
    const board = new SearchBoard(graph, layout, tileSet);
    board.load(setup.value.board, 'across');
    const generator = createGenerator(graph, TURNIER_DE);
    const { count, scores } = generator.all(board, setup.value.racks[0]!);
    const points = [...scores.subarray(0, count)];
    expect({ count, top: Math.max(...points), sum: points.reduce((a, b) => a + b) }).toEqual({
      count: placements,
      top: topScore,
      sum: scoreSum,
    });
    expect(generator.best(board, setup.value.racks[0]!).scores[0]).toBe(topScore);
  },
);
