/** All moves of a position, found once, then sorted and filtered as often as somebody asks. */
import { BLANK, SYMBOL_COUNT } from '@bestzug/lexicon';
import {
  blankBitsOf,
  formatMoveText,
  formatRack,
  formatStart,
  formedWords,
  newTilesOf,
  packPlacement,
  rackOf,
  rackSymbol,
  signOfRackSymbol,
  signOfTile,
  tileCountOf,
  unpackPlacement,
  withoutSymbols,
  type LaneBoard,
  type Move,
  type Placement,
} from '@bestzug/core';
import {
  equitiesOf,
  LeaveMap,
  PlacementRanking,
  RackIndex,
  type MoveGenerator,
} from '@bestzug/movegen';
import {
  createLeaveJudge,
  pointsFromEquity,
  type LeaveTable,
  type TurnView,
} from '@bestzug/strategy';
import type {
  MoveFilter,
  MoveLetter,
  MoveOrder,
  RankedMove,
  RankedMoves,
} from './engine-protocol.ts';

/** A move by its number: placements by row, exchanges behind them. */
type MoveNumber = number;

interface ExchangeRow {
  /** Tiles put back, rising. */
  readonly symbols: readonly number[];
  /** Millipoints. */
  readonly equity: number;
}

/** The moves of one position. */
export class Ranking {
  readonly #view: TurnView;
  readonly #laneBoard: LaneBoard;
  readonly #count: number;
  readonly #scores: Int32Array;
  readonly #letters: Int32Array;
  readonly #places: Int32Array;
  /** [placements + exchanges] millipoints. */
  readonly #equities: Int32Array;
  readonly #exchanges: readonly ExchangeRow[];
  /** All moves by falling equity, then in the documented order (R114), exchanges last. */
  readonly #byEquity: Int32Array;
  /** [moves] place by equity, from 0. */
  readonly #places0: Int32Array;
  /** Main words of the placements asked about so far. */
  readonly #words: Map<MoveNumber, string> = new Map();
  readonly #milliseconds: number;

