import { describe, expect, test } from 'vitest';
import { invariant, parseCgp } from '@bestzug/core';
import { MoveGenerator, SearchBoard } from '@bestzug/movegen';
import { EXAMPLE_POSITIONS, MINI_LEXICON, readPositions } from '@bestzug/testkit';
import { verifyYardstick } from '../src/bed.ts';
import { verifyPlacements } from '../src/placements.bench.ts';
import { readyPositions, RULES } from '../src/position-set.ts';
import { WrongResultError } from '../src/wrong-result-error.ts';
import { Yardstick } from '../src/yardstick.ts';

const { graph } = MINI_LEXICON;
const yardstick = new Yardstick(graph, RULES);
const generator = new MoveGenerator(graph, RULES);

describe('the yardstick', () => {
  test.each(EXAMPLE_POSITIONS.map((position) => [position.name, position] as const))(
    'finds the same placements as the generator: %s',
    (_, { cgp }) => {
      const setup = parseCgp(cgp, RULES);
      invariant(setup.ok, cgp);
      const { board, racks } = setup.value;
      const rack = racks[0]!;
      const searchBoard = new SearchBoard(graph, RULES.layout, RULES.tileSet);
      searchBoard.load(board, 'across');
      const { count, scores } = generator.all(searchBoard, rack);
      const found = Array.from(scores.subarray(0, count));
      yardstick.generate(yardstick.prepare(board), rack);
      expect(yardstick.counted()).toEqual({
        count,
        top: found.reduce((top, score) => Math.max(top, score), 0),
        sum: found.reduce((sum, score) => sum + score, 0),
      });
    },
  );
});

describe('counts beside the times', () => {
  const counted = readPositions().filter(({ id }) => id === 'p003');
  const positionsExpecting = (more: number): ReturnType<typeof readyPositions> =>
    readyPositions(counted, graph, yardstick, (_, board, rack) => {
      const count = yardstick.generate(board, rack);
      return { ...yardstick.counted(), count: count + more };
    });

  test('pass when they are right', () => {
    const positions = positionsExpecting(0);
    verifyYardstick(yardstick, positions);
    for (const position of positions) {
      verifyPlacements('all', position, generator.all(position.searchBoard, position.rack));
    }
    expect(positions).toHaveLength(1);
  });

  test('fail when a placement more is expected', () => {
    const positions = positionsExpecting(1);
    expect(() => verifyYardstick(yardstick, positions)).toThrow(WrongResultError);
    const [position] = positions;
    expect(() =>
      verifyPlacements('all', position!, generator.all(position!.searchBoard, position!.rack)),
    ).toThrow(/all, p003, placements: the result must be \d+, but is \d+/u);
  });
});
