export {
  reportOf,
  type Depth,
  type GameReport,
  type Judged,
  type TurnKind,
  type TurnReport,
} from './game-report.ts';
export type { Grade } from './grade.ts';
export { recordedGameOf } from './played-game.ts';
export type { PlayerReport } from './player-report.ts';
export { playerTable, type PlayerRow } from './player-table.ts';
export { PuzzleMaker, type Puzzle, type PuzzleEquipment } from './puzzle/puzzle.ts';
export { PUZZLE_LEVELS, type MoveTraits, type PuzzleLevel } from './puzzle/puzzle-level.ts';
export type {
  RecordedExchange,
  RecordedGame,
  RecordedPlacement,
  RecordedPlay,
  RecordedTurn,
} from './recorded-game.ts';
export {
  SIMULATION_PLAN,
  STATIC_PLAN,
  TurnJudge,
  type JudgeEquipment,
  type JudgePlan,
} from './turn-judge.ts';
export { simulateTurn } from './turn-simulation.ts';
export { questionsOf } from './turn-question.ts';
export type { DrawLuck, TurnQuestion, TurnVerdict, ValuedMove } from './turn-verdict.ts';
