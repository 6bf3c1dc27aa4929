/** What `best` needs; apart from the main entry, so that only its users load the search. */
export { bestDocument, type BestAnswer, type SearchEffort } from './best-document.ts';
export { findPlacements, type FoundPlacements } from './found-placements.ts';
export { judgeOwnMove, type OwnMove, type UnplacedMove } from './own-move.ts';
export {
  openFilter,
  parseFilter,
  type FilterWishes,
  type PlacementFilter,
} from './placement-filter.ts';
export {
  describeRow,
  ORDERS,
  rankPlacements,
  type DescribedPlacement,
  type Order,
  type Query,
  type RankedPlacements,
} from './ranked-placements.ts';
export { Answerer, type AnswererEquipment } from './answerer.ts';
