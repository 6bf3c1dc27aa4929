/** A pool that plays games, and the players on it: what `match` and `bench selfplay` share. */
import { createHash } from 'node:crypto';
import type { WordGraph } from '@bestzug/lexicon';
import { searchGraphOf } from '@bestzug/answers';
import { createPool, type GameSetup, type GameWork, type Pool } from '@bestzug/pool';
import { parsePlayerSpec } from '@bestzug/strategy';
import { CliError } from '../cli-error.ts';
import { wholeNumber } from '../options.ts';
import { openQueue, readQueueAddress } from '../queue/queue-input.ts';
import type { RuledList } from '../ruled-list.ts';
import type { Session } from '../session.ts';

/** Games have numbers of 32 bits. */
const MAX_GAMES = 1_000_000_000;
const MAX_THREADS = 256;

/** Options of both commands, as typed. */
export interface GameOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly threads?: string | undefined;
  readonly queue?: string | undefined;
}

/** The same, read. */
export interface GamePlan {
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
}

/** Reads the options; `presets` where they are left out. @throws CliError `badOptionNumber` */
export function readGamePlan(options: GameOptions, presets: GamePlan): GamePlan {
  const { games, seed, threads } = options;
  return {
    games: wholeNumber('--games', games, { min: 1, max: MAX_GAMES }) ?? presets.games,
    seed: wholeNumber('--seed', seed, { min: 0 }) ?? presets.seed,
    threads: wholeNumber('--threads', threads, { min: 1, max: MAX_THREADS }) ?? presets.threads,
  };
}

/** The player an option names, in normal form. @throws CliError of the kinds of `PlayerSpecFault` */
export function readPlayer(option: string, found: string): string {
  const spec = parsePlayerSpec(found);
  if (!spec.ok) throw new CliError({ ...spec.error, option });
  return spec.value.text;
}

/** Where games are played, and with what. */
export interface GamePlace {
  readonly list: RuledList;
  readonly setup: GameSetup;
  /** In normal form. */
  readonly players: readonly string[];
  readonly threads: number;
  /** As typed. */
  readonly queue: string | undefined;
}

/** Who plays the games: threads here, or workers at a queue. The caller closes it. */
export async function openGameWork(session: Session, place: GamePlace): Promise<GameWork> {
  const { list, setup, players, threads } = place;
  const address = await readQueueAddress(place.queue);
  if (address === undefined) return openGamePool(searchGraphOf(list), setup, players, threads);
  return openQueue(session, { address, list: list.lexicon.identity, games: setup });
}

/**
 * A pool whose threads know the players. The caller closes it.
 *
 * @param players in normal form
 */
export async function openGamePool(
  graph: WordGraph,
  games: GameSetup,
  players: readonly string[],
  threads: number,
): Promise<Pool> {
  const pool = createPool({ graph, rules: games.profile, threads, games });
  await pool.startGames([...new Set(players)]);
  return pool;
}

/** A hash of the data the players judge by: with other data they play other games. */
export function hashOfData(setup: GameSetup): string {
  const hash = createHash('sha256');
  for (const [name, data] of Object.entries(setup)) {
    if (!ArrayBuffer.isView(data)) continue;
    hash.update(name).update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  }
  return hash.digest('hex');
}
