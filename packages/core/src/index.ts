export { drawTiles, returnTiles, shuffledBag, tileCountsOf, type Bag, type Draw } from './bag.ts';
export {
  emptyBoard,
  isEmptyBoard,
  newTilesOf,
  runThrough,
  transposed,
  withTiles,
  type Board,
} from './board.ts';
export {
  BOARD_LAYOUTS,
  createBoardLayout,
  STANDARD_15,
  SUPER_21,
  type BoardLayout,
} from './board-layout.ts';
export { canonicalPlacement } from './canonical-placement.ts';
export {
  checkPlacement,
  type CheckedWord,
  type PlacementCheck,
  type PlacementQuestion,
} from './check-placement.ts';
export {
  formedWords,
  wordCapitals,
  wordText,
  type FormedLetter,
  type FormedWord,
} from './formed-words.ts';
export {
  columnName,
  columnOf,
  DIRECTIONS,
  MAX_BOARD_SIZE,
  perpendicular,
  rowOf,
  squareName,
  squaresToEnd,
  stepOf,
  type Direction,
  type Square,
} from './geometry.ts';
export { checkConservation, tilesInPlay, type TileImbalance } from './game/conservation.ts';
export { countGame, restOf, type CountedTable, type FinalCount } from './game/final-count.ts';
export {
  actionOfMove,
  type ActionFault,
  type ChallengeAction,
  type ExchangeAction,
  type GameAction,
  type NothingToChallenge,
  type PlacementAction,
} from './game/game-action.ts';
export type {
  ChallengeEvent,
  CloseWindowEvent,
  ExchangeEvent,
  GameEvent,
  LostTurnEvent,
  OvertimeEvent,
  PassEvent,
  PlacementEvent,
  PlayerIndex,
} from './game/game-event.ts';
export {
  statesOf,
  type ChallengeWindow,
  type Deal,
  type EndReason,
  type Game,
  type GameAgreement,
  type GameOver,
  type GamePhase,
  type Player,
} from './game/game.ts';
export { withNextTiles } from './game/next-tiles.ts';
export { playAction, playJudged } from './game/play-action.ts';
export {
  dealTiles,
  drawForStart,
  startGame,
  startSeededGame,
  type StartDraw,
  type StartFault,
  type StartRound,
} from './game/start-game.ts';
export { playOn, redo, timelineOf, undo, type Timeline } from './game/timeline.ts';
export { graphForRules, inFormsOf, ruledLookupOf } from './in-forms.ts';
export { isValidWord, judgeInStem, type InStemVerdict, type WordJudge } from './in-rule.ts';
export { InScorer } from './in-scorer.ts';
export { invariant } from './invariant.ts';
export type { Exchange, Move, NewTile, Pass, Placement } from './move.ts';
export type {
  IllegalLetter,
  InvalidWord,
  OccupiedSquare,
  Place,
  PlacementFault,
} from './placement-fault.ts';
export { formatBoardText, parseBoardText, type BoardTextFault } from './notation/board-text.ts';
export {
  formatCgp,
  formatCgpBoard,
  parseCgp,
  parseCgpBoard,
  type CgpBoardFault,
  type CgpFault,
  type CgpField,
  type CgpOptions,
  type RowCountFault,
  type RowLengthFault,
} from './notation/cgp.ts';
export {
  formatStart,
  parseSquare,
  parseStart,
  type CoordinateFault,
  type Start,
} from './notation/coordinates.ts';
export {
  rackSymbolOfSign,
  signOfRackSymbol,
  signOfTile,
  tileOfSign,
  type LetterFault,
} from './notation/letter-sign.ts';
export {
  formatMoveInFull,
  formatMoveText,
  parseMoveText,
  type ExchangeCount,
  type MoveText,
  type MoveTextContext,
  type MoveTextFault,
  type PlacementText,
} from './notation/move-text.ts';
export { formatPlaySigns, readPlaySigns, type PlaySign } from './notation/play-text.ts';
export {
  parseRack,
  parseRackSymbols,
  readRackSigns,
  type RackFault,
  type RackLimits,
  type RackTooLongFault,
  type TooManyFault,
} from './notation/rack-text.ts';
export {
  countTiles,
  floatingTiles,
  positionFromSetup,
  type Position,
  type SetupFault,
  type TileCountCheck,
} from './position.ts';
export {
  BEFORE_1990,
  DEFAULT_PROFILE,
  FAMILIE,
  fixesInRule,
  INTERNATIONAL,
  PROFILES,
  SUPER,
  TURNIER_DE,
  type ChallengePolicy,
  type EndCount,
  type InRule,
  type OnInvalid,
  type RuleProfile,
} from './profile.ts';
export { formatRack, rackOf, symbolsOf, withoutSymbols, type Rack } from './rack.ts';
export { createRandom, Random, shuffled, type RandomState } from './random.ts';
export {
  scorePlacement,
  type PlacementScore,
  type ScoredLetter,
  type ScoredWord,
  type ScoringRules,
} from './score-placement.ts';
export { setupOf, type Setup } from './setup.ts';
export {
  BLANK_FLAG,
  blankTile,
  isBlankTile,
  NO_TILE,
  rackSymbol,
  TILE_TABLE_SIZE,
  tileLetter,
  type Tile,
} from './tile.ts';
export {
  createTileSet,
  DE_102,
  DE_119,
  DE_SUPER_200,
  IN_ENDING_POINTS,
  TILE_SETS,
  type TileRow,
  type TileSet,
} from './tile-set.ts';
export {
  cellOf,
  createLaneGeometry,
  crossingCell,
  directionOfCell,
  LaneBoard,
  NO_CROSS_WORD,
  squareOfCell,
  type Cell,
  type LaneGeometry,
} from './lane-board.ts';
export {
  blankBitsOf,
  firstCellOf,
  MAX_RACK_SIZE,
  packPlacement,
  packedLetter,
  packedTile,
  PLACE_COUNT_UNIT,
  tileCountOf,
  unpackPlacement,
} from './packed-placement.ts';
export { createPlacementScorer, PackedScorer, type PlacementScorer } from './packed-scorer.ts';
export { wordLookupOf, type WordLookup } from './word-lookup.ts';
export {
  UNLETTERED_BLANK,
  type PlacementAttempt,
  type RawTile,
  type WrittenPlacement,
  type WrittenSign,
} from './written-placement.ts';
