/** Runs the built command as people and scripts do, as a process of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MINI_WORDS } from '@bestzug/testkit';
import { afterAll } from 'vitest';

/** The built program. */
export const MAIN: string = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A file of the repository. */
export const inRepository = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** A folder of its own for the files of a test file; it goes when the tests are done. */
export const FOLDER: string = mkdtempSync(join(tmpdir(), 'bestzug-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

// What people keep at home does not get into the tests, nor do the tests leave anything there.
process.env['HOME'] = FOLDER;
for (const name of ['XDG_CACHE_HOME', 'XDG_DATA_HOME', 'LOCALAPPDATA']) delete process.env[name];

/** What came of a run. */
export interface Outcome {
  /** Null if a signal ended the process. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a run is given besides its arguments. */
export interface Surroundings {
  /** Text on standard input; left out: it is closed. */
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs `bestzug` with these arguments and waits for its end. */
export function bestzug(
  args: readonly string[],
  surroundings: Surroundings = {},
): Promise<Outcome> {
  const { stdin, env = {}, cwd } = surroundings;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: { PATH: process.env['PATH'], HOME: FOLDER, ...env },
      cwd,
      stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    const outcome = { stdout: '', stderr: '' };
    child.stdout?.setEncoding('utf8').on('data', (text) => (outcome.stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (outcome.stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...outcome }));
    // The program may end before it has read everything, which it is free to do.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(stdin);
  });
}

/** Runs `bestzug` with `--json` and reads the document; fails if stdout holds anything else. */
export async function bestzugJson<Document = unknown>(
  args: readonly string[],
  surroundings: Surroundings = {},
): Promise<{ readonly code: number | null; readonly json: Document; readonly stderr: string }> {
  const { code, stdout, stderr } = await bestzug([...args, '--json'], surroundings);
  const json: Document = JSON.parse(stdout);
  return { code, json, stderr };
}

/** Writes a file into the folder and gives its path. */
export function fileWith(name: string, contents: string | Uint8Array): string {
  const path = join(FOLDER, name);
  writeFileSync(path, contents);
  return path;
}

/** A plain text list of a few hundred ordinary words. */
export const MINI_LIST: string = fileWith('mini.txt', `${MINI_WORDS.join('\n')}\n`);
