export {
  createLeaveJudge,
  equityFromPoints,
  pointsFromEquity,
  unseenTiles,
  type Equity,
  type UnseenTiles,
} from './evaluate.ts';
export { type LeaveTable } from './leave/leave-table.ts';
export { createPairLeaves } from './leave/pair-leaves.ts';
