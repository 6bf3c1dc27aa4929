/** What a `*.bench.ts` file offers: tasks with what the tables and charts need to know about them. */
import type { MoveGenerator } from '@bestzug/movegen';
import type { BlankClass } from './position-set.ts';
import type { Task } from './suite.ts';

/** Names of all suites, in the order of the table. */
export const SUITE_NAMES = [
  'scoring',
  'cross-checks',
  'all',
  'ranked',
  'best',
  'top-20',
  'equity',
  'turn',
  'look-up',
  'loading',
  'pool',
  'self-play',
  'list-size',
  'growth',
  'start',
] as const;
/** One of them. */
export type SuiteName = (typeof SUITE_NAMES)[number];

/** What a call of a task works through. */
export type Unit = 'placement' | 'position' | 'turn' | 'word' | 'list' | 'game' | 'command';

/** One line of the table. */
export interface BenchCase {
  readonly suite: SuiteName;
  /** Tells the cases of one suite apart; '' where there is one only. */
  readonly variant: string;
  /** Positions of one class; left out: of all, or no positions. */
  readonly blanks?: BlankClass;
  readonly threads?: number;
  /** Words of the list. */
  readonly words?: number;
  readonly unit: Unit;
  /** Units in one call. */
  readonly items: number;
  /** What is reported: processor time, or the wall clock where threads or other processes work. */
  readonly clock: 'cpu' | 'wall';
  readonly task: Task;
  /**
   * The plain generator at the same positions, run before and after. Left out: at all counted
   * positions with the whole list.
   */
  readonly yardstick?: Task;
  /** Variant of the same suite and class whose time is the unit of a second ratio. */
  readonly comparedTo?: string;
  /** The complete check, before the first timing and after the last. Throws `WrongResultError`. */
  verify?(): void | Promise<void>;
  /** [MB] resident memory, for what is about that. */
  memory?(): number;
}

/** A generator that positions of a class are searched with. */
export interface SearchVariant {
  readonly variant: string;
  readonly generator: MoveGenerator;
  readonly blanks: BlankClass;
}

/** Cases of one suite and how to end what they started. */
export interface BenchSuite {
  readonly cases: readonly BenchCase[];
  close?(): Promise<void>;
}
