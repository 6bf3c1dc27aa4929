/**
 * How many runs a fuzz test makes, and with which seed: `FUZZ_RUNS` (2,000) and `FUZZ_SEED` (1). The
 * weekly run asks for more and for another seed each time.
 */
import fc from 'fast-check';

fc.configureGlobal({
  numRuns: Number(process.env.FUZZ_RUNS ?? 2000),
  seed: Number(process.env.FUZZ_SEED ?? 1),
});
