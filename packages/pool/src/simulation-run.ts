/** Having threads compute a simulation: blocks out, sums in, until it is done or the time is up. */
import type { BlockSums, SampleBlock, Simulation } from '@bestzug/strategy';
import { WorkerDiedError } from './pool-error.ts';

/** Has a thread compute a block. */
export type SampleInThread = (block: SampleBlock, signal: AbortSignal) => Promise<BlockSums>;

/** How a simulation is run. */
export interface SimulationRun {
  readonly threads: number;
  /** Aborts the run, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds after which no block is handed out; left out: until the simulation is done. */
  readonly timeLimit?: number | undefined;
  /** Called when sums have come in. */
  readonly onProgress?: (() => void) | undefined;
}

/** Blocks under way for each thread: one being computed, one waiting. */
const BLOCKS_PER_THREAD = 2;

/** Threads that may be lost before the run fails: their blocks are computed again. */
const MAX_LOSSES = 3;

/**
 * Runs a simulation. Without a limit of time the result is the same for any number of threads; with
 * one the simulation is told how many rollouts are to be expected in that time.
 */
export async function runInThreads(
  simulation: Simulation,
  sample: SampleInThread,
  { threads, signal, timeLimit, onProgress }: SimulationRun,
): Promise<void> {
  signal?.throwIfAborted();
  const row = new AbortController();
  const abort = (): void => row.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  const clock = new RolloutClock(simulation, timeLimit);
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let losses = 0;
  const compute = async (block: SampleBlock): Promise<void> => {
    try {
      const sums = await sample(block, row.signal);
      clock.tick(block);
      simulation.addResult(block, sums);
      onProgress?.();
    } catch (error) {
      if (!(error instanceof WorkerDiedError) || ++losses > MAX_LOSSES) throw error;
      await compute(block);
    }
  };
  const handOut = (): void => {
    if (clock.isOver) return;
    for (const block of simulation.nextBlocks(threads * BLOCKS_PER_THREAD - underWay.size)) {
      const computed = compute(block)
        .catch((error: unknown) => failures.push(error))
        .then(() => void underWay.delete(computed));
      underWay.add(computed);
    }
  };
  try {
    for (handOut(); underWay.size > 0; handOut()) {
      await Promise.race(underWay);
      if (failures.length > 0) throw failures[0];
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    row.abort();
  }
}

/** Tells a simulation how many rollouts a limit of time has room for. */
class RolloutClock {
  readonly #simulation: Simulation;
  readonly #limit: number | undefined;
  readonly #start: number = performance.now();
  /** When the first block came: what starting the threads took says nothing about the rest. */
  #firstTime: number | undefined;
  #rollouts = 0;

  constructor(simulation: Simulation, limit: number | undefined) {
    this.#simulation = simulation;
    this.#limit = limit;
  }

  get isOver(): boolean {
    return this.#limit !== undefined && performance.now() - this.#start >= this.#limit;
  }

  /** Takes note of a block that has come. */
  tick({ sampleCount, candidates }: SampleBlock): void {
    if (this.#limit === undefined) return;
    const now = performance.now();
    if (this.#firstTime === undefined) {
      this.#firstTime = now;
      return;
    }
    this.#rollouts += sampleCount * candidates.length;
    const rate = this.#rollouts / Math.max(now - this.#firstTime, 1);
    const timeLeft = Math.max(this.#start + this.#limit - now, 0);
    const { rollouts } = this.#simulation.progress;
    this.#simulation.expectRollouts(Math.round(rollouts + rate * timeLeft));
  }
}
