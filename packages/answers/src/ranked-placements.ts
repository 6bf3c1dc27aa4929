/** The placements of a query in the order asked for, and each of them in words and numbers. */
import {
  formatMoveInFull,
  formatRack,
  invariant,
  newTilesOf,
  rackSymbol,
  scorePlacement,
  unpackPlacement,
  withoutSymbols,
  wordText,
  type Placement,
  type Position,
  type Rack,
} from '@bestzug/core';
import { equitiesOf, LeaveMap, RackIndex, type LeaveJudge } from '@bestzug/movegen';
import type { PackedPlacement } from '@bestzug/strategy';
import {
  createLeaveJudge,
  createPairLeaves,
  pointsFromEquity,
  unseenTiles,
  type LeaveTable,
} from '@bestzug/strategy/evaluation';
import type { AnnotatedList } from './annotated-list.ts';
import type { FoundPlacements } from './found-placements.ts';
import { passesFilter, type PlacementFilter } from './placement-filter.ts';

/** What placements can be ordered by. */
export const ORDERS = ['score', 'equity'] as const;

/** By points, or by points and the value of the leave. */
export type Order = (typeof ORDERS)[number];

/** What is asked. */
export interface Query {
  readonly position: Position;
  readonly rack: Rack;
  readonly list: AnnotatedList;
  readonly order: Order;
  readonly filter: PlacementFilter;
  /** What leaves are worth; left out: their single tiles and pairs. */
  readonly leaves?: LeaveTable | undefined;
}

/** The answer as numbers. */
export interface RankedPlacements {
  readonly found: FoundPlacements;
  /** [placements] millipoints, by row of the columns. */
  readonly equities: Int32Array;
  /** Rows of all placements in the order asked for. */
  readonly all: Int32Array;
  /** Those of them that pass the filter. */
  readonly rows: Int32Array;
}

/** Orders and filters what was found. */
export function rankPlacements(found: FoundPlacements, query: Query): RankedPlacements {
  const { position, order, filter } = query;
  const { columns, laneBoard } = found;
  const equities = equitiesFor(found, query);
  // Sorting is stable: equal equities keep the order of R114.
  const all =
    order === 'score'
      ? found.order
      : Int32Array.from([...found.order].sort((one, other) => equities[other]! - equities[one]!));
  const passes = (row: number): boolean => {
    const placement = { letters: columns.letters[row]!, place: columns.places[row]! };
    return passesFilter(filter, placement, laneBoard, position.board);
  };
  return { found, equities, all, rows: filter.isOpen ? all : all.filter(passes) };
}

function equitiesFor({ columns }: FoundPlacements, query: Query): Int32Array {
  const index = new RackIndex();
  index.load(query.rack);
  const leaveMap = new LeaveMap();
  leaveMap.load(index, leaveJudgeOf(query));
  return equitiesOf(columns, index, leaveMap);
}

/** What tiles are worth that are kept in the position asked about. */
export function leaveJudgeOf({ position, rack, leaves = createPairLeaves() }: Query): LeaveJudge {
  const { board, profile } = position;
  return createLeaveJudge(leaves, unseenTiles(board.tiles, rack, profile), profile.tileSet);
}

/**
 * One placement in words and numbers. The arithmetic of every letter is not kept: a hundred thousand
 * of these would keep the garbage collector busy for seconds.
 */
export interface DescribedPlacement {
  readonly placement: Placement;
  /** `8D GRÜNDE`, the whole word. */
  readonly move: string;
  /** Main word first, blanks as small letters. */
  readonly words: readonly { readonly word: string; readonly points: number }[];
  /** Points of all words and the bonus. */
  readonly score: number;
  readonly bonus: number;
  readonly leave: string;
  /** Points. */
  readonly equity: number;
}

/** The row of a placement in the columns; undefined if it was not found. */
export function rowOfPlacement(
  { letters, place }: PackedPlacement,
  { found: { columns }, all }: RankedPlacements,
): number | undefined {
  return all.find((row) => columns.letters[row] === letters && columns.places[row] === place);
}

/** The placement in one row of the columns. */
export function describeRow(
  row: number,
  ranked: RankedPlacements,
  query: Query,
): DescribedPlacement {
  const { columns, laneBoard } = ranked.found;
  const { board, profile } = query.position;
  const placement = unpackPlacement(laneBoard, columns.letters[row]!, columns.places[row]!);
  const newTiles = newTilesOf(placement, board.layout.size);
  const { words, bonus, total } = scorePlacement(board, newTiles, profile);
  invariant(total === columns.scores[row], 'both scorers count the same');
  const leave = withoutSymbols(
    query.rack,
    newTiles.map(({ tile }) => rackSymbol(tile)),
  );
  invariant(leave !== undefined, 'a placement uses only tiles of the rack');
  return {
    placement,
    move: formatMoveInFull(placement, board),
    words: words.map((word) => ({ word: wordText(word), points: word.points })),
    score: total,
    bonus,
    leave: formatRack(leave),
    equity: pointsFromEquity(ranked.equities[row]!),
  };
}
