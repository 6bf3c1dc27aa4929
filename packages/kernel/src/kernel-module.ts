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

/** What came of compiling; undefined = not tried yet. */
let attempt: { readonly module: WasmModule | undefined } | undefined;

/**
 * Undefined where nothing may be compiled at run time, addresses are scarce, or the file is missing or
 * damaged: then the search in TypeScript finds the same, only more slowly.
 */
function kernelModule(): WasmModule | undefined {
  attempt ??= { module: compileKernel() };
  return attempt.module;
}

function compileKernel(): WasmModule | undefined {
  if (webAssembly === undefined || addressSpaceLimit() < ENOUGH_ADDRESSES) return undefined;
  try {
    return new webAssembly.Module(readFileSync(FILE));
  } catch {
    return undefined;
  }
}

/** What can be made with the kernel; undefined where there is none, or no memory for it. */
export function withKernel<Made>(make: (module: WasmModule) => Made): Made | undefined {
  const module = kernelModule();
  if (module === undefined) return undefined;
  try {
    return make(module);
  } catch (error) {
    // Each memory reserves gigabytes of addresses, of which a process has not any number.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
