/**
 * Endgames: the bag is empty, so both racks are known and the best move can be calculated (R71–R78).
 * Deeper and deeper searches (endgame-search.ts) until the value is proven or the limit is reached.
 */
import type { WordGraph } from '@bestzug/lexicon';
import { invariant, type Board, type Rack, type RuleProfile } from '@bestzug/core';
import { PASS, type PackedMove, type TurnView } from '../player/player.ts';
import type { TurnCounts } from './end-clock.ts';
import { EndgameSearch, type StopRule } from './endgame-search.ts';
import { NO_ROW } from './move-bounds.ts';
import { MAX_DEPTH, RootMoves, valueOfRootRow } from './root-moves.ts';
import type { Turn } from './turn.ts';

/** A position of two players with an empty bag. */
export interface EndgamePosition extends TurnCounts {
  readonly board: Board;
  /** The rack of the player on turn, then the other; both hold tiles. */
  readonly racks: readonly [Rack, Rack];
}

/** When to stop. Without limits a search may take hours. */
export interface EndgameLimits {
  /**
   * Most positions valued and placements found together, about 300,000 a second. The same effort
   * gives the same result anywhere.
   */
  readonly effort?: number;
  /** Most milliseconds, by a clock that the caller brings. */
  readonly time?: { readonly now: () => number; readonly limit: number };
}

/** What a search found out. */
export interface EndgameSolution {
  /** The best move. */
  readonly move: PackedMove;
  /**
   * Points that the player on turn still gains on the other with best play of both, final count
   * included; an estimate unless proven.
   */
  readonly value: number;
  /** Whether every line was followed to the end of the game. */
  readonly isProven: boolean;
  /** Turns looked ahead by the last search that was finished; lines beyond were played greedily. */
  readonly depth: number;
  /** Positions valued and placements found. */
  readonly effort: number;
}

/** What one move is worth. */
export interface MoveValue {
  /** As in `EndgameSolution`, after this move. */
  readonly value: number;
  readonly isProven: boolean;
}

/** Turns looked ahead before everything is searched to the end. */
const SHALLOW_DEPTH = 2;

/** Part of the limits after which that is given up. */
const PROOF_SHARE = 0.85;

/** Questions whether to stop between two looks at the clock, which take their time too. */
const QUESTIONS_PER_LOOK = 8;

const DEFAULT_TABLE_BITS = 18;

/** Most effort for the line, in terms of the effort for the value. */
const LINE_EFFORT = 3;

/** Solves endgames one after the other; one per thread. */
export class EndgameSolver {
  readonly #search: EndgameSearch;
  readonly #rackSize: number;
  #turn: Turn = 0;
  #solution: EndgameSolution | undefined = undefined;

  /**
   * @param rules the rack may hold at most eight tiles
   * @param tableBits log₂ of the positions remembered, 16 bytes each
   */
  constructor(graph: WordGraph, rules: RuleProfile, tableBits: number = DEFAULT_TABLE_BITS) {
    this.#search = new EndgameSearch(graph, rules, tableBits);
    this.#rackSize = rules.rackSize;
  }

