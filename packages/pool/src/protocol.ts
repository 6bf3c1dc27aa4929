/**
 * What the pool and its threads say to each other: plain data without methods, told apart by `kind`.
 *
 * A new kind of work is one more member of `WorkerTask`, one more of `WorkerReply` if its answer has
 * another shape, and one more case in worker.ts. Positions travel packed and placements as columns,
 * never as objects: cloning a hundred small objects takes longer than searching most positions.
 */
import type { WordGraph } from '@bestzug/lexicon';
import type { JudgePlan, TurnQuestion, TurnVerdict } from '@bestzug/analysis';
import type { Question } from '@bestzug/answers';
import type { RuleProfile, ScoringRules } from '@bestzug/core';
import type {
  BlockSightings,
  BlockSums,
  GameBlock,
  MatchTally,
  NotedPair,
  SampleBlock,
  SelfPlayTally,
  SwingCounts,
} from '@bestzug/strategy';
import type { JsonAnswer } from './answer-host.ts';
import type { AnswerSetup } from './answer-setup.ts';
import type { GameSetup } from './game-setup.ts';
import type { PackedDecision } from './packed-decision.ts';
import type { PackedPositions } from './packed-position.ts';
import type { PackedColumns } from './packed-columns.ts';
import type { RowPass } from './packed-row.ts';
import type { SharedPart } from './shared-part.ts';

/** The part of a rule profile that a search reads; plain data, copied into every thread. */
export type SearchRules = Pick<RuleProfile, 'layout'> & ScoringRules;

/** What a thread gets when it starts. */
export interface WorkerSetup {
  /** With `nodes` in shared memory (shared-graph.ts): one graph for all threads. */
  readonly graph: WordGraph;
  readonly rules: SearchRules;
  /** With its tables in shared memory (game-setup.ts); left out: no games are played. */
  readonly games?: GameSetup | undefined;
  /** Left out: no questions are answered. */
  readonly answers?: AnswerSetup | undefined;
}

/** Asks for nothing: the answer tells that the thread is up. */
export interface PingTask {
  readonly kind: 'ping';
}

/** Rank the placements of positions, each for itself. */
export interface RankTask {
  readonly kind: 'rank';
  readonly positions: PackedPositions;
}

/** Rank a part of the placements of one position, as large as the other threads leave it. */
export interface RankPartTask {
  readonly kind: 'rankPart';
  /** One. */
  readonly positions: PackedPositions;
  /** How many of its units are taken. */
  readonly taken: Int32Array;
  readonly part: SharedPart;
}

/** Do a share of a pass over a row of positions, as large as other threads leave it. */
export interface SearchRowTask {
  readonly kind: 'searchRow';
  readonly pass: RowPass;
}

/** Play games of a player against itself. Players travel as text (`parsePlayerSpec`). */
export interface SelfPlayTask {
  readonly kind: 'selfPlay';
  readonly player: string;
  readonly block: GameBlock;
}

/** Play pairs of a match. */
export interface MatchTask {
  readonly kind: 'match';
  readonly players: readonly [a: string, b: string];
  /** Counts pairs. */
  readonly block: GameBlock;
  /** Whether the games are to be written down. */
  readonly notes: boolean;
}

/** Play games of a training. */
export interface TrainTask {
  readonly kind: 'train';
  /** Values of the `DenseLeaves` to play with, in shared memory. */
  readonly leaves: Int16Array;
  readonly block: GameBlock;
}

/** Judge a turn of a game. */
export interface JudgeTask {
  readonly kind: 'judge';
  readonly question: TurnQuestion;
  readonly plan: JudgePlan;
}

/** Play games of a player against itself and note how the lead changes. */
export interface SwingTask {
  readonly kind: 'swings';
  readonly player: string;
  readonly block: GameBlock;
}

/** Compute samples of a simulation. */
export interface SampleTask {
  readonly kind: 'sample';
  readonly decision: PackedDecision;
  readonly block: SampleBlock;
}

/** Answer a question. */
export interface AnswerTask {
  readonly kind: 'answer';
  readonly question: Question;
}

/** Work for a thread. */
export type WorkerTask =
  | PingTask
  | RankTask
  | RankPartTask
  | SearchRowTask
  | SelfPlayTask
  | MatchTask
  | JudgeTask
  | SwingTask
  | SampleTask
  | AnswerTask
  | TrainTask;

/** The thread is up. */
export interface PongReply {
  readonly kind: 'pong';
}

/** Ranked placements of each position (R114), moved out of the thread without a copy. */
export interface RankedReply {
  readonly kind: 'ranked';
  /** [positions]; none if the part asked for lies in shared memory. */
  readonly columns: readonly PackedColumns[];
}

/** Nothing is left of the pass to be taken; what was found lies in its shared memory. */
export interface RowSearchedReply {
  readonly kind: 'rowSearched';
}

/** The games of a block. */
export interface SelfPlayedReply {
  readonly kind: 'selfPlayed';
  readonly tally: SelfPlayTally;
  /** How long it took. */
  readonly milliseconds: number;
}

/** A pair of a match. */
export interface PlayedPair {
  readonly tally: MatchTally;
  /** Its two games, A beginning in the first; undefined unless they were to be written down. */
  readonly games: NotedPair['games'] | undefined;
}

/** The pairs of a block, each for itself. */
export interface MatchedReply {
  readonly kind: 'matched';
  /** [pairs] */
  readonly pairs: readonly PlayedPair[];
  /** How long it took. */
  readonly milliseconds: number;
}

/** What the games of a block have seen; moved out of the thread without a copy. */
export interface TrainedReply {
  readonly kind: 'trained';
  readonly sightings: BlockSightings;
  /** How long it took. */
  readonly milliseconds: number;
}

/** A judged turn. */
export interface JudgedReply {
  readonly kind: 'judged';
  readonly verdict: TurnVerdict;
}

/** What the games of a block have seen. */
export interface SwungReply {
  readonly kind: 'swung';
  readonly swings: SwingCounts;
  /** How long it took. */
  readonly milliseconds: number;
}

/** The samples of a block. */
export interface SampledReply {
  readonly kind: 'sampled';
  readonly sums: BlockSums;
}

/** An answer. */
export interface AnsweredReply {
  readonly kind: 'answered';
  readonly answer: JsonAnswer;
}

/** The task threw: a bug, or a message it does not understand. The thread lives on. */
export interface ThrownReply {
  readonly kind: 'thrown';
  readonly message: string;
  /** Where, for the log. */
  readonly stack: string;
}

/** A thread's answer. */
export type WorkerReply =
  | PongReply
  | RankedReply
  | RowSearchedReply
  | SelfPlayedReply
  | MatchedReply
  | JudgedReply
  | SwungReply
  | SampledReply
  | AnsweredReply
  | TrainedReply
  | ThrownReply;
