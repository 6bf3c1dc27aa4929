/** What a search of a position offers; there is one in TypeScript and one in WebAssembly. */
import type { LaneBoard, RuleProfile } from '@bestzug/core';
import type { LetterSet, WordGraph } from '@bestzug/lexicon';
import type { BestList } from './best-list.ts';
import type { LeaveMap } from './leave-map.ts';
import type { PlacementList } from './placement-list.ts';
import type { RackIndex } from './rack-index.ts';
import type { SearchBoard } from './search-board.ts';
import type { RewindableUnits } from './stop.ts';

/** The rules a search counts by. */
export type SearchRules = Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus'>;

/** What placements are ranked by. */
export type RankingKey = 'points' | 'equity';

/** The best of a search: how many, by what. */
export interface BestWish {
  readonly count: number;
  /** By equity, the leave map must hold the rack's leaves. */
  readonly key: RankingKey;
}

/**
 * Searches boards for the rack in its rack index. Each method answers `undefined` when the position
 * is too rich for its tables; results are valid until the next call.
 */
export interface PlacementSearch {
  readonly rack: RackIndex;
  readonly leaves: LeaveMap;

  /** All placements, unordered. @param units to search; left out: all */
  all(board: SearchBoard, units?: RewindableUnits): PlacementList | undefined;

  /** Row numbers of the list just found, in ranked order; left out: `PlacementRanking` is as quick. */
  rank?(board: LaneBoard): Int32Array | undefined;

  /** The best of the list just found. */
  pick(board: LaneBoard, wish: BestWish): BestList | undefined;

  /** The best placements, without a list of all. @param bingoLetters see `BoundTerms` */
  best(board: SearchBoard, wish: BestWish, bingoLetters: LetterSet): BestList | undefined;
}

/** Opens a search by one list and one set of rules, or undefined where that is not possible. */
export type OpenSearch = (graph: WordGraph, rules: SearchRules) => PlacementSearch | undefined;
