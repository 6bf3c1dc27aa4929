/** Options of `best` that ask for a simulation. */
import { availableParallelism } from 'node:os';
import { CliError } from '../cli-error.ts';
import { wholeNumber } from '../options.ts';

/** As typed; each of them asks for a simulation. */
export interface SimulationOptions {
  readonly sim?: true;
  readonly samples?: string;
  readonly time?: string;
  readonly plies?: string;
  readonly candidates?: string;
  readonly seed?: string;
}

/** What is to be simulated, and how long. */
export interface SimulationWishes {
  /** Samples of all moves together; Infinity where only the time limits them. */
  readonly samples: number;
  /** Milliseconds; undefined = no limit. */
  readonly timeLimit: number | undefined;
  readonly plies: number;
  readonly candidates: number;
  readonly seed: number;
  readonly threads: number;
}

const DEFAULT_SAMPLES = 5000;
const MAX_SAMPLES = 100_000_000;
const DEFAULT_PLIES = 2;
const MAX_PLIES = 20;
const DEFAULT_CANDIDATES = 12;
const MAX_CANDIDATES = 60;

/** Seconds. */
const LEAST_TIME = 0.1;
const MOST_TIME = 3600;

/**
 * The wishes; undefined = no simulation is asked for.
 *
 * @throws CliError `badOptionNumber`, `badDuration`, or `conflict` with options about the order
 */
export function readSimulation(
  options: SimulationOptions & { readonly all?: true; readonly sort?: string },
  threads: number | undefined,
): SimulationWishes | undefined {
  const { sim, all, sort } = options;
  const time = readSeconds('--time', options.time);
  const samples = wholeNumber('--samples', options.samples, { min: 1, max: MAX_SAMPLES });
  const plies = wholeNumber('--plies', options.plies, { min: 1, max: MAX_PLIES });
  const candidates = wholeNumber('--candidates', options.candidates, {
    min: 1,
    max: MAX_CANDIDATES,
  });
  const seed = wholeNumber('--seed', options.seed, { min: 0 });
  const isWanted =
    sim === true || [time, samples, plies, candidates, seed].some((value) => value !== undefined);
  if (!isWanted) return undefined;
  if (all === true) throw new CliError({ kind: 'conflict', options: ['--sim', '--all'] });
  if (sort !== undefined) throw new CliError({ kind: 'conflict', options: ['--sim', '--sort'] });
  return {
    samples: samples ?? (time === undefined ? DEFAULT_SAMPLES : Infinity),
    timeLimit: time === undefined ? undefined : time * 1000,
    plies: plies ?? DEFAULT_PLIES,
    candidates: candidates ?? DEFAULT_CANDIDATES,
    seed: seed ?? 1,
    threads: threads ?? availableParallelism(),
  };
}

/** Seconds with a point or a comma. @throws CliError `badDuration` */
function readSeconds(option: string, found: string | undefined): number | undefined {
  if (found === undefined) return undefined;
  const text = found.trim().replace(',', '.').replace(/s$/u, '').trim();
  const value = /^\d{1,6}(?:\.\d+)?$/u.test(text) ? Number(text) : Number.NaN;
  if (value >= LEAST_TIME && value <= MOST_TIME) return value;
  throw new CliError({ kind: 'badDuration', option, found, min: LEAST_TIME, max: MOST_TIME });
}
