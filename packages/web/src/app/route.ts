/**
 * Where the user is: the part of the address behind `#`, so that the page needs no help from the
 * server and a link to it is a link to what it shows. `#/stellung?cgp=…`, `#/wort?w=HAUS`.
 */
import { useSyncExternalStore } from 'react';

/** Views in the order of the tabs; what stands in the address. */
export const VIEWS = ['stellung', 'spielen', 'wort', 'einstellungen'] as const;

/** A view by its name in the address. */
export type ViewName = (typeof VIEWS)[number];

/** A view with what the address says about it. */
export interface Route {
  readonly view: ViewName;
  /** Further parts of the path, such as the number of a game. */
  readonly path: readonly string[];
  readonly parameters: URLSearchParams;
}

/** Reads the part of an address behind `#`. Unknown views are the first one. */
export function parseRoute(hash: string): Route {
  // A question mark behind the first one is a blank on a rack.
  const [, pathText = '', query = ''] = /^#?\/?([^?]*)\??(.*)$/su.exec(hash) ?? [];
  const [name, ...path] = pathText.split('/').filter((part) => part !== '');
  const view = VIEWS.find((known) => known === name) ?? VIEWS[0];
  return { view, path, parameters: new URLSearchParams(query) };
}

/** The address of a view, for links. */
export function hashOf(
  view: ViewName,
  parameters: Readonly<Record<string, string>> = {},
  path: readonly string[] = [],
): string {
  // `/` and `?` need no escape behind a `?`, and a position full of %2F could not be read.
  const query = Object.entries(parameters)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%20', '+')}`,
    )
    .join('&');
  const place = [view, ...path].map(encodeURIComponent).join('/');
  return `#/${place}${query === '' ? '' : `?${query}`}`;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
  };
}

let lastHash: string | undefined;
let lastRoute = parseRoute('');

function currentRoute(): Route {
  if (window.location.hash !== lastHash) {
    lastHash = window.location.hash;
    lastRoute = parseRoute(lastHash);
  }
  return lastRoute;
}

/** The route now; the component is drawn again when it changes. */
export const useRoute = (): Route => useSyncExternalStore(subscribe, currentRoute);

/** Goes to an address of `hashOf`. */
export function goTo(hash: string): void {
  window.location.hash = hash;
}

/** Writes what the view shows into the address without a new entry in the history. */
export function replaceRoute(hash: string): void {
  if (hash === window.location.hash) return;
  window.history.replaceState(window.history.state, '', hash);
  for (const listener of listeners) listener();
}
