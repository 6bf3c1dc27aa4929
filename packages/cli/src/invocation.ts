/**
 * How the program was called, so that the examples it prints can be typed as they stand: through
 * `npm start`, as `bestzug`, or with Node and a path.
 */
import { readFileSync, realpathSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The command up to the name of the subcommand: `npm start --`, `bestzug` or `node …/main.js`. */
export function programName(): string {
  if (process.env['npm_lifecycle_event'] === 'start') return 'npm start --';
  const script = process.argv[1] ?? '';
  const isLink = !basename(script).startsWith('main.');
  return isLink ? basename(script) : `node ${shortPath(realpathSync(script))}`;
}

/** Path of something in the checkout, as it can be typed here. */
export const checkoutPath = (path: string): string =>
  shortPath(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

/** The shorter one of the absolute path and the path from here; quoted where a shell needs it. */
const shortPath = (path: string): string => quoted(pathFromHere(path));

/** The shorter one of the absolute path and the path from here. */
export function pathFromHere(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/** The whole command with these arguments, as it can be typed here. */
export const commandOf = (args: readonly string[]): string =>
  [programName(), ...args.map(quoted)].join(' ');

/** Quoted where a shell needs it. */
const quoted = (text: string): string => (/^[\w./\\:@+=,-]+$/u.test(text) ? text : `"${text}"`);

/** The version of the package. */
export function programVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? manifest.version
      : undefined;
  return typeof version === 'string' ? version : '';
}
