/** Registers the service worker of the build, which keeps the page for use without a network. */

/** In development nothing is kept: changes would not show. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the first paint, so that keeping files does not compete with loading them.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Private windows and insecure addresses allow none: the page works, only not offline.
    });
  });
}
