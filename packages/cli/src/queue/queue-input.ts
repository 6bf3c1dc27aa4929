/** The option `--queue` and what it opens. */
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { GameSetup, GameWork } from '@bestzug/pool';
import type { QueueAddress, QueuePool } from '@bestzug/queue';
import { CliError } from '../cli-error.ts';
import { commandOf, programVersion } from '../invocation.ts';
import { tell, type Session } from '../session.ts';

/** Where workers are looked for without the option. */
const QUEUE_ENVIRONMENT = 'BESTZUG_QUEUE';

/** Milliseconds between looks at who works. */
const WATCH_INTERVAL = 3000;

/**
 * The address an option names; undefined = there is no option, and the work is done here. An empty
 * one asks for the environment, where others on the machine do not see a password.
 *
 * @throws CliError `noQueue`, and of the kinds of `QueueAddressFault`
 */
export const readQueueAddress = async (
  option: string | undefined,
): Promise<QueueAddress | undefined> =>
  option === undefined ? undefined : requireQueueAddress(option);

/** The same for who cannot do without: left out, the option counts as empty. */
export async function requireQueueAddress(option = ''): Promise<QueueAddress> {
  const text = option === '' ? (process.env[QUEUE_ENVIRONMENT] ?? '') : option;
  if (text === '') throw new CliError({ kind: 'noQueue' });
  const { parseQueueAddress } = await import('@bestzug/queue');
  const address = parseQueueAddress(text);
  if (!address.ok) throw new CliError({ ...address.error, option: '--queue' });
  return address.value;
}

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
  const tellOnce = (key: string, text: string): void => {
    if (!told.has(key)) tell(text);
    told.add(key);
  };
  try {
    if ((await pool.countWorkers()) === 0) {
      tellOnce('none', texts.noWorkers(commandOf(['worker', '--queue', '…'])));
    }
    for (const { worker, need } of await pool.refusals()) {
      tellOnce(`${worker} ${need}`, texts.workerRefuses({ worker, need: texts.needs[need] }));
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
