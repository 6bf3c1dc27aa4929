export { EndgamePlayer } from './endgame/endgame-player.ts';
export {
  endgameOfView,
  EndgameSolver,
  type EndgameLimits,
  type EndgamePosition,
  type EndgameSolution,
  type EndgameTurn,
  type MoveValue,
} from './endgame/endgame-solver.ts';
export {
  PreEndgame,
  type PreEndgamePlan,
  type PreEndgameRating,
  type PreEndgameTurn,
} from './endgame/pre-endgame.ts';
export {
  createLeaveJudge,
  equityFromPoints,
  pointsFromEquity,
  unseenTiles,
  type Equity,
  type UnseenTiles,
} from './evaluate.ts';
export { DenseLeaves, denseLeavesFrom, leaveRankingOf } from './leave/dense-leaves.ts';
export { fitsProfile, type GenerationFacts, type LeaveFacts } from './leave/leave-facts.ts';
export {
  decodeLeaveFile,
  encodeLeaveFile,
  leavesFor,
  type TrainedLeaves,
} from './leave/leave-file.ts';
export { LeaveFileError, type LeaveFileFault } from './leave/leave-file-error.ts';
export type { LeaveTable } from './leave/leave-table.ts';
export {
  LeaveTraining,
  rulesTextOf,
  startOfTraining,
  type OpenBlock,
  type TrainingPlan,
  type TrainingState,
} from './leave/leave-training.ts';
export { MultisetRank, NO_NUMBER, type MultisetNumber } from './leave/multiset-rank.ts';
export { createPairLeaves } from './leave/pair-leaves.ts';
export type { SizeFit } from './leave/shrinkage.ts';
export { TrainingGames, type BlockSightings } from './leave/training-block.ts';
export { decodeTraining, encodeTraining } from './leave/training-file.ts';
export { LEVELS, type Level, type LevelNumber, type LevelThinking } from './level/level.ts';
export {
  LevelPlayer,
  levelPlayerWith,
  type LevelExplanation,
  type LevelReason,
  type MakePlayer,
} from './level/level-player.ts';
export type { PointsChoice, ValuedPlacement } from './level/points-choice.ts';
export {
  Vocabulary,
  VocabularyFormatError,
  type Tier,
  type VocabularyExtent,
} from './level/vocabulary.ts';
export { dealOf, type TableDeal } from './match/deal.ts';
export { GameTable, SEATS, type Seat, type TableEnd } from './match/game-table.ts';
export {
  joinMatches,
  meanSpreadOf,
  NO_PAIRS,
  tallyOfPair,
  winRateOf,
  type Estimate,
  type MatchTally,
  type PairResult,
} from './match/match-tally.ts';
export {
  playNotedPair,
  type NotedGame,
  type NotedPair,
  type NotedTurn,
} from './match/noted-game.ts';
export { playMatchBlock, playPair, type PairWatchers } from './match/pair.ts';
export {
  joinSelfPlay,
  meanScoreOf,
  NO_GAMES,
  playGame,
  playSelfPlayBlock,
  scoreDeviationOf,
  type GameBlock,
  type GameResult,
  type GameWatcher,
  type SelfPlayTally,
} from './match/self-play.ts';
export { formatSignature, type Signature } from './match/signature.ts';
export { sprtOf, type SprtClaims, type SprtState } from './match/sprt.ts';
export { ExchangeSearch, exchangeLimitOf, type JudgedExchange } from './player/best-exchange.ts';
export { moveOf, viewOfGame } from './player/game-view.ts';
export { GreedyPlayer } from './player/greedy-player.ts';
export {
  isSameMove,
  PASS,
  type PackedMove,
  type PackedPlacement,
  type Player,
  type TurnView,
} from './player/player.ts';
export { parsePlayerSpec, PLAYER_KINDS } from './player/player-kinds.ts';
export { makePresetPlayer } from './player/thinking-kinds.ts';
export {
  type ChoiceParameter,
  type NumberParameter,
  type ParameterValues,
  type PlayerEquipment,
  type PlayerKind,
  type PlayerParameter,
  type PlayerSpec,
  type PlayerSpecFault,
} from './player/player-spec.ts';
export { StaticPlayer, type JudgedMove } from './player/static-player.ts';
export {
  candidatesAmong,
  chooseCandidates,
  CLOSE_CANDIDATES,
  type Candidate,
  type CandidatePlan,
  type CandidateTurn,
} from './simulation/candidate.ts';
export type { Objective } from './simulation/objective.ts';
export {
  Rollout,
  SHORT_ROLLOUTS,
  type RolloutEquipment,
  type RolloutPlan,
  type SimulatedTurn,
} from './simulation/rollout.ts';
export { runBlock, type BlockSums, type SampleBlock } from './simulation/sample-sums.ts';
export {
  decisionSeed,
  simulatingPlan,
  type SimulatingPlan,
} from './simulation/simulating-player.ts';
export {
  runSimulation,
  Simulation,
  simulationPlan,
  type CandidateProgress,
  type SimulationPlan,
  type SimulationProgress,
  type SimulationTurn,
} from './simulation/simulation.ts';
export {
  collectSwings,
  countedWinTable,
  CountedWinTable,
  joinSwings,
  noSwings,
  type SwingCounts,
} from './simulation/swing-counts.ts';
export {
  decodeWinTable,
  encodeWinTable,
  winTableFor,
  type CountedWins,
  type WinTableFacts,
} from './simulation/win-table-file.ts';
export { NORMAL_WIN_TABLE, normalWinTable, type MarginPoint, type WinTable } from './win-table.ts';
