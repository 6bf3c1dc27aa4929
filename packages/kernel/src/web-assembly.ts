/** The part of WebAssembly in use. Declared here, since the packages below the surface know no platform. */

/** Bytes compiled; may be handed to threads. */
export type WasmModule = object;

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WasmInstance {
  readonly exports: unknown;
}

interface WasmApi {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => WasmModule;
  readonly Memory: new (size: { initial: number; maximum: number }) => WasmMemory;
  readonly Instance: new (module: WasmModule, imports: object) => WasmInstance;
}

/** Undefined where code may not be compiled at run time, as with `node --jitless`. */
export const webAssembly: WasmApi | undefined = (
  globalThis as unknown as { readonly WebAssembly?: WasmApi }
).WebAssembly;

/** Bytes of a page of memory. */
export const WASM_PAGE = 65536;
