/** Folders that commands make for what they write. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error.ts';
import { fileError } from './text-file.ts';

/**
 * Makes a folder and those above it, unless they are there. Step by step, because Node's own way
 * (`recursive`) never comes back where the system denies that there is such a place, as in `/proc`.
 *
 * @throws CliError `notFolder`, and those of `FileFault`
 */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  if (isThere(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been faster.
    if (!isThere(path)) throw fileError(folder, error);
  }
}

/** @throws CliError `notFolder` for something else of that name */
function isThere(path: string): boolean {
  const stats = statsOf(path);
  if (stats?.isDirectory() === false) throw new CliError({ kind: 'notFolder', folder: path });
  return stats !== undefined;
}

function statsOf(path: string): ReturnType<typeof statSync> | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // Something above is no folder; it is found when its turn comes.
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw fileError(path, error);
  }
}
