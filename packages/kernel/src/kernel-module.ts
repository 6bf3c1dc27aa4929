/** The compiled kernel, read once per thread. */
import { readFileSync } from 'node:fs';
import { addressSpaceLimit } from './address-space.ts';
import { webAssembly, type WasmModule } from './web-assembly.ts';

/** Seen from dist and from src. */
const FILE: URL = new URL('../dist/kernel.wasm', import.meta.url);

/**
 * Addresses below which there is no kernel: its memory takes 10 GB of them in every thread, and where
 * it gets the last ones the next thread cannot start, which ends the process.
 */
const ENOUGH_ADDRESSES = 64 * 2 ** 30;

let compiled: WasmModule | undefined;

/** Undefined where nothing may be compiled at run time, or addresses are scarce. */
export function kernelModule(): WasmModule | undefined {
  if (compiled !== undefined) return compiled;
  if (webAssembly === undefined || addressSpaceLimit() < ENOUGH_ADDRESSES) return undefined;
  compiled = new webAssembly.Module(readFileSync(FILE));
  return compiled;
}
