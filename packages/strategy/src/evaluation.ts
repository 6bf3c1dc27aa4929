/**
 * Static evaluation alone: equity and the leaves behind it. For whoever ranks the moves of one
 * position and loads neither players nor simulation nor endgames, which take longer than the search.
 */
export {
  createLeaveJudge,
  equityFromPoints,
  pointsFromEquity,
  unseenTiles,
  type Equity,
  type UnseenTiles,
} from './evaluate.ts';
export { fitsProfile, type LeaveFacts } from './leave/leave-facts.ts';
export { decodeLeaveFile, leavesFor, type TrainedLeaves } from './leave/leave-file.ts';
export { LeaveFileError, type LeaveFileFault } from './leave/leave-file-error.ts';
export type { LeaveTable } from './leave/leave-table.ts';
export { createPairLeaves } from './leave/pair-leaves.ts';
