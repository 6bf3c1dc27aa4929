/** The compiled kernel, read once per thread. */
import { readFileSync } from 'node:fs';
import { webAssembly, type WasmModule } from './web-assembly.ts';

/** Seen from dist and from src. */
const FILE: URL = new URL('../dist/kernel.wasm', import.meta.url);

let compiled: WasmModule | undefined;

/** Undefined where nothing may be compiled at run time. */
export function kernelModule(): WasmModule | undefined {
  if (webAssembly === undefined) return undefined;
  compiled ??= new webAssembly.Module(readFileSync(FILE));
  return compiled;
}
