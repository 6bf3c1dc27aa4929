/** What a server is made of. */
import type { LexiconIdentity, Result } from '@bestzug/lexicon';
import type { Language } from '@bestzug/answers';
import type { Pool } from '@bestzug/pool';
import type { ApiFault } from './api-fault.ts';

/** How much is served, and how long. */
export interface ServerLimits {
  /** Milliseconds until a request is given up. */
  readonly timeout: number;
  /** Requests to the API a minute from one address; 0 = any number. */
  readonly rate: number;
  /** Requests that wait for a thread, as the pool was told; named in the fault. */
  readonly queue: number;
  /** Milliseconds for a whole request to arrive, its headers in a third of them; left out: 30 s. */
  readonly arrival?: number;
  /** Connections at a time, whatever they do; left out: 2000. */
  readonly connections?: number;
}

/** Where the lines of the log go, one JSON object each. */
export interface LogTarget {
  readonly level: 'info' | 'warn' | 'error' | 'silent';
  readonly stream: { write(line: string): void };
}

/** A game to be analyzed. */
export interface GameQuestion {
  /** Text of a GCG file. */
  readonly gcg: string;
  readonly language: Language;
}

/** Analyzes a game: the document of `analyze`, or why the text is none. */
export type AnalyzeGame = (
  question: GameQuestion,
  signal: AbortSignal,
) => Promise<Result<object, ApiFault>>;

/** Everything. */
export interface ServerOptions {
  /** Made for answers; the server does not close it. */
  readonly pool: Pick<Pool, 'answer' | 'threads'>;
  readonly analyzeGame: AnalyzeGame;
  readonly list: LexiconIdentity;
  /** Name of the rules that the pool answers by. */
  readonly rules: string;
  readonly version: string;
  /** Folder of the built page; it may be missing. */
  readonly pageFolder: string;
  /** What to type to build the page. */
  readonly buildCommand: string;
  readonly limits: ServerLimits;
  readonly log: LogTarget;
}
