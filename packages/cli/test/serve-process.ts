/** `bestzug serve` as a process of its own. */
import { spawn } from 'node:child_process';
import { afterAll } from 'vitest';
import { MAIN, MINI_LIST } from './bestzug.ts';

/** What became of it. */
export interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** A server that listens. */
export interface ServeProcess {
  readonly url: string;
  readonly pid: number;
  /** Sends the signal and waits for the end. */
  readonly stop: (signal: NodeJS.Signals) => Promise<Ended>;
}

const running = new Set<() => void>();
afterAll(() => running.forEach((kill) => kill()));

/** Starts `bestzug serve --json` on a free port with the small list; settled when it listens. */
export function serve(args: readonly string[] = []): Promise<ServeProcess> {
  const child = spawn(
    process.execPath,
    [MAIN, 'serve', '--json', '--port', '0', '--list', MINI_LIST, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const kill = (): void => void child.kill('SIGKILL');
  running.add(kill);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  const end = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      running.delete(kill);
      resolve({ code, stderr });
    });
  });
  const stop = (signal: NodeJS.Signals): Promise<Ended> => {
    child.kill(signal);
    return end;
  };
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line: string) => {
      resolve({ url: String(JSON.parse(line).url), pid: child.pid ?? 0, stop });
    });
    void end.then(({ stderr: text }) => reject(new Error(text)));
  });
}
