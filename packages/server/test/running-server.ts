/** A server on a free port with a small word list; tests talk to it over HTTP like anybody. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { decodeWordGraphFile, ok, type Lexicon } from '@bestzug/lexicon';
import { createTileSet, TURNIER_DE, type RuleProfile } from '@bestzug/core';
import { createPool, type Pool } from '@bestzug/pool';
import { API_TERMS, createServer, type ServerLimits } from '@bestzug/server';
import { MINI_LEXICON } from '@bestzug/testkit';

/** Rules with so many blanks that a question about the German list can take seconds. */
export const MANY_BLANKS: RuleProfile = {
  ...TURNIER_DE,
  name: 'viele-blankos',
  tileSet: createTileSet('viele-blankos', [
    [0, '?7'],
    [1, 'E15 N9 S7 I6 R6 T6 U6 A5 D4'],
    [2, 'H4 G3 L3 O3'],
  ]),
};

/** The list as the set-up has built it. */
export const germanLexicon = (): Lexicon =>
  decodeWordGraphFile(readFileSync(new URL('../../cli/data/de.bzg', import.meta.url)));

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
  readonly pool: Pool;
  /** Lines of the log so far; a test may empty it. */
  readonly log: string[];
  /** Asks a question. */
  ask(path: string, body: unknown, init?: AskOptions): Promise<Response>;
  close(): Promise<void>;
}

/** What may be different from the usual. */
export interface Surroundings extends Partial<ServerLimits> {
  readonly threads?: number;
  readonly profile?: RuleProfile;
  readonly lexicon?: Lexicon;
  readonly pageFolder?: string;
}

const cleanUps: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** Starts one; closed after the tests of the file, if not before. */
export async function startServer(surroundings: Surroundings = {}): Promise<RunningServer> {
  const { threads = 2, profile = TURNIER_DE, pageFolder = '/nowhere' } = surroundings;
  const { timeout = 60_000, rate = 0, queue = 500 } = surroundings;
  const { graph, identity } = surroundings.lexicon ?? MINI_LEXICON;
  const log: string[] = [];
  const pool = createPool({
    graph,
    rules: profile,
    threads,
    maxWaiting: queue,
    answers: { list: identity, profile, terms: API_TERMS },
  });
  await pool.start();
  const server = await createServer({
    pool,
    // The command line brings it; its tests are there.
    analyzeGame: ({ gcg }) => Promise.resolve(ok({ gcg })),
    list: identity,
    rules: profile.name,
    version: '1.2.3',
    pageFolder,
    buildCommand: 'make page',
    limits: { timeout, rate, queue },
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
  return { url, port, pool, log, ask, close };
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bestzug-server-'));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  return folder;
}
