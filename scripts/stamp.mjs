/**
 * Stamps: what the set-up saw when a step last succeeded. A step is fresh while the same is seen again.
 * Comparing names, sizes and times of a few hundred files costs milliseconds, asking pnpm and tsc
 * costs a second each.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, STATE_FOLDER } from './workspace.mjs';

/** One line per file in or below the paths: name, size, time of change. Missing ones are left out. */
export function listFiles(paths) {
  const lines = [];
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (stats.isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else {
      lines.push(`${relative(ROOT, path)} ${stats.size} ${stats.mtimeMs}`);
    }
  };
  paths.forEach(visit);
  return lines.join('\n');
}

/** Hash of the contents, for files that git may touch without changing them. */
export function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

const stampPath = (step) => join(STATE_FOLDER, `${step}.stamp`);

/** Whether the step succeeded when this was seen. */
export function isStamped(step, seen) {
  try {
    return readFileSync(stampPath(step), 'utf8') === seen;
  } catch {
    return false;
  }
}

/** Notes that the step succeeded. */
export function writeStamp(step, seen) {
  mkdirSync(STATE_FOLDER, { recursive: true });
  writeFileSync(stampPath(step), seen);
}

/** Forgets a step before it runs again, so that a failure half-way cannot look like success. */
export const removeStamp = (step) => rmSync(stampPath(step), { force: true });
