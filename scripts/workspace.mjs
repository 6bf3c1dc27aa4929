/** Where things lie in this repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Absolute path of something in the checkout. */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Notes about what the set-up has done, and its lock; ignored by git, safe to delete. */
export const STATE_FOLDER = inRoot('.cache', 'set-up');

/** The built command line. */
export const CLI_MAIN = inRoot('packages', 'cli', 'dist', 'main.js');

/**
 * The German word graph, made from `wordlists/de` by the set-up and ignored by git. The command line
 * loads it unless `--list` names another: seen from `packages/cli/dist` (or `src`) it is
 * `new URL('../data/de.bzg', import.meta.url)`.
 */
export const WORD_GRAPH = inRoot('packages', 'cli', 'data', 'de.bzg');

/** Every folder that `tsc -b` builds: the packages of the command line and the benchmarks. */
export function projectFolders() {
  const { references } = JSON.parse(readFileSync(inRoot('tsconfig.json'), 'utf8'));
  return references.map(({ path }) => inRoot(path));
}

/** The manifest of the repository. */
export const readManifest = () => JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/**
 * Path of a development tool's program, to be run with Node on every system alike.
 *
 * @param {string} name its package
 * @param {string} user folder of the package that depends on it; left out: the root
 */
export function toolPath(name, user = ROOT) {
  const folder = join(user, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0];
  return join(folder, program);
}