  /** Searches. The view's board may be used for something else afterwards. */
  constructor(view: TurnView, generator: MoveGenerator, leaves: LeaveTable) {
    const start = performance.now();
    const { searchBoard, rack, unseen, profile } = view;
    this.#view = view;
    this.#laneBoard = searchBoard.laneBoard;
    const found = generator.all(searchBoard, rack);
    this.#count = found.count;
    this.#scores = found.scores.slice(0, found.count);
    this.#letters = found.letters.slice(0, found.count);
    this.#places = found.places.slice(0, found.count);
    const order = new PlacementRanking().rank(found, searchBoard.laneBoard);

    const index = new RackIndex();
    index.load(rack);
    const leaveMap = new LeaveMap();
    leaveMap.load(index, createLeaveJudge(leaves, unseen, profile.tileSet));
    this.#exchanges = exchangesOf(index, leaveMap, view.exchangeLimit);
    const equities = new Int32Array(found.count + this.#exchanges.length);
    equities.set(equitiesOf(found, index, leaveMap));
    this.#exchanges.forEach(({ equity }, at) => (equities[found.count + at] = equity));
    this.#equities = equities;
    const numbers = new Int32Array(equities.length);
    numbers.set(order);
    this.#exchanges.forEach((_, at) => (numbers[found.count + at] = found.count + at));
    this.#byEquity = numbers.sort((one, other) => equities[other]! - equities[one]!);
    this.#places0 = new Int32Array(numbers.length);
    this.#byEquity.forEach((move, place) => (this.#places0[move] = place));
    this.#milliseconds = performance.now() - start;
  }

  /** The first moves in the order asked for. */
  moves(order: MoveOrder, filter: MoveFilter, count: number): RankedMoves {
    const passing = isOpen(filter)
      ? this.#byEquity
      : this.#byEquity.filter((move) => this.#passes(move, filter));
    const sorted = this.#sorted(passing, order);
    return {
      moves: Array.from(sorted.subarray(0, count), (move) => this.#describe(move)),
      placements: this.#count,
      passing: passing.length,
      milliseconds: this.#milliseconds,
    };
  }

  /** A move among the others; undefined = it is none of them. */
  find(move: Move): RankedMove | undefined {
    const number = this.#numberOf(move);
    return number === undefined ? undefined : this.#describe(number);
  }

  /** The best by equity. */
  get best(): RankedMove | undefined {
    const best = this.#byEquity[0];
    return best === undefined ? undefined : this.#describe(best);
  }

  #numberOf(move: Move): MoveNumber | undefined {
    if (move.kind === 'placement') {
      const { letters, place } = packPlacement(this.#laneBoard.geometry, move);
      for (let row = 0; row < this.#count; row++) {
        if (this.#letters[row] === letters && this.#places[row] === place) return row;
      }
      return undefined;
    }
    const symbols = move.kind === 'exchange' ? move.symbols.toSorted((a, b) => a - b) : [];
    const at = this.#exchanges.findIndex((exchange) => exchange.symbols.join() === symbols.join());
    return at < 0 ? undefined : this.#count + at;
  }

  #sorted(moves: Int32Array, order: MoveOrder): Int32Array {
    // Sorting is stable: equal ones stay in the order of their equity.
    switch (order) {
      case 'equity':
        return moves;
      case 'score':
        return moves.toSorted((one, other) => this.#scoreOf(other) - this.#scoreOf(one));
      case 'leave':
        return moves.toSorted((one, other) => this.#leaveOf(other) - this.#leaveOf(one));
      case 'word': {
        const collator = new Intl.Collator('de');
        return moves.toSorted((one, other) =>
          collator.compare(this.#wordOf(one), this.#wordOf(other)),
        );
      }
    }
  }

  #passes(move: MoveNumber, filter: MoveFilter): boolean {
    const isPlacement = move < this.#count;
    if (filter.kinds !== 'all' && isPlacement !== (filter.kinds === 'placements')) return false;
    if (!isPlacement) {
      return filter.square === undefined && filter.contains === '' && filter.minTiles <= 1;
    }
    const place = this.#places[move]!;
    if (tileCountOf(place) < filter.minTiles) return false;
    if (filter.withoutBlank && blankBitsOf(place) !== 0) return false;
    if (filter.contains !== '' && !this.#wordOf(move).includes(filter.contains)) return false;
    if (filter.square === undefined) return true;
    const { size } = this.#view.board.layout;
    return newTilesOf(this.#placementOf(move), size).some(({ square }) => square === filter.square);
  }

  #placementOf(move: MoveNumber): Placement {
    return unpackPlacement(this.#laneBoard, this.#letters[move]!, this.#places[move]!);
  }

  #scoreOf(move: MoveNumber): number {
    return move < this.#count ? this.#scores[move]! : 0;
  }

  /** Value of what is kept, millipoints. */
  #leaveOf(move: MoveNumber): number {
    return this.#equities[move]! - 1000 * this.#scoreOf(move);
  }

  #wordOf(move: MoveNumber): string {
    if (move >= this.#count) return '';
    let word = this.#words.get(move);
    if (word === undefined) {
      word = mainLetters(this.#view, this.#placementOf(move))
        .map(({ sign }) => sign.toUpperCase())
        .join('');
      this.#words.set(move, word);
    }
    return word;
  }

  #describe(number: MoveNumber): RankedMove {
    const { rack, board } = this.#view;
    const { size } = board.layout;
    const figures = {
      score: this.#scoreOf(number),
      leaveValue: pointsFromEquity(this.#leaveOf(number)),
      equity: pointsFromEquity(this.#equities[number]!),
      rank: this.#places0[number]! + 1,
    };
    if (number >= this.#count) {
      const { symbols } = this.#exchanges[number - this.#count]!;
      const move: Move = { kind: 'exchange', symbols };
      return {
        ...figures,
        key: formatMoveText(move, board.layout),
        move,
        start: '',
        letters: symbols.map((symbol) => ({ sign: signOfRackSymbol(symbol), isNew: true })),
        leave: formatRack(withoutSymbols(rack, symbols) ?? rack),
      };
    }
    const move = this.#placementOf(number);
    const used = newTilesOf(move, size).map(({ tile }) => rackSymbol(tile));
    return {
      ...figures,
      key: formatMoveText(move, board.layout),
      move,
      start: formatStart({ square: move.start, direction: move.direction }, size),
      letters: mainLetters(this.#view, move),
      leave: formatRack(withoutSymbols(rack, used) ?? rackOf([])),
    };
  }
}

/** Whether a filter lets everything through. */
const isOpen = ({ contains, square, minTiles, withoutBlank, kinds }: MoveFilter): boolean =>
  contains === '' && square === undefined && minTiles <= 1 && !withoutBlank && kinds === 'all';

function mainLetters({ board }: TurnView, placement: Placement): MoveLetter[] {
  const [main] = formedWords(board, newTilesOf(placement, board.layout.size));
  return (main?.letters ?? []).map(({ tile, isNew }) => ({ sign: signOfTile(tile), isNew }));
}

/** Every exchange the rules allow, by falling equity. */
function exchangesOf(rack: RackIndex, leaves: LeaveMap, limit: number): ExchangeRow[] {
  const rows: ExchangeRow[] = [];
  if (limit === 0) return rows;
  for (let kept = 0; kept < rack.full; kept++) {
    if (rack.size - rack.sizes[kept]! > limit) continue;
    rows.push({ symbols: symbolsOfSubrack(rack, rack.full - kept), equity: leaves.values[kept]! });
  }
  return rows.sort((one, other) => other.equity - one.equity);
}

/** The tiles of a subrack, rising. */
function symbolsOfSubrack({ copies }: RackIndex, subrack: number): number[] {
  const symbols: number[] = [];
  let rest = subrack;
  for (let symbol = BLANK; symbol < SYMBOL_COUNT; symbol++) {
    const choices = copies[symbol]! + 1;
    for (let copy = rest % choices; copy > 0; copy--) symbols.push(symbol);
    rest = Math.floor(rest / choices);
  }
  return symbols;
}
