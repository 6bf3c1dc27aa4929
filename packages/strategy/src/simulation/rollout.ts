/**
 * Rollouts: one sample of what becomes of a move. The other rack and the order of the bag come from
 * the number of the sample alone, so all moves are tried against the same luck and their differences
 * need fewer samples. The mover draws from one end of the bag and the opponent from the other: what
 * one draws does not depend on how many tiles the other has laid.
 */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import {
  createRandom,
  packedTile,
  createPlacementScorer,
  type PlacementScorer,
  Random,
  rackSymbol,
  restOf,
  tileCountOf,
  type Rack,
} from '@bestzug/core';
import { MILLIPOINTS, type MoveGenerator } from '@bestzug/movegen';
import { createLeaveJudge, type UnseenTiles } from '../evaluate.ts';
import type { LeaveTable } from '../leave/leave-table.ts';
import { DrawPile, type PileEnd } from '../match/draw-pile.ts';
import { exchangeLimitOf, ExchangeSearch } from '../player/best-exchange.ts';
import type { PackedMove, TurnView } from '../player/player.ts';
import type { WinTable } from '../win-table.ts';

/** What a simulation has to know of a turn; the searched board is played on and taken back. */
export type SimulatedTurn = Pick<
  TurnView,
  | 'profile'
  | 'searchBoard'
  | 'rack'
  | 'unseenCounts'
  | 'unseen'
  | 'score'
  | 'opponentScore'
  | 'consecutivePasses'
  | 'scorelessTurns'
>;

/** What rollouts are made with; one per thread. */
export interface RolloutEquipment {
  /** May be shared with others of the thread. */
  readonly generator: MoveGenerator;
  readonly leaves: LeaveTable;
  readonly winTable: WinTable;
}

/** How far a rollout goes. */
export interface RolloutPlan {
  /** Turns played after the move that is tried. */
  readonly plies: number;
  /** With at most so many tiles in the bag it goes on to the end of the game. */
  readonly playOutBag: number;
}

/** Two answers, and near the end all of them. */
export const SHORT_ROLLOUTS: RolloutPlan = { plies: 2, playOutBag: 14 };

/** Turns after which a rollout to the end stops in any case; it is then counted as it stands. */
const MAX_PLIES = 60;

/** A side of a rollout: 0 is the player whose move is tried. */
type Side = 0 | 1;

/** Below every equity. */
const NOTHING_FOUND = -0x80000000;

interface RolloutRack extends Rack {
  size: number;
}

/** Tries moves of one turn. Mutable; `winChance` and `spread` are those of the last rollout. */
export class Rollout {
  /** Chance of winning after the last rollout, 0 … 1; exactly 0, ½ or 1 if the game ended. */
  winChance = 0;
  /** Final spread expected after the last rollout, in points; the real one if the game ended. */
  spread = 0;

  readonly #equipment: RolloutEquipment;
  readonly #plan: RolloutPlan;
  readonly #exchanges: ExchangeSearch = new ExchangeSearch();
  readonly #pile: DrawPile = new DrawPile();
  readonly #racks: readonly [RolloutRack, RolloutRack] = [emptyRack(), emptyRack()];
  /** [side] points of the plies. */
  readonly #gained: Int32Array = new Int32Array(2);
  /** [side] millipoints of the tiles kept after the last ply of the side. */
  readonly #kept: Int32Array = new Int32Array(2);
  #turn!: SimulatedTurn;
  #seed = 0;
  #scorer!: PlacementScorer;
  /** [unseen tiles] rack symbols, rising, and the same mixed for a sample. */
  #unseen: Uint8Array = new Uint8Array(0);
  #order: Uint8Array = new Uint8Array(0);
  #random: Random = new Random([0, 0, 0, 0]);
  #laid = 0;
  #passes = 0;
  #scoreless = 0;
  #isOver = false;
  #out: Side | undefined = undefined;

  constructor(equipment: RolloutEquipment, plan: RolloutPlan = SHORT_ROLLOUTS) {
    this.#equipment = equipment;
    this.#plan = plan;
  }

