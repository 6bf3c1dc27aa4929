/** Holds threads at work for as long as a test wants, however fast or slow the machine is. */
import { setEnvironmentData } from 'node:worker_threads';
import { TURNIER_DE } from '@bestzug/core';
import { MINI_LEXICON } from '@bestzug/testkit';
import { API_TERMS } from '@bestzug/server';
import { expect } from 'vitest';
// Only here can a pool be given another worker; the package does not export its class.
// oxlint-disable-next-line no-restricted-imports
import { Pool } from '../../pool/dist/pool.js';

/** A question whose thread is held by the gate. */
export const HELD = { rack: 'EEEEEEE' } as const;

/** [questions begun, whether the gate is open], shared with gated-worker.mjs. */
const state = new Int32Array(new SharedArrayBuffer(8));
setEnvironmentData('gate', state.buffer);

/** Shuts the gate; before each test. */
export function shutGate(): void {
  state.fill(0);
}

/** Lets go what is held, and everything from now on. */
export function openGate(): void {
  Atomics.store(state, 1, 1);
  Atomics.notify(state, 1);
}

/** Settled when as many held questions have come to a thread since the gate was shut. */
export async function untilHeld(count: number = 1): Promise<void> {
  await expect.poll(() => Atomics.load(state, 0)).toBe(count);
}

/** A pool of one thread behind the gate. */
export const gatedPool = (maxWaiting: number): Pool =>
  new Pool(
    {
      graph: MINI_LEXICON.graph,
      rules: TURNIER_DE,
      threads: 1,
      maxWaiting,
      answers: { list: MINI_LEXICON.identity, profile: TURNIER_DE, terms: API_TERMS },
    },
    new URL('./gated-worker.mjs', import.meta.url),
  );
