/** `bestzug serve`: the web page and the API for programs, until it is stopped. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPool } from '@bestzug/pool';
import { API_TERMS, createServer } from '@bestzug/server';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { gameAnalyst } from '../game-analyst.ts';
import { gameSetup } from '../match/game-setup.ts';
import { onceInterrupted } from '../interrupt.ts';
import { programVersion } from '../invocation.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { openRulesAndList } from '../ruled-list.ts';
import { print, printJson, warn, type Session } from '../session.ts';

/** Options of `serve`, as typed. */
export interface ServeOptions {
  readonly host?: string;
  readonly port?: string;
  readonly threads?: string;
  readonly queue?: string;
  readonly timeout?: string;
  readonly rate?: string;
  readonly log?: string;
}

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8015;
const MAX_PORT = 65_535;
const MAX_THREADS = 256;
/** Answers of a second or less, even if each of them takes long. */
const DEFAULT_QUEUE = 64;
const MAX_QUEUE = 10_000;
/** Milliseconds. */
const DEFAULT_TIMEOUT = 10_000;
const MAX_TIMEOUT = 600_000;
/** Requests a minute from one address: a hundred in a second are a program, not a person. */
const DEFAULT_RATE = 6000;
const MAX_RATE = 1_000_000;

const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;

/** As `npm start` and the build of the page make it. */
const PAGE_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const BUILD_COMMAND = 'npm start -- serve';

/** Serves until SIGINT or SIGTERM; requests under way are answered first. */
export async function runServe(session: Session, options: ServeOptions): Promise<ExitCode> {
  const { messages } = session;
  const host = options.host ?? DEFAULT_HOST;
  const port = wholeNumber('--port', options.port, { min: 0, max: MAX_PORT }) ?? DEFAULT_PORT;
  const threads =
    wholeNumber('--threads', options.threads, { min: 1, max: MAX_THREADS }) ??
    availableParallelism();
  const limits = {
    queue: wholeNumber('--queue', options.queue, { min: 0, max: MAX_QUEUE }) ?? DEFAULT_QUEUE,
    timeout:
      wholeNumber('--timeout', options.timeout, { min: 1, max: MAX_TIMEOUT }) ?? DEFAULT_TIMEOUT,
    rate: wholeNumber('--rate', options.rate, { min: 0, max: MAX_RATE }) ?? DEFAULT_RATE,
  };
  const level = oneOf('--log', options.log, LOG_LEVELS) ?? 'info';
  const { profile, list } = await openRulesAndList(session);
  if (!existsSync(join(PAGE_FOLDER, 'index.html'))) warn(messages, { kind: 'pageNotBuilt' });

  const { graph, identity } = list.lexicon;
  const games = gameSetup(profile, []);
  const pool = createPool({
    graph,
    rules: profile,
    threads,
    games,
    maxWaiting: limits.queue,
    answers: {
      list: identity,
      graphFile: list.kind === 'graph' ? list.bytes : undefined,
      inWords: list.inWords,
      profile,
      leaves: games.leaves,
      terms: API_TERMS,
    },
  });
  try {
    await pool.start();
    const server = await createServer({
      pool,
      analyzeGame: gameAnalyst(pool, games, identity),
      list: identity,
      rules: profile.name,
      version: programVersion(),
      pageFolder: PAGE_FOLDER,
      buildCommand: BUILD_COMMAND,
      limits,
      log: { level, stream: process.stderr },
    });
    const url = await listen(() => server.listen({ host, port }), host, port);
    const stop = stopSignal();
    if (session.isJson) printJson({ url, list: identity, rules: profile.name, threads });
    else print(messages.serve.running(url));
    const exitCode = await stop;
    if (!session.isJson) print(messages.serve.stopping);
    // Whoever is still reading an answer then is not going to finish it.
    setTimeout(() => server.server.closeAllConnections(), limits.timeout).unref();
    await server.close();
    return exitCode;
  } finally {
    await pool.close();
  }
}

async function listen(start: () => Promise<string>, host: string, port: number): Promise<string> {
  try {
    return await start();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === 'EADDRINUSE') throw new CliError({ kind: 'portInUse', port });
    if (code === undefined || code.startsWith('FST')) throw error;
    throw new CliError({ kind: 'cannotListen', host, port, code });
  }
}

/** Settled with the exit code when the process is asked to end. */
const stopSignal = (): Promise<ExitCode> =>
  new Promise((resolve) => {
    onceInterrupted(() => resolve(EXIT_CODE.interrupted));
    process.once('SIGTERM', () => resolve(EXIT_CODE.done));
  });
