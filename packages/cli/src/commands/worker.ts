/** `bestzug worker`: computes blocks of a queue until it is told to end. */
import { availableParallelism } from 'node:os';
import { searchGraphOf } from '@bestzug/answers';
import type { RuleProfile } from '@bestzug/core';
import { createPool, type GameSetup } from '@bestzug/pool';
import type { QueueWorker, WorkerNews } from '@bestzug/queue';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { gameSetup } from '../match/game-setup.ts';
import { wholeNumber } from '../options.ts';
import { programVersion } from '../invocation.ts';
import { reached, requireQueueAddress } from '../queue/queue-input.ts';
import { loadList } from '../ruled-list.ts';
import { printJson, tell, warnAll, type Session } from '../session.ts';
import { loadWordList } from '../word-graph-loader.ts';

/** Options of `worker`, as typed. */
export interface WorkerOptions {
  readonly queue?: string;
  readonly threads?: string;
  readonly lostAfter?: string;
}

const MAX_THREADS = 256;

/** Seconds after which a block without a sign of life is given to somebody else. */
const LOST_AFTER = { preset: 30, min: 2, max: 3600 };

/** Words of any length a board has room for: which rules are played, the blocks say. */
const MAX_WORD_LENGTH = 21;

/** Works until Ctrl-C or SIGTERM; the block under way is finished first. */
export async function runWorker(session: Session, options: WorkerOptions): Promise<ExitCode> {
  const { messages, globals } = session;
  const threads =
    wholeNumber('--threads', options.threads, { min: 1, max: MAX_THREADS }) ??
    availableParallelism();
  const lostAfter = wholeNumber('--lost-after', options.lostAfter, LOST_AFTER) ?? LOST_AFTER.preset;
  const address = await requireQueueAddress(options.queue);
  const list = await loadWordList(globals.list, MAX_WORD_LENGTH);
  warnAll(messages, list.warnings);

  let blocks = 0;
  const note = (news: WorkerNews): void => {
    if (news.kind === 'done') blocks++;
    if (session.isJson) printJson(news);
    else tell(newsText(session, news, { address: address.shown, threads }));
  };
  const { identity } = list.lexicon;
  const worker = await reached(async () => {
    const { startQueueWorker } = await import('@bestzug/queue');
    const equipment = {
      address,
      version: programVersion(),
      list: identity,
      threads,
      lockDuration: 1000 * lostAfter,
      setupFor: (profile: RuleProfile, hasLevels: boolean) =>
        gameSetup(profile, hasLevels ? ['level'] : []),
      poolFor: async (games: GameSetup) => {
        const { profile } = games;
        const graph = searchGraphOf(await loadList({ profile, list: globals.list }));
        return createPool({ graph, rules: profile, threads, games });
      },
    };
    return startQueueWorker(equipment, note);
  });
  await untilTold(session, worker);
  if (!session.isJson) tell(messages.queue.closed(blocks));
  return EXIT_CODE.done;
}

function newsText(
  { messages }: Session,
  news: WorkerNews,
  place: { readonly address: string; readonly threads: number },
): string {
  const { queue: texts } = messages;
  switch (news.kind) {
    case 'ready':
      return texts.ready(place);
    case 'done':
      return texts.done({ block: news.block, seconds: news.milliseconds / 1000 });
    case 'failed':
      return texts.failed(news);
    case 'refused': {
      const { need, wanted, own } = news;
      return texts.refused({ need: texts.needs[need], wanted, own });
    }
    case 'unreachable':
      return texts.unreachable(news.reason);
  }
}

/** Settled when the worker has ended, after the first signal; a second one ends the process. */
async function untilTold({ messages, isJson }: Session, worker: QueueWorker): Promise<void> {
  process.removeAllListeners('SIGINT');
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  process.once('SIGINT', () => process.exit(EXIT_CODE.interrupted));
  if (!isJson) tell(messages.queue.closing);
  await worker.close();
}
