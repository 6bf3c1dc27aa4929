/** Texts of `worker` and of commands on a queue. */
import type { Need } from '@bestzug/queue';

/** What one language says about work on many machines. */
export interface QueueTexts {
  /** Names of what workers and commands must have alike. */
  readonly needs: Readonly<Record<Need, string>>;
  ready(facts: { readonly address: string; readonly threads: number }): string;
  done(facts: { readonly block: string; readonly seconds: number }): string;
  failed(facts: { readonly block: string; readonly reason: string }): string;
  refused(facts: { readonly need: string; readonly wanted: string; readonly own: string }): string;
  unreachable(reason: string): string;
  /** Said by the worker when it is told to end. */
  readonly closing: string;
  closed(blocks: number): string;
  /** Said by a command nobody works for. */
  noWorkers(command: string): string;
  /** Said by a command about a worker that cannot take part. */
  workerRefuses(facts: { readonly worker: string; readonly need: string }): string;
}
