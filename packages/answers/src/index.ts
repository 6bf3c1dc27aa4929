export { type AnnotatedList } from './annotated-list.ts';
export { bestDocument, type BestAnswer, type SearchEffort } from './best-document.ts';
export { findPlacements, type FoundPlacements } from './found-placements.ts';
export { type InputFault, type InputName } from './input-fault.ts';
export { exchangeRefusals, parseMoveInput } from './move-input.ts';
export {
  judgeMove,
  scoreDocument,
  type MoveJudgement,
  type OtherMove,
  type ScoreQuery,
} from './move-judgement.ts';
export { moveRefusal, type MoveRefusal, type RefusedWord } from './move-refusal.ts';
export { judgeOwnMove, type OwnMove } from './own-move.ts';
export {
  openFilter,
  parseFilter,
  passesFilter,
  type FilterWishes,
  type PlacementFilter,
} from './placement-filter.ts';
export {
  floatingSquares,
  parseCgpText,
  parsePositionText,
  parseRackText,
  positionOfSetup,
  type BoardCheck,
} from './position-text.ts';
export {
  describeRow,
  ORDERS,
  rankPlacements,
  type DescribedPlacement,
  type Order,
  type Query,
  type RankedPlacements,
} from './ranked-placements.ts';
export { checkDocument, checkWord, type CheckedInput, type WordVerdict } from './word-check.ts';
