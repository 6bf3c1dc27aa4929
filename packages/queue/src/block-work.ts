/**
 * A *block*: a numbered, seeded part of the work of a run (run-document.ts), and what came of it.
 * Computed twice it gives the same answer, so a lost block is simply computed again.
 */
import type { JudgePlan, TurnQuestion, TurnVerdict } from '@bestzug/analysis';
import type { PlayedPair } from '@bestzug/pool';
import type { BlockSightings, GameBlock, SelfPlayTally } from '@bestzug/strategy';
import * as v from 'valibot';

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

/** Reads what came of games of a player against itself. @throws ValiError for anything else */
export const readSelfPlay: AnswerReader<SelfPlayTally> = readerOf();
/** Reads pairs of a match. @throws ValiError for anything else */
export const readMatch: AnswerReader<PlayedPair> = readerOf();
/** Reads what the games of a training saw. @throws ValiError for anything else */
export const readTraining: AnswerReader<BlockSightings> = readerOf();
/** Reads verdicts on turns. @throws ValiError for anything else */
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

/** The task in words of the program: `match 1000+250`. */
export const taskText = (task: BlockTask): string =>
  task.kind === 'judge'
    ? `judge ${task.questions.length}`
    : `${task.kind} ${task.block.first}+${task.block.count}`;
