/** A real Redis on loopback with workers, for tests. Everything started is ended by `close`. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAIN } from './bestzug.ts';

/** Debian's Redis or Valkey, whichever is installed. */
const SERVERS = ['redis-server', 'valkey-server'];

/** The server's program; undefined = none is installed. */
export const QUEUE_SERVER: string | undefined = SERVERS.find(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** A server that can be stopped and started again at the same place. */
export class QueuePlace {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'bestzug-queue-'));
  readonly #port: number;
  readonly #options: readonly string[];
  #server: ChildProcess | undefined;
  readonly #workers: Set<ChildProcess> = new Set();

  /** Use `openQueuePlace`. */
  constructor(port: number, persistence: 'none' | 'log') {
    this.#port = port;
    this.#options =
      persistence === 'log' ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--save', ''];
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    if (QUEUE_SERVER === undefined) {
      throw new Error('There is no Redis or Valkey: install redis-server or valkey-server.');
    }
    const place = ['--port', `${this.#port}`, '--bind', '127.0.0.1', '--dir', this.folder];
    const server = spawn(QUEUE_SERVER, [...place, ...this.#options], { stdio: 'pipe' });
    this.#server = server;
    await textFrom(server, 'eady to accept connections');
  }

  /** Ends the server at once, as a crash would. */
  async crash(): Promise<void> {
    await ended(this.#server);
  }

  /** A worker that is ready. */
  async startWorker(...options: string[]): Promise<ChildProcess> {
    const args = ['worker', '--queue', this.url, '--threads', '1', '--lost-after', '2', ...options];
    const worker = spawn(process.execPath, [MAIN, ...args, '--json'], { stdio: 'pipe' });
    this.#workers.add(worker);
    await textFrom(worker, '"kind":"ready"');
    return worker;
  }

  /** Everything is ended and removed. */
  async close(): Promise<void> {
    for (const worker of this.#workers) await ended(worker);
    await ended(this.#server);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A running server. */
export async function openQueuePlace(persistence: 'none' | 'log' = 'none'): Promise<QueuePlace> {
  const place = new QueuePlace(await freePort(), persistence);
  await place.start();
  return place;
}

/** Ends a process at once and waits for that. */
export async function ended(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Settled when the process has written this on stdout. */
export async function textFrom(child: ChildProcess, wanted: string): Promise<void> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes(wanted)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before “${wanted}”`)));
  });
}

/**
 * A port nobody listens on. Not one that the system hands out by itself (from 32768): another program
 * could be given it while the server is away.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
