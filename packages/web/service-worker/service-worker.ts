/**
 * Keeps the whole page for use without a network: everything is fetched when the worker is installed,
 * and answered from the cache from then on. A new version is fetched completely before the old one is
 * given up, so that a page never mixes files of two; it waits until no page of the old one is open, or
 * until its user asks for it.
 *
 * A worker of its own and not workbox: it is this short, and workbox would add 250 packages.
 */
export {};

declare const self: ServiceWorkerGlobalScope;
declare const __PRECACHE__: { readonly version: string; readonly files: readonly string[] };

const { version, files } = __PRECACHE__;
const PREFIX = 'bestzug-page-';
const CACHE = `${PREFIX}${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldPages());
});

// Pages have one thing to say: their user wants the new version (src/app/offline.ts).
self.addEventListener('message', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // Other pages of the same server, such as /api/docs, are none of ours.
    if (url.pathname === '/') event.respondWith(fromCache('/', request));
    return;
  }
  if (files.includes(url.pathname) || isHashed(url.pathname)) {
    event.respondWith(fromCache(url.pathname, request));
  }
});

/** Whether a file of that name never changes. */
const isHashed = (path: string): boolean => /^\/(?:assets|data)\//.test(path);

/** Files with a hash in their names are taken over from the cache of the version before. */
async function keepPage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (file) => {
      const known = isHashed(file) ? await caches.match(file) : undefined;
      if (known !== undefined) return cache.put(file, known);
      const mode = isHashed(file) ? 'default' : 'reload';
      const response = await fetch(new Request(file, { cache: mode }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return cache.put(file, response);
    }),
  );
}

/** The version before stays: other tabs may show it still, and open a view that they had not yet. */
async function dropOldPages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function fromCache(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const own = await cache.match(file);
  if (own !== undefined) return own;
  return (isHashed(file) ? await caches.match(file) : undefined) ?? fetch(request);
}
