/**
 * Registers the service worker of the build, which keeps the page for use without a network, and
 * notices when it has fetched a new version. The page never changes under its user's hands: the new
 * version is taken when `takeUpdate` is called, or with the next visit.
 */
import { create } from 'zustand';

/** Shortest time between two questions for a new version, milliseconds. */
const CHECK_INTERVAL = 3_600_000;

/** Whether a new version waits to be taken. */
export const useUpdate = create<{ readonly isReady: boolean }>()(() => ({ isReady: false }));

let registration: ServiceWorkerRegistration | undefined;
let isTaking = false;

/** In development nothing is kept: changes would not show. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the first paint, so that keeping files does not compete with loading them.
  window.addEventListener('load', () => {
    register().catch(() => {
      // Private windows and insecure addresses allow none: the page works, only not offline.
    });
  });
}

/** Reloads the page in its new version. Position, game and settings are written down already. */
export function takeUpdate(): void {
  const waiting = registration?.waiting;
  // Another tab may have taken it meanwhile.
  if (!waiting) {
    window.location.reload();
    return;
  }
  isTaking = true;
  waiting.postMessage('take over');
}

/** Says no more about the new version; it comes with the next visit. */
export const dismissUpdate = (): void => useUpdate.setState({ isReady: false });

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaking) window.location.reload();
    // A first visit gets its first worker, which is nothing new; a change after that is another
    // tab's.
    else if (before !== null) useUpdate.setState({ isReady: true });
    before = serviceWorker.controller;
  });
  const registered = await serviceWorker.register('/sw.js');
  registration = registered;
  const announce = (): void => {
    if (registered.waiting !== null && serviceWorker.controller !== null) {
      useUpdate.setState({ isReady: true });
    }
  };
  announce();
  registered.addEventListener('updatefound', () => {
    registered.installing?.addEventListener('statechange', announce);
  });
  checkWhenSeenAgain(registered);
}

/** A page that is never left would never ask for a new version. */
function checkWhenSeenAgain(registered: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_INTERVAL) return;
    checked = Date.now();
    registered.update().catch(() => {
      // Without a network there is none.
    });
  });
}
