/**
 * A table for two computer players, where a game costs little more than the search for its moves.
 * It follows the profile as core's `Game` does (R40–R44, R71–R81), but it is mutable, knows no
 * challenges and no clock, and takes the players' word for it that their words are words.
 */
import { SYMBOL_COUNT, type WordGraph } from '@bestzug/lexicon';
import {
  countGame,
  emptyBoard,
  invariant,
  createPlacementScorer,
  type PlacementScorer,
  Random,
  rackSymbol,
  squareOfCell,
  packedTile,
  firstCellOf,
  tileCountOf,
  type Board,
  type EndReason,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { SearchBoard } from '@bestzug/movegen';
import { exchangeLimitOf } from '../player/best-exchange.ts';
import type { PackedMove, PackedPlacement, TurnView } from '../player/player.ts';
import type { TableDeal } from './deal.ts';
import { DrawPile, type PileEnd } from './draw-pile.ts';

/** A place at the table: 0 begins. */
export type Seat = 0 | 1;

/** The seats in the order of turns. */
export const SEATS = [0, 1] as const;

/** The other seat. */
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Turns after which a game is counted as it stands (R75); German games have about 25. */
const MAX_TURNS = 400;

/** A rack whose tiles come and go. */
interface TableRack extends Rack {
  size: number;
}

/** Why a game at the table is over; `cap`: too many turns (R75), counted like an end by passes. */
export type TableEnd = EndReason | 'cap';

/** One game at a time. Mutable; what it hands out is valid until the next move. */
export class GameTable {
  readonly profile: RuleProfile;
  readonly board: Board;
  /** The same board for searches. */
  readonly searchBoard: SearchBoard;
  readonly racks: readonly [Rack, Rack];
  /** Points of the moves. */
  readonly scores: [number, number] = [0, 0];
  readonly pile: DrawPile = new DrawPile();
  /** Whose turn it is. */
  toMove: Seat = 0;
  turns = 0;
  consecutivePasses = 0;
  scorelessTurns = 0;
  /** Why the game is over; undefined while it goes on. */
  end: TableEnd | undefined = undefined;

  readonly #tableRacks: readonly [TableRack, TableRack] = [emptyRack(), emptyRack()];
  readonly #scorer: PlacementScorer;
  readonly #unseenCounts: Uint8Array = new Uint8Array(SYMBOL_COUNT);
  readonly #exchanges: [number, number] = [0, 0];
  #random: Random = new Random([0, 0, 0, 0]);
  #gameSeed = 0;
  #out: Seat | undefined = undefined;

  constructor(graph: WordGraph, profile: RuleProfile) {
    const { layout, tileSet } = profile;
    this.profile = profile;
    this.board = emptyBoard(layout);
    this.searchBoard = new SearchBoard(graph, layout, tileSet);
    this.racks = this.#tableRacks;
    this.#scorer = createPlacementScorer(this.searchBoard.laneBoard, profile);
  }

  /** Clears the table and deals: seat 0 draws from the front, seat 1 from the back. */
  start({ order, random, gameSeed }: TableDeal): void {
    this.board.tiles.fill(0);
    // On the empty board down is the mirror image of across, and across comes first (R114).
    this.searchBoard.load(this.board, 'across');
    this.pile.start(order);
    this.#random = new Random(random);
    this.#gameSeed = gameSeed;
    for (const seat of SEATS) {
      this.#tableRacks[seat].counts.fill(0);
      this.#tableRacks[seat].size = 0;
      this.scores[seat] = 0;
      this.#exchanges[seat] = 0;
      this.#fillRack(seat);
    }
    this.toMove = 0;
    this.turns = 0;
    this.consecutivePasses = 0;
    this.scorelessTurns = 0;
    this.end = undefined;
    this.#out = undefined;
  }

  /** What the player to move sees. */
  view(): TurnView {
    const { profile, toMove, scores, pile } = this;
    const rack = this.racks[toMove];
    const other = this.racks[otherSeat(toMove)];
    const { points } = profile.tileSet;
    const unseenCounts = this.#unseenCounts;
    unseenCounts.set(other.counts);
    pile.countInto(unseenCounts);
    let unseenPoints = 0;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      unseenPoints += unseenCounts[symbol]! * points[symbol]!;
    }
    return {
      profile,
      board: this.board,
      searchBoard: this.searchBoard,
      rack,
      unseenCounts,
      unseen: { count: pile.size + other.size, points: unseenPoints, bag: pile.size },
      score: scores[toMove],
      opponentScore: scores[otherSeat(toMove)],
      consecutivePasses: this.consecutivePasses,
      scorelessTurns: this.scorelessTurns,
      exchangeLimit: this.#exchangeLimit(),
      turn: this.turns,
      gameSeed: this.#gameSeed,
    };
  }

  /** Makes the move of the player to move; returns its points. */
  play(move: PackedMove): number {
    invariant(this.end === undefined, 'nobody moves after the end');
    const points = move.kind === 'placement' ? this.#lay(move) : 0;
    if (move.kind === 'exchange') this.#exchange(move.symbols);
    if (move.kind === 'pass') this.consecutivePasses++;
    else if (move.kind === 'placement' || this.profile.exchangeResetsPasses) {
      this.consecutivePasses = 0;
    }
    this.scorelessTurns = points === 0 ? this.scorelessTurns + 1 : 0;
    this.turns++;
    this.end = this.#endReason();
    this.toMove = otherSeat(this.toMove);
    return points;
  }

  /** Points of both players with the final count (R76, R78); the game must be over. */
  finalScores(): readonly [number, number] {
    invariant(this.end !== undefined, 'a running game is not counted');
    const { profile, racks, scores } = this;
    const { finalScores } = countGame(
      { profile, racks, scores, overtimeSeconds: [0, 0] },
      this.#out,
    );
    return [finalScores[0]!, finalScores[1]!];
  }

  #lay({ letters, place }: PackedPlacement): number {
    const rack = this.#tableRacks[this.toMove];
    const { laneBoard } = this.searchBoard;
    const points = this.#scorer.score(letters, place);
    const count = tileCountOf(place);
    let cell = firstCellOf(place);
    for (let tileNumber = 0; tileNumber < count; tileNumber++) {
      const tile = packedTile(letters, place, tileNumber);
      this.board.tiles[squareOfCell(laneBoard.geometry, cell)] = tile;
      takeFrom(rack, rackSymbol(tile));
      cell = laneBoard.nextEmpty[cell]!;
    }
    this.searchBoard.play(letters, place);
    this.scores[this.toMove] += points;
    this.#fillRack(this.toMove);
    if (rack.size === 0) this.#out = this.toMove;
    return points;
  }

  /** R40: the new tiles are drawn before the old ones go back. */
  #exchange(symbols: readonly number[]): void {
    const limit = this.#exchangeLimit();
    invariant(symbols.length > 0 && symbols.length <= limit, 'the exchange is allowed');
    const rack = this.#tableRacks[this.toMove];
    for (const symbol of symbols) takeFrom(rack, symbol);
    this.#fillRack(this.toMove);
    for (const symbol of symbols) this.pile.putBack(symbol, endOf(this.toMove), this.#random);
    this.#exchanges[this.toMove]++;
  }

  #exchangeLimit(): number {
    const { toMove, racks, pile, profile } = this;
    const made = this.#exchanges[toMove];
    return exchangeLimitOf(profile, { bag: pile.size, rack: racks[toMove].size, made });
  }

  /** R24, R81. */
  #fillRack(seat: Seat): void {
    const rack = this.#tableRacks[seat];
    while (rack.size < this.profile.rackSize && this.pile.size > 0) {
      rack.counts[this.pile.draw(endOf(seat))]!++;
      rack.size++;
    }
  }

  /** R71, R72, R74, R75. */
  #endReason(): TableEnd | undefined {
    const { passesPerPlayerToEnd, scorelessTurnsToEnd } = this.profile;
    if (this.#out !== undefined) return 'out';
    if (this.consecutivePasses >= (passesPerPlayerToEnd ?? Infinity) * SEATS.length) {
      return 'passes';
    }
    if (this.scorelessTurns >= (scorelessTurnsToEnd ?? Infinity)) return 'scoreless';
    return this.turns >= MAX_TURNS ? 'cap' : undefined;
  }
}

const emptyRack = (): TableRack => ({ counts: new Uint8Array(SYMBOL_COUNT), size: 0 });

const endOf = (seat: Seat): PileEnd => (seat === 0 ? 'front' : 'back');

function takeFrom(rack: TableRack, symbol: number): void {
  invariant(rack.counts[symbol]! > 0, 'a player lays and exchanges only tiles it holds');
  rack.counts[symbol]!--;
  rack.size--;
}
