export { BestList } from './best-list.ts';
export { fillCrossChecks } from './cross-check.ts';
export { equitiesOf, LeaveMap, leaveOf, MILLIPOINTS, type LeaveJudge } from './leave-map.ts';
export { MoveGenerator } from './move-generator.ts';
export { PlacementList } from './placement-list.ts';
export { RackIndex } from './rack-index.ts';
export { comparePlacements, PlacementRanking, wordKey, type PlacementColumns } from './ranking.ts';
export { SearchBoard } from './search-board.ts';
export { StopList } from './stop.ts';
