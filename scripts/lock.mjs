/**
 * One set-up at a time. The lock is a folder, because making one is atomic everywhere; in it stands
 * who holds it, so that a lock left behind by a killed process can be told from a busy one.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { STATE_FOLDER } from './workspace.mjs';

const LOCK = join(STATE_FOLDER, 'lock');
const OWNER = join(LOCK, 'process');
/** Held for an instant while a dead lock is cleared away, so that two waiters cannot both do it. */
const CLEARING = join(STATE_FOLDER, 'lock-clearing');

const POLL_MS = 100;
/** Longest time between making a folder and being done with the next two system calls. */
const INSTANT_MS = 5000;

function tryToMake(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

const isOlderThanAnInstant = (folder) => {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > INSTANT_MS;
};

function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that holds the lock, or `undefined` while its name is not written. */
function readOwner() {
  try {
    return Number(readFileSync(OWNER, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

const isDead = (owner) => (owner === undefined ? isOlderThanAnInstant(LOCK) : !isAlive(owner));

function clearDeadLock() {
  if (!tryToMake(CLEARING)) {
    if (isOlderThanAnInstant(CLEARING)) rmSync(CLEARING, { recursive: true, force: true });
    return;
  }
  if (isDead(readOwner())) rmSync(LOCK, { recursive: true, force: true });
  rmSync(CLEARING, { recursive: true, force: true });
}

/**
 * Does the work while holding the lock, waiting for it first.
 *
 * @param {() => Promise<T>} work
 * @param {(owner: number, lock: string) => void} onWait told once when another process is at it
 * @returns {Promise<T>}
 * @template T
 */
export async function withLock(work, onWait) {
  mkdirSync(STATE_FOLDER, { recursive: true });
  let told = false;
  while (!tryToMake(LOCK)) {
    const owner = readOwner();
    if (isDead(owner)) {
      clearDeadLock();
      continue;
    }
    if (!told && owner !== undefined) {
      onWait(owner, LOCK);
      told = true;
    }
    await sleep(POLL_MS);
  }
  try {
    writeFileSync(OWNER, String(process.pid));
    return await work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}
