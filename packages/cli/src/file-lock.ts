/**
 * One process for one file that is written again and again, such as a saved game. Beside the file
 * lies a lock that names its process, so that the lock of a killed one can be told from that of a
 * running one.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { CliError } from './cli-error.ts';
import { fileError } from './text-file.ts';

/** Times a lock left behind is cleared away before giving up: someone else is faster every time. */
const MAX_ATTEMPTS = 5;

/**
 * Locks a file until the process ends or the function returned is called.
 *
 * @throws CliError `saveInUse`, and those of `FileFault` where no lock can be made
 */
export function lockFile(file: string): () => void {
  const lock = `${file}.lock`;
  const own = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; !makeLock(lock, own); attempt++) {
    const found = contentsOf(lock);
    const holder = found === undefined ? undefined : holderOf(found);
    if (holder !== undefined || attempt === MAX_ATTEMPTS) {
      throw new CliError({ kind: 'saveInUse', file, process: holder ?? 0 });
    }
    if (found !== undefined) clearLock(lock, found);
  }
  const release = (): void => {
    process.off('exit', release);
    if (contentsOf(lock) === own) rmSync(lock, { force: true });
  };
  process.once('exit', release);
  return release;
}

function makeLock(lock: string, own: string): boolean {
  try {
    writeFileSync(lock, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw fileError(lock, error);
  }
}

function contentsOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/** Takes a dead lock away; where it was a new one after all, that one is put back. */
function clearLock(lock: string, dead: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== dead) linkSync(aside, lock);
  } catch {
    // Someone else was faster; the next attempt will see.
  }
  rmSync(aside, { force: true });
}

/** The running process that holds the lock, if any. */
function holderOf(contents: string): number | undefined {
  const [, id = '', start = ''] = /^(\d+) (\S*)$/u.exec(contents.trimEnd()) ?? [];
  const holder = Number(id);
  if (!Number.isSafeInteger(holder) || holder === 0 || !isAlive(holder)) return undefined;
  // The number may have been given to another process since.
  return startOf(holder) === start ? holder : undefined;
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process was started, in ticks since the machine was; `-` where the system does not tell. */
function startOf(id: number): string {
  try {
    // The name in brackets may hold anything, so count from its end.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    return fields[19] ?? '-';
  } catch {
    return '-';
  }
}
