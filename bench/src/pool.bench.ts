/** Suite `pool`: the same work on one thread and on more. */
import { availableParallelism } from 'node:os';
import { createPool, shareWordGraph, type Pool, type SearchPosition } from '@bestzug/pool';
import { yardstickTask, type Bed } from './bed.ts';
import type { BenchCase, BenchSuite } from './bench-case.ts';
import { placementsOf, verifyPlacements } from './placements.bench.ts';
import { RULES, type ReadyPosition } from './position-set.ts';
import { demandResult } from './wrong-result-error.ts';

/** Numbers of threads: powers of two up to the cores there are, two at least. */
export function threadCounts(cores: number): readonly number[] {
  const counts = [1];
  while (counts.at(-1)! * 2 <= Math.max(2, cores)) counts.push(counts.at(-1)! * 2);
  return counts;
}

/** What `bestzug bench positions` does at the two-blank positions: boards loaded, nothing kept. */
export const PREPARED_ROW = 'two-blank row';

/** What the threads work at. */
interface Job {
  readonly name: string;
  /** Blanks on the racks; left out: any number. */
  readonly blanks?: 2;
  readonly prepare: (pool: Pool, name: string, positions: readonly ReadyPosition[]) => PoolWork;
}

interface PoolWork {
  /** Ranks the positions. Returns the number of placements. */
  readonly run: () => Promise<number>;
  /** Does so and looks at everything that was found. */
  readonly verify: () => Promise<void>;
}

/** One rich position after the other, many to be used as they come, many to be counted only. */
const JOBS: readonly Job[] = [
  { name: 'one position', blanks: 2, prepare: rankEach },
  { name: 'many positions', prepare: rankMany },
  { name: PREPARED_ROW, blanks: 2, prepare: searchRow },
];

/** Starts the threads. */
export async function poolSuite(bed: Bed): Promise<BenchSuite> {
  const graph = shareWordGraph(bed.lexicon.graph);
  const pools = threadCounts(availableParallelism()).map((threads) =>
    createPool({ graph, rules: RULES, threads }),
  );
  for (const pool of pools) await pool.start();
  return {
    cases: JOBS.flatMap((job) => pools.map((pool) => caseOf(bed, job, pool))),
    close: async () => {
      for (const pool of pools) await pool.close();
    },
  };
}

function caseOf(bed: Bed, { name: job, blanks, prepare }: Job, pool: Pool): BenchCase {
  const positions = blanks === undefined ? bed.positions : bed.positionsWith(blanks);
  const { threads } = pool;
  const name = `pool, ${job}, ${threads} threads`;
  const { run, verify } = prepare(pool, name, positions);
  return {
    suite: 'pool',
    variant: variantOf(job, threads),
    ...(blanks === undefined ? {} : { blanks }),
    threads,
    unit: 'position',
    items: positions.length,
    clock: 'wall',
    ...(threads === 1 ? {} : { comparedTo: variantOf(job, 1) }),
    task: { kind: 'async', name, expected: placementsOf(positions), run },
    yardstick: yardstickTask(bed.yardstick, positions),
    verify,
  };
}

/** Variant of a job on some threads. */
export const variantOf = (job: string, threads: number): string =>
  `${job}, ${threads} thread${threads === 1 ? '' : 's'}`;

const taskOf = ({ board, rack }: ReadyPosition): SearchPosition => ({
  board,
  rack,
  openingDirections: 'across',
});

function rankEach(pool: Pool, name: string, positions: readonly ReadyPosition[]): PoolWork {
  const tasks = positions.map(taskOf);
  return {
    run: async () => {
      let count = 0;
      for (const task of tasks) count += (await pool.rankPlacements(task)).count;
      return count;
    },
    verify: async () => {
      for (const [number, task] of tasks.entries()) {
        verifyPlacements(name, positions[number]!, await pool.rankPlacements(task));
      }
    },
  };
}

function rankMany(pool: Pool, name: string, positions: readonly ReadyPosition[]): PoolWork {
  const tasks = positions.map(taskOf);
  return {
    run: async () => {
      let count = 0;
      for await (const columns of pool.rankMany(tasks)) count += columns.count;
      return count;
    },
    verify: async () => {
      let at = 0;
      for await (const columns of pool.rankMany(tasks)) {
        verifyPlacements(name, positions[at++]!, columns);
      }
    },
  };
}

function searchRow(pool: Pool, name: string, positions: readonly ReadyPosition[]): PoolWork {
  const row = pool.prepareRow(positions.map(taskOf));
  return {
    run: async () => {
      const found = await pool.searchRow(row, 'ranked');
      return found.reduce((sum, { count }) => sum + count, 0);
    },
    verify: async () => {
      const found = await pool.searchRow(row, 'ranked');
      for (const [number, { count, top, sum }] of found.entries()) {
        const { id, expected } = positions[number]!;
        demandResult(`${name}, ${id}, placements`, expected.count, count);
        demandResult(`${name}, ${id}, top score`, expected.top, top);
        demandResult(`${name}, ${id}, sum of scores`, expected.sum, sum);
      }
    },
  };
}
