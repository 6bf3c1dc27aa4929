export {
  setupOfState,
  stateBeforeTurn,
  type CourseAdjustment,
  type CourseMove,
  type CoursePlayer,
  type CourseState,
  type CourseTurn,
  type GameCourse,
} from './course/game-course.ts';
export type { ReplayedGcg } from './course/gcg-replay.ts';
export { readGcg, replayGcg } from './course/replay-gcg.ts';
export type { GameLoss } from './game/conversion-loss.ts';
export {
  gameOfGcg,
  type GameConversion,
  type GameList,
  type GameOfGcgFault,
} from './game/game-of-gcg.ts';
export { gcgOfGame, type GcgConversion, type GcgStartFault } from './game/gcg-of-game.ts';
export type { RackContradiction } from './game/rack-history.ts';
export { formatGcg } from './gcg/format-gcg.ts';
export type { GcgExpectation, GcgFault, GcgWarning, TextPlace } from './gcg/gcg-fault.ts';
export {
  type GcgEncoding,
  type GcgEvent,
  type GcgEventHead,
  type GcgExchange,
  type GcgGame,
  type GcgMark,
  type GcgPlacement,
  type GcgPlayer,
  type GcgPragma,
  type GcgRest,
} from './gcg/gcg-game.ts';
export { parseGcg, type ParsedGcg } from './gcg/parse-gcg.ts';
export { readKlv, type KlvFault, type KlvLeave, type KlvLeaves } from './klv/read-klv.ts';
export type { KwgFault } from './kwg/kwg-fault.ts';
export type { KwgVariant } from './kwg/kwg-node.ts';
export { readKwg, type KwgWords } from './kwg/read-kwg.ts';
export { writeKwg, type KwgSizeFault } from './kwg/write-kwg.ts';
