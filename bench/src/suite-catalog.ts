/** All suites by name. */
import type { Bed } from './bed.ts';
import type { BenchSuite, SuiteName } from './bench-case.ts';
import { bestSuite, equitySuite, topSuite } from './best.bench.ts';
import { selfPlaySuite, turnSuite } from './game.bench.ts';
import { listSizeSuite, loadingSuite, lookUpSuite } from './list.bench.ts';
import { allSuite, crossCheckSuite, rankedSuite, scoringSuite } from './placements.bench.ts';
import { poolSuite } from './pool.bench.ts';
import { startSuite } from './start.bench.ts';

/** Makes the cases of a suite; `growth` has points instead and is measured by itself. */
export const SUITES: Readonly<
  Record<Exclude<SuiteName, 'growth'>, (bed: Bed) => BenchSuite | Promise<BenchSuite>>
> = {
  scoring: scoringSuite,
  'cross-checks': crossCheckSuite,
  all: allSuite,
  ranked: rankedSuite,
  best: bestSuite,
  'top-20': topSuite,
  equity: equitySuite,
  turn: turnSuite,
  'look-up': lookUpSuite,
  loading: loadingSuite,
  pool: poolSuite,
  'self-play': selfPlaySuite,
  'list-size': listSizeSuite,
  start: startSuite,
};
