/** The option `--queue` and what it opens. */
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { GameSetup, GameWork } from '@bestzug/pool';
import type { QueueAddress, QueuePool } from '@bestzug/queue';
import { CliError } from '../cli-error.ts';
import { commandOf, programVersion } from '../invocation.ts';
import type { Session } from '../session.ts';

/** Where workers are looked for without the option. */
const QUEUE_ENVIRONMENT = 'BESTZUG_QUEUE';

/** Milliseconds between looks at who works. */
const WATCH_INTERVAL = 3000;

/**
 * The address an option or the environment names; undefined = the work is done here. A password in
 * the environment is not seen by others on the machine.
 *
 * @throws CliError of the kinds of `QueueAddressFault`
 */
export async function readQueueAddress(
  option: string | undefined,
): Promise<QueueAddress | undefined> {
  const text = option === '' || option === undefined ? environmentQueue(option) : option;
  if (text === undefined) return undefined;
  const { parseQueueAddress } = await import('@bestzug/queue');
  const address = parseQueueAddress(text);
  if (!address.ok) throw new CliError({ ...address.error, option: '--queue' });
  return address.value;
}

/** `--queue ''` asks for the environment; without the option nothing is done elsewhere. */
const environmentQueue = (option: string | undefined): string | undefined =>
  option === undefined ? undefined : process.env[QUEUE_ENVIRONMENT];

/** What is done on a queue. */
export interface QueueJob {
  readonly address: QueueAddress;
  readonly list: LexiconIdentity;
  readonly games: GameSetup;
}

/**
 * Opens a pool on the queue and says on stderr when nobody works there, or who cannot.
 *
 * @throws CliError `queueUnreachable`
 */
export async function openQueue(session: Session, job: QueueJob): Promise<GameWork> {
  const pool = await reached(async () => {
    const { openQueuePool } = await import('@bestzug/queue');
    return openQueuePool({ ...job, version: programVersion() });
  });
  const told = new Set<string>();
  await watch(session, pool, told);
  const watcher = setInterval(() => void watch(session, pool, told), WATCH_INTERVAL);
  return {
    playSelf: (...call) => pool.playSelf(...call),
    playMatch: (...call) => pool.playMatch(...call),
    playTraining: (...call) => pool.playTraining(...call),
    judgeTurns: (...call) => pool.judgeTurns(...call),
    async close() {
      clearInterval(watcher);
      await pool.close();
    },
  };
}

/** Tells each thing once. A server that is away is no reason to say anything: the work waits. */
async function watch(session: Session, pool: QueuePool, told: Set<string>): Promise<void> {
  const { queue: texts } = session.messages;
  const tell = (key: string, text: string): void => {
    if (!told.has(key)) process.stderr.write(`${text}\n`);
    told.add(key);
  };
  try {
    if ((await pool.countWorkers()) === 0) {
      tell('none', texts.noWorkers(commandOf(['worker', '--queue', '…'])));
    }
    for (const { worker, need } of await pool.refusals()) {
      tell(`${worker} ${need}`, texts.workerRefuses({ worker, need: texts.needs[need] }));
    }
  } catch {
    // See above.
  }
}

/** Turns the error of a server that cannot be reached into ours. */
export async function reached<Value>(reach: () => Promise<Value>): Promise<Value> {
  try {
    return await reach();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'QueueUnreachableError') throw error;
    const { QueueUnreachableError } = await import('@bestzug/queue');
    if (!(error instanceof QueueUnreachableError)) throw error;
    const { address, reason } = error;
    throw new CliError({ kind: 'queueUnreachable', address, reason });
  }
}
