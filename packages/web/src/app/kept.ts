/** What the browser keeps for the next visit, under a name of its own. */

/** Keeps a value as JSON, undefined = nothing; false as `keepText`. */
export const keep = (name: string, value: unknown): boolean =>
  keepText(name, JSON.stringify(value));

/** Keeps a text, undefined = nothing; false = the browser does not let us (full, or forbidden). */
export function keepText(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** What was kept; undefined = nothing, or nothing that can be read. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(readKeptText(name) ?? '');
  } catch {
    return undefined;
  }
}

/** The text that was kept; null = nothing, or the browser does not let us. */
export function readKeptText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
