/** The engine as the page uses it: started once, its list kept in step with the settings. */
import { proxy, wrap, type Remote } from 'comlink';
import { engineWorkerUrl } from 'virtual:engine-worker';
import { create } from 'zustand';
import type { LexiconIdentity } from '@bestzug/lexicon';
import { useSettings } from '../settings/settings-store.ts';
import type { Settings } from '../settings/settings.ts';
import type { Engine, EngineFault, LoadProgress } from './engine-protocol.ts';

/** How far the engine is. */
export type EngineState =
  | { readonly kind: 'loading'; readonly progress: LoadProgress | undefined }
  /** `version` grows whenever list or leaves change: answers of before are stale. */
  | { readonly kind: 'ready'; readonly list: LexiconIdentity; readonly version: number }
  | { readonly kind: 'failed'; readonly fault: EngineFault };

/** State of the engine, for components. */
export const useEngineState = create<EngineState>()(() => ({
  kind: 'loading',
  progress: undefined,
}));

let started: Remote<Engine> | undefined;

/** The engine. Ask only when it is `ready`. */
export function engine(): Remote<Engine> {
  started ??= wrap<Engine>(new Worker(engineWorkerUrl, { type: 'module', name: 'engine' }));
  return started;
}

/** Settled when the engine can be asked; false = its list could not be loaded. */
export const whenReady = (): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = ({ kind }: EngineState): boolean => {
      if (kind !== 'loading') resolve(kind === 'ready');
      return kind !== 'loading';
    };
    if (settle(useEngineState.getState())) return;
    const leave = useEngineState.subscribe((state) => {
      if (settle(state)) leave();
    });
  });

/** Passes a function to the engine, which may call it until it has answered. */
export const callback = <Argument>(
  listen: (argument: Argument) => void,
): ((argument: Argument) => void) => proxy(listen);

type ListSettings = Pick<Settings, 'list' | 'addedWords' | 'removedWords'>;

/** Counts loads, so that a slow one does not overwrite a later one. */
let loads = 0;
let version = 0;

/** Loads the list of the settings; call again to try again. */
export async function loadEngine(settings: ListSettings = useSettings.getState()): Promise<void> {
  const load = ++loads;
  const { list, addedWords, removedWords } = settings;
  const set = (state: EngineState): void => {
    if (load === loads) useEngineState.setState(state, true);
  };
  set({ kind: 'loading', progress: undefined });
  const answer = await engine().useList(
    { list, addedWords, removedWords },
    callback((progress: LoadProgress) => set({ kind: 'loading', progress })),
  );
  if (!answer.ok) {
    set({ kind: 'failed', fault: answer.error });
    return;
  }
  set({ kind: 'ready', list: answer.value, version: ++version });
  // Better judgement of leaves comes after the first answers, which do not wait for it.
  if (await engine().loadLeaves()) {
    set({ kind: 'ready', list: answer.value, version: ++version });
  }
}

/** Starts the engine and follows the settings. Call once. */
export function startEngine(): void {
  void loadEngine();
  useSettings.subscribe((now, before) => {
    const isSame =
      now.list === before.list &&
      now.addedWords === before.addedWords &&
      now.removedWords === before.removedWords;
    if (!isSame) void loadEngine(now);
  });
}
