/** All moves of a turn by static evaluation. */
import {
  blankBitsOf,
  firstCellOf,
  newTilesOf,
  packedLetter,
  rackSymbol,
  tileCountOf,
  withoutSymbols,
  type Move,
  type Rack,
} from '@bestzug/core';
import {
  equitiesOf,
  LeaveMap,
  leaveOf,
  PlacementRanking,
  RackIndex,
  type LeaveJudge,
  type MoveGenerator,
  type PlacementList,
} from '@bestzug/movegen';
import {
  equityFromPoints,
  ExchangeSearch,
  moveOf,
  pointsFromEquity,
  type PackedMove,
  type TurnView,
} from '@bestzug/strategy';

/** A move with what it brings. */
export interface RankedMove {
  readonly move: Move;
  /** The same on the searched board. */
  readonly packed: PackedMove;
  readonly score: number;
  readonly leave: Rack;
  /** Points. */
  readonly equity: number;
}

/** What a search has found. Valid until the next one. */
export interface FoundMoves {
  /** Number of valid placements. */
  readonly placements: number;
  /**
   * The best moves, at least one; equal ones in the documented order (R114), then the exchange. Of
   * placements that differ in the letters of blanks alone there is the first.
   */
  readonly top: readonly RankedMove[];
  readonly topScore: RankedMove | undefined;
  readonly bestBingo: RankedMove | undefined;
  /** Number of placements, and the best exchange, with more equity than so many points. */
  countBetter(equity: number): number;
}

/** Below every equity. */
const NOTHING = equityFromPoints(-1_000_000);

/** Finds the moves of turns; owns its buffers. */
export class TurnSearch {
  readonly #generator: MoveGenerator;
  readonly #exchanges: ExchangeSearch = new ExchangeSearch();
  readonly #rackIndex: RackIndex = new RackIndex();
  readonly #leaveMap: LeaveMap = new LeaveMap();
  readonly #ranking: PlacementRanking = new PlacementRanking();

  /** @param generator may be shared with others of the thread */
  constructor(generator: MoveGenerator) {
    this.#generator = generator;
  }

  /** Finds all moves of a turn. @param count moves wanted in `top` */
  search(view: TurnView, judge: LeaveJudge, count: number): FoundMoves {
    const { searchBoard, rack, profile } = view;
    const index = this.#rackIndex;
    const list = this.#generator.all(searchBoard, rack);
    index.load(rack);
    this.#leaveMap.load(index, judge);
    const equities = equitiesOf(list, index, this.#leaveMap);
    const order = this.#ranking.rankByEquity(list, searchBoard.laneBoard, equities);
    const moveAt = (row: number): RankedMove =>
      placementAt(list, row, view, pointsFromEquity(equities[row]!));
    const top = firstDifferent(list, order, count).map(moveAt);
    const exchange = this.#bestExchange(view, judge);
    if (exchange !== undefined) {
      const place = top.findIndex(({ equity }) => equity < exchange.equity);
      top.splice(place < 0 ? top.length : place, 0, exchange);
    }
    if (top.length === 0) top.push(passOf(view, judge));
    const isWhole = rack.size === profile.rackSize;
    const bingoRow = order.find(
      (row) => leaveOf(index, list.letters[row]!, list.places[row]!) === 0,
    );
    const topRow = order.reduce<number | undefined>(
      (best, row) => (best === undefined || list.scores[row]! > list.scores[best]! ? row : best),
      undefined,
    );
    return {
      placements: list.count,
      top: top.slice(0, count),
      topScore: topRow === undefined ? undefined : moveAt(topRow),
      bestBingo: bingoRow === undefined || !isWhole ? undefined : moveAt(bingoRow),
      countBetter(equity) {
        const bound = equityFromPoints(equity);
        let better = exchange !== undefined && exchange.equity > equity ? 1 : 0;
        for (const value of equities) if (value > bound) better++;
        return better;
      },
    };
  }

  #bestExchange({ rack, exchangeLimit }: TurnView, judge: LeaveJudge): RankedMove | undefined {
    const found = this.#exchanges.find(rack, judge, exchangeLimit, NOTHING);
    if (found === undefined) return undefined;
    const move: Move = { kind: 'exchange', symbols: found.symbols };
    const leave = withoutSymbols(rack, found.symbols) ?? rack;
    return { move, packed: move, score: 0, leave, equity: pointsFromEquity(found.equity) };
  }
}

/**
 * Doing nothing. While tiles are in the bag a whole rack kept is taken as worth 0: leaves are values
 * of what is kept for the next draw, and here nothing is drawn.
 */
export function passOf({ rack, unseen }: TurnView, judge: LeaveJudge): RankedMove {
  const equity = unseen.bag > 0 ? 0 : pointsFromEquity(judge.valueOf(rack.counts));
  const move: Move = { kind: 'pass' };
  return { move, packed: move, score: 0, leave: rack, equity };
}

/** The first rows of an order of which no two are alike but for the letters of their blanks. */
function firstDifferent(list: PlacementList, order: Int32Array, count: number): number[] {
  const rows: number[] = [];
  const seen = new Set<string>();
  for (const row of order) {
    if (rows.length >= count) break;
    const place = list.places[row]!;
    const blanks = blankBitsOf(place);
    const tiles = Array.from({ length: tileCountOf(place) }, (_, tile) =>
      (blanks >>> (7 - tile)) & 1 ? 0 : packedLetter(list.letters[row]!, place, tile),
    );
    const key = `${firstCellOf(place)}:${tiles.join()}`;
    if (!seen.has(key)) rows.push(row);
    seen.add(key);
  }
  return rows;
}

function placementAt(list: PlacementList, row: number, view: TurnView, equity: number): RankedMove {
  const packed: PackedMove = {
    kind: 'placement',
    letters: list.letters[row]!,
    place: list.places[row]!,
  };
  const move = moveOf(view, packed);
  const laid =
    move.kind === 'placement'
      ? newTilesOf(move, view.board.layout.size).map(({ tile }) => rackSymbol(tile))
      : [];
  const leave = withoutSymbols(view.rack, laid) ?? view.rack;
  return { move, packed, score: list.scores[row]!, leave, equity };
}
