/** Suite `pool`: the same work on one thread and on more. */
import { availableParallelism } from 'node:os';
import type { PlacementColumns } from '@bestzug/movegen';
import { createPool, shareWordGraph, type Pool, type SearchPosition } from '@bestzug/pool';
import { yardstickTask, type Bed } from './bed.ts';
import type { BenchCase, BenchSuite } from './bench-case.ts';
import { placementsOf, verifyPlacements } from './placements.bench.ts';
import { RULES, type ReadyPosition } from './position-set.ts';

/** Numbers of threads: powers of two up to the cores there are, two at least. */
export function threadCounts(cores: number): readonly number[] {
  const counts = [1];
  while (counts.at(-1)! * 2 <= Math.max(2, cores)) counts.push(counts.at(-1)! * 2);
  return counts;
}

/** What the threads work at: one rich position after the other, or a row of many positions. */
const JOBS = ['one position', 'many positions'] as const;
type Job = (typeof JOBS)[number];

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

function caseOf(bed: Bed, job: Job, pool: Pool): BenchCase {
  const blanks = job === 'one position' ? 2 : undefined;
  const positions = blanks === undefined ? bed.positions : bed.positionsWith(blanks);
  const tasks = positions.map(taskOf);
  const rank = job === 'one position' ? rankEach : rankRow;
  const { threads } = pool;
  const name = `pool, ${job}, ${threads} threads`;
  return {
    suite: 'pool',
    variant: variantOf(job, threads),
    ...(blanks === undefined ? {} : { blanks }),
    threads,
    unit: 'position',
    items: positions.length,
    clock: 'wall',
    ...(threads === 1 ? {} : { comparedTo: variantOf(job, 1) }),
    task: {
      kind: 'async',
      name,
      expected: placementsOf(positions),
      run: async () => {
        let count = 0;
        for await (const columns of rank(pool, tasks)) count += columns.count;
        return count;
      },
    },
    yardstick: yardstickTask(bed.yardstick, positions),
    verify: async () => {
      let at = 0;
      for await (const columns of rank(pool, tasks)) {
        verifyPlacements(name, positions[at++]!, columns);
      }
    },
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

async function* rankEach(
  pool: Pool,
  tasks: readonly SearchPosition[],
): AsyncGenerator<PlacementColumns, void, undefined> {
  for (const task of tasks) yield await pool.rankPlacements(task);
}

const rankRow = (
  pool: Pool,
  tasks: readonly SearchPosition[],
): AsyncGenerator<PlacementColumns, void, undefined> => pool.rankMany(tasks);
