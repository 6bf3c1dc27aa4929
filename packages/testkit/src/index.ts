export {
  readMoves,
  readPositions,
  readPositionsSha256,
  type CountedMove,
  type CountedPosition,
} from './counted-position.ts';
export { EXAMPLE_POSITIONS, type ExamplePosition } from './example-position.ts';
export { buildGermanGraph } from './german-list.ts';
export { MINI_LEXICON, MINI_WORDS } from './mini-lexicon.ts';
export { positionArbitrary, type PositionWish } from './position-arbitrary.ts';
export { allTilesOf, rackArbitrary, type RackWish } from './rack-arbitrary.ts';
export {
  readCases,
  type CaseKind,
  type CaseOfKind,
  type GameCase,
  type GenerationCase,
  type InputCase,
  type LegalityCase,
  type ScoringCase,
} from './rule-case.ts';
