import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const source = { conditions: ['@bestzug/source'] };
const onSource = { resolve: source, ssr: { resolve: source } };
const special = ['**/*.dist.test.ts', '**/*.e2e.test.ts', '**/*.fuzz.test.ts'];

/** Multiplies random positions and games in many tests. */
const scale = Math.max(1, Number(process.env['BESTZUG_TEST_SCALE'] ?? 1));

/** Far above what any test takes: a busy machine must not fail the run. */
const patience = {
  testTimeout: 300_000 * scale,
  hookTimeout: 300_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    // On two cores the default is one worker; on many, memory would run out before the work does.
    maxWorkers: Math.min(availableParallelism(), 8),
    projects: [
      {
        ...onSource,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          exclude: special,
          // Nothing in the sources remembers anything: files may share what others have loaded.
          isolate: false,
          ...patience,
        },
      },
      {
        ...onSource,
        test: {
          name: 'fuzz',
          include: ['packages/*/test/**/*.fuzz.test.ts'],
          setupFiles: ['./scripts/fuzz-runs.mjs'],
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: 'dist',
          include: ['packages/*/test/**/*.dist.test.ts', 'bench/test/**/*.dist.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['packages/*/test/**/*.e2e.test.ts'],
          // One browser at a time: two cores have enough to do with one.
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
});
