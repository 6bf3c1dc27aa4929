/** Ends threads at every moment of their start; a process of its own, since Node used to abort. */
import { setTimeout } from 'node:timers/promises';
import { TURNIER_DE } from '@bestzug/core';
import { createPool, PoolClosedError } from '@bestzug/pool';
import { MINI_LEXICON } from '@bestzug/testkit';

/** Milliseconds beyond which an idle machine has started its threads. */
const LATEST = 160;

let ended = 0;
for (let delay = 0; delay < LATEST; delay += 2) {
  const pool = createPool({ graph: MINI_LEXICON.graph, rules: TURNIER_DE, threads: 2 });
  const started = pool.start().catch((error) => {
    if (!(error instanceof PoolClosedError)) throw error;
    ended++;
  });
  await setTimeout(delay);
  await pool.close();
  await started;
}
process.stdout.write(`${ended} ended\n`);
