export type { JsonAnswer } from './answer-host.ts';
export type { AnswerSetup } from './answer-setup.ts';
export { BlockPlan, type BlockSize, type GameSeries } from './block-plan.ts';
export { givenBlocks, playRow, type PlayBlock } from './game-row.ts';
export type { GameSetup } from './game-setup.ts';
export type { CallOptions, GameWork, MatchOptions, TurnWork } from './game-work.ts';
export type { DecisionTurn } from './packed-decision.ts';
export type { PackedRow, PlacementSummary, RowSearch } from './packed-row.ts';
export {
  createPool,
  type Pool,
  type PoolOptions,
  type RankOptions,
  type SimulateOptions,
} from './pool.ts';
export type { SearchPosition } from './packed-position.ts';
export { PoolBusyError, PoolClosedError, WorkerDiedError, WorkerTaskError } from './pool-error.ts';
export type { Positions } from './position-block.ts';
export type { PlayedPair, SearchRules } from './protocol.ts';
export { shareWordGraph } from './shared-graph.ts';
export { runRow } from './task-row.ts';
export { chooseThreads, expectedTime, THREAD_COSTS, type ThreadState } from './thread-choice.ts';
