/** Suites `best`, `top-20`, `equity`: the best placements without listing all. */
import { createGenerator } from '@bestzug/kernel';
import {
  equitiesOf,
  ExistenceTable,
  LeaveMap,
  MoveGenerator,
  RackIndex,
  type BestList,
  type LeaveJudge,
} from '@bestzug/movegen';
import { createLeaveJudge, createPairLeaves, unseenTiles } from '@bestzug/strategy';
import { yardstickTask, type Bed } from './bed.ts';
import type { BenchCase, BenchSuite, SearchVariant, SuiteName } from './bench-case.ts';
import { BLANK_CLASSES, RULES, sumOf, type ReadyPosition } from './position-set.ts';
import { demandResult } from './wrong-result-error.ts';

/** Variants of the searches for the best: with the table of possible bingos or without, and with it but no kernel. */
export const WITH_TABLE = 'with table';
export const WITHOUT_TABLE = 'without table';
const IN_TYPESCRIPT = 'in TypeScript';

const TOP = 20;

/** A way to search, and what it must come to by the complete list. */
interface Search {
  readonly suite: SuiteName;
  readonly find: (generator: MoveGenerator, position: ReadyPosition) => BestList;
  /** Keys of the best, from all placements. */
  readonly expectedKeys: (position: ReadyPosition) => readonly number[];
}

/** The best placement by points. */
export const bestSuite = (bed: Bed): BenchSuite => suiteOf(bed, scoreSearch(bed, 'best', 1));

/** The twenty best by points. */
export const topSuite = (bed: Bed): BenchSuite => suiteOf(bed, scoreSearch(bed, 'top-20', TOP));

/** The best placement by points and leave. */
export function equitySuite(bed: Bed): BenchSuite {
  const table = createPairLeaves();
  const judges = new Map<ReadyPosition, LeaveJudge>(
    bed.positions.map((position) => {
      const unseen = unseenTiles(position.board.tiles, position.rack, RULES);
      return [position, createLeaveJudge(table, unseen, RULES.tileSet)];
    }),
  );
  const generator = new MoveGenerator(bed.lexicon.graph, RULES);
  const index = new RackIndex();
  const leaves = new LeaveMap();
  return suiteOf(bed, {
    suite: 'equity',
    find: (best, position) =>
      best.bestByEquity(position.searchBoard, position.rack, judges.get(position)!),
    expectedKeys: (position) => {
      const list = generator.all(position.searchBoard, position.rack);
      index.load(position.rack);
      leaves.load(index, judges.get(position)!);
      const equities = equitiesOf(list, index, leaves);
      return equities.length === 0 ? [] : [equities.reduce((most, next) => Math.max(most, next))];
    },
  });
}

function scoreSearch(bed: Bed, suite: SuiteName, count: number): Search {
  const generator = new MoveGenerator(bed.lexicon.graph, RULES);
  return {
    suite,
    find: (best, { searchBoard, rack }) => best.best(searchBoard, rack, count),
    expectedKeys: ({ searchBoard, rack }) => {
      const list = generator.all(searchBoard, rack);
      const order = generator.rank(searchBoard);
      return Array.from(order.subarray(0, count), (row) => list.scores[row]!);
    },
  };
}

function suiteOf(bed: Bed, search: Search): BenchSuite {
  const { graph } = bed.lexicon;
  const existence = new ExistenceTable(graph, RULES.rackSize);
  const variants = [
    [WITH_TABLE, createGenerator(graph, RULES, { existence })],
    [WITHOUT_TABLE, createGenerator(graph, RULES)],
    [IN_TYPESCRIPT, new MoveGenerator(graph, RULES, { existence })],
  ] as const;
  return {
    cases: variants.flatMap(([variant, generator]) =>
      BLANK_CLASSES.map((blanks) => caseOf(bed, search, { variant, generator, blanks })),
    ),
  };
}

function caseOf(
  bed: Bed,
  { suite, find, expectedKeys }: Search,
  { variant, generator, blanks }: SearchVariant,
): BenchCase {
  const positions = bed.positionsWith(blanks);
  const lastKey = (keys: ArrayLike<number>, count: number): number =>
    count === 0 ? 0 : keys[count - 1]!;
  return {
    suite,
    variant,
    blanks,
    unit: 'position',
    items: positions.length,
    clock: 'cpu',
    task: {
      kind: 'sync',
      name: `${suite} ${variant}, ${blanks} blanks`,
      expected: sumOf(positions, (position) => {
        const keys = expectedKeys(position);
        return lastKey(keys, keys.length);
      }),
      run: () =>
        sumOf(positions, (position) => {
          const { keys, count } = find(generator, position);
          return lastKey(keys, count);
        }),
    },
    yardstick: yardstickTask(bed.yardstick, positions),
    verify: () => {
      for (const position of positions) {
        const { keys, count } = find(generator, position);
        const found = Array.from(keys.subarray(0, count)).join(' ');
        demandResult(
          `${suite} ${variant}, ${position.id}, keys`,
          expectedKeys(position).join(' '),
          found,
        );
      }
    },
  };
}
