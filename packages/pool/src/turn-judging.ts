/**
 * Judging turns in the thread that asks, for work that would be done before other threads are up.
 * Apart from the pool, so that whoever needs no threads loads nothing about them.
 */
import { setImmediate } from 'node:timers/promises';
import type { WordGraph } from '@bestzug/lexicon';
import type { GameSetup } from './game-setup.ts';
import type { TurnWork } from './game-work.ts';
import { JudgeHost } from './judge-host.ts';

/**
 * Judges as a pool does, one turn after the other.
 *
 * @param graph the list, or what `graphForRules` makes of it
 */
export function judgeHere(graph: WordGraph, setup: GameSetup): TurnWork {
  const host = new JudgeHost(graph, setup);
  return {
    async *judgeTurns(questions, plan, { signal } = {}) {
      for (const question of questions) {
        // Lets signals and whoever shows progress have their turn.
        await setImmediate();
        signal?.throwIfAborted();
        yield host.judge(question, plan);
      }
    },
    close: () => Promise.resolve(),
  };
}
