/** Facts about the machine and the checkout that every record names. */
import { execFileSync } from 'node:child_process';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Machine, RunRecord } from './run-record.ts';

const ROOT: string = fileURLToPath(new URL('../..', import.meta.url));

/** This machine. */
export const thisMachine = (): Machine => ({
  cpu: (cpus()[0]?.model ?? 'unknown').replace(/\s+/gu, ' ').trim(),
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  platform: `${platform()} ${release()} ${arch()}`,
});

/** Mean number of processes that want to run, last minute; 0 on systems that do not tell. */
export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 100) / 100;

/** The checkout. */
export function thisCommit(): Pick<RunRecord, 'commit' | 'isDirty'> {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', args, {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const commit = git('rev-parse', '--short', 'HEAD').trim();
    // Stored runs and reports do not change what is measured.
    const changed = git('status', '--porcelain', '--', 'packages', 'bench/src', 'wordlists').trim();
    return { commit, isDirty: changed !== '' };
  } catch {
    return { commit: 'unknown', isDirty: false };
  }
}
