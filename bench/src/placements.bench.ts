/** Suites `all`, `ranked`, `scoring`, `cross-checks`: everything about complete lists of placements. */
import { createGenerator, openListScorer, type ListScorer } from '@bestzug/kernel';
import { MoveGenerator, SearchBoard, type PlacementColumns } from '@bestzug/movegen';
import { PackedScorer } from '@bestzug/core';
import { countBits, type WordGraph } from '@bestzug/lexicon';
import { cellOf } from '@bestzug/core';
import { yardstickTask, type Bed } from './bed.ts';
import type { BenchCase, BenchSuite, SearchVariant } from './bench-case.ts';
import { BLANK_CLASSES, RULES, sumOf, type ReadyPosition } from './position-set.ts';
import { demandResult } from './wrong-result-error.ts';

/** Compares placements with the numbers of their position. Throws `WrongResultError`. */
export function verifyPlacements(
  what: string,
  { id, expected }: ReadyPosition,
  { count, scores }: PlacementColumns,
): void {
  let top = 0;
  let sum = 0;
  for (let row = 0; row < count; row++) {
    top = Math.max(top, scores[row]!);
    sum += scores[row]!;
  }
  demandResult(`${what}, ${id}, placements`, expected.count, count);
  demandResult(`${what}, ${id}, top score`, expected.top, top);
  demandResult(`${what}, ${id}, sum of scores`, expected.sum, sum);
}

/** Number of placements of some positions. */
export const placementsOf = (positions: readonly ReadyPosition[]): number =>
  sumOf(positions, ({ expected }) => expected.count);

/** All placements, unordered: by the kernel, and in TypeScript. */
export function allSuite(bed: Bed): BenchSuite {
  const { graph } = bed.lexicon;
  const variants = [
    ['', createGenerator(graph, RULES)],
    ['in TypeScript', new MoveGenerator(graph, RULES)],
  ] as const;
  return {
    cases: variants.flatMap(([variant, generator]) =>
      BLANK_CLASSES.map((blanks) => allCase(bed, { variant, generator, blanks })),
    ),
  };
}

function allCase(bed: Bed, { variant, generator, blanks }: SearchVariant): BenchCase {
  const positions = bed.positionsWith(blanks);
  const search = ({ searchBoard, rack }: ReadyPosition): PlacementColumns =>
    generator.all(searchBoard, rack);
  return {
    suite: 'all',
    variant,
    blanks,
    unit: 'position',
    items: positions.length,
    clock: 'cpu',
    task: {
      kind: 'sync',
      name: `all ${variant}, ${blanks} blanks`,
      expected: placementsOf(positions),
      run: () => sumOf(positions, (position) => search(position).count),
    },
    yardstick: yardstickTask(bed.yardstick, positions),
    verify: () => {
      for (const position of positions) verifyPlacements('all', position, search(position));
    },
  };
}

/** All placements in the documented order. */
export function rankedSuite(bed: Bed): BenchSuite {
  const generator = createGenerator(bed.lexicon.graph, RULES);
  /** Points of the placement in the middle of the order: wrong unless the order is right. */
  const middleScore = ({ searchBoard, rack }: ReadyPosition): number => {
    const list = generator.all(searchBoard, rack);
    const order = generator.rank(searchBoard);
    return list.count === 0 ? 0 : list.scores[order[list.count >> 1]!]!;
  };
  const sortedMiddle = ({ searchBoard, rack }: ReadyPosition): number => {
    const { count, scores } = generator.all(searchBoard, rack);
    return count === 0 ? 0 : scores.slice(0, count).toSorted((a, b) => b - a)[count >> 1]!;
  };
  return {
    cases: BLANK_CLASSES.map((blanks): BenchCase => {
      const positions = bed.positionsWith(blanks);
      return {
        suite: 'ranked',
        variant: '',
        blanks,
        unit: 'position',
        items: positions.length,
        clock: 'cpu',
        task: {
          kind: 'sync',
          name: `ranked, ${blanks} blanks`,
          expected: sumOf(positions, sortedMiddle),
          run: () => sumOf(positions, middleScore),
        },
        yardstick: yardstickTask(bed.yardstick, positions),
        verify: () => {
          for (const position of positions) {
            const { searchBoard, rack } = position;
            const list = generator.all(searchBoard, rack);
            verifyPlacements('ranked', position, list);
            const order = generator.rank(searchBoard);
            const inOrder = Array.from(order, (row) => list.scores[row]!);
            const isFalling = inOrder.every((score, at) => at === 0 || inOrder[at - 1]! >= score);
            demandResult(
              `ranked, ${position.id}, order`,
              'falling',
              isFalling ? 'falling' : 'mixed',
            );
            demandResult(`ranked, ${position.id}, rows`, list.count, new Set(order).size);
          }
        },
      };
    }),
  };
}

