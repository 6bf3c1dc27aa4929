/** Made by `build/engine-worker.ts`. */
declare module 'virtual:engine-worker' {
  /** Address of the engine's worker, a module. */
  export const engineWorkerUrl: string;
}
