/**
 * Makes the engine's worker a part of the page's own build, so that page and worker share the files
 * that hold the rules. Vite would build the worker apart, and browsers would fetch all that twice.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the page imports to have the address of the worker. */
const MODULE = 'virtual:engine-worker';
const RESOLVED = `\0${MODULE}`;
const SOURCE = '/src/engine/engine.worker.ts';

/** Gives the address of the worker as `engineWorkerUrl` of `virtual:engine-worker`. */
export function engineWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'bestzug-engine-worker',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (!isBuild) return `export const engineWorkerUrl = ${JSON.stringify(SOURCE)};`;
      const file = this.emitFile({
        type: 'chunk',
        id: fileURLToPath(new URL(`..${SOURCE}`, import.meta.url)),
        name: 'engine.worker',
      });
      return `export const engineWorkerUrl = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