/** Points of every placement, counted again from its two ints: by the kernel, and in TypeScript. */
export function scoringSuite(bed: Bed): BenchSuite {
  const generator = createGenerator(bed.lexicon.graph, RULES);
  const scorer = openListScorer(RULES);
  const byKernel = scorer && ((list: ScoringTask) => countList(list, scorer));
  const variants = [
    ['', byKernel ?? countEach],
    ['in TypeScript', countEach],
  ] as const;
  return {
    cases: variants.flatMap(([variant, count]) =>
      BLANK_CLASSES.map((blanks): BenchCase => {
        const positions = bed.positionsWith(blanks);
        const tasks = positions.map(({ searchBoard, rack }) =>
          scoringTask(searchBoard, generator.all(searchBoard, rack)),
        );
        return {
          suite: 'scoring',
          variant,
          blanks,
          unit: 'placement',
          items: placementsOf(positions),
          clock: 'cpu',
          task: {
            kind: 'sync',
            name: `scoring ${variant}, ${blanks} blanks`,
            expected: sumOf(positions, ({ expected }) => expected.sum),
            run: () => sumOf(tasks, count),
          },
          yardstick: yardstickTask(bed.yardstick, positions),
        };
      }),
    ),
  };
}

/** The placements of a position, to be counted. */
interface ScoringTask {
  readonly board: SearchBoard;
  readonly scorer: PackedScorer;
  readonly letters: Int32Array;
  readonly places: Int32Array;
  /** [placements] written over. */
  readonly scores: Int32Array;
}

const scoringTask = (board: SearchBoard, list: PlacementColumns): ScoringTask => ({
  board,
  scorer: new PackedScorer(board.laneBoard, RULES.rackSize, RULES.bingoBonus),
  letters: list.letters.slice(0, list.count),
  places: list.places.slice(0, list.count),
  scores: new Int32Array(list.count),
});

/** Sum of the points of whole columns. */
function countList({ board, letters, places, scores }: ScoringTask, scorer: ListScorer): number {
  scorer.load(board);
  scorer.score(letters, places, scores);
  let sum = 0;
  for (let row = 0; row < scores.length; row++) sum += scores[row]!;
  return sum;
}

/** Sum of the points, one by one. */
function countEach({ scorer, letters, places }: ScoringTask): number {
  let sum = 0;
  for (let row = 0; row < letters.length; row++) sum += scorer.score(letters[row]!, places[row]!);
  return sum;
}

/** Loading a board: lanes, cross-checks, cross-scores, stops. */
export function crossCheckSuite(bed: Bed): BenchSuite {
  const { positions } = bed;
  const { layout, tileSet } = RULES;
  const board = new SearchBoard(bed.lexicon.graph, layout, tileSet);
  const task = {
    kind: 'sync',
    name: 'cross-checks',
    expected: sumOf(positions, ({ searchBoard }) => searchBoard.stops.count),
    run: (): number =>
      sumOf(positions, (position) => {
        board.load(position.board, 'across');
        return board.stops.count;
      }),
  } as const;
  return {
    cases: [
      {
        suite: 'cross-checks',
        variant: '',
        unit: 'position',
        items: positions.length,
        clock: 'cpu',
        task,
        yardstick: yardstickTask(bed.yardstick, positions),
        verify: () => {
          for (const position of positions) verifyCrossChecks(bed.lexicon.graph, position);
        },
      },
    ],
  };
}

/** Compares with the yardstick, which tries every letter. Throws `WrongResultError`. */
function verifyCrossChecks(graph: WordGraph, { id, board, plainBoard }: ReadyPosition): void {
  const { layout, tileSet } = RULES;
  const loaded = new SearchBoard(graph, layout, tileSet);
  loaded.load(board, 'across');
  const squares = layout.size * layout.size;
  let allowed = 0;
  let expected = 0;
  for (let square = 0; square < squares; square++) {
    for (const direction of ['across', 'down'] as const) {
      const cell = cellOf(loaded.laneBoard.geometry, square, direction);
      const plainCell =
        direction === 'across'
          ? square
          : squares + (square % layout.size) * layout.size + Math.floor(square / layout.size);
      // Free squares may be written with or without bits that are no letters.
      const letters = plainBoard.crossChecks[plainCell]!;
      allowed += countBits(loaded.crossChecks[cell]! & ((2 << 29) - 2));
      expected += countBits(letters);
      demandResult(
        `cross-checks, ${id}, square ${square} ${direction}`,
        letters,
        loaded.crossChecks[cell]! & ((2 << 29) - 2),
      );
    }
  }
  demandResult(`cross-checks, ${id}, letters`, expected, allowed);
}