  /** Solves a position as far as the limits allow. */
  solve(position: EndgamePosition, limits: EndgameLimits): EndgameSolution {
    const search = this.#search;
    const { board, racks } = position;
    invariant(
      racks.every(({ size }) => size > 0 && size <= this.#rackSize),
      'both players of an endgame hold tiles',
    );
    const budget = new Budget(limits);
    this.#turn = search.load(board, racks, position, budget.stopRule(1));
    const root = new RootMoves(search, this.#turn);
    const depth = this.#deepen(root, budget);
    const move = this.#moveOf(root.bestRow);
    const { bestValue: value, isProven } = root;
    this.#solution = { move, value, isProven, depth, effort: search.effort };
    return this.#solution;
  }

  /**
   * A few shallow searches order the moves so well that searching everything to the end comes next:
   * it takes half the time of getting there step by step. Where that takes too long, the rest of the
   * time goes into the steps.
   */
  #deepen(root: RootMoves, budget: Budget): number {
    let depth = 0;
    while (!root.isProven && depth < MAX_DEPTH && root.searchTo(depth + 1)) {
      depth++;
      if (depth !== SHALLOW_DEPTH || root.isProven) continue;
      this.#search.goOn(budget.stopRule(PROOF_SHARE));
      if (root.searchTo(MAX_DEPTH)) return MAX_DEPTH;
      this.#search.goOn(budget.stopRule(1));
    }
    return depth;
  }

  /**
   * The best play of both sides from the position solved last to the end of the game; only its first
   * move where the value is not proven.
   */
  line(): readonly PackedMove[] {
    invariant(this.#solution !== undefined, 'a position has been solved');
    const { move, value, isProven, effort } = this.#solution;
    if (!isProven) return [move];
    const search = this.#search;
    // Nearly all of it is remembered; were it not, the line would end early.
    search.goOn((total) => total >= LINE_EFFORT * effort);
    const rows = new RootMoves(search, this.#turn).bestLine(value);
    return rows.map((row) => this.#moveOf(row));
  }

  /**
   * What a move of the position solved last is worth, undefined for one that the position does not
   * have. Everything remembered from solving it helps.
   */
  valueOf(move: PackedMove, limits: EndgameLimits): MoveValue | undefined {
    invariant(this.#solution !== undefined, 'a position has been solved');
    const row = this.#rowOf(move);
    if (row === undefined) return undefined;
    const search = this.#search;
    search.goOn(() => false);
    let value = valueOfRootRow(search, this.#turn, row, 1, 0)!;
    let isProven = search.isComplete;
    const start = search.effort;
    const isOver = new Budget(limits).stopRule(1);
    search.goOn((effort) => isOver(effort - start));
    for (const depth of [SHALLOW_DEPTH, MAX_DEPTH]) {
      if (isProven) break;
      const found = valueOfRootRow(search, this.#turn, row, depth, value);
      if (found === undefined) break;
      value = found;
      isProven = search.isComplete;
    }
    return { value, isProven };
  }

  #rowOf(move: PackedMove): number | undefined {
    if (move.kind !== 'placement') return move.kind === 'pass' ? NO_ROW : undefined;
    const { moves } = this.#search;
    for (let row = 0; row < moves.rowCount; row++) {
      const isSame = moves.letters[row] === move.letters && moves.places[row] === move.place;
      if (isSame && moves.stands(row, 0)) return row;
    }
    return undefined;
  }

  #moveOf(row: number): PackedMove {
    if (row === NO_ROW) return PASS;
    const { letters, places } = this.#search.moves;
    return { kind: 'placement', letters: letters[row]!, place: places[row]! };
  }
}

/** What a turn has to tell. */
export type EndgameTurn = Pick<
  TurnView,
  'board' | 'rack' | 'unseen' | 'unseenCounts' | 'consecutivePasses' | 'scorelessTurns' | 'profile'
>;

/**
 * The endgame a player sees: with an empty bag the unseen tiles are the other rack. Undefined where
 * there is none: tiles in the bag, more unseen tiles than one rack holds, or the rule *IN, whose
 * placements the search does not know (R86).
 */
export function endgameOfView(view: EndgameTurn): EndgamePosition | undefined {
  const { board, rack, unseen, unseenCounts, consecutivePasses, scorelessTurns, profile } = view;
  if (unseen.bag > 0 || unseen.count === 0 || unseen.count > profile.rackSize) return undefined;
  if (profile.inRule.enabled) return undefined;
  const other: Rack = { counts: unseenCounts, size: unseen.count };
  return { board, racks: [rack, other], consecutivePasses, scorelessTurns };
}

/** The limits of one search. */
class Budget {
  readonly #limits: EndgameLimits;
  readonly #start: number;

  constructor(limits: EndgameLimits) {
    this.#limits = limits;
    this.#start = limits.time?.now() ?? 0;
  }

  /** Stops when a part of the limits is used up. */
  stopRule(part: number): StopRule {
    const { effort: mostEffort = Infinity, time } = this.#limits;
    const most = mostEffort * part;
    if (time === undefined) return (effort) => effort >= most;
    const end = this.#start + time.limit * part;
    let untilLook = 0;
    return (effort) => {
      if (effort >= most) return true;
      if (untilLook-- > 0) return false;
      untilLook = QUESTIONS_PER_LOOK - 1;
      return time.now() >= end;
    };
  }
}