  /**
   * Takes over a turn. It must stay as it is as long as rollouts are run.
   *
   * @param seed of the decision, any safe integer
   */
  load(turn: SimulatedTurn, seed: number): void {
    const { profile, searchBoard, unseenCounts, unseen } = turn;
    this.#turn = turn;
    this.#seed = seed;
    this.#scorer = createPlacementScorer(searchBoard.laneBoard, profile);
    this.#unseen = new Uint8Array(unseen.count);
    this.#order = new Uint8Array(unseen.count);
    let at = 0;
    unseenCounts.forEach((count, symbol) => {
      this.#unseen.fill(symbol, at, at + count);
      at += count;
    });
  }

  /**
   * Tries a legal move of the loaded turn, and takes everything back.
   *
   * @param sample number of the sample, 0 … 2³² - 1
   */
  run(move: PackedMove, sample: number): void {
    const { unseen } = this.#turn;
    const { plies, playOutBag } = this.#plan;
    const lastPly = unseen.bag <= playOutBag ? MAX_PLIES : plies;
    this.#deal(sample);
    this.#playCandidate(move);
    for (let ply = 1; ply <= lastPly && !this.#isOver; ply++) this.#playStatic(sideOf(ply));
    this.#judge(sideOf(lastPly + 1));
    for (; this.#laid > 0; this.#laid--) this.#turn.searchBoard.undo();
  }

  /** Sets the table for a sample: racks, bag, nothing played. */
  #deal(sample: number): void {
    const { profile, rack, unseen, consecutivePasses, scorelessTurns } = this.#turn;
    const order = this.#order;
    const random = createRandom(this.#seed, sample);
    order.set(this.#unseen);
    for (let left = order.length - 1; left > 0; left--) {
      const other = random.nextBelow(left + 1);
      const symbol = order[left]!;
      order[left] = order[other]!;
      order[other] = symbol;
    }
    this.#random = random;
    this.#pile.start(order);
    const [own, opponent] = this.#racks;
    own.counts.set(rack.counts);
    own.size = rack.size;
    opponent.counts.fill(0);
    opponent.size = 0;
    while (this.#pile.size > unseen.bag && opponent.size < profile.rackSize) this.#draw(1);
    // What is left are the racks of further players, who do not take part.
    while (this.#pile.size > unseen.bag) this.#pile.draw('back');
    this.#gained.fill(0);
    this.#kept.fill(0);
    this.#passes = consecutivePasses;
    this.#scoreless = scorelessTurns;
    this.#isOver = false;
    this.#out = undefined;
  }

  #playCandidate(move: PackedMove): void {
    if (move.kind === 'placement') {
      const points = this.#scorer.score(move.letters, move.place);
      this.#lay(0, move.letters, move.place, points, undefined);
    } else if (move.kind === 'exchange') {
      this.#exchange(0, move.symbols, undefined);
    } else {
      this.#pass(0);
    }
  }

  /** The move of a side with the highest equity. */
  #playStatic(side: Side): void {
    const { generator, leaves } = this.#equipment;
    const { profile, searchBoard } = this.#turn;
    const rack = this.#racks[side];
    const isEmpty = this.#pile.size === 0;
    const judge = isEmpty ? createLeaveJudge(leaves, this.#rest(side), profile.tileSet) : leaves;
    const best = generator.bestByEquity(searchBoard, rack, judge, 1);
    const equity = best.count > 0 ? best.keys[0]! : NOTHING_FOUND;
    const limit = this.#exchangeLimit(side);
    const exchange = limit > 0 ? this.#exchanges.find(rack, judge, limit, equity) : undefined;
    if (exchange !== undefined) {
      this.#exchange(side, exchange.symbols, exchange.equity);
    } else if (best.count > 0) {
      const points = best.scores[0]!;
      this.#lay(side, best.letters[0]!, best.places[0]!, points, equity - points * MILLIPOINTS);
    } else {
      this.#pass(side);
    }
  }

  /** With an empty bag: the tiles the side does not see, which are the other rack. */
  #rest(side: Side): UnseenTiles {
    const other = this.#racks[otherSide(side)];
    return { count: other.size, points: restOf(other, this.#turn.profile.tileSet), bag: 0 };
  }

  /** @param kept worth of the tiles kept, if known */
  #lay(side: Side, letters: number, place: number, points: number, kept: number | undefined): void {
    const rack = this.#racks[side];
    const count = tileCountOf(place);
    for (let tile = 0; tile < count; tile++) {
      rack.counts[rackSymbol(packedTile(letters, place, tile))]!--;
    }
    rack.size -= count;
    this.#turn.searchBoard.play(letters, place);
    this.#laid++;
    this.#gained[side]! += points;
    this.#keep(side, kept);
    this.#fillRack(side);
    if (rack.size === 0) this.#out = side;
    this.#passes = 0;
    this.#endTurn(points);
  }

  /** R40: the new tiles are drawn before the old ones go back. */
  #exchange(side: Side, symbols: readonly number[], kept: number | undefined): void {
    const rack = this.#racks[side];
    for (const symbol of symbols) rack.counts[symbol]!--;
    rack.size -= symbols.length;
    this.#keep(side, kept);
    this.#fillRack(side);
    for (const symbol of symbols) this.#pile.putBack(symbol, endOf(side), this.#random);
    if (this.#turn.profile.exchangeResetsPasses) this.#passes = 0;
    this.#endTurn(0);
  }

  #pass(side: Side): void {
    this.#keep(side, undefined);
    this.#passes++;
    this.#endTurn(0);
  }

  /** Tiles kept when the bag is empty count in the end only. */
  #keep(side: Side, kept: number | undefined): void {
    const { leaves } = this.#equipment;
    if (this.#pile.size === 0) this.#kept[side] = 0;
    else this.#kept[side] = kept ?? leaves.valueOf(this.#racks[side].counts);
  }

  /** R71, R72, R74. */
  #endTurn(points: number): void {
    const { passesPerPlayerToEnd, scorelessTurnsToEnd } = this.#turn.profile;
    this.#scoreless = points === 0 ? this.#scoreless + 1 : 0;
    this.#isOver =
      this.#out !== undefined ||
      this.#passes >= 2 * (passesPerPlayerToEnd ?? Infinity) ||
      this.#scoreless >= (scorelessTurnsToEnd ?? Infinity);
  }

  /**
   * R41. Where the number of exchanges in a game is limited nobody exchanges in rollouts: how many
   * the opponent has left is not known.
   */
  #exchangeLimit(side: Side): number {
    const { profile } = this.#turn;
    // As if all exchanges allowed had been made.
    const made = profile.exchangesPerGame ?? 0;
    const { size } = this.#racks[side];
    return exchangeLimitOf(profile, { bag: this.#pile.size, rack: size, made });
  }

  #fillRack(side: Side): void {
    const { rackSize } = this.#turn.profile;
    while (this.#racks[side].size < rackSize && this.#pile.size > 0) this.#draw(side);
  }

  #draw(side: Side): void {
    const rack = this.#racks[side];
    rack.counts[this.#pile.draw(endOf(side))]!++;
    rack.size++;
  }

  /** What the rollout has come to, for the player whose move was tried. */
  #judge(toMove: Side): void {
    const { score, opponentScore, profile } = this.#turn;
    const lead = score - opponentScore + this.#gained[0]! - this.#gained[1]!;
    const bag = this.#pile.size;
    if (this.#isOver) {
      const rests = this.#racks.map((rack) => restOf(rack, profile.tileSet));
      // R76, R78: both ways of counting give who went out twice the other rest.
      const difference = rests[1]! - rests[0]!;
      this.spread = lead + (this.#out === undefined ? difference : 2 * difference);
      this.winChance = this.spread > 0 ? 1 : this.spread === 0 ? 0.5 : 0;
      return;
    }
    const { winTable } = this.#equipment;
    this.spread = lead + (this.#kept[0]! - this.#kept[1]!) / MILLIPOINTS;
    this.winChance =
      toMove === 0
        ? winTable.chanceOf(this.spread, bag)
        : 1 - winTable.chanceOf(0 - this.spread, bag);
  }
}

const emptyRack = (): RolloutRack => ({ counts: new Uint8Array(SYMBOL_COUNT), size: 0 });

const sideOf = (ply: number): Side => (ply % 2 === 0 ? 0 : 1);

const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

const endOf = (side: Side): PileEnd => (side === 0 ? 'front' : 'back');
