export { crossingCell, fillCrossChecks } from './cross-check.ts';
export { MoveGenerator } from './move-generator.ts';
export { PlacementList } from './placement-list.ts';
export {
  comparePlacements,
  PlacementRanking,
  startKeysOf,
  wordKey,
  type PlacementColumns,
} from './ranking.ts';
export { SearchBoard } from './search-board.ts';
export { StopList } from './stop.ts';
