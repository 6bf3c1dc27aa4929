/** A server on a free port with a small word list; tests talk to it over HTTP like anybody. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { ok } from '@bestzug/lexicon';
import { TURNIER_DE } from '@bestzug/core';
import { createPool, type Pool } from '@bestzug/pool';
import { API_TERMS, createServer, type ServerLimits } from '@bestzug/server';
import { MINI_LEXICON } from '@bestzug/testkit';

/** How a question is asked, other than usual. */
export interface AskOptions {
  readonly method?: string;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server at work. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Lines of the log so far; a test may empty it. */
  readonly log: string[];
  /** Asks a question. */
  ask(path: string, body: unknown, init?: AskOptions): Promise<Response>;
  close(): Promise<void>;
}

/** What a server and its tests need of a pool. */
export type Threads = Pick<Pool, 'answer' | 'close' | 'start' | 'threads'>;

/** What may be different from the usual. */
export interface Surroundings extends Partial<ServerLimits> {
  readonly threads?: number;
  /** Makes another pool than the usual one, for as many waiting tasks. */
  readonly pool?: (maxWaiting: number) => Threads;
  readonly pageFolder?: string;
}

const cleanUps: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** Starts one; closed after the tests of the file, if not before. */
export async function startServer(surroundings: Surroundings = {}): Promise<RunningServer> {
  const { threads = 2, pageFolder = '/nowhere' } = surroundings;
  const { timeout = 60_000, rate = 0, queue = 500 } = surroundings;
  const { arrival, connections } = surroundings;
  const { graph, identity } = MINI_LEXICON;
  const log: string[] = [];
  const usualPool = (maxWaiting: number): Threads =>
    createPool({
      graph,
      rules: TURNIER_DE,
      threads,
      maxWaiting,
      answers: { list: identity, profile: TURNIER_DE, terms: API_TERMS },
    });
  const pool = (surroundings.pool ?? usualPool)(queue);
  await pool.start();
  const server = await createServer({
    pool,
    // The command line brings it; its tests are there.
    analyzeGame: ({ gcg }) => Promise.resolve(ok({ gcg })),
    list: identity,
    rules: TURNIER_DE.name,
    version: '1.2.3',
    pageFolder,
    buildCommand: 'make page',
    limits: {
      timeout,
      rate,
      queue,
      ...(arrival === undefined ? {} : { arrival }),
      ...(connections === undefined ? {} : { connections }),
    },
    log: { level: 'info', stream: { write: (line) => void log.push(line) } },
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(url).port);
  const close = async (): Promise<void> => {
    await server.close();
    await pool.close();
  };
  cleanUps.push(close);
  const ask: RunningServer['ask'] = (path, body, init) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...init?.headers },
    });
  return { url, port, log, ask, close };
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bestzug-server-'));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  return folder;
}
