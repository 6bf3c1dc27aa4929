/** What the browser keeps for the next visit, under a name of its own. */

/** Keeps a value as JSON, undefined = nothing; false = the browser does not let us (full, or forbidden). */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** What was kept; undefined = nothing, or nothing that can be read. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '');
  } catch {
    return undefined;
  }
}
