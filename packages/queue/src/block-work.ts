/**
 * What travels through the queue. A *run* is one command with what it takes: rules, and checksums of
 * list, tables and words. A *block* is a numbered, seeded part of its work; computed twice it gives
 * the same answer, so a lost block is simply computed again.
 */
import type { JudgePlan, TurnQuestion, TurnVerdict } from '@bestzug/analysis';
import type { PlayedPair } from '@bestzug/pool';
import type { BlockSightings, GameBlock, SelfPlayTally } from '@bestzug/strategy';
import * as v from 'valibot';

/** Name of the queue in BullMQ, the same for all commands. */
export const QUEUE_NAME = 'bestzug';

/** Counts up whenever blocks or answers look different: both sides must have the same. */
export const WIRE_VERSION = 1;

/** What two sides must have alike to come to the same answers. */
export const NEEDS = ['version', 'list', 'rules', 'leaves', 'winTable', 'tiers'] as const;

/** One of them. */
export type Need = (typeof NEEDS)[number];

/** Checksums, or the version itself; `-` = not used. */
export type RunNeeds = Readonly<Record<Need, string>>;

/** A command, as its workers know it. */
export interface RunDocument {
  readonly needs: RunNeeds;
  /** The profile as a record (core, game-record). */
  readonly profile: unknown;
}

/** A part of the work. */
export type BlockTask =
  | { readonly kind: 'selfPlay'; readonly player: string; readonly block: GameBlock }
  | {
      readonly kind: 'match';
      readonly players: readonly [a: string, b: string];
      readonly block: GameBlock;
      /** Whether the games are written down. */
      readonly notes: boolean;
    }
  /** @property leaves key of a stored table */
  | { readonly kind: 'train'; readonly leaves: string; readonly block: GameBlock }
  | {
      readonly kind: 'judge';
      readonly plan: JudgePlan;
      readonly questions: readonly TurnQuestion[];
    };

/** What came of a block, part by part in order, with the time it took. */
export interface BlockAnswer<Part> {
  readonly parts: readonly Part[];
  readonly milliseconds: number;
}

/**
 * Reads answers of one kind. That each part is an object is all that is checked: worker and command
 * have the same version, or the worker would have refused.
 */
export type AnswerReader<Part> = (value: unknown) => BlockAnswer<Part>;

function readerOf<Part>(): AnswerReader<Part> {
  const schema = v.object({
    parts: v.array(v.custom<Part>((part) => typeof part === 'object' && part !== null)),
    milliseconds: v.number(),
  });
  return (value) => v.parse(schema, value);
}

/** Readers of the answers of all kinds. */
export const readSelfPlay: AnswerReader<SelfPlayTally> = readerOf();
export const readMatch: AnswerReader<PlayedPair> = readerOf();
export const readTraining: AnswerReader<BlockSightings> = readerOf();
export const readJudged: AnswerReader<TurnVerdict> = readerOf();

const JOB_DATA = v.object({ run: v.string(), task: v.string() });

/** What BullMQ keeps for a block. */
export interface JobData {
  readonly run: string;
  /** `encodeValue` of a `BlockTask`. */
  readonly task: string;
}

/** The data of a job. @throws ValiError for anything else */
export const jobDataOf = (value: unknown): JobData => v.parse(JOB_DATA, value);

const SERIES = v.object({
  seed: v.pipe(v.number(), v.integer()),
  first: v.pipe(v.number(), v.integer(), v.minValue(0)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Shape of a task. Turns are checked by whoever judges them, not here. */
const TASK = v.variant('kind', [
  v.object({ kind: v.literal('selfPlay'), player: v.string(), block: SERIES }),
  v.object({
    kind: v.literal('match'),
    players: v.tuple([v.string(), v.string()]),
    block: SERIES,
    notes: v.boolean(),
  }),
  v.object({ kind: v.literal('train'), leaves: v.string(), block: SERIES }),
  v.object({
    kind: v.literal('judge'),
    plan: v.object({
      draws: v.number(),
      rollouts: v.number(),
      endgame: v.number(),
      top: v.number(),
    }),
    questions: v.array(v.custom<TurnQuestion>((value) => typeof value === 'object')),
  }),
]);

/** A task that came through the queue. @throws ValiError for anything else */
export const taskOf = (value: unknown): BlockTask => v.parse(TASK, value);

/** Shape of a run. */
const RUN = v.object({
  needs: v.object({
    version: v.string(),
    list: v.string(),
    rules: v.string(),
    leaves: v.string(),
    winTable: v.string(),
    tiers: v.string(),
  }),
  profile: v.unknown(),
});

/** A run that came through the queue. @throws ValiError for anything else */
export const runOf = (value: unknown): RunDocument => v.parse(RUN, value);

/** The task in words of the program: `match 1000+250`. */
export const taskText = (task: BlockTask): string =>
  task.kind === 'judge'
    ? `judge ${task.questions.length}`
    : `${task.kind} ${task.block.first}+${task.block.count}`;

/** Keys in Redis beside those of BullMQ, and how long they outlive their last use, in seconds. */
export const KEEP_SECONDS = 86_400;
export const runKey = (run: string): string => `bestzug:run:${run}`;
export const leavesKey = (hash: string): string => `bestzug:leaves:${hash}`;
/** A hash: worker → what it lacks. */
export const refusalsKey = (run: string): string => `bestzug:refusals:${run}`;
